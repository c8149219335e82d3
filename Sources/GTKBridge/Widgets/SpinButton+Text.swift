import CGTK

extension SpinButton {
  /// The node inside that people type in and that has the keyboard focus.
  public final var textNode: Widget? {
    Object.peer(of: gtk_editable_get_delegate(OpaquePointer(pointer)).map(UnsafeMutableRawPointer.init))
  }
  /// Names the field, and the node inside that has the focus, for assistive technology.
  public final func setName(_ name: String) {
    setAccessibleLabel(name)
    textNode?.setAccessibleLabel(name)
  }
  /// Whether a step beyond one end comes to the other.
  public final var wraps: Bool {
    get { gtk_spin_button_get_wrap(OpaquePointer(pointer)) != 0 }
    set { gtk_spin_button_set_wrap(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
  /// Whether nothing but a number can be typed.
  public final var isNumeric: Bool {
    get { gtk_spin_button_get_numeric(OpaquePointer(pointer)) != 0 }
    set { gtk_spin_button_set_numeric(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
  /// The text as it is shown.
  public final var text: String {
    get { String(cString: gtk_editable_get_text(OpaquePointer(pointer))) }
    set { gtk_editable_set_text(OpaquePointer(pointer), newValue) }
  }
  /// The natural width in characters; -1 for what the range needs.
  public final var widthInCharacters: Int {
    get { Int(gtk_editable_get_width_chars(OpaquePointer(pointer))) }
    set { gtk_editable_set_width_chars(OpaquePointer(pointer), Int32(clamping: newValue)) }
  }
  /// The most characters that can be typed or pasted; 0 for no limit.
  public final func limitLength(to characters: Int) {
    guard let text = textNode else { return }
    gtk_text_set_max_length(text.pointer.assumingMemoryBound(to: GtkText.self), Int32(clamping: characters))
  }
  /// Takes what is typed for the value now, as leaving the field does.
  public final func commitText() { gtk_spin_button_update(OpaquePointer(pointer)) }

  /// Writes and reads the number in a way of the caller's own.
  ///
  /// A text that stands for none, or for one out of range, gives way to the last number.
  ///
  /// - Parameters:
  ///   - write: The text of a number.
  ///   - read: The number of a text; nil for a text that is none.
  public final func format(_ write: @escaping (Double) -> String, read: @escaping (String) -> Double?) {
    gtk_spin_button_set_update_policy(OpaquePointer(pointer), GTK_UPDATE_IF_VALID)
    connect("output", returning: Bool.self) { [unowned self] () -> Bool in
      let text = write(value)
      if text != self.text { self.text = text }
      return true
    }
    connect("input", returning: Int32.self) { [unowned self] (result: UnsafeMutableRawPointer) -> Int32 in
      let number = read(text)
      // GTK looks at it whatever the answer is.
      result.assumingMemoryBound(to: Double.self).pointee = number ?? value
      return number == nil ? Int32(GTK_INPUT_ERROR) : 1
    }
  }
}

extension Entry {
  /// The most characters that can be typed or pasted; 0 for no limit.
  public final func limitLength(to characters: Int) {
    gtk_entry_set_max_length(pointer.assumingMemoryBound(to: GtkEntry.self), Int32(clamping: characters))
  }
}
