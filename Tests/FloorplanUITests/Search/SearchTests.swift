import FloorplanUI
import GTKTestSupport
import Testing

@Suite struct SearchFoldingTests {
  @Test(arguments: [
    ("ABCxyz019-/", "abcxyz019-/"), ("Größe", "grosse"), ("GROẞE", "grosse"), ("Ærøskøbing", "aeroskobing"),
    ("Łódź", "lodz"),
    ("e\u{301}É", "ee"), ("İstanbul ı", "istanbul i"), ("Ťěšínský", "tesinsky"), ("Ệ", "e"), ("Œuvre", "oeuvre"),
    ("ΑΒΓ", "αβγ"), ("日本", "日本"), ("þ", "th"), ("½", "½"),
  ])
  func caseAndDiacriticsAreRemoved(text: String, folded: String) {
    #expect(SearchFolding.folded(text) == Array(folded.unicodeScalars))
  }

  @Test func accentedLatinLettersBecomeTheirBaseLetters() {
    // Swift compares a letter with its base form and a combining mark as the same character.
    let letters = Set((0xC0...0x24F).compactMap { Unicode.Scalar($0 as Int).map(Character.init) })
    let marks = (0x300...0x32F).compactMap { Unicode.Scalar($0 as Int) }
    var count = 0
    for base in "abcdefghijklmnopqrstuvwxyz" {
      for mark in marks {
        let decomposed = Character("\(base)\(mark)")
        guard let index = letters.firstIndex(of: decomposed) else { continue }
        let composed = letters[index]
        count += 1
        #expect(SearchFolding.folded(String(composed)) == Array(String(base).unicodeScalars), "\(composed)")
      }
    }
    #expect(count > 100)
  }
}

@Suite struct SubstringSearchTests {
  private static let texts = ["Grüße", "gruss", "a b", "", "ab ab", "Straße 7", "日本 語", "GTK 4"]

  @Test(arguments: [
    ("", [0, 1, 2, 3, 4, 5, 6, 7]), ("gru", [0, 1]), ("GRÜSS", [0, 1]), ("b a", [2, 4]), ("ab", [4]), ("ss 7", [5]),
    ("本", [6]), ("4 gtk", [7]), ("zz", []), ("ssa", []), ("a a", [2, 4, 5]),
  ])
  func everyWordMustMatch(query: String, found: [Int]) {
    #expect(SubstringSearch(texts: Self.texts).indices(matching: query) == found)
  }

  @Test func searchMatchesAReferenceFilter() {
    expectAlways(
      seed: 17, runs: 1000,
      make: { dice in
        let texts = (0..<8).map { _ in
          [
            dice.several(1...4, of: ["a", "B", "+"]).joined(), dice.several(0...5, of: ["A", "b", " ", "é"]).joined(),
          ]
        }
        return (texts, dice.several(0...3, of: ["a", "b", "ab", " ", "+", "e", "ba", "É"]).joined())
      },
      shrink: { texts, query in withoutOneElement(texts).map { ($0, query) } },
      holds: { texts, query in
        let words = plain(query).split(separator: " ")
        let expected = texts.indices.filter { index in
          words.allSatisfy { word in texts[index].contains { plain($0).contains(word) } }
        }
        return SubstringSearch(texts).indices(matching: query) == expected
      })
  }

  private func plain(_ text: String) -> String { String(text.lowercased().map { $0 == "é" ? "e" : $0 }) }

  @Test func longListsAreSearchedCompletely() {
    let search = SubstringSearch(texts: (0..<5000).map { "Item \($0)" })
    #expect(search.count == 5000)
    #expect(search.indices(matching: "item").count == 5000)
    #expect(search.indices(matching: "499") == [499, 1499, 2499, 3499, 4499] + Array(4990...4999))
    #expect(search.indices(matching: "4999 item") == [4999])
    #expect(search.indices(matching: "item 0 9 7 3").contains(3097))
    #expect(SubstringSearch(texts: []).indices(matching: "a").isEmpty)
    #expect(SubstringSearch(texts: ["a"]).indices(matching: String(repeating: "a", count: 1_000_000)).isEmpty)
  }

  @Test(arguments: [
    ("one", "One, one", [0..<3, 5..<8]), ("n e", "One", [1..<3]), ("", "One", []), ("x", "One", []), ("x", "", []),
    // The sharp s has two bytes, and a combining mark belongs to its letter.
    ("ss", "Größe", [4..<6]), ("s", "ß", [0..<2]), ("e", "e\u{301}x", [0..<3]), ("本", "日本", [3..<6]),
    ("aa", "aaaa", [0..<4]),
  ])
  func matchedRangesAreThoseOfTheOriginalText(query: String, text: String, places: [Range<Int>]) {
    #expect(SubstringSearch.ranges(of: query, in: text) == places)
  }

  @Test func singleTextCanBeMatched() {
    let search = SubstringSearch(texts: Self.texts)
    for query in ["", "gru", "b a", "ab", "7", "本", "4 gtk", "zz", "a a"] {
      let words = SubstringSearch.words(of: query)
      #expect(Self.texts.indices.filter { search.matches($0, words) } == search.indices(matching: query), "\(query)")
    }
  }

  @Test func replacedTextsAreFoundAndOthersAreKept() {
    let new = [[], [[]], [["Größe", "b"]], [["x"], ["", "gru"], ["ab"]]] as [[[String]]]
    for start in 0...Self.texts.count {
      for end in start...Self.texts.count {
        for texts in new {
          var search = SubstringSearch(texts: Self.texts)
          search.replaceSubrange(start..<end, with: texts)
          var expected = Self.texts.map { [$0] }
          expected.replaceSubrange(start..<end, with: texts)
          #expect(search.count == expected.count)
          for query in ["", "gru", "ab", "b a", "7", "gross", "x"] {
            #expect(search.indices(matching: query) == SubstringSearch(expected).indices(matching: query), "\(query)")
          }
        }
      }
    }
  }
}
