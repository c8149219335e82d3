import Glibc

/// Finds things by parts of their texts, without regard to case and diacritics (see ``SearchFolding``).
///
/// Make one for a list of things and keep it: the texts are prepared once, so a keystroke costs one look at each.  It
/// can be made and asked on any thread.
public nonisolated struct SubstringSearch: Sendable {
  /// The folded texts of all things as UTF-8, one behind the other.
  private var text: [UInt8]
  /// Where each thing's part of ``text`` ends.
  private var ends: [Int]

  /// Prepares things for searching.
  ///
  /// - Parameter texts: For each thing, the texts by which it is found.
  /// - Complexity: O(*n*) for *n* characters in all texts.
  public init(_ texts: some Sequence<[String]>) {
    self.init(of: texts) { $0 }
  }

  /// Prepares things that have one text each for searching.
  ///
  /// - Parameter texts: The text of each thing.
  /// - Complexity: O(*n*) for *n* characters in all texts.
  public init(ofTexts texts: some Sequence<String>) {
    self.init(of: texts) { CollectionOfOne($0) }
  }

  private init<Thing, Texts: Sequence<String>>(of things: some Sequence<Thing>, _ texts: (Thing) -> Texts) {
    var folded: [UInt8] = []
    var ends: [Int] = []
    for thing in things {
      for text in texts(thing) {
        Self.append(text, to: &folded)
        // A typed word has no line end in it, so none matches across two texts.
        folded.append(Self.separator)
      }
      ends.append(folded.count)
    }
    text = folded
    self.ends = ends
  }

  /// Puts other things in the place of some; the things behind them move up or down.
  ///
  /// - Parameters:
  ///   - range: Which things are replaced; none where things are only added.
  ///   - texts: For each new thing, the texts by which it is found.
  /// - Complexity: O(*n*) for *n* characters behind the place, which are moved as bytes.
  public mutating func replaceSubrange(_ range: Range<Int>, with texts: some Sequence<[String]>) {
    let new = SubstringSearch(texts)
    let old = start(of: range.lowerBound)..<start(of: range.upperBound)
    text.replaceSubrange(old, with: new.text)
    ends.replaceSubrange(range, with: new.ends.lazy.map { old.lowerBound + $0 })
    let shift = new.text.count - old.count
    guard shift != 0 else { return }
    for index in (range.lowerBound + new.count)..<ends.count { ends[index] += shift }
  }

  /// Where a thing's part of ``text`` begins; the end of all for the index behind the last.
  private func start(of index: Int) -> Int { index == 0 ? 0 : ends[index - 1] }

  private static let separator = UInt8(ascii: "\n")

  private static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      if bytes.allSatisfy({ $0 < 0x80 }) {
        output.append(contentsOf: bytes.lazy.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
      } else {
        for scalar in SearchFolding.folded(String(decoding: bytes, as: UTF8.self)) {
          output.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
        }
      }
    }
  }

  /// How many things there are.
  public var count: Int { ends.count }

  /// The words of what was typed, folded: what lies between white space.
  ///
  /// - Parameter typed: What was typed.
  /// - Returns: The words as UTF-8; none where nothing but white space was typed.
  public static func words(of typed: String) -> [[UInt8]] {
    SearchFolding.folded(typed).split(whereSeparator: \.properties.isWhitespace).map { word in
      word.flatMap { UTF8.encode($0).unsafelyUnwrapped }
    }
  }

  /// The indices of the things that have every typed word somewhere in one of their texts, in order.
  ///
  /// - Parameter typed: Words with white space between; punctuation counts, so "g++" is a word. No word finds
  ///   everything.
  /// - Returns: Where they stand in the order in which they were given.
  /// - Complexity: O(*n* · *w*) for *n* characters in all texts and *w* typed words.
  public func indices(matching typed: String) -> [Int] { indices(matching: Self.words(of: typed)) }

  /// The indices of the things that have every word somewhere in one of their texts, in order.
  ///
  /// - Parameter words: What ``words(of:)`` gives.
  /// - Returns: Where they stand in the order in which they were given.
  public func indices(matching words: [[UInt8]]) -> [Int] {
    guard let longest = words.max(by: { $0.count < $1.count }) else { return Array(ends.indices) }
    let others = words.filter { $0 != longest }
    return text.withUnsafeBytes { bytes in
      var found: [Int] = []
      var index = 0
      // One way through all texts at once, from one match to the next; the others are looked for where that is.
      while let place = Self.firstPlace(of: longest, in: bytes, from: start(of: index)) {
        index = self.index(at: place, from: index)
        let part = UnsafeRawBufferPointer(rebasing: bytes[start(of: index)..<ends[index]])
        if others.allSatisfy({ Self.firstPlace(of: $0, in: part, from: 0) != nil }) { found.append(index) }
        index += 1
        if index == ends.count { break }
      }
      return found
    }
  }

  /// Whether one thing has every word somewhere in one of its texts.
  ///
  /// For those who want the first few in an order of their own, which need not look at all.
  ///
  /// - Parameters:
  ///   - index: Where the thing stands in the order in which they were given.
  ///   - words: What ``words(of:)`` gives.
  /// - Returns: Whether it has; true where there are no words.
  /// - Complexity: O(*n* · *w*) for *n* characters in the thing's texts and *w* words.
  public func matches(_ index: Int, _ words: [[UInt8]]) -> Bool {
    text.withUnsafeBytes { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[start(of: index)..<ends[index]])
      return words.allSatisfy { Self.firstPlace(of: $0, in: part, from: 0) != nil }
    }
  }

  /// The thing whose texts a place of ``text`` belongs to: the next ones are tried first, for a match often follows
  /// another.
  private func index(at place: Int, from start: Int) -> Int {
    var (low, step) = (start, 1)
    while low + step < ends.count, ends[low + step - 1] <= place {
      low += step
      step *= 2
    }
    var high = min(low + step, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func firstPlace(of word: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let first = word.first, let base = bytes.baseAddress else { return nil }
    return word.withUnsafeBytes { wanted in
      var start = start
      while bytes.count - start >= wanted.count {
        let room = bytes.count - start - wanted.count + 1
        guard let hit = memchr(base + start, Int32(first), room) else { return nil }
        let place = UnsafeRawPointer(hit) - base
        if memcmp(hit, wanted.baseAddress.unsafelyUnwrapped, wanted.count) == 0 { return place }
        start = place + 1
      }
      return nil
    }
  }
}

extension SubstringSearch {
  /// Where typed words stand in a text, for showing why it was found.
  ///
  /// - Parameters:
  ///   - typed: Words with white space between.
  ///   - text: The text.
  /// - Returns: The places as offsets in the text's UTF-8, in order, each apart from the next.
  /// - Complexity: O(*n* · *w*) for *n* characters and *w* words.
  public static func places(of typed: String, in text: String) -> [Range<Int>] {
    let words = words(of: typed)
    guard !words.isEmpty else { return [] }
    var folded: [UInt8] = []
    // For each folded byte, which letter of the text it comes from, and where those begin.
    var letters: [Int] = []
    var starts: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let before = folded.count
      append(String(scalar), to: &folded)
      // A mark belongs to the letter before it.
      if folded.count > before || starts.isEmpty { starts.append(offset) }
      letters.append(contentsOf: repeatElement(starts.count - 1, count: folded.count - before))
      offset += UTF8.width(scalar)
    }
    starts.append(offset)
    var places: [Range<Int>] = []
    folded.withUnsafeBytes { bytes in
      for word in words {
        var start = 0
        while let place = firstPlace(of: word, in: bytes, from: start) {
          places.append(starts[letters[place]]..<starts[letters[place + word.count - 1] + 1])
          start = place + word.count
        }
      }
    }
    return places.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, place in
      if let last = merged.last, place.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
      } else {
        merged.append(place)
      }
    }
  }
}
