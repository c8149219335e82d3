import Testing

@testable import Gallery

@Suite struct SearchPhraseTests {
  @Test func wordsConsistOfLettersAndNumbers() {
    let phrase = SearchPhrase("  Date/Time—Picker 2.0 ")
    #expect(phrase.compacted == Array("datetimepicker20".unicodeScalars))
    #expect(phrase.words.map { $0.map { String($0) }.joined() } == ["date", "time", "picker", "2", "0"])
    #expect(SearchPhrase("-/ ").words.isEmpty)
    #expect(SearchPhrase("").words.isEmpty)
  }
}

@Suite struct NearPrefixTests {
  @Test func nearPrefixAllowsExactlyOneEdit() {
    let words = texts(over: "ab", upTo: 5) + texts(over: "abc", upTo: 3)
    for word in words {
      for typed in words {
        let prefixes = (0...word.count).map { Array(word.prefix($0)) }
        let isNear = prefixes.contains { isWithinOneEdit($0, Array(typed)) }
        #expect(slice(word).nearlyStarts(with: slice(typed)) == isNear, "\(word) \(typed)")
      }
    }
  }

  @Test func substringSearchMatchesReference() {
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
    // A slice that doesn't start at zero, to find code that confuses indices with offsets.
    (["#"] + Array(text.unicodeScalars)).dropFirst()
  }
}

@Suite struct IconSearchTests {
  private let names = [
    "document-open-recent-symbolic", "edit-find", "folder-open", "go-home", "go-home-symbolic", "open-menu-symbolic",
    "user-home", "org.gnome.Nautilus", "x-office-calendar",
  ]

  private func found(_ text: String) -> [String] {
    SearchIndex(names.map { SearchIndex.Document(title: $0) }).search(text).map { names[$0] }
  }

  @Test(arguments: [
    ("go home", ["go-home", "go-home-symbolic"]), ("home go", ["go-home", "go-home-symbolic"]),
    ("gohome", ["go-home", "go-home-symbolic"]), ("GO-HOME-S", ["go-home-symbolic"]),
    ("home", ["go-home", "go-home-symbolic", "user-home"]),
    ("open", ["open-menu-symbolic", "document-open-recent-symbolic", "folder-open"]),
    ("calender", ["x-office-calendar"]), ("nautilus", ["org.gnome.Nautilus"]), ("fnid", []), ("go rocket", []),
  ])
  func wordsMatchIconNames(typed: String, expected: [String]) { #expect(found(typed) == expected) }

  @Test(arguments: ["", " ", "-", "\n"]) func emptyQueryMatchesEverything(typed: String) {
    #expect(found(typed) == names)
  }

  @Test func emptyIndexMatchesNothing() {
    for text in ["", "a"] { #expect(SearchIndex([]).search(text).isEmpty) }
  }
}
