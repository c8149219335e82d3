import Foundation
import Testing

/// The review of a state matrix, in the window and in a run.
@Suite(.serialized) struct ReviewTests {
  private static let sheet = """
    fdlFUIObjectCollectionViewCell {
        background-color: #FFFFFF;
        background-color-hover: #FFE0B0;
    }

    """

  /// Waits for the cell of a state in a column and its verdict.
  private func cell(_ state: String, _ appearance: String, _ verdict: String) -> [String] {
    ["find", "table cell", "Object Cell, \(state), \(appearance), Candidate: \(verdict)*"]
  }

  @Test func onlyAffectedCellsAreOpenAfterAChange() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sheet = folder.appending(path: "my.nss").path
    try Data(Self.sheet.utf8).write(to: URL(filePath: sheet))
    let address = "state-matrix?search=object%20cell&review=on&sheet=\(sheet)&size=1300x1500"
    let quit = [["stderr-clean"], ["key", "ctrl+q"], ["ended"]]
    try Programs.drive(
      [
        ["find", "table cell", "Object Cell, Selected, Light, Candidate*"], ["quiet"],
        ["tab-to", "table row", "Object Cell, Normal, Light, Candidate*"], ["key", "1"],
        cell("Normal", "Light", "Pass"),
        ["key", "Right"], ["key", "1"], cell("Normal", "Dark", "Pass"), ["key", "Left"],
        ["key", "Down"], ["key", "1"], cell("Hover", "Light", "Pass"),
        ["key", "Down"], ["key", "2"], cell("Pressed", "Light", "Fail"), ["type", "*", "Note", "too dark"],
        cell("Pressed", "Light", "Fail: too dark"),
        ["key", "Down"], ["key", "3"], cell("Selected", "Light", "Unsure"),
        ["find", "label", "5 of * cells reviewed, 1 failed"], ["audit"],
      ] + quit, [address], data: folder)
    try Data(Self.sheet.replacing("#FFE0B0", with: "#FFD080").utf8).write(to: URL(filePath: sheet))
    try Programs.drive(
      [
        cell("Hover", "Light", "Changed since the review"), cell("Normal", "Light", "Pass"),
        cell("Normal", "Dark", "Pass"), cell("Pressed", "Light", "Fail: too dark"),
        cell("Selected", "Light", "Unsure"), ["find", "label", "4 of * cells reviewed, 1 failed"],
        ["count", "table cell", "*Changed since the review*", "1"],
      ] + quit, [address], data: folder)
  }

  @Test func aRunFailsOnFailedAndOpenCells() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (sheet, review) = (folder.appending(path: "my.nss").path, folder.appending(path: "review.json").path)
    let results = folder.appending(path: "results.xml")
    try Data(Self.sheet.utf8).write(to: URL(filePath: sheet))
    func run(_ options: [String] = []) throws -> Programs.Outcome {
      try Programs.withoutDisplay(
        ["--run", sheet, "--modes", "light", "--baseline", folder.appending(path: "pictures").path, "--review", review]
          + ["--junit", results.path] + options + ["--", "object-cell"])
    }
    let start = "{\"format\": \"floorplan-review-1\", \"sheet\": {\"path\": \"my.nss\"}, \"ratings\": ["
    try Data((start + "]}").utf8).write(to: URL(filePath: review))
    let open = try run(["--accept"])
    #expect(open.status == 1, "\(open.errors)")
    #expect(open.output.contains("review object-cell, Hover (light): unreviewed"), "\(open.output)")
    #expect(open.output.contains("review: 6 cells: 0 passed, 0 failed, 0 unsure, 0 changed, 6 unreviewed"))
    let junit = try String(contentsOf: results, encoding: .utf8)
    #expect(junit.contains("<testsuite name=\"review\" tests=\"6\" failures=\"6\" errors=\"0\">"), "\(junit)")
    for (text, problem) in [
      (start, "\(review):1:"), ("{\"format\": \"floorplan-review-9\"}", "expected floorplan-review-1"),
      ("[]", "expected a review of the state matrix"),
    ] {
      try Data(text.utf8).write(to: URL(filePath: review))
      let outcome = try run()
      #expect(outcome.status == 2 && outcome.errors.contains(problem), "\(outcome.errors)")
    }
  }
}
