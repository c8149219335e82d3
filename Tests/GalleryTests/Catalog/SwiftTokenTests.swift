@testable import Gallery
import Testing

@Suite struct SwiftTokenTests {
  @Test func findsKeywordsTypesStringsNumbersAndComments() {
    let code = #"""
      @Observable let cell = KPIView() // if "x"
      cell.in = "a \"b\" // c" + "ä
      x1.y = [0...5, -0.25, 1_000] for 日本.if for: in
      """#
    let tokens = SwiftToken.tokens(of: code).map { token in
      let bytes = Array(code.utf8)[token.range]
      return "\(token.kind) \(String(decoding: bytes, as: UTF8.self))"
    }
    #expect(
      tokens == [
        "keyword @Observable", "keyword let", "type KPIView", #"comment // if "x""#, #"string "a \"b\" // c""#,
        "string \"ä", "number 0", "number 5", "number 0.25", "number 1_000", "keyword for",
        "keyword in",
      ])
  }

  @Test(arguments: ["", "\"", "\"\\", "/", "@", "0.", "é"]) func endsAtTheEndOfIncompleteCode(code: String) {
    for token in SwiftToken.tokens(of: code) { #expect(token.range.upperBound <= code.utf8.count) }
  }
}
