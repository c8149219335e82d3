import Testing

@testable import FloorplanLayout

/// Differences between a name and the typed text that are ignored.
@Suite struct LettersTests {
  private func text(_ letters: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(letters))
  }

  @Test(arguments: [
    ("abcXYZ 12-[@", "abcxyz 12-[@"), ("École", "ecole"), ("ÀÉÎÕÜÇ", "aeiouc"), ("Ærø", "æro"), ("Łódź", "lodz"),
    ("Straße", "strasse"), ("STRASSE", "strasse"), ("ẞ", "ss"), ("İstanbul", "istanbul"), ("ISPARTA", "isparta"),
    ("Iğdır", "igdir"), ("Ệ", "e"), ("Άγιος", "αγιοσ"), ("ΆΓΙΟΣ", "αγιοσ"), ("Ὦ", "ω"), ("Ёлка", "елка"),
    ("Йогурт", "иогурт"), ("Ҋ", "и"),
    ("Київ", "киів"), ("שָׁלוֹם", "שלום"), ("سَلَام", "سلام"), ("हिन्दी", "हिन्दी"), ("ไทย", "ไทย"),
    ("東京", "東京"), ("👩‍👧", "👩‍👧"), ("", ""),
  ])
  func comparisonIgnoresCaseAndDiacritics(name: String, letters: String) {
    #expect(text(name.letters) == letters)
  }

  /// Both spellings of every Latin, Greek and Cyrillic letter with diacritics, which are equal strings, are compared
  /// with the letter without them.
  @Test func composedAndDecomposedLettersAreEqual() {
    let composed = Dictionary(
      [0xC0...0x2AF, 0x370...0x52F, 0x1E00...0x1FFF as ClosedRange<UInt32>].joined().compactMap(Unicode.Scalar.init)
        .map { (String($0), $0) }
    ) { first, _ in first }
    let marks = (0x300...0x36F as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    let blocks: [ClosedRange<UInt32>] = [0x41...0x5A, 0x61...0x7A, 0xC0...0x2AF, 0x391...0x3C9, 0x400...0x52F]
    var spellings = blocks.joined().compactMap(Unicode.Scalar.init).map { String($0) }
    var found = Set<Unicode.Scalar>()
    for _ in 0..<3 {
      var longer: [String] = []
      for spelling in spellings {
        for mark in marks {
          var marked = spelling
          marked.unicodeScalars.append(mark)
          guard let scalar = composed[marked], found.insert(scalar).inserted else { continue }
          longer.append(marked)
          #expect(text(String(scalar).letters) == text(spelling.letters), "\(scalar) as \(spelling) and \(mark)")
          #expect(marked.letters == spelling.letters)
        }
      }
      spellings = longer
    }
    #expect(found.count > 700)
  }

  @Test func prefixesAreComparedByLetter() {
    let names = ["", "a", "ab", "Äb", "A\u{308}b", "b", "ßa", "ssa", "sa", "東京"]
    let texts = ["", "a", "ä", "AB", "abc", "ss", "ß", "s", "sß", "東", "京"]
    for name in names {
      for prefix in texts {
        let expected = name.letters.starts(with: prefix.letters)
        #expect(name.startsWithLetters(prefix.letters) == expected, "\(name) starts with \(prefix)")
      }
    }
  }
}
