public import CGTK

/// A GtkText: the inner widget of an entry, which receives text input and has the keyboard focus.
@MainActor
public final class TextInput: Widget, Editable {
  public override class var gtype: GType { gtk_text_get_type() }
  private var filter: ((_ text: String, _ position: Int) -> String?)?
  private let deleted = DeletedText()
  private var isOwnChange = false
  /// Whether changes can be undone.
  private var recordsChanges = true
  private(set) var preedit = ""

  /// Whether an input method displays preedit text.
  public var isComposing: Bool { !preedit.isEmpty }

  /// Calls `handler` when the preedit text of an input method changes.
  public func onComposition(_ handler: @escaping () -> Void) {
    connect("preedit-changed") { [weak self] (preedit: String) in
      self?.preedit = preedit
      handler()
    }
  }

  /// Filters all text before it is inserted, whether typed, pasted, dropped or from an input method.
  ///
  /// If nothing is inserted, the selected text that would have been replaced is kept.
  ///
  /// - Parameter filter: A closure that returns the text to insert instead, or nil for none, given the text and its
  ///   position in Unicode scalars.
  public func filterInsertions(_ filter: @escaping (_ text: String, _ position: Int) -> String?) {
    self.filter = filter
    connect("delete-text") { [weak self] (start: Int32, end: Int32) in
      guard let self, !isOwnChange else { return }
      recordChanges()
      if let text = String(taking: gtk_editable_get_chars(OpaquePointer(pointer), start, end)) {
        deleted.record(text, at: Int(start))
      }
    }
    connect("insert-text") { [weak self] (text: String, length: Int32, position: UnsafeMutableRawPointer) in
      self?.insert(text, length: Int(length), at: position.assumingMemoryBound(to: Int32.self))
    }
  }

  private func insert(_ text: String, length: Int, at position: UnsafeMutablePointer<Int32>) {
    guard !isOwnChange, let filter else { return }
    recordChanges()
    // GTK may pass more text than it inserts.
    let proposed =
      length < 0 || length >= text.utf8.count ? text : String(decoding: text.utf8.prefix(length), as: UTF8.self)
    let offset = Int(position.pointee)
    var accepted = filter(proposed, offset)
    if accepted != proposed { accepted = accepted ?? deleted.text(at: offset) }
    // Later insertions don't replace this text.
    deleted.forget()
    if accepted == proposed { return }
    g_signal_stop_emission_by_name(pointer, "insert-text")
    guard let accepted, !accepted.isEmpty else { return }
    isOwnChange = true
    gtk_editable_insert_text(OpaquePointer(pointer), accepted, Int32(clamping: accepted.utf8.count), position)
    isOwnChange = false
  }

  /// Replaces the text without calling a filter.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - isUndoable: Whether users can undo it. If not, they can't undo what they did before either.
  public func replaceText(_ text: String, isUndoable: Bool = false) {
    let editable = OpaquePointer(pointer)
    deleted.forget()
    if isUndoable { recordChanges() } else if recordsChanges { gtk_editable_set_enable_undo(editable, 0) }
    isOwnChange = true
    gtk_editable_set_text(editable, text)
    isOwnChange = false
    if isUndoable { return }
    // Between programmatic changes, undo stays disabled, because switching it costs as much as setting the text.
    recordsChanges = filter == nil
    if recordsChanges { gtk_editable_set_enable_undo(editable, 1) }
  }

  /// Enables undo before the user changes the text.
  private func recordChanges() {
    guard !recordsChanges else { return }
    recordsChanges = true
    gtk_editable_set_enable_undo(OpaquePointer(pointer), 1)
  }

  public override func dispose() {
    filter = nil
    deleted.forget()
    super.dispose()
  }
}

/// The text that was just deleted, which an insertion at its position replaces.
///
/// GTK reports two changes if text is typed, pasted or written by assistive technology over a selection. The next event,
/// which has the default priority, is a separate change.
final class DeletedText {
  private var last: (text: String, position: Int)?
  private var reset: LoopSource?

  func record(_ text: String, at position: Int) {
    last = (text, position)
    guard reset == nil else { return }
    reset = MainLoop.idle(priority: G_PRIORITY_DEFAULT - 1) { [weak self] in
      self?.reset = nil
      self?.last = nil
    }
  }

  /// Returns the text that an insertion would replace, or nil if there is none.
  func text(at position: Int) -> String? {
    last.flatMap { $0.position == position && !$0.text.isEmpty ? $0.text : nil }
  }

  func forget() {
    last = nil
    reset?.cancel()
    reset = nil
  }
}

extension Entry {
  /// The inner text widget, which receives text input.
  public final var input: TextInput {
    let delegate = gtk_editable_get_delegate(OpaquePointer(pointer))
    return Object.peer(of: delegate.map(UnsafeMutableRawPointer.init), as: TextInput.self)!
  }
  /// Whether the text is visible, unlike a password.
  public final var isTextVisible: Bool {
    get { gtk_entry_get_visibility(pointer.assumingMemoryBound(to: GtkEntry.self)) != 0 }
    set { gtk_entry_set_visibility(pointer.assumingMemoryBound(to: GtkEntry.self), newValue ? 1 : 0) }
  }
}

extension Editable {
  /// Whether the user can edit the text.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(OpaquePointer(pointer)) != 0 }
    set { gtk_editable_set_editable(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
  /// The cursor position in Unicode scalars; -1 is the end.
  public var cursorPosition: Int {
    get { Int(gtk_editable_get_position(OpaquePointer(pointer))) }
    set { gtk_editable_set_position(OpaquePointer(pointer), Int32(clamping: newValue)) }
  }
}

extension Widget {
  /// Sets the placeholder for assistive technology.
  public final func setAccessiblePlaceholder(_ text: String) {
    var property = GtkAccessibleProperty.placeholder
    withValue(of: FP_TYPE_STRING) { value in
      text.store(value)
      gtk_accessible_update_property_value(OpaquePointer(pointer), 1, &property, value)
    }
  }
}
