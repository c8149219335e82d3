import CGTK

extension SpinButton {
  /// Whether stepping past one bound continues at the other.
  public final var wraps: Bool {
    get { gtk_spin_button_get_wrap(OpaquePointer(pointer)) != 0 }
    set { gtk_spin_button_set_wrap(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
  /// Commits the entered text to the value, as leaving the field does.
  public final func commitText() { gtk_spin_button_update(OpaquePointer(pointer)) }

  /// Leaves the displayed text to the caller.
  ///
  /// - Parameter commit: A closure that sets the value to the number of the entered text, and returns whether there is
  ///   one.
  public final func delegateText(_ commit: @escaping () -> Bool) {
    gtk_spin_button_set_update_policy(OpaquePointer(pointer), GTK_UPDATE_IF_VALID)
    connect("output", returning: Bool.self) { true }
    connect("input", returning: Int32.self) { [unowned self] (result: UnsafeMutableRawPointer) -> Int32 in
      let isNumber = commit()
      // GTK reads the result even after an error.
      result.assumingMemoryBound(to: Double.self).pointee = value
      return isNumber ? 1 : Int32(GTK_INPUT_ERROR)
    }
  }
}
