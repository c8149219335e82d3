/// Which of several options are chosen, and what a press on one of them makes of that.
nonisolated struct ChosenIndices {
  /// How many options there are.
  var count: Int
  /// Whether more than one can be chosen at a time.
  var allowsSeveral: Bool
  /// Whether none has to be chosen.
  var allowsNone: Bool

  /// The options that a value chooses: what is no option is left out, and so is, where one can be chosen, every other one.
  ///
  /// - Complexity: O(*n*) in the size of the value.
  func shown(of value: [Int]) -> Set<Int> {
    let known = value.lazy.filter { (0..<count).contains($0) }
    return allowsSeveral ? Set(known) : Set(known.prefix(1))
  }

  /// The value after a press on an option; nil where the press is ignored.
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
