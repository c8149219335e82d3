import Floorplan

/// A folded text to search in or for: its words without separators, and where they begin.
nonisolated struct SearchPhrase: Sendable {
  /// The text without separators: "datetimepicker" for "Date/Time Picker".
  let compacted: [Unicode.Scalar]

  /// The indices in ``compacted`` at which words begin, in order.
  let starts: [Int]

  init(_ text: String) {
    var compacted: [Unicode.Scalar] = []
    var starts: [Int] = []
    var isInWord = false
    for scalar in SearchFolding.folded(text) {
      let isWordScalar = SearchFolding.isWordScalar(scalar)
      if isWordScalar {
        if !isInWord { starts.append(compacted.count) }
        compacted.append(scalar)
      }
      isInWord = isWordScalar
    }
    self.compacted = compacted
    self.starts = starts
  }

  /// The words of the phrase.
  var words: [ArraySlice<Unicode.Scalar>] {
    starts.indices.map { compacted[starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : compacted.count)] }
  }

  /// Whether a word of the phrase begins with the typed word, which may continue into the next words.
  func hasWord(startingWith typed: ArraySlice<Unicode.Scalar>) -> Bool {
    starts.contains { compacted[$0...].starts(with: typed) }
  }

  /// Like ``hasWord(startingWith:)``, but with one typo.
  func hasWord(nearlyStartingWith typed: ArraySlice<Unicode.Scalar>) -> Bool {
    starts.contains { compacted[$0...].nearlyStarts(with: typed) }
  }

  /// Whether the phrase without separators contains the typed word.
  func contains(_ typed: ArraySlice<Unicode.Scalar>) -> Bool {
    compacted.contains(typed)
  }
}

nonisolated extension ArraySlice<Unicode.Scalar> {
  /// Whether the slice begins with a single edit of `typed`.
  ///
  /// An edit inserts, removes or replaces a scalar, or swaps two neighbors. The text before the first difference needs
  /// no edit, so each kind of edit is tried once, at that position.
  ///
  /// - Complexity: O(*m*) for *m* typed scalars.
  func nearlyStarts(with typed: ArraySlice<Unicode.Scalar>) -> Bool {
    var here = startIndex
    var there = typed.startIndex
    while here < endIndex, there < typed.endIndex, self[here] == typed[there] {
      here += 1
      there += 1
    }
    let rest = self[here...]
    let left = typed[there...]
    guard let wrong = left.first else { return true }
    if rest.starts(with: left.dropFirst()) || rest.dropFirst().starts(with: left.dropFirst()) { return true }
    if rest.dropFirst().starts(with: left) { return true }
    guard let next = left.dropFirst().first, rest.first == next, rest.dropFirst().first == wrong else { return false }
    return rest.dropFirst(2).starts(with: left.dropFirst(2))
  }
}
