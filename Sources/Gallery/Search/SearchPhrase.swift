import Floorplan

/// A folded text that a search looks into or for: its words, written together and with their beginnings known.
nonisolated struct SearchPhrase: Sendable {
  /// The words without anything between them: "datetimepicker" for "Date/Time Picker".
  let squeezed: [Unicode.Scalar]

  /// Where each word begins in ``squeezed``, in order; as long as the text has words.
  let starts: [Int]

  init(_ text: String) {
    var squeezed: [Unicode.Scalar] = []
    var starts: [Int] = []
    var isInWord = false
    for scalar in SearchFolding.folded(text) {
      let isWordPart = SearchFolding.isWordPart(scalar)
      if isWordPart {
        if !isInWord { starts.append(squeezed.count) }
        squeezed.append(scalar)
      }
      isInWord = isWordPart
    }
    self.squeezed = squeezed
    self.starts = starts
  }

  /// Each word of the phrase.
  var words: [ArraySlice<Unicode.Scalar>] {
    starts.indices.map { squeezed[starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : squeezed.count)] }
  }

  /// Whether a word of the phrase begins with what was typed; the typed word may run on into the phrase's next words.
  func hasWord(startingWith typed: ArraySlice<Unicode.Scalar>) -> Bool {
    starts.contains { squeezed[$0...].starts(with: typed) }
  }

  /// Like ``hasWord(startingWith:)`` with one typing error.
  func hasWord(nearlyStartingWith typed: ArraySlice<Unicode.Scalar>) -> Bool {
    starts.contains { squeezed[$0...].nearlyStarts(with: typed) }
  }

  /// Whether what was typed stands anywhere in the squeezed phrase.
  func contains(_ typed: ArraySlice<Unicode.Scalar>) -> Bool {
    squeezed.contains(typed)
  }
}

nonisolated extension ArraySlice<Unicode.Scalar> {
  /// Whether this begins with something that a single edit makes out of `typed`.
  ///
  /// An edit inserts, removes or replaces one scalar or swaps two neighbours. Everything before the first difference can be
  /// left as it is, so one look behind it for each kind of edit is enough.
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
