import FloorplanProgram
import FloorplanTheme
import FloorplanThemeCheck
import FloorplanUI
import Observation

/// The unsaved version of a style sheet file whose quick tokens the user edits.
@Observable
final class TokenDraft {
  let path: String
  /// The tokens of the unsaved version.
  private(set) var tokens: QuickTokens
  /// The version of the file that the unsaved one is based on.
  private var saved: StyleSheetSource
  /// The version that another program has saved while there are unsaved changes.
  private(set) var conflict: StyleSheetSource?
  /// The changes that the user can undo.
  @ObservationIgnored let history = UndoHistory()
  /// Reads a version with the imported files, in the dialect of the file.
  @ObservationIgnored private var read: (StyleSheetSource) -> StyleSheetReading

  /// Creates a draft of the newest version of a file; returns nil if the file was never read.
  init?(_ file: LiveStyleSheet) {
    guard let source = file.source(named: file.path) else { return nil }
    let read = Self.reader(of: file)
    (path, saved, self.read) = (file.path, source, read)
    tokens = QuickTokens(source, read: read)
  }

  private static func reader(of file: LiveStyleSheet) -> (StyleSheetSource) -> StyleSheetReading {
    { [weak file, dialect = file.dialect] source in
      StyleSheet.read(source, dialect: dialect) { name, importer in
        let path = StyleSheetImport.path(of: name, in: importer)
        return file?.source(named: path).map(StyleSheetImport.found) ?? .notFound("")
      }
    }
  }

  /// Whether there are unsaved changes.
  var hasChanges: Bool { tokens.source != saved }

  /// The name of the file without its folder.
  var fileName: String { path.split(separator: "/").last.map { String($0) } ?? path }

  /// Follows the newest version of the file, unless there are unsaved changes.
  func follow(_ file: LiveStyleSheet) {
    guard let newest = file.source(named: path) else { return }
    read = Self.reader(of: file)
    if hasChanges, newest != tokens.source {
      conflict = newest == saved ? nil : newest
      // An imported file may have changed.
      tokens = QuickTokens(tokens.source, read: read)
    } else {
      (saved, conflict) = (newest, nil)
      tokens = QuickTokens(newest, read: read)
    }
  }

  // MARK: Changes

  /// Sets a token, or removes it if the text is nil.
  ///
  /// - Returns: Whether the token can be set.
  func set(_ token: QuickToken, to text: String?) -> Bool {
    guard text != tokens.text(of: token) else { return true }
    guard let change = tokens.setting(token, to: text) else { return false }
    tokens = change.tokens
    addAction(token.name, change.edits, change.inverse)
    return true
  }

  /// Makes the last change of ``tokens`` undoable.
  private func addAction(_ title: String, _ edits: [StyleSheetEdit], _ inverse: [StyleSheetEdit]) {
    // The version that the next undo or redo requires.
    var expected = tokens.source
    @MainActor func apply(_ edits: [StyleSheetEdit], to draft: TokenDraft?) {
      guard let draft else { return }
      draft.tokens = draft.tokens.applying(edits)
      expected = draft.tokens.source
    }
    history.add(
      title, isOffered: false,
      isCurrent: { [weak self] in self?.tokens.source == expected },
      undo: { [weak self] in apply(inverse, to: self) }, redo: { [weak self] in apply(edits, to: self) })
  }

  /// Writes the changes to the file.
  ///
  /// - Throws: ``FileReplacementError``, for example if another program has changed the file.
  func save() throws(FileReplacementError) {
    try replaceFile(path, from: saved.bytes, to: tokens.source.bytes)
    saved = tokens.source
  }

  /// Discards the changes, and adopts the version of another program if there is one; otherwise, this is undoable.
  func discard() {
    let (old, isUndoable) = (tokens.source, hasChanges && conflict == nil)
    saved = conflict ?? saved
    conflict = nil
    tokens = QuickTokens(saved, read: read)
    let edits = [StyleSheetEdit(range: 0..<old.bytes.count, text: String(decoding: saved.bytes, as: UTF8.self))]
    if isUndoable, let inverse = old.inverse(of: edits) { addAction(localized("Discard"), edits, inverse) }
  }

  /// Applies the changes to the version that another program has saved.
  ///
  /// - Returns: The names of the tokens that can't be set there.
  func rebase() -> [String] {
    guard conflict != nil else { return [] }
    let (base, own) = (QuickTokens(saved, read: read), tokens)
    let changed = QuickToken.all.filter { base.text(of: $0) != own.text(of: $0) }
    var failed: [String] = []
    discard()
    for token in changed {
      let text = own.text(of: token)
      guard text != tokens.text(of: token) else { continue }
      if let change = tokens.setting(token, to: text) { tokens = change.tokens } else { failed.append(token.name) }
    }
    return failed
  }
}
