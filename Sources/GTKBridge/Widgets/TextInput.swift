public import CGTK

/// A GtkText: the node inside of an entry that people type in, and that has the keyboard focus.
@MainActor
public final class TextInput: Widget, Editable {
  public override class var gtype: GType { gtk_text_get_type() }
  private var filter: ((_ text: String, _ position: Int) -> String?)?
  private var lastDeletion: (text: String, position: Int)?
  /// What will forget it.
  private var forgetting: LoopSource?
  private var isOwnChange = false
  /// Whether what is done now can be undone.
  private var recordsChanges = true
  private(set) var preedit = ""

  /// Whether an input method shows letters that it hasn't decided on yet.
  public var isComposing: Bool { !preedit.isEmpty }

  /// Calls `handler` when an input method shows other letters that it hasn't decided on, or no more of them.
  public func onComposition(_ handler: @escaping () -> Void) {
    connect("preedit-changed") { [weak self] (preedit: String) in
      self?.preedit = preedit
      handler()
    }
  }

  /// Asks before any text gets in, whether it is typed, pasted, dropped or comes from an input method.
  ///
  /// Where nothing may get in, what was selected and would have been replaced stays.
  ///
  /// - Parameter filter: What gets in of a text, at a place that is counted in Unicode scalars; nil for nothing of it.
  public func filterInsertions(_ filter: @escaping (_ text: String, _ position: Int) -> String?) {
    self.filter = filter
    connect("delete-text") { [weak self] (start: Int32, end: Int32) in
      guard let self, !isOwnChange else { return }
      recordChanges()
      let deleted = String(taking: gtk_editable_get_chars(OpaquePointer(pointer), start, end))
      lastDeletion = deleted.map { ($0, Int(start)) }
      forgetDeletionSoon()
    }
    connect("insert-text") { [weak self] (text: String, length: Int32, position: UnsafeMutableRawPointer) in
      self?.insert(text, length: Int(length), at: position.assumingMemoryBound(to: Int32.self))
    }
  }

  /// What is deleted and inserted at once is one change, also where GTK tells of two.
  ///
  /// Assistive technology writes so.  The next event, whose priority is the default one, is another change.
  private func forgetDeletionSoon() {
    guard forgetting == nil else { return }
    forgetting = MainLoop.idle(priority: G_PRIORITY_DEFAULT - 1) { [weak self] in
      self?.forgetting = nil
      self?.lastDeletion = nil
    }
  }

  private func deletion(at position: Int) -> String? {
    lastDeletion.flatMap { $0.position == position && !$0.text.isEmpty ? $0.text : nil }
  }

  /// Whether a text would replace another one, which comes back where nothing gets in.
  ///
  /// To be asked by a filter.  "changed" is told once the other text is back.
  ///
  /// - Parameter position: The place that the filter was given.
  /// - Returns: Whether there is such a text.
  public func isReplacement(at position: Int) -> Bool { deletion(at: position) != nil }

  private func insert(_ text: String, length: Int, at position: UnsafeMutablePointer<Int32>) {
    guard !isOwnChange, let filter else { return }
    recordChanges()
    // GTK may hand over more text than is to be inserted.
    let given =
      length < 0 || length >= text.utf8.count ? text : String(decoding: text.utf8.prefix(length), as: UTF8.self)
    let place = Int(position.pointee)
    var taken = filter(given, place)
    let deletion = deletion(at: place)
    // Whatever is inserted next replaces nothing.
    lastDeletion = nil
    if taken == given { return }
    if taken == nil { taken = deletion }
    g_signal_stop_emission_by_name(pointer, "insert-text")
    guard let taken, !taken.isEmpty else { return }
    isOwnChange = true
    gtk_editable_insert_text(OpaquePointer(pointer), taken, Int32(clamping: taken.utf8.count), position)
    isOwnChange = false
  }

  /// Puts a text in place of the one that there is, which can't be undone: it isn't what the person did.
  ///
  /// Calls no filter.
  public func replaceText(_ text: String) {
    let editable = OpaquePointer(pointer)
    lastDeletion = nil
    if recordsChanges { gtk_editable_set_enable_undo(editable, 0) }
    isOwnChange = true
    gtk_editable_set_text(editable, text)
    isOwnChange = false
    // What only code writes is not recorded from one text to the next: to switch that costs as much as the text itself.
    recordsChanges = filter == nil
    if recordsChanges { gtk_editable_set_enable_undo(editable, 1) }
  }

  /// A person is about to change the text.
  private func recordChanges() {
    guard !recordsChanges else { return }
    recordsChanges = true
    gtk_editable_set_enable_undo(OpaquePointer(pointer), 1)
  }

  public override func dispose() {
    filter = nil
    forgetting?.cancel()
    forgetting = nil
    super.dispose()
  }
}

extension Entry {
  /// The node inside that people type in.
  public final var input: TextInput {
    let delegate = gtk_editable_get_delegate(OpaquePointer(pointer))
    return Object.peer(of: delegate.map(UnsafeMutableRawPointer.init), as: TextInput.self)!
  }
  /// Whether what is typed can be read; a password can't.
  public final var isTextVisible: Bool {
    get { gtk_entry_get_visibility(pointer.assumingMemoryBound(to: GtkEntry.self)) != 0 }
    set { gtk_entry_set_visibility(pointer.assumingMemoryBound(to: GtkEntry.self), newValue ? 1 : 0) }
  }
}

extension Editable {
  /// Whether people may change the text.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(OpaquePointer(pointer)) != 0 }
    set { gtk_editable_set_editable(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
  /// The place of the cursor, counted in Unicode scalars; -1 stands for the end.
  public var cursorPosition: Int {
    get { Int(gtk_editable_get_position(OpaquePointer(pointer))) }
    set { gtk_editable_set_position(OpaquePointer(pointer), Int32(clamping: newValue)) }
  }
}

extension Widget {
  /// The text that assistive technology reads where a field is empty.
  public final func setAccessiblePlaceholder(_ text: String) {
    var property = GtkAccessibleProperty.placeholder
    withValue(of: FP_TYPE_STRING) { value in
      text.store(value)
      gtk_accessible_update_property_value(OpaquePointer(pointer), 1, &property, value)
    }
  }
}
