import FloorplanLayout
import Testing

@Suite struct TypeAheadTests {
  private let names = ["Berlin", "Aachen", "Bern", "Äänekoski", "New York", "Newark", "Ålesund", "bergen"]

  /// The items that are found when a text is typed character by character; each found item becomes the current one.
  private func found(
    _ text: String, from current: Int? = nil, every seconds: Double = 0.2, with typeAhead: TypeAhead = TypeAhead()
  ) -> [Int?] {
    var (typeAhead, current, time) = (typeAhead, current, 50.0)
    return text.map { character in
      let found = typeAhead.find(String(character), at: time, current: current, itemCount: names.count) { names[$0] }
      current = found ?? current
      time += seconds
      return found
    }
  }

  @Test func repeatedLetterCyclesThroughMatches() {
    #expect(found("bbbbb") == [0, 2, 7, 0, 2])
    #expect(found("aAäÅ") == [1, 3, 6, 1])
    #expect(found("b", from: 0) == [2])
    #expect(found("b", from: 7) == [0])
    #expect(found("b", from: 3) == [7])
  }

  @Test func onlyMatchIsFoundAgain() {
    let name: (Int) -> String? = { ["x", "y", "z"][$0] }
    for current in [nil, 0, 1, 2] {
      var typeAhead = TypeAhead()
      #expect(typeAhead.find("y", at: 0, current: current, itemCount: 3, name: name) == 1)
      #expect(typeAhead.find("y", at: 0, current: 1, itemCount: 3, name: name) == 1)
    }
  }

  @Test func moreLettersKeepAMatchingItem() {
    #expect(found("bern") == [0, 0, 0, 2])
    #expect(found("berg", from: 4) == [7, 7, 7, 7])
    #expect(found("newa") == [4, 4, 4, 5])
    #expect(found("aac") == [1, 3, 1])
  }

  @Test func pauseStartsANewQuery() {
    #expect(found("nb", every: 1) == [4, nil])
    #expect(found("nb", every: 1.001) == [4, 7])
    #expect(found("nb", every: 0.5, with: TypeAhead(timeout: 0.4)) == [4, 7])
    #expect(found("nn", every: 3) == [4, 5])
    // The pause is measured from the last character, not from the first one.
    #expect(found("newar", every: 0.9) == [4, 4, 4, 5, 5])
  }

  @Test func unmatchedQueryEndsWithAPause() {
    var typeAhead = TypeAhead()
    func find(_ text: String, at time: Double) -> Int? {
      typeAhead.find(text, at: time, current: nil, itemCount: names.count) { names[$0] }
    }
    #expect(find("x", at: 0) == nil)
    #expect(find("b", at: 0.5) == nil)
    #expect(typeAhead.text == "xb")
    #expect(find("b", at: 1.6) == 0)
    #expect(typeAhead.text == "b")
  }

  @Test func invalidTimesStartANewQuery() {
    for time in [4.9, -.infinity, .infinity, .nan] {
      var typeAhead = TypeAhead()
      _ = typeAhead.find("n", at: 5, current: nil, itemCount: names.count) { names[$0] }
      #expect(!typeAhead.isTyping(at: time))
      #expect(typeAhead.find("b", at: time, current: nil, itemCount: names.count) { names[$0] } == 0)
      #expect(typeAhead.text == "b")
    }
    for pause in [-1, Double.nan] {
      #expect(found("nb", with: TypeAhead(timeout: pause)) == [4, 7])
    }
    #expect(found("nb", every: 1e9, with: TypeAhead(timeout: .infinity)) == [4, nil])
  }

  @Test func spaceContinuesAQueryButStartsNone() {
    var typeAhead = TypeAhead()
    func find(_ text: String, at time: Double) -> Int? {
      typeAhead.find(text, at: time, current: nil, itemCount: 3) { ["new", "new x", " "][$0] }
    }
    #expect(find(" ", at: 0) == nil)
    #expect(!typeAhead.isTyping(at: 0))
    #expect(find("new", at: 1) == 0)
    #expect(typeAhead.isTyping(at: 2))
    #expect(find(" ", at: 2) == 1)
    #expect(typeAhead.text == "new ")
    #expect(find(" ", at: 3.5) == nil)
    #expect(typeAhead.text == "new ")
    #expect(!typeAhead.isTyping(at: 3.5))
  }

  @Test func controlCharactersAreIgnored() {
    var typeAhead = TypeAhead()
    for text in ["", "\u{1B}", "\u{7F}", "\r\n", "\t", "\u{301}"] {
      #expect(typeAhead.find(text, at: 0, current: nil, itemCount: 1) { _ in "" } == nil)
      #expect(typeAhead.text.isEmpty)
      #expect(!typeAhead.isTyping(at: 0))
    }
    #expect(typeAhead.find("\u{1B}n\u{8}e\n", at: 0, current: nil, itemCount: 1) { _ in "new" } == 0)
    #expect(typeAhead.text == "ne")
    // They don't keep a text alive, either.
    _ = typeAhead.find("\u{1B}", at: 0.9, current: nil, itemCount: 1) { _ in "new" }
    #expect(!typeAhead.isTyping(at: 1.5))
  }

  @Test func severalCharactersCanBeTypedAtOnce() {
    var typeAhead = TypeAhead()
    let found = typeAhead.find("東京", at: 0, current: 0, itemCount: 3) { ["大阪", "東北", "東京都"][$0] }
    #expect(found == 2)
    #expect(self.found("ß") == [nil])
    #expect(typeAhead.find("ß", at: 9, current: 1, itemCount: 3) { ["a", "sonne", "SSL"][$0] } == 2)
  }

  @Test func resetClearsTheQuery() {
    var typeAhead = TypeAhead(timeout: 3)
    _ = typeAhead.find("n", at: 0, current: nil, itemCount: names.count) { names[$0] }
    typeAhead.reset()
    #expect(typeAhead.text.isEmpty)
    #expect(!typeAhead.isTyping(at: 0))
    #expect(typeAhead.timeout == 3)
    #expect(typeAhead.find("b", at: 0, current: nil, itemCount: names.count) { names[$0] } == 0)
  }

  @Test func itemsWithoutANameAreNotFound() {
    var typeAhead = TypeAhead()
    #expect(typeAhead.find("a", at: 0, current: nil, itemCount: 4) { [nil, "", "ab", nil][$0] } == 2)
    #expect(typeAhead.find("x", at: 9, current: nil, itemCount: 4) { _ in nil } == nil)
  }

  /// The positions that are searched.
  private func searchedPositions(current: Int?, itemCount: Int, limit: Int?) -> [Int] {
    var (typeAhead, positions) = (TypeAhead(), [Int]())
    let name: (Int) -> String? = { position in
      positions.append(position)
      return "b"
    }
    let found =
      if let limit {
        typeAhead.find("a", at: 0, current: current, itemCount: itemCount, limit: limit, name: name)
      } else {
        typeAhead.find("a", at: 0, current: current, itemCount: itemCount, name: name)
      }
    #expect(found == nil)
    return positions
  }

  @Test func searchStopsAtTheLimit() {
    #expect(searchedPositions(current: 3, itemCount: 6, limit: 4) == [4, 5, 0, 1])
    #expect(searchedPositions(current: 5, itemCount: 6, limit: 9) == [0, 1, 2, 3, 4, 5])
    #expect(searchedPositions(current: nil, itemCount: 6, limit: 2) == [0, 1])
    #expect(searchedPositions(current: 0, itemCount: .max, limit: 2) == [1, 2])
    #expect(searchedPositions(current: .max - 1, itemCount: .max, limit: 2) == [0, 1])
    #expect(searchedPositions(current: .max - 3, itemCount: .max, limit: 4) == [.max - 2, .max - 1, 0, 1])
    #expect(searchedPositions(current: 999, itemCount: 1_000_000, limit: nil) == Array(1000..<101_000))
    for limit in [0, -1, Int.min] { #expect(searchedPositions(current: 0, itemCount: 6, limit: limit).isEmpty) }
    for count in [0, -1, Int.min] { #expect(searchedPositions(current: 0, itemCount: count, limit: 5).isEmpty) }
    for current in [-1, 6, Int.min, .max] {
      #expect(searchedPositions(current: current, itemCount: 6, limit: 2) == [0, 1])
    }
  }

  /// Typing, compared with a simple search; names and queries are short and consist of three different letters.
  @Test func randomTypingMatchesASimpleSearch() {
    var generator = SplitMix(seed: 11)
    func word(_ count: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: count, using: &generator)).map { _ in "aäb".randomElement(using: &generator) ?? "a" })
    }
    for _ in 0..<4000 {
      let names = (0..<Int.random(in: 1...6, using: &generator)).map { _ in word(0...3) }
      let plain = names.map { $0.map { $0 == "ä" ? "a" : $0 } }
      var current = Int.random(in: 0..<names.count, using: &generator)
      var (typeAhead, typed) = (TypeAhead(), [Character]())
      for letter in word(1...4) {
        typed.append(letter == "ä" ? "a" : letter)
        let isSame = Set(typed).count == 1
        let query = isSame ? Array(typed.prefix(1)) : typed
        let order = names.indices.map { ($0 + current + (isSame ? 1 : 0)) % names.count }
        let expected = order.first { plain[$0].starts(with: query) }
        let found = typeAhead.find(String(letter), at: 0, current: current, itemCount: names.count) { names[$0] }
        #expect(found == expected, "\(typed) in \(names) from \(current)")
        current = expected ?? current
      }
    }
  }
}
