import Testing

@testable import FloorplanUI

@Suite struct InitialsTests {
  @Test(
    arguments: [
      ("", ""), (" ", " "), ("A", "A"), ("ab", "ab"), ("SAP", "SA"), ("Franck Syren", "FS"), ("franck van syren", "FS"),
      ("This is a placeholder", "TP"), ("   ", ""), ("  x  ", "x"), ("\n\n\n", ""), ("👩‍👩‍👧 🇩🇪", "👩‍👩‍👧🇩🇪"),
      ("👩‍👩‍👧🇩🇪é", "👩‍👩‍👧🇩🇪"), ("e\u{301}toile e\u{301}lan", "E\u{301}E\u{301}"), ("عبد الله", "عا"), ("ßeta ßeta", "SS"),
    ])
  func placeholderHasUpToTwoCharacters(text: String, expected: String) {
    #expect(placeholderCharacters(of: text) == expected)
  }

  @Test func longTextGivesTwoCharacters() {
    #expect(placeholderCharacters(of: String(repeating: "word ", count: 10_000)) == "WW")
  }
}
