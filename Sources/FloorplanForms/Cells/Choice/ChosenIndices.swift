/// The rules for selecting options, which determine the value after a press on one of them.
nonisolated struct ChosenIndices {
  /// The number of options.
  var count: Int
  /// Whether several options can be selected.
  var allowsSeveral: Bool
  /// Whether the selection can be empty.
  var allowsNone: Bool

  /// Returns the selected options of a value, without invalid indices, and at most one for single selection.
  ///
  /// - Complexity: O(*n*) in the size of the value.
  func shown(of value: [Int]) -> Set<Int> {
    let known = value.lazy.filter { (0..<count).contains($0) }
    return allowsSeveral ? Set(known) : Set(known.prefix(1))
  }

  /// Returns the value after a press on an option, or nil if the press is ignored.
  func value(from value: [Int], pressing index: Int) -> [Int]? {
    guard (0..<count).contains(index) else { return nil }
    var chosen = shown(of: value)
    if chosen.contains(index) {
      guard allowsNone || chosen.count > 1 else { return nil }
      chosen.remove(index)
    } else {
      if !allowsSeveral { chosen.removeAll() }
      chosen.insert(index)
    }
    return chosen.sorted()
  }
}
