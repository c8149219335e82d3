import FloorplanTheme
import FloorplanThemeCheck
import GTKBridge

/// The report of a run as one HTML file, with all its pictures.
struct RunReport {
  private let summary: RunSummary
  private let baseline: Baseline
  /// The margin of the pictures around the changed regions, in pixels.
  private static let margin = 24
  /// The maximum size of all pictures; the report names those that exceed it.
  private static let byteLimit = 18_500_000

  init(_ summary: RunSummary, _ baseline: Baseline) { (self.summary, self.baseline) = (summary, baseline) }

  /// Returns the file.
  ///
  /// - Throws: ``RunError`` if a picture can't be read.
  func html() throws(RunError) -> String {
    var pictures = ""
    var space = Self.byteLimit
    for (index, result) in summary.results.enumerated() where result.outcome != .equal {
      pictures += try section(result, "p\(index)", &space)
    }
    let sheet = summary.run.origin.sheet
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(sheet.path.escapedForMarkup): \(summary.counts)</title>
      <style>
      \(Self.css)
      </style>
      </head>
      <body>
      <header>
      <h1>\(sheet.path.escapedForMarkup)</h1>
      <p>\(summary.counts)</p>
      </header>
      <main>
      \(changes)<h2 id="pictures">Pictures</h2>
      \(pictures.isEmpty ? "<p>All \(summary.results.count) pictures are equal.</p>\n" : pictures)\(review)\(problems)\(coverage)\(details)</main>
      </body>
      </html>

      """
  }

  // MARK: Pictures

  /// The table of changed values with the pictures that display them.
  private var changes: String {
    var names: [ChangedPart: [String]] = [:]
    var order: [ChangedPart] = []
    for result in summary.results {
      for cause in result.causes {
        if names[cause] == nil { order.append(cause) }
        names[cause, default: []].append(result.name.escapedForMarkup)
      }
    }
    guard !order.isEmpty else { return "" }
    let rows = order.map { cause in
      let pages = names[cause] ?? []
      return row(
        Self.cells(of: cause) + [
          "<details><summary>\(pages.count)</summary>\(Self.list(pages))</details>"
        ])
    }
    return "<h2>Changed Values</h2>\n" + table(Self.causeTitles + ["Pictures"], rows)
  }

  private static let causeTitles = ["Class path", "Property", "Old", "New", "Position"]

  private static func cells(of cause: ChangedPart) -> [String] {
    [cause.classPath, cause.property, cause.old, cause.new, cause.place].map { "<code>\($0.escapedForMarkup)</code>" }
  }

  private func section(_ result: RunPart.Result, _ id: String, _ space: inout Int) throws(RunError) -> String {
    let title = "\(result.name): \(result.outcome.rawValue)".escapedForMarkup
    var text = "<section aria-labelledby=\"\(id)\">\n<h3 id=\"\(id)\">\(title)</h3>\n"
    if let message = result.message { text += "<p>\(message.escapedForMarkup)</p>\n" }
    if result.outcome == .changed || result.outcome == .added {
      // Encoding pictures takes long.
      let figure = space > 0 ? try figure(result, id) : ""
      space -= figure.utf8.count
      let isFitting = space > 0
      text += isFitting ? figure : "<p>The report has no space for this picture. Run this page alone to see it.</p>\n"
    }
    if !result.regions.isEmpty { text += regions(of: result) }
    return text + "</section>\n"
  }

  private func figure(_ result: RunPart.Result, _ id: String) throws(RunError) -> String {
    guard let new = Texture(png: try summary.png(of: result)) else {
      throw RunError("\(summary.path(of: result)): not a picture")
    }
    guard let picture = baseline.picture(result.page, result.mode), result.outcome == .changed else {
      return "<figure>\(image(new, "New picture of \(result.name)"))</figure>\n"
    }
    guard let old = Texture(png: try baseline.png(of: picture)) else {
      throw RunError("\(baseline.folder)/\(picture.path): not a picture")
    }
    let frames = result.regions.map(\.frame)
    guard let first = frames.first, old.width == new.width, old.height == new.height else {
      return
        "<figure class=\"pair\">\(image(old, "Before: \(result.name)"))\(image(new, "After: \(result.name)"))</figure>\n"
    }
    let all = frames.dropFirst().reduce(first) { $0.union($1) }
    let (left, top) = (max(0, all.x - Self.margin), max(0, all.y - Self.margin))
    let (right, bottom) = (
      min(new.width, all.x + all.width + Self.margin), min(new.height, all.y + all.height + Self.margin)
    )
    let pictures = [("Before", old), ("After", new)].map { name, texture in
      let part = texture.cropped(top: top, right: new.width - right, bottom: new.height - bottom, left: left)
      return part.map { image($0, "\(name): \(result.name), from \(left), \(top)") } ?? ""
    }
    let (width, height) = (Double(right - left) / 100, Double(bottom - top) / 100)
    let boxes = frames.map { frame in
      let place = [
        ("left", Double(frame.x - left) / width), ("top", Double(frame.y - top) / height),
        ("width", Double(frame.width) / width), ("height", Double(frame.height) / height),
      ]
      return "<i style=\"\(place.map { "\($0):\(($1 * 100).rounded() / 100)%" }.joined(separator: ";"))\"></i>"
    }
    let views = ["Side by Side", "Before", "After", "Slider", "Difference"].enumerated().map { index, name in
      "<label><input type=\"radio\" name=\"\(id)\" value=\"\(index)\"\(index == 0 ? " checked" : "")> \(name)</label>"
    }
    return """
      <form><fieldset><legend>View</legend>\(views.joined())
      <label class="slider">Position <input type="range" value="50" oninput="this.form.style.setProperty('--x', this.value + '%')"></label>
      </fieldset>
      <figure class="pair"><span>\(pictures[0])</span><span>\(pictures[1])\(boxes.joined())</span></figure></form>

      """
  }

  private func image(_ texture: Texture, _ name: String) -> String {
    "<img src=\"\(texture.dataURL)\" width=\"\(texture.width)\" height=\"\(texture.height)\" alt=\"\(name.escapedForMarkup)\">"
  }

  /// Returns the table of the causes with their regions.
  private func regions(of result: RunPart.Result) -> String {
    var frames = [[String]](repeating: [], count: result.causes.count)
    var others: [String] = []
    for region in result.regions {
      let frame = region.frame
      let text = "\(frame.x), \(frame.y), \(frame.width) × \(frame.height)"
      for cause in region.causes where frames.indices.contains(cause) { frames[cause].append(text) }
      if region.causes.isEmpty { others.append(text) }
    }
    var rows = zip(result.causes, frames).map { row([Self.list($1)] + Self.cells(of: $0)) }
    let reason =
      result.causes.isEmpty ? "No changed value of the style sheet" : "Follows from another change of the page"
    if !others.isEmpty { rows.append(row([Self.list(others), reason, "", "", "", ""])) }
    let count = result.regions.count
    return "<details><summary>\(count) changed \(count == 1 ? "region" : "regions")</summary>\n"
      + table(["Regions (x, y, size)"] + Self.causeTitles, rows) + "</details>\n"
  }

  /// Returns lines, the last of which is the number of those that are left out.
  private static func list(_ lines: [String]) -> String {
    let rest = lines.count > maximumLineCount ? ["and \(lines.count - maximumLineCount) more"] : []
    return (lines.prefix(maximumLineCount) + rest).joined(separator: "<br>")
  }

  private static let maximumLineCount = 10

  private var review: String {
    guard let review = summary.review else { return "" }
    let notes = review.notes.map { "<p>\($0.escapedForMarkup)</p>\n" }.joined()
    return "<h2>Review</h2>\n<p>\(review.counts)</p>\n\(notes)\(review.openTable)"
  }

  // MARK: Style Sheet

  /// The diagnostics, those of contrast, and the behavior of iOS.
  private var problems: String {
    let all = summary.reading.diagnostics
    let strict = StrictCheckResult(summary.run.origin.sheet.source, dialect: summary.run.origin.sheet.dialect)
    let images = summary.imageProblems.map { "<pre>\($0.escapedForMarkup)</pre>\n" }.joined()
    return "<h2>Problems</h2>\n" + list(all.filter { $0.code != .lowContrast }, images) + "<h2>Contrast</h2>\n"
      + list(all.filter { $0.code == .lowContrast })
      + "<h2>iOS</h2>\n<p>\(strict.loads ? "iOS loads the file." : strict.description.escapedForMarkup)</p>\n"
  }

  private func list(_ diagnostics: [StyleSheetDiagnostic], _ others: String = "") -> String {
    let text = diagnostics.map { "<pre>\($0.description.escapedForMarkup)</pre>\n" }.joined() + others
    return text.isEmpty ? "<p>None</p>\n" : text
  }

  private var coverage: String {
    let theme = Theme.standard.applying(summary.reading.sheet)
    let coverage = ThemeCoverage(of: theme)
    let appearance = Appearance.light
    func cells(_ name: String, _ counts: [ThemeCoverage.Source: Int]) -> String {
      row([name, "\(counts.values.reduce(0, +))"] + ThemeCoverage.Source.allCases.map { "\(counts[$0] ?? 0)" })
    }
    let rows = ComponentParts.components.map { cells($0, coverage.counts(in: appearance, of: $0)) }
    return "<h2>Coverage</h2>\n<details><summary>Values by component (\(appearance.rawValue))</summary>\n"
      + table(
        ["Component", "Values"] + ThemeCoverage.Source.allCases.map(\.rawValue),
        rows + [cells("total", coverage.counts(in: appearance))]) + "</details>\n"
  }

  private var details: String {
    let run = summary.run
    let values =
      [
        ("Sheet", "\(run.origin.sheet.path), \(run.origin.sheet.dialect.rawValue)"),
        ("SHA-256", sha256(Array((run.origin.sheet.texts[run.origin.sheet.path] ?? "").utf8))),
        ("Baseline", baseline.folder), ("Modes", run.modes.joined(separator: ", ")), ("Tolerance", "\(run.tolerance)"),
      ] + run.origin.environment.sorted { $0.key < $1.key }
    let rows = values.map { row([$0.escapedForMarkup, $1.escapedForMarkup]) }
    let changes = summary.environmentChanges.map { "<p>\($0.escapedForMarkup)</p>\n" }.joined()
    return "<h2>Details</h2>\n\(changes)" + table(["Name", "Value"], rows)
  }

  // MARK: Markup

  private func row(_ cells: [String]) -> String { "<tr>\(cells.map { "<td>\($0)</td>" }.joined())</tr>\n" }

  private func table(_ titles: [String], _ rows: [String]) -> String {
    "<table>\n<thead><tr>\(titles.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>\n"
      + "<tbody>\n\(rows.joined())</tbody>\n</table>\n"
  }

  private static let css = """
    :root { color-scheme: light dark; --line: #c8ccd0; --mark: #d0006f; }
    @media (prefers-color-scheme: dark) { :root { --line: #50565c; --mark: #ff6fb5; } }
    body { font: 14px/1.5 sans-serif; margin: 24px; }
    section { border-top: 1px solid var(--line); margin-top: 24px; overflow-x: auto; }
    figure { margin: 12px 0; }
    img { display: block; max-width: 100%; height: auto; }
    table { border-collapse: collapse; margin: 8px 0; }
    th, td { border: 1px solid var(--line); padding: 2px 8px; text-align: start; vertical-align: top; }
    pre { overflow-x: auto; }
    fieldset { border: 0; padding: 0; }
    legend { float: inline-start; margin-inline-end: 8px; }
    label { margin-inline-end: 12px; }
    form { --x: 50%; }
    .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; }
    .pair span { position: relative; display: block; width: fit-content; }
    .pair i { position: absolute; outline: 1px solid var(--mark); pointer-events: none; }
    .slider { visibility: hidden; }
    form:not(:has([value="0"][type="radio"]:checked)) .pair { grid-template-columns: 1fr; }
    form:not(:has([value="0"][type="radio"]:checked)) .pair span { grid-area: 1 / 1; }
    form:has([value="1"][type="radio"]:checked) .pair span + span { visibility: hidden; }
    form:has([value="3"][type="radio"]:checked) .pair span + span img { clip-path: inset(0 0 0 var(--x)); }
    form:has([value="3"][type="radio"]:checked) .slider { visibility: visible; }
    form:has([value="4"][type="radio"]:checked) .pair { isolation: isolate; }
    form:has([value="4"][type="radio"]:checked) .pair span + span img { mix-blend-mode: difference; }
    """
}
