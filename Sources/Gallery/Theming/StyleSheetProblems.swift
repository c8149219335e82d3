import FloorplanTheme
import FloorplanUI

/// The problems of a style sheet file, as the gallery displays them.
struct StyleSheetProblems: Equatable {
  /// The path of the opened file.
  ///
  /// Problems can also be in imported files.
  let path: String
  /// The diagnostics of the newest version.
  let diagnostics: [StyleSheetDiagnostic]
  /// The reason why the newest version couldn't be read.
  let failure: StyleSheetFileError?
  /// Whether the previous version is still displayed, because the newest one has new errors.
  let isHeldBack: Bool
  /// Whether the newest version has any content to display.
  let canDisplayNewestVersion: Bool

  /// The diagnostics, the most severe first.
  var sortedBySeverity: [StyleSheetDiagnostic] {
    StyleSheetDiagnostic.Severity.allCases.flatMap { severity in diagnostics.filter { $0.severity == severity } }
  }

  /// Whether there are no problems.
  var isEmpty: Bool { diagnostics.isEmpty && failure == nil && !isHeldBack }

  /// Whether some content of the file has no effect.
  var isSerious: Bool { failure != nil || isHeldBack || count(.error) > 0 }

  /// The number of problems, including repetitions.
  var count: Int { diagnostics.problemCount + (failure == nil ? 0 : 1) }

  private func count(_ severity: StyleSheetDiagnostic.Severity) -> Int {
    diagnostics.lazy.filter { $0.severity == severity }.problemCount
  }

  /// The number of problems by severity, such as “2 errors, 1 note”, after a text if the file can't be displayed.
  var summary: String {
    let counts = StyleSheetDiagnostic.Severity.allCases.compactMap { severity in
      let count = count(severity)
      return count == 0 ? nil : severity.counted(count)
    }
    let all = (failure == nil ? [] : [localized("can’t be displayed")]) + counts
    return all.isEmpty ? localized("no problems") : all.localizedList
  }

  /// The name of the file without its folder.
  var fileName: String { path.split(separator: "/").last.map { String($0) } ?? path }

  /// The reason why the newest version isn't displayed; nil if it is.
  var notice: String? {
    if let failure { return "\(failure)" }
    guard isHeldBack else { return nil }
    return localized("The new version has errors. Still showing the previous one.")
  }
}

extension Sequence<StyleSheetDiagnostic> {
  /// The number of problems, including repetitions.
  var problemCount: Int { reduce(0) { $0 + 1 + $1.repetitions } }
}

extension StyleSheetDiagnostic.Severity {
  /// Returns a number of problems, such as “2 errors”.
  func counted(_ count: Int) -> String {
    switch self {
    case .error: localized("%1$@ error", "%1$@ errors", count: count)
    case .warning: localized("%1$@ warning", "%1$@ warnings", count: count)
    case .note: localized("%1$@ note", "%1$@ notes", count: count)
    }
  }
}
