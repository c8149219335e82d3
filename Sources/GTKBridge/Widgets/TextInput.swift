public import CGTK

/// A GtkText: the inner widget of an entry, which receives text input and has the keyboard focus.
@MainActor
public final class TextInput: Widget, Editable {
  public override class var gtype: GType { gtk_text_get_type() }
  private var filter: ((_ text: String, _ position: Int) -> String?)?
  private var lastDeletion: (text: String, position: Int)?
  /// The source that clears `lastDeletion`.
  private var deletionReset: LoopSource?
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
      let deleted = String(taking: gtk_editable_get_chars(OpaquePointer(pointer), start, end))
      lastDeletion = deleted.map { ($0, Int(start)) }
      scheduleDeletionReset()
    }
    connect("insert-text") { [weak self] (text: String, length: Int32, position: UnsafeMutableRawPointer) in
      self?.insert(text, length: Int(length), at: position.assumingMemoryBound(to: Int32.self))
    }
  }

  /// Treats a deletion and a subsequent insertion as a single change, even if GTK reports two changes.
  ///
  /// Assistive technology replaces text this way. The next event, which has the default priority, is a separate change.
  private func scheduleDeletionReset() {
    guard deletionReset == nil else { return }
    deletionReset = MainLoop.idle(priority: G_PRIORITY_DEFAULT - 1) { [weak self] in
      self?.deletionReset = nil
      self?.lastDeletion = nil
    }
  }

  private func deletion(at position: Int) -> String? {
    lastDeletion.flatMap { $0.position == position && !$0.text.isEmpty ? $0.text : nil }
  }

  /// Returns whether an insertion replaces text, which is restored if nothing is inserted.
  ///
  /// Call this method from a filter. “changed” is emitted after the text is restored.
  ///
  /// - Parameter position: The position that was passed to the filter.
  /// - Returns: Whether the insertion replaces text.
  public func isReplacement(at position: Int) -> Bool { deletion(at: position) != nil }

  private func insert(_ text: String, length: Int, at position: UnsafeMutablePointer<Int32>) {
    guard !isOwnChange, let filter else { return }
    recordChanges()
    // GTK may pass more text than it inserts.
    let proposed =
      length < 0 || length >= text.utf8.count ? text : String(decoding: text.utf8.prefix(length), as: UTF8.self)
    let offset = Int(position.pointee)
    var accepted = filter(proposed, offset)
    let deletion = deletion(at: offset)
    // Later insertions don't replace this text.
    lastDeletion = nil
    if accepted == proposed { return }
    if accepted == nil { accepted = deletion }
    g_signal_stop_emission_by_name(pointer, "insert-text")
    guard let accepted, !accepted.isEmpty else { return }
    isOwnChange = true
    gtk_editable_insert_text(OpaquePointer(pointer), accepted, Int32(clamping: accepted.utf8.count), position)
    isOwnChange = false
  }

  /// Replaces the text without an undo step, because the user didn't make the change.
  ///
  /// Doesn't call the filter.
  public func replaceText(_ text: String) {
    let editable = OpaquePointer(pointer)
    lastDeletion = nil
    if recordsChanges { gtk_editable_set_enable_undo(editable, 0) }
    isOwnChange = true
    gtk_editable_set_text(editable, text)
    isOwnChange = false
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
    deletionReset?.cancel()
    deletionReset = nil
    super.dispose()
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
