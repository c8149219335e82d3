import CGTK

extension SpinButton {
  /// The inner text widget, which has the keyboard focus.
  public final var textNode: Widget? {
    Object.peer(of: gtk_editable_get_delegate(OpaquePointer(pointer)).map(UnsafeMutableRawPointer.init))
  }
  /// Sets the accessible label of the field and of its focusable text widget.
  public final func setName(_ name: String) {
    setAccessibleLabel(name)
    textNode?.setAccessibleLabel(name)
  }
  /// Whether stepping past one bound continues at the other.
  public final var wraps: Bool {
    get { gtk_spin_button_get_wrap(OpaquePointer(pointer)) != 0 }
    set { gtk_spin_button_set_wrap(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
  /// Whether only numbers can be entered.
  public final var isNumeric: Bool {
    get { gtk_spin_button_get_numeric(OpaquePointer(pointer)) != 0 }
    set { gtk_spin_button_set_numeric(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
  /// The displayed text.
  public final var text: String {
    get { String(cString: gtk_editable_get_text(OpaquePointer(pointer))) }
    set { gtk_editable_set_text(OpaquePointer(pointer), newValue) }
  }
  /// The natural width in characters, or -1 for the width of the range.
  public final var widthInCharacters: Int {
    get { Int(gtk_editable_get_width_chars(OpaquePointer(pointer))) }
    set { gtk_editable_set_width_chars(OpaquePointer(pointer), Int32(clamping: newValue)) }
  }
  /// Limits the number of characters that can be entered or pasted; 0 removes the limit.
  public final func limitLength(to characters: Int) {
    guard let text = textNode else { return }
    gtk_text_set_max_length(text.pointer.assumingMemoryBound(to: GtkText.self), Int32(clamping: characters))
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

extension Entry {
  /// Limits the number of characters that can be entered or pasted; 0 removes the limit.
  public final func limitLength(to characters: Int) {
    gtk_entry_set_max_length(pointer.assumingMemoryBound(to: GtkEntry.self), Int32(clamping: characters))
  }
}
