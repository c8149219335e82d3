import Testing

@testable import Gallery

@Suite struct MessageTextTests {
  @Test func groupsDigitsByThree() {
    let cases = [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (1523, "1,523"), (12_345, "12,345"), (999_999, "999,999"),
      (1_000_000, "1,000,000"), (-1, "-1"), (-999, "-999"), (-1000, "-1,000"),
      (.max, "9,223,372,036,854,775,807"), (.min, "-9,223,372,036,854,775,808"),
    ]
    for (number, text) in cases { #expect(groupedDigits(number) == text) }
  }

  @Test func groupingOnlyInsertsCommas() {
    for number in stride(from: -20_000, through: 2_000_000, by: 997) {
      let parts = groupedDigits(number).split(separator: ",")
      #expect(parts.joined() == String(number))
      #expect(parts.dropFirst().allSatisfy { $0.count == 3 })
    }
  }

  @Test func quotedTextIsOneShortLine() {
    #expect(quoted("a b") == "\"a b\"")
    #expect(quoted("a\n\u{1B}[31m") == "\"a\\n\\u{1B}[31m\"")
    #expect(quoted("\u{202E}x\u{2028}") == "\"\\u{202E}x\\u{2028}\"")
    #expect(quoted(String(repeating: "a", count: 80)) == "\"" + String(repeating: "a", count: 80) + "\"")
    #expect(quoted(String(repeating: "a", count: 81)) == "\"" + String(repeating: "a", count: 80) + "…\"")
  }

  @Test func decimalsHaveNoExponentAndNoZeroFraction() {
    for (number, text) in [(0.5, "0.5"), (4, "4"), (-3, "-3"), (1.25, "1.25"), (0, "0"), (100_000, "100000")] {
      #expect(plainDecimal(number) == text)
    }
  }
}
