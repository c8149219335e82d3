import FloorplanTheme
import FloorplanThemeCheck

/// The report of `theme check` about one file.
struct StyleSheetReport: Encodable {
  let file: String
  /// The problems; empty if the file couldn't be read.
  let diagnostics: [StyleSheetDiagnostic]
  /// The reason why the file couldn't be read.
  var error: String?
  /// The prediction of whether iOS would load the file; nil without `--strict`.
  var strict: StrictCheckResult?

  /// The exit status: 1 if the file has errors, 2 if it couldn't be read or, with `--strict`, checked.
  var exitStatus: Int32 {
    if error != nil || strict?.outcome == .unknown { return FloorplanTool.Result.usageStatus }
    let fails = strict.map { !$0.loads } ?? diagnostics.contains { $0.severity == .error }
    return fails ? FloorplanTool.Result.problemStatus : 0
  }

  /// The diagnostics, each with its line of the file, and the result of the strict check if iOS wouldn't load the file.
  var text: String {
    var lines = diagnostics.map(\.description)
    if let strict, !strict.loads { lines.append(strict.description) }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension StyleSheetDiagnostic: Encodable {
  private enum CodingKeys: CodingKey {
    case source, line, column, endLine, endColumn, severity, code, message, remedy, replacement, repetitions
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(range.source, forKey: .source)
    try container.encode(range.lowerBound.line, forKey: .line)
    try container.encode(range.lowerBound.column, forKey: .column)
    try container.encode(range.upperBound.line, forKey: .endLine)
    try container.encode(range.upperBound.column, forKey: .endColumn)
    try container.encode(severity.rawValue, forKey: .severity)
    try container.encode(code.rawValue, forKey: .code)
    try container.encode(message, forKey: .message)
    try container.encodeIfPresent(remedy, forKey: .remedy)
    try container.encodeIfPresent(replacement, forKey: .replacement)
    try container.encode(repetitions, forKey: .repetitions)
  }
}

extension StrictCheckResult: Encodable {
  private enum CodingKeys: CodingKey {
    case outcome, line, column, reason
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(outcome.rawValue, forKey: .outcome)
    try container.encodeIfPresent(range?.lowerBound.line, forKey: .line)
    try container.encodeIfPresent(range?.lowerBound.column, forKey: .column)
    try container.encodeIfPresent(reason, forKey: .reason)
  }
}
