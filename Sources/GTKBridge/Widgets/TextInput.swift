public import CGTK

/// A GtkText: the inner widget of an entry, which receives text input and has the keyboard focus.
public final class TextInput: Widget, Editable {
  public override class var gtype: GType { gtk_text_get_type() }
  private var filter: InsertionFilter?
  private var rewrite: ((TextEdit) -> TextEdit.Outcome)?
  /// The last deletion, which the insertion that follows immediately replaces, and the cursor after it.
  private var deletion: (edit: TextEdit, cursor: Int)?
  private var deletionEnd: LoopSource?
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
    self.filter = InsertionFilter(filter)
    // While GTK 4.18 inserts a typed text, it is too late, and GTK warns.
    connect("notify::has-focus") { [weak self] in if let self, hasFocus { recordChanges() } }
    connect("delete-text") { [weak self] (start: Int32, end: Int32) in
      guard let self, !isOwnChange else { return }
      recordChanges()
      if let rewrite { return delete(from: Int(start), to: Int(end), rewrite) }
      if let text = String(taking: gtk_editable_get_chars(OpaquePointer(pointer), start, end)) {
        self.filter?.recordDeletion(of: text, at: Int(start))
      }
    }
    connect("insert-text") { [weak self] (text: String, length: Int32, position: UnsafeMutableRawPointer) in
      self?.insert(text, length: Int(length), at: position.assumingMemoryBound(to: Int32.self))
    }
  }

  private func insert(_ text: String, length: Int, at position: UnsafeMutablePointer<Int32>) {
    guard !isOwnChange, let filter else { return }
    recordChanges()
    if let rewrite {
      let accepted = filter.accepted(text, length: length, at: Int(position.pointee))
      return position.pointee = Int32(clamping: insert(accepted, at: Int(position.pointee), rewrite))
    }
    guard let replacement = filter.replacement(for: text, length: length, at: Int(position.pointee)) else { return }
    g_signal_stop_emission_by_name(pointer, "insert-text")
    guard !replacement.isEmpty else { return }
    isOwnChange = true
    gtk_editable_insert_text(OpaquePointer(pointer), replacement, Int32(clamping: replacement.utf8.count), position)
    isOwnChange = false
  }

  /// Adds the entries of a menu to the context menu; nil removes them.
  public func setExtraMenu(_ menu: Menu?) {
    gtk_text_set_extra_menu(pointer.assumingMemoryBound(to: GtkText.self), menu?.model)
  }

  /// Calls a closure before each change by the user, which can make another change; nil ends this.
  ///
  /// Text that is typed over a selection is one change. A filter of insertions is called first.
  public func rewriteEdits(_ rewrite: ((TextEdit) -> TextEdit.Outcome)?) {
    self.rewrite = rewrite
    forgetDeletion()
  }

  private func delete(from start: Int, to end: Int, _ rewrite: (TextEdit) -> TextEdit.Outcome) {
    let count = text.unicodeScalars.count
    let upper = end < 0 ? count : min(end, count)
    let lower = min(max(0, start), upper)
    let hasSelection = gtk_editable_get_selection_bounds(OpaquePointer(pointer), nil, nil) != 0
    let edit = TextEdit(text, lower..<upper, cursor: hasSelection ? nil : cursorPosition)
    let outcome = rewrite(edit)
    var cursor = lower
    if outcome != .asTyped { g_signal_stop_emission_by_name(pointer, "delete-text") }
    if case .replaced(let new, let newCursor) = outcome {
      cursor = newCursor
      change(to: new)
      cursorPosition = cursor
    }
    forgetDeletion()
    deletion = (edit, cursor)
    // The next event, which has the default priority, is a separate change.
    deletionEnd = MainLoop.idle(priority: .beforeInput) { [weak self] in self?.deletion = nil }
  }

  /// - Returns: The position of the cursor.
  private func insert(_ text: String?, at position: Int, _ rewrite: (TextEdit) -> TextEdit.Outcome) -> Int {
    let replaced = deletion?.cursor == position ? deletion?.edit : nil
    forgetDeletion()
    let edit = TextEdit(replaced?.text ?? self.text, replaced?.range ?? position..<position, text ?? "")
    g_signal_stop_emission_by_name(pointer, "insert-text")
    switch text == nil ? .rejected : rewrite(edit) {
    case .asTyped:
      change(to: edit.result)
      return edit.range.lowerBound + edit.insertion.unicodeScalars.count
    case .replaced(let new, let cursor):
      change(to: new)
      return cursor
    case .rejected:
      change(to: edit.text)
      return edit.range.upperBound
    }
  }

  private func forgetDeletion() {
    deletion = nil
    deletionEnd?.cancel()
  }

  /// Changes the end of the text from the first different letter on, so that users can undo it in at most two steps
  /// whose intermediate text is the beginning of both texts.
  private func change(to newText: String) {
    let (old, new) = (Array(text.unicodeScalars), Array(newText.unicodeScalars))
    var position = Int32(clamping: zip(old, new).prefix { $0 == $1 }.count)
    let kept = Int(position)
    isOwnChange = true
    defer { isOwnChange = false }
    if kept < old.count { gtk_editable_delete_text(OpaquePointer(pointer), position, -1) }
    guard kept < new.count else { return }
    let end = String(String.UnicodeScalarView(new[kept...]))
    gtk_editable_insert_text(OpaquePointer(pointer), end, Int32(clamping: end.utf8.count), &position)
  }

  /// Replaces the text without calling a filter.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - isUndoable: Whether users can undo it. If not, they can't undo what they did before either.
  public func replaceText(_ text: String, isUndoable: Bool = false) {
    let editable = OpaquePointer(pointer)
    filter?.forgetDeletion()
    forgetDeletion()
    if isUndoable { recordChanges() } else if recordsChanges { gtk_editable_set_enable_undo(editable, 0) }
    isOwnChange = true
    gtk_editable_set_text(editable, text)
    isOwnChange = false
    if isUndoable { return }
    // Without the focus, undo stays disabled between such changes, because switching it costs as much as setting the
    // text.
    recordsChanges = filter == nil || hasFocus
    if recordsChanges { gtk_editable_set_enable_undo(editable, 1) }
  }

  /// Enables undo before the user changes the text.
  private func recordChanges() {
    guard !recordsChanges else { return }
    recordsChanges = true
    gtk_editable_set_enable_undo(OpaquePointer(pointer), 1)
  }

  public override func dispose() {
    filter?.forgetDeletion()
    filter = nil
    rewriteEdits(nil)
    super.dispose()
  }
}

/// A filter for inserted text, which also knows the deleted text that it replaces.
///
/// GTK reports two changes if text is typed, pasted or written by assistive technology over a selection. The next event,
/// which has the default priority, is a separate change.
final class InsertionFilter {
  private let filter: (_ text: String, _ position: Int) -> String?
  private var deletion: (text: String, position: Int)?
  @Pending private var reset: LoopSource?

  init(_ filter: @escaping (_ text: String, _ position: Int) -> String?) { self.filter = filter }

  func recordDeletion(of text: String, at position: Int) {
    deletion = (text, position)
    guard reset == nil else { return }
    reset = MainLoop.idle(priority: .beforeInput) { [weak self] in
      self?.reset = nil
      self?.deletion = nil
    }
  }

  func forgetDeletion() {
    deletion = nil
    reset = nil
  }

  /// Returns the text to insert instead of a proposed one, or nil to insert the proposed text.
  ///
  /// If nothing may be inserted, the deleted text that the proposed one would have replaced is restored.
  func replacement(for text: String, length: Int, at position: Int) -> String? {
    let proposed = Self.proposedText(text, length: length)
    let deleted = deletion.flatMap { $0.position == position ? $0.text : nil }
    let accepted = filter(proposed, position) ?? deleted ?? ""
    // Later insertions don't replace this text.
    forgetDeletion()
    return accepted == proposed ? nil : accepted
  }

  /// Returns the filtered text, or nil if nothing may be inserted.
  func accepted(_ text: String, length: Int, at position: Int) -> String? {
    filter(Self.proposedText(text, length: length), position)
  }

  /// Returns the text that GTK inserts, which may be only the beginning of the text that it passes.
  private static func proposedText(_ text: String, length: Int) -> String {
    length < 0 || length >= text.utf8.count ? text : String(decoding: text.utf8.prefix(length), as: UTF8.self)
  }
}
