import FloorplanProgram
import FloorplanTheme
import FloorplanThemeCheck
import FloorplanUI
import GTKBridge
import Observation

/// The current style sheet, which follows the switches, provides their theme, and reports the problems of a file.
@Observable
final class StyleSheetSession {
  /// The followed file; nil if there is none.
  private(set) var file: LiveStyleSheet?
  /// The recent files, the last used one first.
  var recentFiles: [String] = []
  @ObservationIgnored private let switches: ViewSwitches
  /// The theme of the file's displayed version.
  @ObservationIgnored private var fileTheme: Theme?
  /// The drafts of files, which keep unsaved changes while another file is followed.
  @ObservationIgnored private var drafts: [String: TokenDraft] = [:]
  @ObservationIgnored private var observers: [Observer] = []

  init(_ switches: ViewSwitches) {
    self.switches = switches
    observers.append(observe { [unowned self] in follow(switches.sheet, switches.dialect) })
    observers.append(
      observe { [unowned self] in
        (file, file?.revision)
      } apply: { [unowned self] file, _ in
        followDraft(file)
      })
    observers.append(observe { [unowned self] in showFile() })
  }

  private func follow(_ choice: StyleSheetChoice?, _ dialect: StyleSheetDialect) {
    switch choice {
    case .file(let path):
      addRecentFile(path)
      guard file?.path != path || file?.dialect != dialect else { return }
      closeFile()
      file = LiveStyleSheet(path: path, dialect: dialect, checks: .all)
    case .builtIn(let theme):
      closeFile()
      switches.theme = theme.theme()
    case nil:
      closeFile()
      switches.theme = .standard
    }
  }

  /// The maximum number of recent files, for which the menu has space.
  private static let maximumRecentFileCount = 4

  private func addRecentFile(_ path: String) {
    guard recentFiles.first != path else { return }
    recentFiles = Array(([path] + recentFiles.filter { $0 != path }).prefix(Self.maximumRecentFileCount))
  }

  private func closeFile() {
    file?.close()
    if file != nil { file = nil }
    fileTheme = nil
    if switches.previousTheme != nil { switches.previousTheme = nil }
  }

  /// Applies the file; one that can't be read changes nothing.
  private func showFile() {
    guard let sheet = file?.sheet else { return }
    let theme = Theme.standard.applying(sheet)
    if let fileTheme, fileTheme != theme { switches.previousTheme = fileTheme }
    fileTheme = theme
    switches.theme = displayedDraft?.tokens.theme ?? theme
  }

  /// The draft, if it has unsaved changes, or saved ones that aren't read from the file yet.
  private var displayedDraft: TokenDraft? {
    guard let file, let draft = switches.draft, draft.path == file.path else { return nil }
    return draft.tokens.source == file.source(named: file.path) ? nil : draft
  }

  private func followDraft(_ file: LiveStyleSheet?) {
    drafts = drafts.filter { $0.value.hasChanges || $0.key == file?.path }
    let known = file.flatMap { drafts[$0.path] }
    if let file { known?.follow(file) }
    let draft = known ?? file.flatMap { TokenDraft($0) }
    if let draft { drafts[draft.path] = draft }
    if switches.draft !== draft { switches.draft = draft }
  }

  /// The draft of a file with unsaved changes; nil if there is none.
  var unsavedDraft: TokenDraft? { drafts.values.first(where: \.hasChanges) }

  /// The problems of the file; nil if there are none, or no file is followed.
  var problems: StyleSheetProblems? {
    guard let file else { return nil }
    // If the file can't be read now, the diagnostics of a previous version don't apply.
    let isUnread = file.failure?.reason.preventsReading == true
    let diagnostics = (isUnread ? [] : file.diagnostics) + switches.imageProblems
    // The diagnostic also contains the position and the encoding.
    let isReported = diagnostics.contains { $0.code == .notUTF8 && $0.range.source == file.path }
    let failure = file.failure?.reason == .notText && isReported ? nil : file.failure
    let problems = StyleSheetProblems(
      path: file.path, diagnostics: file.sheet?.inSourceOrder(diagnostics) ?? diagnostics, failure: failure,
      isHeldBack: file.isHeldBack && !isUnread, canDisplayNewestVersion: file.holdsBackNonemptySheet && !isUnread)
    return problems.isEmpty ? nil : problems
  }

  /// Displays the newest version of the file despite its problems.
  func showNewest() { file?.displayNewestVersion() }

  /// Applies the replacement of a problem to its file, with all its occurrences there.
  ///
  /// - Returns: The change of the file, which the user can undo.
  /// - Throws: ``FileReplacementError``, for example if the file has changed since it was read.
  func fix(_ problem: StyleSheetDiagnostic) throws(FileReplacementError) -> FileChange {
    let name = problem.range.source
    guard file?.diagnostics.contains(problem) == true, let source = file?.source(named: name) else { throw .changed }
    let change = FileChange(path: name, old: source.bytes, new: source.applying(problem.edits).source.bytes)
    try change.redo()
    return change
  }

  /// Stops following the switches and the file.
  func close() {
    for observer in observers { observer.cancel() }
    observers = []
    closeFile()
  }
}

/// A change of the content of a file.
struct FileChange {
  let path: String
  let old: [UInt8]
  let new: [UInt8]

  /// Restores the old content, unless the file has changed since.
  func undo() throws(FileReplacementError) { try replaceFile(path, from: new, to: old) }
  /// Makes the change again, unless the file has changed since.
  func redo() throws(FileReplacementError) { try replaceFile(path, from: old, to: new) }
}

extension FileReplacementError {
  /// The message for the user.
  nonisolated var message: String {
    switch self {
    case .changed: localized("The file has changed. Nothing was written.")
    case .failed(let reason): localized("Can’t write the file: %1$@").filled(with: reason)
    }
  }
}

extension StyleSheetFileError.Reason {
  /// Whether no version was read.
  fileprivate var preventsReading: Bool {
    switch self {
    case .missing, .noPermission, .folder, .notRegularFile, .tooLarge, .unreadable: true
    case .empty, .notText, .nulBytes: false
    }
  }
}
