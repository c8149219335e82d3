import FloorplanTheme
import FloorplanThemeCheck
import FloorplanUI
import GTKBridge
import Observation

/// The style sheet that is shown: it follows the switches, makes the theme for them, and tells what is wrong with a file.
@Observable
final class StyleSheetSession {
  /// The file that is followed; nil while none is.
  private(set) var file: LiveStyleSheet?
  /// The files that were followed, the one that was used last first.
  var recentFiles: [String] = []
  @ObservationIgnored private let switches: ViewSwitches
  @ObservationIgnored private var observers: [Observer] = []

  init(_ switches: ViewSwitches) {
    self.switches = switches
    observers.append(observe { [unowned self] in follow(switches.sheet, switches.dialect) })
    observers.append(observe { [unowned self] in showFile() })
  }

  private func follow(_ choice: StyleSheetChoice?, _ dialect: StyleSheetDialect) {
    switch choice {
    case .file(let path):
      note(path)
      guard file?.path != path || file?.dialect != dialect else { return }
      leaveFile()
      file = LiveStyleSheet(path: path, dialect: dialect, checks: .all)
    case .builtIn(let theme):
      leaveFile()
      switches.theme = theme.theme()
    case nil:
      leaveFile()
      switches.theme = .standard
    }
  }

  /// As many as a menu has room for.
  private static let mostRecentFiles = 4

  private func note(_ path: String) {
    guard recentFiles.first != path else { return }
    recentFiles = Array(([path] + recentFiles.filter { $0 != path }).prefix(Self.mostRecentFiles))
  }

  private func leaveFile() {
    file?.close()
    if file != nil { file = nil }
  }

  /// A file that can't be read leaves everything as it is.
  private func showFile() {
    guard let sheet = file?.sheet else { return }
    switches.theme = Theme.standard.applying(sheet)
  }

  /// What is wrong with the file; nil where all is well, or none is followed.
  var problems: StyleSheetProblems? {
    guard let file else { return nil }
    // What was told of a version that has been there is not about a file that can't be read now.
    let isUnread = file.failure?.reason.leavesUnread == true
    let diagnostics = (isUnread ? [] : file.diagnostics) + switches.imageProblems
    // A diagnostic tells where, and which encoding it is.
    let isTold = diagnostics.contains { $0.code == .notUTF8 && $0.range.source == file.path }
    let failure = file.failure?.reason == .notText && isTold ? nil : file.failure
    let problems = StyleSheetProblems(
      path: file.path, diagnostics: file.sheet?.inOrder(diagnostics) ?? diagnostics, failure: failure,
      isHeldBack: file.isHeldBack && !isUnread, canShowNewest: file.holdsSomethingBack && !isUnread)
    return problems.isEmpty ? nil : problems
  }

  /// Shows the newest version of the file, whatever is wrong with it.
  func showNewest() { file?.showNewest() }

  /// Stops following.
  func close() {
    for observer in observers { observer.cancel() }
    observers = []
    leaveFile()
  }
}

extension StyleSheetFileError.Reason {
  /// Whether there is no newest version, because nothing could be read.
  fileprivate var leavesUnread: Bool {
    switch self {
    case .missing, .noPermission, .folder, .notRegular, .tooLarge, .unreadable: true
    case .empty, .notText, .nulBytes: false
    }
  }
}
