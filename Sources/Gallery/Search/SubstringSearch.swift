/// Finds things by parts of their texts, without regard to case and diacritics.
///
/// Make one for a list of things and keep it: the texts are prepared once, so a keystroke costs one look at each.
nonisolated struct SubstringSearch: Sendable {
  /// The folded texts of all things, one behind the other.
  private let text: [Unicode.Scalar]
  /// Where each thing's part of ``text`` ends.
  private let ends: [Int]

  /// Prepares things for searching.
  ///
  /// - Parameter texts: For each thing, the texts by which it is found.
  /// - Complexity: O(*n*) for *n* characters in all texts.
  init(_ texts: some Sequence<[String]>) {
    var folded: [Unicode.Scalar] = []
    var ends: [Int] = []
    for parts in texts {
      for part in parts {
        SearchFolding.append(part, to: &folded)
        // A typed word has no line end in it, so none matches across two texts.
        folded.append("\n")
      }
      ends.append(folded.count)
    }
    text = folded
    self.ends = ends
  }

  /// The indices of the things that have every typed word somewhere in one of their texts, in order.
  ///
  /// - Parameter typed: Words with white space between; punctuation counts, so "g++" is a word. No word finds
  ///   everything.
  /// - Returns: Where they stand in the order in which they were given.
  /// - Complexity: O(*n* · *w*) for *n* characters in all texts and *w* typed words.
  func indices(matching typed: String) -> [Int] {
    let words = SearchFolding.folded(typed).split(whereSeparator: \.properties.isWhitespace)
    return ends.indices.filter { index in
      let part = text[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
      return words.allSatisfy { part.contains($0) }
    }
  }
}
