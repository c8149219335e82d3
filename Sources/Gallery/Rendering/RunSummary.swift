import FloorplanTheme
import FloorplanThemeCheck

/// The results of all parts of a run.
struct RunSummary {
  let run: RunPart.Run
  /// The results in the order of pages and modes, those of removed pages last.
  let results: [RunPart.Result]
  /// The pictures of the baseline whose pages don't exist anymore.
  let removed: [Baseline.Picture]
  let reading: StyleSheetReading
  let imageProblems: [String]
  /// The differences between the environments of the baseline and the run, as text.
  let environmentChanges: [String]
  /// The results of the review; nil if the run has none.
  var review: ReviewReport?
  private let parts: [RunPart]

  /// Joins parts, which must be those of one run.
  ///
  /// - Throws: ``RunError`` if a part is missing or belongs to another run.
  init(_ parts: [RunPart], _ baseline: Baseline) throws(RunError) {
    guard let first = parts.first else { throw RunError("no part of a run") }
    for part in parts {
      guard part.run == first.run, part.share.count == first.share.count else {
        throw RunError("\(part.folder): not a part of the same run as \(first.folder), \(Self.difference(part, first))")
      }
      let pages = part.share.of(part.run.pages)
      let expected = Set(part.run.modes.flatMap { mode in pages.map { [$0, mode] } })
      guard Set(part.results.map { [$0.page, $0.mode] }) == expected, part.results.count == expected.count else {
        throw RunError("\(part.folder): incomplete; run this shard again")
      }
    }
    let missing = Set(1...first.share.count).subtracting(parts.map(\.share.index)).sorted()
    guard missing.isEmpty else {
      throw RunError("shard \(missing.map { "\($0)/\(first.share.count)" }.joined(separator: ", ")) is missing")
    }
    guard parts.count == first.share.count else { throw RunError("a shard is a duplicate") }
    let run = first.run
    (self.run, self.parts) = (run, parts)
    guard run.baseline == baseline.hash else {
      throw RunError("\(baseline.folder): differs from the baseline of the shards; run them again")
    }
    let pages = Set(run.pages)
    let old = baseline.pictures.filter { run.modes.contains($0.mode) }
    let gone = run.hasAllPages ? old.filter { !pages.contains($0.page) && !$0.page.contains("?") } : []
    removed = gone
    let unsorted = Dictionary(grouping: parts.flatMap(\.results), by: \.page)
    results =
      run.pages.flatMap { page in
        run.modes.flatMap { mode in unsorted[page, default: []].filter { $0.mode == mode } }
      } + gone.map { RunPart.Result(page: $0.page, mode: $0.mode, outcome: .removed) }
    reading = run.origin.sheet.read()
    imageProblems = parts.flatMap(\.imageProblems).uniqued()
    let environment = run.origin.environment
    environmentChanges = old.compactMap { baseline.origin(of: $0)?.environment }.uniqued().flatMap { previous in
      environment.keys.sorted().filter { previous[$0] != environment[$0] }.map {
        "\($0): \(previous[$0] ?? "none") in the baseline, now \(environment[$0] ?? "none")"
      }
    }.uniqued()
  }

  private static func difference(_ part: RunPart, _ other: RunPart) -> String {
    let (run, first) = (part.run, other.run)
    if part.share.count != other.share.count { return "its number of shards differs" }
    if run.origin.sheet != first.origin.sheet { return "its style sheet differs" }
    if run.origin.environment != first.origin.environment { return "its versions, fonts or locale differ" }
    if run.baseline != first.baseline { return "its baseline differs" }
    return "its options or pages differ"
  }

  /// The errors of the style sheet.
  var errors: [StyleSheetDiagnostic] { reading.diagnostics.filter { $0.severity == .error } }

  /// Returns the path of the new picture of a result.
  func path(of result: RunPart.Result) -> String { part(of: result)?.path(of: result) ?? "" }

  /// Reads the new picture of a result.
  func png(of result: RunPart.Result) throws(RunError) -> [UInt8] { try part(of: result)?.png(of: result) ?? [] }

  private func part(of result: RunPart.Result) -> RunPart? {
    parts.first { $0.share.of(run.pages).contains(result.page) }
  }

  func count(_ outcome: RunPart.Result.Outcome) -> Int { results.count { $0.outcome == outcome } }

  /// The number of pictures for each outcome.
  var counts: String {
    let outcomes: [RunPart.Result.Outcome] = [.changed, .added, .removed, .failed, .equal]
    return outcomes.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }

  /// The lines of text about everything but equal pictures.
  var lines: [String] {
    environmentChanges.map { "note: \($0)" } + imageProblems
      + results.filter { $0.outcome != .equal }.flatMap { result in
        ["\(result.outcome.rawValue) \(result.name)\(result.details)"]
          + result.causes.map { "  \($0.text)" }
      } + reviewLines
  }

  private var reviewLines: [String] {
    guard let review else { return [] }
    return review.notes.map { "note: \($0)" } + review.failures.map { "review \($0.cell.name): \($0.text)" }
      + ["review: \(review.counts)"]
  }

  /// The results in the format of JUnit: a suite for each mode, and one for the style sheet.
  var junit: String {
    let suites = run.modes.map { mode in
      suite(mode, results.filter { $0.mode == mode }.map { ($0.page, $0.problem, $0.outcome == .failed) })
    }
    let sheet = suite(
      "style sheet",
      [(run.origin.sheet.path, errors.isEmpty ? nil : errors.map(\.description).joined(separator: "\n"), false)])
    let cells = review.map { review in
      suite("review", review.entries.map { ($0.cell.name, $0.isFailure ? $0.text : nil, false) })
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="floorplan-gallery">
      \((suites + [sheet] + [cells].compactMap(\.self)).joined())</testsuites>

      """
  }

  private func suite(_ name: String, _ cases: [(name: String, problem: String?, isError: Bool)]) -> String {
    let errors = cases.count { $0.isError }
    let failures = cases.count { $0.problem != nil } - errors
    let lines = cases.map { item -> String in
      let start = "    <testcase classname=\"\(name.escapedForMarkup)\" name=\"\(item.name.escapedForMarkup)\""
      guard let problem = item.problem else { return start + "/>\n" }
      let kind = item.isError ? "error" : "failure"
      let message = (problem.split(separator: "\n").first.map { String($0) } ?? "").escapedForMarkup
      return "\(start)><\(kind) message=\"\(message)\">\(problem.escapedForMarkup)</\(kind)></testcase>\n"
    }
    return """
        <testsuite name="\(name.escapedForMarkup)" tests="\(cases.count)" failures="\(failures)" errors="\(errors)">
      \(lines.joined())  </testsuite>

      """
  }
}

nonisolated extension RunPart.Result {
  /// The number of regions, or the reason for a failure, after a colon.
  fileprivate var details: String {
    if let message { return ": \(message)" }
    guard outcome == .changed else { return "" }
    let unknown = causes.isEmpty ? ", without a changed value of the style sheet" : ""
    return ": \(regions.count) \(regions.count == 1 ? "region" : "regions")\(unknown)"
  }

  /// The problem for a report of tests; nil if the picture is equal.
  fileprivate var problem: String? {
    guard outcome != .equal else { return nil }
    return (["\(outcome.rawValue)\(details)"] + causes.map(\.text)).joined(separator: "\n")
  }
}
