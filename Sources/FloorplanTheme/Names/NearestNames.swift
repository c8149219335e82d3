/// The known names that a mistyped one most likely meant, nearest first.
///
/// Every message of this project that rejects a name says which one is nearest; this is the one place that decides what
/// "near" is. Case does not count. A name is near when its `editDistance(_:_:)` is at most a third of the typed name's
/// length (at least 2) and the two share a character, or when the typed name is its beginning. A beginning counts
/// as one edit; equals are ordered by their true distance, then alphabetically, so that the answer never depends
/// on the order of `candidates`.
///
/// - Parameters:
///   - name: What was typed. An empty name is near to nothing.
///   - candidates: The names that would have been accepted; repeated ones count once.
///   - limit: The most names to return; none when it is zero or less.
/// - Returns: The near names as `candidates` spells them.
/// - Complexity: O(*k* · *n* · *m*) for *k* candidates whose length is within the bound; the others cost O(*m*).
public func nearestNames(to name: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
  let typed = NameLetters(name)
  guard !name.isEmpty, limit > 0 else { return [] }
  let farthest = max(2, typed.count / 3)
  var seen: Set<String> = []
  var near: [Nearness] = []
  for candidate in candidates where seen.insert(candidate).inserted {
    if let nearness = Nearness(of: candidate, to: typed, farthest: farthest) { near.append(nearness) }
  }
  return near.sorted().prefix(limit).map(\.name)
}

/// The letters of a name without case: bytes where each byte is a letter, since these compare much quicker.
private enum NameLetters {
  case bytes([UInt8])
  case characters([Character])

  init(_ name: String) {
    // CR LF is one character.
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    self =
      isPlain ? .bytes(name.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }) : .characters(Array(name.lowercased()))
  }

  var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .characters(let characters): characters.count
    }
  }

  var characters: [Character] {
    switch self {
    case .bytes(let bytes): bytes.map { Character(Unicode.Scalar($0)) }
    case .characters(let characters): characters
    }
  }
}

/// One near name with what orders it among the others.
private struct Nearness: Comparable {
  let name: String
  let rank: Int
  let distance: Int

  init?(of candidate: String, to typed: NameLetters, farthest: Int) {
    // Most candidates are far too short, and need not be looked at.
    if case .bytes = typed, candidate.utf8.count < typed.count - farthest { return nil }
    switch (NameLetters(candidate), typed) {
    case (.bytes(let letters), .bytes(let typed)): self.init(candidate, letters, to: typed, farthest)
    case (let letters, let typed): self.init(candidate, letters.characters, to: typed.characters, farthest)
    }
  }

  private init?<Letter: Equatable>(_ candidate: String, _ letters: [Letter], to typed: [Letter], _ farthest: Int) {
    let continuesTyped = letters.starts(with: typed)
    // The difference in length is a lower bound of the distance: most candidates never need the table.
    guard continuesTyped || abs(letters.count - typed.count) <= farthest else { return nil }
    name = candidate
    distance = continuesTyped ? letters.count - typed.count : editDistance(typed, letters)
    rank = continuesTyped ? min(distance, 1) : distance
    guard continuesTyped || (distance <= farthest && distance < max(letters.count, typed.count)) else { return nil }
  }

  static func < (one: Nearness, other: Nearness) -> Bool {
    (one.rank, one.distance, one.name) < (other.rank, other.distance, other.name)
  }
}

/// How many single edits turn one sequence into the other.
///
/// An edit inserts, removes or replaces one element or swaps two neighbours; no element is edited twice (the
/// Damerau–Levenshtein distance in its "optimal string alignment" form).
///
/// - Complexity: O(*n* · *m*) time, O(*m*) space.
func editDistance<Element: Equatable>(_ one: [Element], _ other: [Element]) -> Int {
  var beforeLast = [Int](repeating: 0, count: other.count + 1)
  var last = Array(0...other.count)
  var current = last
  for row in one.indices {
    current[0] = row + 1
    for column in other.indices {
      let replaced = last[column] + (one[row] == other[column] ? 0 : 1)
      var best = min(last[column + 1] + 1, current[column] + 1, replaced)
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current[column + 1] = best
    }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[other.count]
}
