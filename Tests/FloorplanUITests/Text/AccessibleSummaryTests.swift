import Testing

@testable import FloorplanUI

@Suite struct AccessibleSummaryTests {
  @Test(arguments: [
    ([], ""),
    (["One"], "One"),
    (["Dr. Smith", "Version 1. 5 of 6.", "e.g. this"], "Dr. Smith, Version 1. 5 of 6, e.g. this"),
    (["The pump leaks. Close the valve.", "Late"], "The pump leaks, Late"),
    (["Late", "The pump leaks. Close the valve."], "Late, The pump leaks."),
    (["Ready? Go!"], "Ready?"),
    (["هل المضخة جاهزة؟ نعم"], "هل المضخة جاهزة؟"),
    (["First line\nSecond line"], "First line"),
  ])
  func containsTheFirstSentenceOfEachText(texts: [String], expected: String) {
    #expect(texts.accessibleSummary() == expected)
  }

  @Test func leavesOutTheLongestTexts() {
    let long = Array(repeating: "word", count: 20).joined(separator: " ")
    #expect(["One", long, "Two", long].accessibleSummary(separator: "; ") == "One; \(long); Two")
    #expect(["One", long + " word word word word", "Two"].accessibleSummary() == "One, Two")
  }

  @Test func truncatesASingleLongText() {
    let summary = [String(repeating: "word ", count: 40)].accessibleSummary()
    #expect(summary == String(repeating: "word ", count: 23).dropLast() + "…")
    #expect([String(repeating: "x", count: 200)].accessibleSummary().count == 120)
  }
}
