import GTKTestSupport

/// Whether two texts are equal or differ by a single edit.
///
/// An edit inserts, removes or replaces one character, or swaps two adjacent ones. Tries all such edits.
nonisolated func isWithinOneEdit(_ one: [Character], _ other: [Character]) -> Bool {
  if one == other || withoutOneElement(one).contains(other) || withoutOneElement(other).contains(one) { return true }
  guard one.count == other.count else { return false }
  return one.indices.contains { index in
    var edited = one
    edited[index] = other[index]
    if edited == other { return true }
    edited = one
    if index > 0 { edited.swapAt(index - 1, index) }
    return edited == other
  }
}
