extension ItemSelection {
  /// Adds the items of another selection.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func formUnion(_ other: ItemSelection) { indices.formUnion(other.indices) }

  /// Removes the items of another selection.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func subtract(_ other: ItemSelection) {
    // RangeSet.subtract takes quadratic time, but the intersection with the items between the ranges takes linear time.
    var others = RangeSet<ItemIndex>()
    var start = ItemIndex(section: 0, item: 0)
    for range in other.indices.ranges {
      if start < range.lowerBound { others.insert(contentsOf: start..<range.lowerBound) }
      start = range.upperBound
    }
    others.insert(contentsOf: start..<ItemIndex(section: .max, item: .max))
    indices.formIntersection(others)
  }

  /// Toggles the items of another selection, as rubber banding with the Ctrl key does.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func formSymmetricDifference(_ other: ItemSelection) {
    self = symmetricDifference(other)
  }

  /// Returns the items that are in either this selection or another one, but not in both.
  ///
  /// Use the result's ``ranges`` to update only the items whose appearance changes from one selection to the other.
  ///
  /// - Parameter other: The other selection.
  /// - Returns: The items that differ.
  /// - Complexity: O(ranges of both).
  public func symmetricDifference(_ other: ItemSelection) -> ItemSelection {
    var (mine, theirs) = (self, other)
    mine.subtract(other)
    theirs.subtract(self)
    mine.formUnion(theirs)
    return mine
  }
}
