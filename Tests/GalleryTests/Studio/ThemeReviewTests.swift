import FloorplanTheme
import Testing

@testable import Gallery

@Suite struct ThemeReviewTests {
  private nonisolated static let sheet = ThemeReview.Sheet(path: "/themes/my.nss", hash: "h1")
  private nonisolated static let hover = ThemeReview.Cell(page: "object-cell", state: "Hover", appearance: .light)
  private nonisolated static let dark = ThemeReview.Cell(page: "object-cell", state: "Hover", appearance: .dark)

  private var review: ThemeReview {
    var review = ThemeReview(of: Self.sheet)
    review[Self.hover, "a"] = ThemeReview.Rating(verdict: .pass, values: "a")
    review[Self.hover, "b"] = ThemeReview.Rating(verdict: .fail, note: "too | <b>bright</b>", values: "b")
    review[Self.dark, "c"] = ThemeReview.Rating(note: "later", values: "c")
    return review
  }

  @Test func aVerdictAppliesToItsValues() {
    var review = review
    #expect(review.status(of: Self.hover, "a") == .rated(.pass) && review.status(of: Self.hover, "b") == .rated(.fail))
    #expect(review.status(of: Self.hover, "x") == .changed)
    #expect(review.status(of: Self.dark, "c") == .unreviewed && review.status(of: Self.dark, "x") == .unreviewed)
    review[Self.hover, "a"] = nil
    #expect(review.status(of: Self.hover, "a") == .changed)
    #expect(review.limited(to: [Self.hover: "b", Self.dark: "x"]).count == 1)
  }

  @Test func aFileKeepsTheReview() throws {
    let bytes = try JSONFile.bytes(of: review)
    #expect(try ThemeReview.read(bytes, from: "r.json") == review)
    // Versions of a file can be compared.
    #expect(try JSONFile.bytes(of: ThemeReview.read(bytes, from: "r.json")) == bytes)
  }

  private nonisolated static let start =
    "{\"format\": \"floorplan-review-1\",\n\"sheet\": {\"path\": \"a.nss\"},\n\"ratings\": ["
  private nonisolated static let item =
    "{\"page\": \"p\", \"state\": \"s\", \"appearance\": \"dark\", \"values\": \"v\""

  @Test(
    arguments: [
      ("", "r.json:1:1: unexpected end of file; expected a review of the state matrix"),
      ("{}", "r.json: format: missing value; expected a review of the state matrix"),
      ("hello", "r.json:1:1: not valid JSON; expected a review of the state matrix"),
      (
        "{\"format\": \"floorplan-review-2\", \"cells\": 3}",
        "r.json: unknown format \"floorplan-review-2\"; expected floorplan-review-1"
      ),
      (start + item, "r.json:3:76: unexpected end of file; expected a review of the state matrix"),
      (start + "1}", "r.json:3:14: not valid JSON; expected a review of the state matrix"),
      (
        start + item + ", \"verdict\": \"great\"}]}",
        "r.json: ratings[0].verdict: \"great\" isn't one of pass, fail, unsure; expected a review of the state matrix"
      ),
      (
        start + item + "}, " + item + "}]}",
        "r.json: ratings[1]: duplicate cell; expected a review of the state matrix"
      ),
    ])
  func anInvalidFileIsReportedWithItsPosition(text: String, problem: String) {
    let error = #expect(throws: RunError.self) { try ThemeReview.read(Array(text.utf8), from: "r.json") }
    #expect(error?.description == problem)
  }

  @Test func aRunFailsOnEverythingWithoutAVerdict() throws {
    let unsure = ThemeReview.Cell(page: "object-cell", state: "Focused", appearance: .light)
    var review = review
    review[unsure, "u"] = ThemeReview.Rating(verdict: .unsure, values: "u")
    func report(_ values: [String?], hash: String = "h1") -> ReviewReport {
      let cells = zip([Self.hover, Self.dark, unsure], values).map { ($0, $1) }
      return ReviewReport(review, of: ThemeReview.Sheet(path: "my.nss", hash: hash), cells: cells)
    }
    let failed = report(["b", "c", "u"])
    #expect(failed.failures.map(\.text) == ["fail: too | <b>bright</b>", "unreviewed: later"])
    #expect(failed.counts == "3 cells: 0 passed, 1 failed, 1 unsure, 0 changed, 1 unreviewed")
    #expect(failed.notes.isEmpty && report(["a", "c", "u"], hash: "h2").notes.count == 1)
    let changed = report(["x", nil, "u"])
    #expect(changed.failures.map(\.text) == ["changed since the review", "unreviewed"])
    let markdown = String(decoding: try failed.bytes(.markdown), as: UTF8.self)
    let row = "| object-cell | Hover | light | fail | too \\| &lt;b&gt;bright&lt;/b&gt; |"
    #expect(markdown.contains(row), "\(markdown)")
    #expect(String(decoding: try failed.bytes(.html), as: UTF8.self).contains("too | &lt;b&gt;bright&lt;/b&gt;</td>"))
    // Only the ratings that apply are exported.
    #expect(try ThemeReview.read(failed.bytes(.json), from: "r.json").count == 3)
    #expect(try ThemeReview.read(changed.bytes(.json), from: "r.json").count == 1)
  }
}
