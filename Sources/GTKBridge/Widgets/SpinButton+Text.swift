import CGTK

extension SpinButton: Editable {
  /// Whether stepping past one bound continues at the other.
  public final var wraps: Bool {
    get { gtk_spin_button_get_wrap(OpaquePointer(pointer)) != 0 }
    set { gtk_spin_button_set_wrap(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
  /// Commits the entered text to the value, as leaving the field does.
  public final func commitText() { gtk_spin_button_update(OpaquePointer(pointer)) }

  /// Sets a custom conversion between the number and its text.
  ///
  /// Invalid text, and a number out of range, is replaced by the last value.
  ///
  /// - Parameters:
  ///   - write: A closure that returns the text for a number.
  ///   - read: A closure that returns the number for a text, or nil if the text is invalid.
  public final func format(_ write: @escaping (Double) -> String, read: @escaping (String) -> Double?) {
    gtk_spin_button_set_update_policy(OpaquePointer(pointer), GTK_UPDATE_IF_VALID)
    connect("output", returning: Bool.self) { [unowned self] () -> Bool in
      let text = write(value)
      if text != self.text { self.text = text }
      return true
    }
    connect("input", returning: Int32.self) { [unowned self] (result: UnsafeMutableRawPointer) -> Int32 in
      let number = read(text)
      // GTK reads the result even after an error.
      result.assumingMemoryBound(to: Double.self).pointee = number ?? value
      return number == nil ? Int32(GTK_INPUT_ERROR) : 1
    }
  }
}
