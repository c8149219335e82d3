extension Sequence where Element: Hashable {
  /// Returns the elements without duplicates, in the order of their first occurrence.
  package func uniqued() -> [Element] {
    var visited: Set<Element> = []
    return filter { visited.insert($0).inserted }
  }
}
