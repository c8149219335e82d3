/// Returns the known names that are most similar to a mistyped one, best match first.
///
/// All error messages about unknown names use this function for their suggestions. Case is ignored. A name is similar
/// if its `editDistance(_:_:)` is at most a third of the typed name's length (at least 2) and both have a character in
/// common, or if it begins with the typed name. A common beginning counts as one edit. Equal ranks are ordered by their
/// actual distance, then alphabetically, so the result doesn't depend on the order of `candidates`.
///
/// - Parameters:
///   - name: The typed name. No name is similar to an empty one.
///   - candidates: The valid names. Duplicates are ignored.
///   - limit: The maximum number of results. If it is zero or negative, the result is empty.
/// - Returns: The similar names, spelled as in `candidates`.
/// - Complexity: O(*k* · *n* · *m*) for *k* candidates whose length is within the limit; O(*m*) for each of the others.
public func nearestNames(to name: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
  guard !name.isEmpty, limit > 0 else { return [] }
  var alphabet = Alphabet()
  let typed = alphabet.letters(of: name)
  let farthest = max(2, typed.count / 3)
  var seen: Set<String> = []
  var near: [Nearness] = []
  for candidate in candidates where seen.insert(candidate).inserted {
    // Most candidates are far too short, so this check saves time.
    guard candidate.utf8.count >= typed.count - farthest else { continue }
    let letters = alphabet.letters(of: candidate)
    if let nearness = Nearness(of: candidate, letters, to: typed, farthest: farthest) { near.append(nearness) }
  }
  return near.sorted().prefix(limit).map(\.name)
}

/// Numbers for the letters of lowercase names, because they are compared faster than characters.
private struct Alphabet {
  private var others: [Character: UInt32] = [:]

  mutating func letters(of name: String) -> [UInt32] {
    // CR LF is one character.
    if name.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      return name.utf8.map { UInt32(0x41...0x5A ~= $0 ? $0 | 0x20 : $0) }
    }
    return name.lowercased().map { letter in
      if letter.utf8.count == 1, let byte = letter.utf8.first { return UInt32(byte) }
      let number = others[letter] ?? 0x80 + UInt32(others.count)
      others[letter] = number
      return number
    }
  }
}

/// A similar name with its sort keys.
private struct Nearness: Comparable {
  let name: String
  let rank: Int
  let distance: Int

  init?(of candidate: String, _ letters: [UInt32], to typed: [UInt32], farthest: Int) {
    let continuesTyped = letters.starts(with: typed)
    // The difference in length is a lower bound of the distance, so most candidates don't need the table.
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

/// Returns the minimum number of edits that turn one sequence into the other.
///
/// An edit inserts, removes or replaces an element, or swaps two adjacent ones. No element is edited twice (the
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
