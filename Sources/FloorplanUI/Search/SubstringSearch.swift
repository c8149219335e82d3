import Glibc

/// A search for items by substrings of their texts, without regard to case and diacritics (see ``SearchFolding``).
///
/// Create it once for a list of items: the texts are prepared in advance, so each search is a single scan. It can be
/// created and used on any thread.
public nonisolated struct SubstringSearch: Sendable {
  /// The concatenated folded texts of all items, as UTF-8.
  private var text: [UInt8]
  /// The end of each item's range in ``text``.
  private var ends: [Int]

  /// Creates a search for items with several texts.
  ///
  /// - Parameter texts: The texts of each item.
  /// - Complexity: O(*n*) for *n* characters in all texts.
  public init(_ texts: some Sequence<[String]>) {
    self.init(of: texts) { $0 }
  }

  /// Creates a search for items with a single text.
  ///
  /// - Parameter texts: The text of each item.
  /// - Complexity: O(*n*) for *n* characters in all texts.
  public init(texts: some Sequence<String>) {
    self.init(of: texts) { CollectionOfOne($0) }
  }

  private init<Thing, Texts: Sequence<String>>(of things: some Sequence<Thing>, _ texts: (Thing) -> Texts) {
    var folded: [UInt8] = []
    var ends: [Int] = []
    for thing in things {
      for text in texts(thing) {
        Self.append(text, to: &folded)
        // A search word doesn't contain a line feed, so no match spans two texts.
        folded.append(Self.separator)
      }
      ends.append(folded.count)
    }
    text = folded
    self.ends = ends
  }

  /// Replaces a range of items, and shifts the following ones.
  ///
  /// - Parameters:
  ///   - range: The indices of the items to replace; empty to insert items.
  ///   - texts: The texts of each new item.
  /// - Complexity: O(*n*) for *n* characters after the range, which are moved as bytes.
  public mutating func replaceSubrange(_ range: Range<Int>, with texts: some Sequence<[String]>) {
    let new = SubstringSearch(texts)
    let old = start(of: range.lowerBound)..<start(of: range.upperBound)
    text.replaceSubrange(old, with: new.text)
    ends.replaceSubrange(range, with: new.ends.lazy.map { old.lowerBound + $0 })
    let shift = new.text.count - old.count
    guard shift != 0 else { return }
    for index in (range.lowerBound + new.count)..<ends.count { ends[index] += shift }
  }

  /// Returns the start of an item's range in ``text``, or the end of the text for the index after the last.
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

  /// The number of items.
  public var count: Int { ends.count }

  /// Returns the folded, whitespace-separated words of a search text.
  ///
  /// - Parameter searchText: The search text.
  /// - Returns: The words as UTF-8; empty if the search text is blank.
  public static func words(of searchText: String) -> [[UInt8]] {
    SearchFolding.folded(searchText).split(whereSeparator: \.properties.isWhitespace).map { word in
      word.flatMap { UTF8.encode($0).unsafelyUnwrapped }
    }
  }

  /// Returns the indices of the items whose texts contain all search words, in ascending order.
  ///
  /// - Parameter searchText: The search words, separated by whitespace. Punctuation is significant, so "g++" is a word.
  ///   A blank text matches all items.
  /// - Returns: The indices of the matching items.
  /// - Complexity: O(*n* · *w*) for *n* characters in all texts and *w* words.
  public func indices(matching searchText: String) -> [Int] { indices(matching: Self.words(of: searchText)) }

  /// Returns the indices of the items whose texts contain all words, in ascending order.
  ///
  /// - Parameter words: The words from ``words(of:)``.
  /// - Returns: The indices of the matching items.
  public func indices(matching words: [[UInt8]]) -> [Int] {
    guard let longest = words.max(by: { $0.count < $1.count }) else { return Array(ends.indices) }
    let others = words.filter { $0 != longest }
    return text.withUnsafeBytes { bytes in
      var found: [Int] = []
      var index = 0
      // Scan all texts once for the longest word, and search the others only in its matches.
      while let position = Self.firstMatch(of: longest, in: bytes, from: start(of: index)) {
        index = self.index(at: position, from: index)
        let part = UnsafeRawBufferPointer(rebasing: bytes[start(of: index)..<ends[index]])
        if others.allSatisfy({ Self.firstMatch(of: $0, in: part, from: 0) != nil }) { found.append(index) }
        index += 1
        if index == ends.count { break }
      }
      return found
    }
  }

  /// Returns whether the texts of an item contain all words.
  ///
  /// Use it to find the first few matches in another order, without searching all items.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - words: The words from ``words(of:)``.
  /// - Returns: Whether the item matches; true without words.
  /// - Complexity: O(*n* · *w*) for *n* characters in the item's texts and *w* words.
  public func matches(_ index: Int, _ words: [[UInt8]]) -> Bool {
    text.withUnsafeBytes { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[start(of: index)..<ends[index]])
      return words.allSatisfy { Self.firstMatch(of: $0, in: part, from: 0) != nil }
    }
  }

  /// Returns the item at a position in ``text``, with an exponential search that starts at the next items because
  /// matches are often close together.
  private func index(at position: Int, from start: Int) -> Int {
    var (low, step) = (start, 1)
    while low + step < ends.count, ends[low + step - 1] <= position {
      low += step
      step *= 2
    }
    var high = min(low + step, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func firstMatch(of word: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let first = word.first, let base = bytes.baseAddress else { return nil }
    return word.withUnsafeBytes { needle in
      var start = start
      while bytes.count - start >= needle.count {
        let space = bytes.count - start - needle.count + 1
        guard let hit = memchr(base + start, Int32(first), space) else { return nil }
        let position = UnsafeRawPointer(hit) - base
        if memcmp(hit, needle.baseAddress.unsafelyUnwrapped, needle.count) == 0 { return position }
        start = position + 1
      }
      return nil
    }
  }
}

extension SubstringSearch {
  /// Returns the ranges of search words in a text, for highlighting matches.
  ///
  /// - Parameters:
  ///   - searchText: The search words, separated by whitespace.
  ///   - text: The text.
  /// - Returns: The disjoint ranges as offsets in the text's UTF-8, in ascending order.
  /// - Complexity: O(*n* · *w*) for *n* characters and *w* words.
  public static func ranges(of searchText: String, in text: String) -> [Range<Int>] {
    let words = words(of: searchText)
    guard !words.isEmpty else { return [] }
    var folded: [UInt8] = []
    // The index of the source letter of each folded byte, and the start of each letter.
    var letters: [Int] = []
    var starts: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let before = folded.count
      append(String(scalar), to: &folded)
      // A combining mark belongs to the preceding letter.
      if folded.count > before || starts.isEmpty { starts.append(offset) }
      letters.append(contentsOf: repeatElement(starts.count - 1, count: folded.count - before))
      offset += UTF8.width(scalar)
    }
    starts.append(offset)
    var ranges: [Range<Int>] = []
    folded.withUnsafeBytes { bytes in
      for word in words {
        var start = 0
        while let position = firstMatch(of: word, in: bytes, from: start) {
          ranges.append(starts[letters[position]]..<starts[letters[position + word.count - 1] + 1])
          start = position + word.count
        }
      }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }
}
