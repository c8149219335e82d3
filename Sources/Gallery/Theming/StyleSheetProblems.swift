import FloorplanTheme
import FloorplanUI

/// What is wrong with a style sheet file, as people read it.
struct StyleSheetProblems: Equatable {
  /// The file that was opened; problems may be in those that it imports.
  let path: String
  /// What reading the newest version told.
  let diagnostics: [StyleSheetDiagnostic]
  /// Why the newest version could not be read.
  let failure: StyleSheetFileError?
  /// Whether an older version is still shown, because the newest one has errors that it hasn't.
  let isHeldBack: Bool
  /// Whether there is anything to see in the newest version.
  let canShowNewest: Bool

  /// What reading told, what is worst first.
  var byImportance: [StyleSheetDiagnostic] {
    StyleSheetDiagnostic.Severity.allCases.flatMap { severity in diagnostics.filter { $0.severity == severity } }
  }

  /// Whether all is well.
  var isEmpty: Bool { diagnostics.isEmpty && failure == nil && !isHeldBack }

  /// Whether something of the file has no effect.
  var isSerious: Bool { failure != nil || isHeldBack || count(.error) > 0 }

  /// How many problems there are, what stands in more places counted with them.
  var count: Int { StyleSheetDiagnostic.Severity.allCases.reduce(failure == nil ? 0 : 1) { $0 + count($1) } }

  private func count(_ severity: StyleSheetDiagnostic.Severity) -> Int {
    diagnostics.lazy.filter { $0.severity == severity }.reduce(0) { $0 + 1 + $1.repetitions }
  }

  /// How many problems of which kind, as in “2 errors, 1 note”, and first that the file can't be shown, if so.
  var summary: String {
    let counts = StyleSheetDiagnostic.Severity.allCases.compactMap { severity in
      let count = count(severity)
      return count == 0 ? nil : severity.counted(count)
    }
    let all = (failure == nil ? [] : [localized("can’t be shown")]) + counts
    return all.isEmpty ? localized("no problems") : all.asList
  }

  /// The name of the file without its folder.
  var fileName: String { path.split(separator: "/").last.map { String($0) } ?? path }

  /// Why the newest version is not what is shown, where it isn't.
  var notice: String? {
    if let failure { return "\(failure)" }
    guard isHeldBack else { return nil }
    return localized("The new version has errors. Still showing the previous one.")
  }
}

extension StyleSheetDiagnostic.Severity {
  /// So many problems of this kind, as in “2 errors”.
  fileprivate func counted(_ count: Int) -> String {
    switch self {
    case .error: localized("%1$@ error", "%1$@ errors", count: count)
    case .warning: localized("%1$@ warning", "%1$@ warnings", count: count)
    case .note: localized("%1$@ note", "%1$@ notes", count: count)
    }
  }
}
