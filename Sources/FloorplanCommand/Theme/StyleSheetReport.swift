import FloorplanTheme
import FloorplanThemeCheck

/// The report of `theme check` about one file.
struct StyleSheetReport {
  let file: String
  /// The problems; empty if the file couldn't be read.
  let diagnostics: [StyleSheetDiagnostic]
  /// The reason why the file couldn't be read.
  var failure: String?
  /// The prediction of whether iOS would load the file; nil without `--strict`.
  var strictResult: StrictCheckResult?

  /// The exit status: 1 if the file has errors, 2 if it couldn't be read or, with `--strict`, checked.
  var exitStatus: Int32 {
    if failure != nil || strictResult?.outcome == .unknown { return FloorplanTool.Result.usageStatus }
    let fails = strictResult.map { !$0.loads } ?? diagnostics.contains { $0.severity == .error }
    return fails ? FloorplanTool.Result.problemStatus : 0
  }

  /// The diagnostics, each with its line of the file, and the result of the strict check if iOS wouldn't load the file.
  var text: String {
    var lines = diagnostics.map(\.description)
    if let strictResult, !strictResult.loads { lines.append(strictResult.description) }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension StyleSheetReport: Encodable {
  private enum CodingKeys: CodingKey {
    case file, diagnostics, error, strict
  }

  private enum DiagnosticKeys: CodingKey {
    case source, line, column, endLine, endColumn, severity, code, message, remedy, replacement, repetitions
  }

  private enum StrictKeys: CodingKey {
    case outcome, line, column, reason
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    var list = container.nestedUnkeyedContainer(forKey: .diagnostics)
    for diagnostic in diagnostics {
      var entry = list.nestedContainer(keyedBy: DiagnosticKeys.self)
      try entry.encode(diagnostic.range.source, forKey: .source)
      try entry.encode(diagnostic.range.lowerBound.line, forKey: .line)
      try entry.encode(diagnostic.range.lowerBound.column, forKey: .column)
      try entry.encode(diagnostic.range.upperBound.line, forKey: .endLine)
      try entry.encode(diagnostic.range.upperBound.column, forKey: .endColumn)
      try entry.encode(diagnostic.severity.rawValue, forKey: .severity)
      try entry.encode(diagnostic.code.rawValue, forKey: .code)
      try entry.encode(diagnostic.message, forKey: .message)
      try entry.encodeIfPresent(diagnostic.remedy, forKey: .remedy)
      try entry.encodeIfPresent(diagnostic.replacement, forKey: .replacement)
      try entry.encode(diagnostic.repetitions, forKey: .repetitions)
    }
    try container.encodeIfPresent(failure, forKey: .error)
    guard let strictResult else { return }
    var entry = container.nestedContainer(keyedBy: StrictKeys.self, forKey: .strict)
    try entry.encode(strictResult.outcome.rawValue, forKey: .outcome)
    try entry.encodeIfPresent(strictResult.range?.lowerBound.line, forKey: .line)
    try entry.encodeIfPresent(strictResult.range?.lowerBound.column, forKey: .column)
    try entry.encodeIfPresent(strictResult.reason, forKey: .reason)
  }
}
