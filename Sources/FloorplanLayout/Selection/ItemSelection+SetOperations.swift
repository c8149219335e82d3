extension ItemSelection {
  /// Adds the items of another selection.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func formUnion(_ other: ItemSelection) {
    self = combined(with: other) { $0 || $1 }
  }

  /// Removes the items of another selection.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func subtract(_ other: ItemSelection) {
    self = combined(with: other) { $0 && !$1 }
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
    combined(with: other) { $0 != $1 }
  }

  /// Returns the items that satisfy a predicate, given their membership in both selections.
  ///
  /// Between two range boundaries, all items have the same membership. The predicate must be false for items in neither
  /// selection.
  private func combined(with other: ItemSelection, where isIncluded: (Bool, Bool) -> Bool) -> ItemSelection {
    var result = ItemSelection()
    var (mine, theirs) = (BoundaryCursor(ranges), BoundaryCursor(other.ranges))
    var start: ItemIndex?
    while let boundary = mine.next.map({ Swift.min($0, theirs.next ?? $0) }) ?? theirs.next {
      mine.pass(boundary)
      theirs.pass(boundary)
      let isInResult = isIncluded(mine.isInside, theirs.isInside)
      if let first = start, !isInResult {
        result.ranges.append(ItemRange(section: first.section, items: first.item..<boundary.item))
        start = nil
      } else if start == nil, isInResult {
        start = boundary
      }
    }
    return result
  }
}

/// A cursor over the boundaries of ranges.
private struct BoundaryCursor {
  private let ranges: [ItemSelection.ItemRange]
  private var position = 0
  /// Whether the last passed boundary is the start of a range.
  private(set) var isInside = false

  init(_ ranges: [ItemSelection.ItemRange]) {
    self.ranges = ranges
  }

  /// The next boundary, or nil after the last one.
  var next: ItemIndex? {
    guard position < ranges.count else { return nil }
    return isInside ? ranges[position].end : ranges[position].start
  }

  /// Advances if the next boundary is at the given index.
  mutating func pass(_ index: ItemIndex) {
    guard next == index else { return }
    if isInside { position += 1 }
    isInside.toggle()
  }
}
