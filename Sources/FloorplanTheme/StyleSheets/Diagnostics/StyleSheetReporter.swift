/// Collects the diagnostics of one parse, without duplicates and up to a limit.
///
/// Errors take precedence.
package final class StyleSheetReporter {
  /// The maximum number of diagnostics; a final one reports the number of omitted ones.
  static let limit = 1000
  /// The maximum number of repetitions to count.
  private static let countLimit = 100_000
  /// The maximum length of a name to search similar names for, in bytes.
  private static let nameLimit = 120

  private let dialect: StyleSheetDialect
  private var sources: [String: StyleSheetSource] = [:]
  /// The diagnostics with their deduplication keys.
  private var found: [(diagnostic: StyleSheetDiagnostic, key: Key, hasSuggestion: Bool)] = []
  private var indices: [Key: Int] = [:]
  /// The indices of notes and warnings; errors replace them, the last one first.
  private var replaceable: [StyleSheetDiagnostic.Severity: [Int]] = [:]
  private var counted: Set<Key> = []
  private var suppressed = 0
  /// The remaining number of letter comparisons, which dominate the time.
  ///
  /// The initial value suffices for nearly four hundred mistakes of ten letters in a sheet with five hundred names.
  private var searchAllowance = 20_000_000
  /// The fixed cost of a search.
  private static let searchCost = 4000
  private(set) var errorCount = 0
  /// The number of reports, including omitted ones.
  ///
  /// A test uses it to verify that the work is linear.
  private(set) var reportCount = 0

  /// The identity of a problem: the name of its subject, or its range if it has no name.
  private struct Key: Hashable {
    let source: String
    let code: StyleSheetDiagnosticCode
    let name: String?
    let range: StyleSheetRange?
  }

  init(dialect: StyleSheetDialect) {
    self.dialect = dialect
  }

  /// Registers a source, so that diagnostics can display its lines.
  func add(_ source: StyleSheetSource) {
    sources[source.name] = source
  }

  /// Reports a problem.
  ///
  /// - Parameters:
  ///   - code: The kind of problem.
  ///   - severity: The severity.
  ///   - range: The range of the problem.
  ///   - name: The subject of the problem, which is reported once per source, with the number of occurrences. If nil,
  ///     each range is a separate problem, and is also reported once.
  ///   - message: The problem.
  ///   - suggestion: The most likely intended text, which replaces the range.
  ///   - remedy: The remedy, used if there is no intended text.
  ///   - replacement: The replacement for the range, used if there is no intended text.
  ///   - onlyIfFilesAreRejected: Whether to report the problem only for parsers that reject whole files.
  package func callAsFunction(
    _ code: StyleSheetDiagnosticCode, _ severity: StyleSheetDiagnostic.Severity, _ range: StyleSheetRange,
    once name: String? = nil, _ message: @autoclosure () -> String, suggestion: @autoclosure () -> String? = nil,
    remedy: @autoclosure () -> String? = nil,
    replacement: @autoclosure () -> String? = nil, onlyIfFilesAreRejected: Bool = false
  ) {
    if onlyIfFilesAreRejected, !dialect.rejectsInvalidFiles { return }
    reportCount += 1
    let key = Key(source: range.source, code: code, name: name, range: name == nil ? range : nil)
    if let index = indices[key] {
      // A sheet with media conditions is evaluated several times.
      let isNew = found[index].diagnostic.range != range && counted.count < Self.countLimit
      let seen = Key(source: range.source, code: code, name: nil, range: range)
      guard isNew, counted.insert(seen).inserted else { return }
      // A suggestion depends on the subject only, and is expensive to search.
      let replacement = found[index].hasSuggestion ? found[index].diagnostic.replacement : replacement()
      found[index].diagnostic.furtherOccurrences.append(.init(range: range, replacement: replacement))
      return
    }
    if severity == .error { errorCount += 1 }
    guard let index = slot(for: severity) else {
      suppressed += 1
      return
    }
    let excerpt = sources[range.source].map { StyleSheetExcerpt(of: range, in: $0) } ?? .none
    let suggestion = suggestion()
    let diagnostic = StyleSheetDiagnostic(
      severity: severity, code: code, range: range, message: message(),
      remedy: suggestion.map { "did you mean \($0)?" } ?? remedy(), replacement: suggestion ?? replacement(),
      excerpt: excerpt)
    let entry = (diagnostic, key, suggestion != nil)
    if index < found.count { found[index] = entry } else { found.append(entry) }
    indices[key] = index
    if severity != .error { replaceable[severity, default: []].append(index) }
  }

  /// The ranges of all diagnostics and their further occurrences.
  package var reportedRanges: Set<StyleSheetRange> {
    Set(found.lazy.flatMap { [$0.diagnostic.range] + $0.diagnostic.furtherOccurrences.map(\.range) })
  }

  /// Counts an error that is reported together with another one.
  func countError() { errorCount += 1 }

  /// Returns the index for a new diagnostic.
  ///
  /// In a full list, an error replaces a note, or else a warning.
  ///
  /// - Returns: The index, or nil if the problem is only counted.
  private func slot(for severity: StyleSheetDiagnostic.Severity) -> Int? {
    if isBelowLimit { return found.count }
    guard severity == .error, let index = replaceable[.note]?.popLast() ?? replaceable[.warning]?.popLast() else {
      return nil
    }
    indices[found[index].key] = nil
    suppressed += 1
    return index
  }

  /// Whether diagnostics of any severity still fit in the list.
  var isBelowLimit: Bool { found.count < Self.limit }

  /// Whether the budget for name searches isn't used up yet.
  var canSearchNames: Bool { searchAllowance > 0 }

  /// Returns the most similar known name, or nil if there is none or the budget for searches is used up.
  func nearest(to name: String, in candidates: some Collection<String>) -> String? {
    let length = name.utf8.count
    guard length <= Self.nameLimit, canSearchNames else { return nil }
    searchAllowance -= Self.searchCost + candidates.count * length * length
    return nearestNames(to: name, in: candidates.lazy.filter { $0.utf8.count <= Self.nameLimit }, limit: 1).first
  }

  /// Removes all diagnostics except those of one kind.
  ///
  /// - Returns: The range of the first removed error.
  func removeAll(except code: StyleSheetDiagnosticCode) -> StyleSheetRange? {
    let first = found.first { $0.diagnostic.severity == .error && $0.diagnostic.code != code }?.diagnostic.range
    found.removeAll { $0.diagnostic.code != code }
    errorCount = found.count
    indices = [:]
    replaceable = [:]
    suppressed = 0
    return first
  }

  /// Returns all diagnostics of a sheet, in its order.
  func diagnostics(of sheet: StyleSheet) -> [StyleSheetDiagnostic] {
    let sorted = sheet.inSourceOrder(found.map(\.diagnostic))
    guard suppressed > 0, let last = sorted.last else { return sorted }
    return sorted + [
      StyleSheetDiagnostic(
        severity: errorCount > Self.limit ? .error : .note, code: .moreDiagnostics, range: last.range.end,
        message: "\(suppressed) more \(suppressed == 1 ? "problem" : "problems")",
        remedy: "fix the listed ones, then check the sheet again", replacement: nil, excerpt: .none)
    ]
  }
}
