extension ItemSelection {
  /// Adds the items of another selection.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(n log n) for n ranges of both.
  public mutating func formUnion(_ other: ItemSelection) {
    self = ItemSelection(ranges: ranges + other.ranges)
  }

  /// Removes the items of another selection.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func subtract(_ other: ItemSelection) {
    var rest: [ItemRange] = []
    var cuts = other.ranges[...]
    for range in ranges {
      var start = range.items.lowerBound
      while let cut = cuts.first, cut.start < range.end {
        if cut.section == range.section {
          if start < cut.items.lowerBound {
            rest.append(ItemRange(section: range.section, items: start..<cut.items.lowerBound))
          }
          start = Swift.max(start, cut.items.upperBound)
        }
        // The rest of a longer range may also cut the next one.
        if range.end < cut.end { break }
        cuts.removeFirst()
      }
      if start < range.items.upperBound {
        rest.append(ItemRange(section: range.section, items: start..<range.items.upperBound))
      }
    }
    ranges = rest
  }

  /// Toggles the items of another selection, as rubber banding with the Ctrl key does.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(n log n) for n ranges of both.
  public mutating func formSymmetricDifference(_ other: ItemSelection) {
    self = symmetricDifference(other)
  }

  /// Returns the items that are in either this selection or another one, but not in both.
  ///
  /// Use the result's ``ranges`` to update only the items whose appearance changes from one selection to the other.
  ///
  /// - Parameter other: The other selection.
  /// - Returns: The items that differ.
  /// - Complexity: O(n log n) for n ranges of both.
  public func symmetricDifference(_ other: ItemSelection) -> ItemSelection {
    var (mine, theirs) = (self, other)
    mine.subtract(other)
    theirs.subtract(self)
    mine.formUnion(theirs)
    return mine
  }
}
