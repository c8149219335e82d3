import Testing

@testable import Gallery

@Suite struct SearchFoldingTests {
  @Test(arguments: [
    ("ABCxyz019-/", "abcxyz019-/"), ("Größe", "grosse"), ("GROẞE", "grosse"), ("Ærøskøbing", "aeroskobing"),
    ("Łódź", "lodz"),
    ("e\u{301}É", "ee"), ("İstanbul ı", "istanbul i"), ("Ťěšínský", "tesinsky"), ("Ệ", "e"), ("Œuvre", "oeuvre"),
    ("ΑΒΓ", "αβγ"), ("日本", "日本"), ("þ", "th"), ("½", "½"),
  ])
  func caseAndDiacriticsAreTakenAway(text: String, folded: String) {
    #expect(SearchFolding.folded(text) == Array(folded.unicodeScalars))
  }

  @Test func everyAccentedLatinLetterThatUnicodeDecomposesBecomesItsLetter() {
    // Each letter against its plain form with the mark written apart, which Swift compares as the same character.
    let marks = (0x300...0x32F).compactMap { Unicode.Scalar($0 as Int) }
    var count = 0
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for mark in marks {
        let composed = (0xC0...0x24F).compactMap { Unicode.Scalar($0 as Int) }.first {
          String($0) == "\(letter)\(mark)"
        }
        guard let composed else { continue }
        count += 1
        #expect(SearchFolding.folded(String(composed)) == Array(String(letter).unicodeScalars), "\(composed)")
      }
    }
    #expect(count > 100)
  }

  @Test func wordsAreLettersAndNumbers() {
    let phrase = SearchPhrase("  Date/Time—Picker 2.0 ")
    #expect(phrase.squeezed == Array("datetimepicker20".unicodeScalars))
    #expect(phrase.words.map { $0.map { String($0) }.joined() } == ["date", "time", "picker", "2", "0"])
    #expect(SearchPhrase("-/ ").words.isEmpty)
    #expect(SearchPhrase("").words.isEmpty)
  }
}

@Suite struct NearPrefixTests {
  @Test func oneEditIsFoundExactlyWhereThereIsOne() {
    let words = texts(over: "ab", upTo: 5) + texts(over: "abc", upTo: 3)
    for word in words {
      for typed in words {
        let prefixes = (0...word.count).map { Array(word.prefix($0)) }
        let isNear = prefixes.contains { isWithinOneEdit($0, Array(typed)) }
        #expect(slice(word).nearlyStarts(with: slice(typed)) == isNear, "\(word) \(typed)")
      }
    }
  }

  @Test func containingIsFoundExactlyWhereItIs() {
    for word in texts(over: "ab", upTo: 5) {
      for typed in texts(over: "ab", upTo: 4) {
        let isInside = (0...word.count).contains { word.dropFirst($0).hasPrefix(typed) }
        #expect(slice(word).contains(slice(typed)) == isInside, "\(word) \(typed)")
      }
    }
  }

  private func texts(over letters: String, upTo count: Int) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<count {
      last = last.flatMap { text in letters.map { text + String($0) } }
      all += last
    }
    return all
  }

  private func slice(_ text: String) -> ArraySlice<Unicode.Scalar> {
    // A slice that does not begin at zero finds indices that were taken for offsets.
    (["#"] + Array(text.unicodeScalars)).dropFirst()
  }
}
