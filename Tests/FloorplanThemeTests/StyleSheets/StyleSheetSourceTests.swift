import Testing

@testable import FloorplanTheme
@testable import FloorplanThemeCheck

@Suite struct StyleSheetSourceTests {
  @Test(
    "Lines end at LF, CR or CR LF, and columns count scalars",
    arguments: [
      ("a\n b", 2, 2), ("a\r b", 2, 2), ("a\r\n b", 2, 2), ("a\n\r b", 3, 2), ("/* äß𝄞 */b", 1, 10), ("\tb", 1, 2),
      ("\u{FEFF}b", 1, 1), ("/*e\u{301}*/b", 1, 7), ("\u{A0}\u{2003}\u{3000}b", 1, 4),
    ])
  func linesAndColumnsAreCounted(text: String, line: Int, column: Int) throws {
    let report = StyleSheetReporter(dialect: .fiori)
    var lexer = StyleSheetLexer(StyleSheetSource(name: "", text: text), report: report)
    var token = lexer.next()
    if text.hasPrefix("a") { token = lexer.next() }
    #expect(token.kind == .word)
    #expect(token.lowerBound.line == line)
    #expect(token.lowerBound.column == column)
    #expect(token.bytes.upperBound == text.utf8.count)
  }

  @Test(
    arguments: [
      ([0xFF], 1), ([0xC3], 1), ([0xC0, 0x80], 1), ([0xED, 0xA0, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 1),
      ([0xE2, 0x82], 1), ([0x80], 1), ([0xF0, 0x80, 0x80, 0x80], 1), ([0xE0, 0x80, 0x80], 1), ([0xC3, 0xA4, 0xE4], 2),
    ] as [([UInt8], Int)])
  func invalidUTF8IsReportedAndSkipped(bytes: [UInt8], column: Int) throws {
    let text = Array("Label { font-size: 17; }\n/*".utf8) + bytes + Array("*/\nButton { font-size: 18; }".utf8)
    let reading = StyleSheet.read(StyleSheetSource(name: "s", bytes: text))
    let fault = try #require(reading.diagnostics.first { $0.code == .notUTF8 })
    #expect(fault.severity == .error)
    #expect(fault.range.lowerBound.line == 2)
    #expect(fault.range.lowerBound.column == 2 + column)
    #expect(reading.outline == ["Label{font-size=17}", "Button{font-size=18}"])
  }

  @Test func everyScalarIsValidUTF8() {
    let text = String(
      String.UnicodeScalarView((1...0x10FFFF).lazy.filter { $0 % 37 == 0 }.compactMap(Unicode.Scalar.init)))
    #expect(StyleSheetSource(name: "", text: text).firstInvalidByte == nil)
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x41, 0x00], [0xFE, 0xFF, 0x00, 0x41], [0x41, 0x00, 0x42, 0x00], [0x00, 0x41, 0x00, 0x42],
    ] as [[UInt8]])
  func utf16IsDetected(bytes: [UInt8]) {
    let reading = StyleSheet.read(StyleSheetSource(name: "s", bytes: bytes))
    #expect(reading.codes == [.notUTF8])
    #expect(reading.diagnostics[0].message.contains("UTF-16"))
    #expect(reading.sheet.rules.isEmpty)
    // The verdict has the same reason.
    let verdict = StrictCheckResult(StyleSheetSource(name: "s", bytes: bytes), dialect: .nui)
    #expect(verdict.outcome == .rejected && verdict.range?.description == "s:1:1")
    #expect(verdict.reason?.contains("UTF-16") == true)
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x41], [0x41, 0, 0, 0], [0, 0, 0, 0x41],
    ] as [[UInt8]])
  func utf32IsDetected(bytes: [UInt8]) {
    let reading = StyleSheet.read(StyleSheetSource(name: "s", bytes: bytes))
    #expect(reading.codes == [.notUTF8])
    #expect(reading.diagnostics[0].message.contains("UTF-32"))
  }

  @Test func byteOrderMarkIsReportedAndSkipped() {
    let reading = read("\u{FEFF}Label { font-size: 17; }")
    #expect(reading.locations == ["1:1 byte-order-mark"])
    #expect(reading.diagnostics[0].line == "Label { font-size: 17; }")
    #expect(reading.outline == ["Label{font-size=17}"])
  }

  @Test func nullsBetweenRulesKeepTheRules() {
    let reading = read("Label { font-color: red; }\0\n\0\0Button\0 { font-color: blue; }\nSwitch { tint-color: red; }")
    #expect(
      reading.outline == ["Label{font-color=red}", "Button{font-color=blue}", "Switch{tint-color=red}"])
    let reported = reading.diagnostics.filter { $0.severity == .error }
    #expect(reported.map(\.code) == [.strayCharacter] && reported.first?.repetitions == 2)
  }

  @Test(arguments: [[0x89, 0, 1, 0xFF], [UInt8](repeating: 0, count: 9)] as [[UInt8]])
  func lineThatIsNoTextEndsTheSheet(line: [UInt8]) {
    let bytes = Array("Label { font-size: 17; }\n".utf8) + line + Array("\n}}}\nButton {}\n".utf8)
    let reading = StyleSheet.read(StyleSheetSource(name: "s", bytes: bytes))
    let refusal = reading.diagnostics.first { $0.code == .notAStyleSheet }
    #expect(refusal?.range.lowerBound.line == 2)
    #expect(Set(reading.codes).isSubset(of: [.notUTF8, .notAStyleSheet]) && reading.outline == [])
  }

  @Test func nullIsReportedOnce() {
    let reading = read("Label { font-size: 1\07; }\nButton { font-size\0: 18; }")
    #expect(reading.codes.count { $0 == .strayCharacter } == 1)
    #expect(reading.diagnostics.first { $0.code == .strayCharacter }?.message.contains("NUL") == true)
    #expect(reading.sheet.rules.count == 2)
  }

  @Test func oversizedTextIsRefusedWithItsSize() {
    let limit = StyleSheetSource.byteLimit
    let large = StyleSheetSource(name: "large", bytes: [UInt8](repeating: UInt8(ascii: " "), count: limit + 1))
    #expect(large.bytes.isEmpty)
    let reading = StyleSheet.read(large)
    #expect(reading.codes == [.tooLarge])
    #expect(reading.diagnostics[0].message.contains("\(limit + 1)"))
    #expect(StrictCheckResult(large, dialect: .nui).outcome == .unknown)
    let full = StyleSheetSource(name: "full", bytes: [UInt8](repeating: UInt8(ascii: " "), count: limit))
    #expect(StyleSheet.read(full).diagnostics.isEmpty)
  }
}
