/// Collects the diagnostics of one reading: each problem once, and not more than anybody reads, of which errors come
/// before all others.
package final class StyleSheetReporter {
  /// The most diagnostics that are kept; a last one then says how many more there would be.
  static let limit = 1000
  /// The most repeated places that are counted.
  private static let countLimit = 100_000
  /// The longest name that a nearer one is looked for, in bytes.
  private static let nameLimit = 120

  private let dialect: StyleSheetDialect
  private var sources: [String: StyleSheetSource] = [:]
  private var found: [StyleSheetDiagnostic] = []
  /// What each of them is told once for.
  private var keys: [Key] = []
  private var indices: [Key: Int] = [:]
  /// Where notes and warnings are kept, which make room for errors, the last one first.
  private var replaceable: [StyleSheetDiagnostic.Severity: [Int]] = [:]
  private var counted: Set<Key> = []
  private var suppressed = 0
  /// How many letters may still be compared with letters, which is what takes time: nearly four hundred mistakes of ten
  /// letters in a sheet of five hundred names are as much.
  private var searchAllowance = 20_000_000
  /// What a search costs however few letters are compared.
  private static let searchCost = 4000
  private(set) var errorCount = 0
  /// How many reports came, kept or not, for the test that the work is linear.
  private(set) var reportCount = 0

  private struct Key: Hashable {
    let source: String
    let code: StyleSheetDiagnosticCode
    let subject: Subject
  }

  private enum Subject: Hashable {
    case name(String)
    case place(Int, Int)
  }

  init(dialect: StyleSheetDialect) {
    self.dialect = dialect
  }

  /// Makes a text known, so that diagnostics can show its lines.
  func add(_ source: StyleSheetSource) {
    sources[source.name] = source
  }

  /// Tells a problem.
  ///
  /// - Parameters:
  ///   - code: What kind of problem it is.
  ///   - severity: How bad it is.
  ///   - range: Where it is.
  ///   - name: What the problem is about: the same name in the same source is told once, with the number of places. Nil
  ///     where every place is a problem of its own; the same place is told once all the same.
  ///   - message: What is wrong.
  ///   - meant: What was most likely meant, to put in place of the range.
  ///   - remedy: What to do, where nothing is known that was meant.
  ///   - replacement: What to put in place of the range, likewise.
  ///   - onlyWhereFilesAreDropped: Whether the problem is one for readers only that drop whole files.
  package func callAsFunction(
    _ code: StyleSheetDiagnosticCode, _ severity: StyleSheetDiagnostic.Severity, _ range: StyleSheetRange,
    once name: String? = nil, _ message: @autoclosure () -> String, meant: @autoclosure () -> String? = nil,
    remedy: @autoclosure () -> String? = nil,
    replacement: @autoclosure () -> String? = nil, onlyWhereFilesAreDropped: Bool = false
  ) {
    if onlyWhereFilesAreDropped, !dialect.dropsFiles { return }
    reportCount += 1
    let place = Subject.place(range.lowerBound.offset, range.upperBound.offset)
    let key = Key(source: range.source, code: code, subject: name.map(Subject.name) ?? place)
    if let index = indices[key] {
      // A sheet with media conditions is looked at several times.
      let isNew = found[index].range != range && counted.count < Self.countLimit
      let seen = Key(source: range.source, code: code, subject: place)
      if isNew, counted.insert(seen).inserted { found[index].repetitions += 1 }
      return
    }
    if severity == .error { errorCount += 1 }
    guard let index = slot(for: severity) else {
      suppressed += 1
      return
    }
    let excerpt = sources[range.source].map { StyleSheetExcerpt(of: range, in: $0) } ?? .none
    let meant = meant()
    let diagnostic = StyleSheetDiagnostic(
      severity: severity, code: code, range: range, message: message(),
      remedy: meant.map { "Did you mean \($0)?" } ?? remedy(), replacement: meant ?? replacement(), excerpt: excerpt)
    if index < found.count {
      (found[index], keys[index]) = (diagnostic, key)
    } else {
      found.append(diagnostic)
      keys.append(key)
    }
    indices[key] = index
    if severity != .error { replaceable[severity, default: []].append(index) }
  }

  /// The index of a problem that is kept: where there is no more room, an error takes the place of a note, or else of a
  /// warning.
  ///
  /// - Returns: Nil where the problem is only counted.
  private func slot(for severity: StyleSheetDiagnostic.Severity) -> Int? {
    if hasRoom { return found.count }
    guard severity == .error, let index = replaceable[.note]?.popLast() ?? replaceable[.warning]?.popLast() else {
      return nil
    }
    indices[keys[index]] = nil
    suppressed += 1
    return index
  }

  /// Whether every problem is still kept, whatever its severity.
  var hasRoom: Bool { found.count < Self.limit }

  /// Whether names that were meant are still looked for, which doesn't go on without an end.
  var looksForNames: Bool { searchAllowance > 0 }

  /// The known name that was most likely meant, as long as looking for one doesn't take too long.
  func nearest(to name: String, in candidates: some Collection<String>) -> String? {
    let length = name.utf8.count
    guard length <= Self.nameLimit, looksForNames else { return nil }
    searchAllowance -= Self.searchCost + candidates.count * length * length
    return nearestNames(to: name, in: candidates.lazy.filter { $0.utf8.count <= Self.nameLimit }, limit: 1).first
  }

  /// Forgets everything but one kind of problem.
  ///
  /// - Returns: Where the first error was.
  func forgetAll(except code: StyleSheetDiagnosticCode) -> StyleSheetRange? {
    let first = found.first { $0.severity == .error && $0.code != code }?.range
    let kept = found.indices.filter { found[$0].code == code }
    (found, keys) = (kept.map { found[$0] }, kept.map { keys[$0] })
    errorCount = found.count
    indices = [:]
    replaceable = [:]
    suppressed = 0
    return first
  }

  /// Everything that was told of a sheet, in its order.
  func diagnostics(of sheet: StyleSheet) -> [StyleSheetDiagnostic] {
    let sorted = sheet.inOrder(found)
    guard suppressed > 0, let last = sorted.last else { return sorted }
    return sorted + [
      StyleSheetDiagnostic(
        severity: errorCount > Self.limit ? .error : .note, code: .moreDiagnostics, range: last.range.end,
        message: "There \(suppressed == 1 ? "is one more problem" : "are \(suppressed) more problems").",
        remedy: "Solve the first ones, and look again.", replacement: nil, excerpt: .none)
    ]
  }
}
