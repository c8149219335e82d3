/// The rules for selecting options, which determine the value after a press on one of them.
nonisolated struct SelectionRules {
  /// The number of options.
  var count: Int
  /// Whether several options can be selected.
  var allowsMultiple = false
  /// Whether the selection can be empty.
  var allowsEmpty = false

  /// Returns the selected options of a value, without invalid indices, and at most one for single selection.
  ///
  /// - Complexity: O(*n*) in the size of the value.
  func selectedIndices(of value: [Int]) -> Set<Int> {
    let known = value.lazy.filter { (0..<count).contains($0) }
    return allowsMultiple ? Set(known) : Set(known.prefix(1))
  }

  /// Returns the value after a press on an option, or nil if the press is ignored.
  func value(from value: [Int], pressing index: Int) -> [Int]? {
    guard (0..<count).contains(index) else { return nil }
    var selected = selectedIndices(of: value)
    if selected.contains(index) {
      guard allowsEmpty || selected.count > 1 else { return nil }
      selected.remove(index)
    } else {
      if !allowsMultiple { selected.removeAll() }
      selected.insert(index)
    }
    return selected.sorted()
  }
}
