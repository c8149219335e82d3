import FloorplanTheme
import GTKBridge

/// The results of a review, for all cells of a state matrix or those of a run.
nonisolated struct ReviewReport {
  /// A cell with its result.
  struct Entry: Hashable {
    let cell: ThemeReview.Cell
    let status: ThemeReview.Status
    let note: String

    /// The result on one line, in English.
    var text: String { note.isEmpty ? status.text : "\(status.text): \(note)" }
    /// Whether the cell fails a run: it failed, or has no verdict on its current values.
    var isFailure: Bool { ![.rated(.pass), .rated(.unsure)].contains(status) }
  }

  let entries: [Entry]
  /// The style sheet whose values were compared.
  let sheet: ThemeReview.Sheet
  /// Problems that don't affect the result.
  let notes: [String]
  private let review: ThemeReview

  /// Compares a review with the cells and the checksums of their values, which are nil if unknown.
  init(
    _ review: ThemeReview, of sheet: ThemeReview.Sheet, cells: [(cell: ThemeReview.Cell, values: String?)]
  ) {
    self.sheet = sheet
    entries = cells.map { cell, values in
      Entry(
        cell: cell, status: values.map { review.status(of: cell, $0) } ?? .unreviewed,
        note: values.flatMap { review[cell, $0]?.note } ?? "")
    }
    var values: [ThemeReview.Cell: String] = [:]
    for (cell, checksum) in cells { values[cell] = checksum }
    var current = review.limited(to: values)
    current.sheet = sheet
    self.review = current
    let isOther = review.sheet.hash != nil && review.sheet.hash != sheet.hash
    notes =
      isOther
      ? ["the review is for another version of the style sheet (\(review.sheet.path)); rate changed cells again"] : []
  }

  var failures: [Entry] { entries.filter(\.isFailure) }

  /// The number of cells for each result, in English.
  var counts: String {
    func count(_ status: ThemeReview.Status) -> Int { entries.count { $0.status == status } }
    return
      "\(entries.count) cells: \(count(.rated(.pass))) passed, \(count(.rated(.fail))) failed, "
      + "\(count(.rated(.unsure))) unsure, \(count(.changed)) changed, \(count(.unreviewed)) unreviewed"
  }

  // MARK: Formats

  /// A format of an exported review.
  enum Format: String, CaseIterable {
    case html, markdown, json

    var title: String {
      switch self {
      case .html: "HTML"
      case .markdown: "Markdown"
      case .json: "JSON"
      }
    }
    var suffix: String { self == .markdown ? "md" : rawValue }
  }

  /// Returns the content of a file.
  ///
  /// The JSON text is a review with the ratings that apply, which a run accepts.
  func bytes(_ format: Format) throws -> [UInt8] {
    switch format {
    case .html: Array(html.utf8)
    case .markdown: Array(markdown.utf8)
    case .json: try JSONFile.bytes(of: review)
    }
  }

  private var title: String { "Review of \(sheet.path)" }
  private static let columns = ["Component", "State", "Appearance", "Result", "Note"]

  private func fields(_ entry: Entry) -> [String] {
    [entry.cell.page, entry.cell.state, entry.cell.appearance.rawValue, entry.status.text, entry.note]
  }

  private var markdown: String {
    func row(_ fields: [String]) -> String {
      "| "
        + fields.map { $0.escapedForMarkup.replacing("|", with: "\\|").replacing("\n", with: " ") }.joined(
          separator: " | ") + " |\n"
    }
    return "# \(title)\n\n\(counts)\n\n" + (sheet.hash.map { "SHA-256: \($0)\n\n" } ?? "") + row(Self.columns)
      + row(Self.columns.map { _ in "---" }) + entries.map { row(fields($0)) }.joined()
  }

  private var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escapedForMarkup)</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 14px/1.5 sans-serif; margin: 24px; }
    table { border-collapse: collapse; }
    th, td { border: 1px solid; padding: 2px 8px; text-align: start; vertical-align: top; }
    </style>
    </head>
    <body>
    <h1>\(title.escapedForMarkup)</h1>
    <p>\(counts)</p>
    <p>\(sheet.hash.map { "SHA-256: \($0)" } ?? "")</p>
    \(Self.table(entries.map(fields)))</body>
    </html>

    """
  }

  /// The table of the cells that didn't pass, for the report of a run; empty if there are none.
  var openTable: String {
    let rows = entries.filter { $0.status != .rated(.pass) }.map(fields)
    return rows.isEmpty ? "" : Self.table(rows)
  }

  private static func table(_ rows: [[String]]) -> String {
    func row(_ fields: [String], _ tag: String) -> String {
      "<tr>\(fields.map { "<\(tag)>\($0.escapedForMarkup)</\(tag)>" }.joined())</tr>\n"
    }
    let body = rows.map { row($0, "td") }.joined()
    return "<table>\n<thead>\(row(columns, "th"))</thead>\n<tbody>\n\(body)</tbody>\n</table>\n"
  }
}

nonisolated extension ThemeReview.Status {
  /// The result in English.
  fileprivate var text: String {
    switch self {
    case .unreviewed: "unreviewed"
    case .changed: "changed since the review"
    case .rated(let verdict): verdict.rawValue
    }
  }
}
