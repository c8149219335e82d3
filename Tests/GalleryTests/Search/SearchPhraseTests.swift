import Testing

@testable import Gallery

@Suite struct SearchPhraseTests {
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
    // A slice that doesn't start at zero reveals indices that are used as offsets.
    (["#"] + Array(text.unicodeScalars)).dropFirst()
  }
}
