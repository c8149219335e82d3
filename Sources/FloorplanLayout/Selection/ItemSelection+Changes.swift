extension ItemSelection {
  /// Updates the selection after changes to the content.
  ///
  /// Removed items are deselected, inserted items are not selected, and all other items keep their selection even if
  /// they or their sections moved. Reloads have no effect.
  ///
  /// The changes must be valid for the content (``CollectionChanges/validate(countsBefore:countsAfter:)``); otherwise
  /// the resulting selection is unspecified.
  ///
  /// - Parameter changes: The changes from the selection's content to the new content.
  /// - Complexity: O(n log n) for n ranges and changes, independent of the number of items.
  public mutating func apply(_ changes: CollectionChanges) {
    let targets = changes.movedItems.filter { contains($0.from) }.compactMap { ItemRange($0.to) }
    let ranks = ranks(without: ItemSelection(ranges: changes.oldIndices.itemRanges))
    let mapping = ItemIndexMapping(changes)
    let mappedRanks = ranks.compactMap { range in
      mapping.newSection(ofSectionAt: range.section).map { ItemRange(section: $0, items: range.items) }
    }
    let occupied = ItemSelection(ranges: changes.newIndices.itemRanges)
    self = ItemSelection(ranges: ItemSelection(ranges: mappedRanks).indices(skipping: occupied) + targets)
  }

  /// Returns the selected unmoved items, as ranks among the unmoved items of their section.
  ///
  /// An unmoved item has the same rank in the old and the new content.
  private func ranks(without removed: ItemSelection) -> [ItemRange] {
    var unmoved = self
    unmoved.subtract(removed)
    var cursor = RangeCursor(removed.ranges)
    return unmoved.ranges.map { range in
      // Removed items are between the remaining ones, so no removed range starts within this one.
      while let next = cursor.next(inSection: range.section), next.items.lowerBound < range.items.lowerBound {
        cursor.pass(next)
      }
      return ItemRange(
        section: range.section,
        items: range.items.lowerBound - cursor.passed..<range.items.upperBound - cursor.passed)
    }
  }

  /// Converts ranks to indices, skipping the occupied ones.
  private func indices(skipping occupied: ItemSelection) -> [ItemRange] {
    var indices: [ItemRange] = []
    var cursor = RangeCursor(occupied.ranges)
    for range in ranges {
      var start = range.items.lowerBound
      while start < range.items.upperBound {
        var end = range.items.upperBound
        if let next = cursor.next(inSection: range.section) {
          // The rank of the first item after the occupied range; only ranges before that item are passed.
          let rank = next.items.lowerBound - cursor.passed
          if rank <= start {
            cursor.pass(next)
            continue
          }
          end = Swift.min(end, rank)
        }
        // Skip indices beyond the largest valid one.
        let limit = Int.max - cursor.passed
        if start < limit {
          let items = start + cursor.passed..<Swift.min(end, limit) + cursor.passed
          indices.append(ItemRange(section: range.section, items: items))
        }
        start = end
      }
    }
    return indices
  }
}

/// A cursor over ranges, section by section, which counts the items of the passed ranges in the current section.
private struct RangeCursor {
  private let ranges: [ItemSelection.ItemRange]
  private var position = 0
  private var section = -1
  /// The number of items in the passed ranges of the section.
  private(set) var passed = 0

  init(_ ranges: [ItemSelection.ItemRange]) {
    self.ranges = ranges
  }

  /// Returns the next range of a section, which must not precede the last section, or nil if there is none.
  mutating func next(inSection section: Int) -> ItemSelection.ItemRange? {
    if section != self.section { (self.section, passed) = (section, 0) }
    while position < ranges.count, ranges[position].section < section { position += 1 }
    return position < ranges.count && ranges[position].section == section ? ranges[position] : nil
  }

  /// Advances past the next range.
  mutating func pass(_ range: ItemSelection.ItemRange) {
    passed += range.items.count
    position += 1
  }
}
