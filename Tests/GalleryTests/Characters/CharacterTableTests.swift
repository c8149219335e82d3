import Testing

@testable import Gallery

@Suite struct CharacterTableTests {
  private static let table = CharacterTable()
  private var table: CharacterTable { Self.table }

  private func found(_ text: String) -> [UInt32] { table.blocks(matching: text).flatMap(\.ids) }

  @Test func listsEveryAssignedCharacterOnceInOrder() {
    let all = table.blocks.flatMap(\.ids)
    #expect(all.count == table.count)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
    let expected = (UInt32(0)...0x10FFFF).filter { codePoint in
      guard let scalar = Unicode.Scalar(codePoint) else { return false }
      let category = scalar.properties.generalCategory
      return category != .unassigned && category != .privateUse && category != .control
    }
    #expect(all == expected)
    #expect(table.count > 140_000)
  }

  @Test func blocksSpan1024CodePointsAndAreNotEmpty() {
    for block in table.blocks {
      #expect(Set(block.ids.map { $0 / 1024 }).count == 1)
    }
    #expect(table.blocks.first?.title == "U+0000 – U+03FF")
  }

  @Test func searchMatchesWordsOfNames() {
    #expect(found("euro sign") == [0x20A0, 0x20AC, 0x1F4B6])
    #expect(found("SIGN  euro") == found("euro sign"))
    #expect(found("snowman").contains(0x2603))
    #expect(found("no such character at all").isEmpty)
    #expect(found("hangul syllable gag").contains(0xAC01))
  }

  @Test(arguments: ["U+20AC", "u+20ac", "U+020AC", "€"]) func searchMatchesCodePoint(text: String) {
    #expect(found(text) == [0x20AC])
  }

  @Test(arguments: ["20ac", " 20AC "]) func bareDigitsMatchCodePointsAndNames(text: String) {
    // Ideographs are named by their code points.
    #expect(found(text).starts(with: [0x20AC, 0x20AC0]))
  }

  @Test func blankQueryMatchesEverything() {
    for text in ["", " ", "\t "] { #expect(table.blocks(matching: text) == table.blocks) }
  }

  @Test func shortHexWordsAreNotCodePoints() {
    #expect(CharacterTable.codePoint("bee") == nil)
    #expect(CharacterTable.codePoint("U+41") == 0x41)
    #expect(CharacterTable.codePoint("U+") == nil)
    #expect(CharacterTable.codePoint("U+ 41") == nil)
    #expect(CharacterTable.codePoint("FFFFFFFFFFFF") == nil)
    #expect(found("beef").contains(0xBEEF))
    // A single letter finds that letter, and all characters with it in their names.
    #expect(found("ß").contains(0xDF))
    #expect(found("Q").contains(0x51) && found("Q").contains(0x22))
  }

  @Test func recordHasUnicodeProperties() throws {
    let euro = try #require(CharacterRecord(0x20AC))
    #expect(euro.name == "EURO SIGN" && euro.codePoint == "U+20AC" && euro.category == "currency symbol")
    let fields = Dictionary(uniqueKeysWithValues: euro.fields.map { ($0.name, $0.value) })
    #expect(fields["UTF-8"] == "E2 82 AC" && fields["UTF-16"] == "20AC" && fields["Swift"] == "\"\\u{20AC}\"")
    #expect(fields["Added in Unicode"] == "2.1" && fields["Uppercase"] == "")
    #expect(CharacterRecord(0xDF)?.fields.first { $0.name == "Uppercase" }?.value == "SS")
    #expect(CharacterRecord(0xBD)?.fields.first { $0.name == "Numeric Value" }?.value == "0.5")
    #expect(CharacterRecord(0xD800) == nil && CharacterRecord(0x110000) == nil)
  }

  @Test func marksUseACircleAndInvisibleCharactersHaveNoGlyph() {
    #expect(CharacterRecord(0x301)?.glyph == "\u{25CC}\u{301}")
    #expect(CharacterRecord(0x41)?.glyph == "A")
    for codePoint: UInt32 in [0x20, 0x200B, 0x2028, 0x2029, 0x202E] {
      #expect(CharacterRecord(codePoint)?.glyph == nil)
    }
  }

  @Test func unnamedCharactersHaveAPlaceholderName() {
    let unnamed = table.blocks.lazy.flatMap(\.ids).first { Unicode.Scalar($0)?.properties.name == nil }
    if let unnamed { #expect(CharacterRecord(unnamed)?.name.hasPrefix("unnamed ") == true) }
    for block in table.blocks { for codePoint in block.ids { #expect(CharacterRecord(codePoint)?.name != "") } }
  }

  @Test(arguments: [(0, "U+0000"), (0x41, "U+0041"), (0x20AC, "U+20AC"), (0x1F600, "U+1F600"), (0x10FFFF, "U+10FFFF")])
  func codePointTextRoundTrips(codePoint: UInt32, text: String) {
    #expect(codePointText(codePoint) == text)
    #expect(CharacterTable.codePoint(text) == codePoint)
  }
}
