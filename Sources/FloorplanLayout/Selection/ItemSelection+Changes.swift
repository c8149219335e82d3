extension ItemSelection {
  /// Follows the items to where they are after changes.
  ///
  /// Items that went are no longer selected, those that came are not selected, and all others stay as they were,
  /// wherever they or their sections moved. That items were reloaded makes no difference.
  ///
  /// The changes must be valid for the content (``CollectionChanges/validate(countsBefore:countsAfter:)``); others give
  /// some selection.
  ///
  /// - Parameter changes: What differs between the content that the selection is of and the new one.
  /// - Complexity: O(n log n) for n ranges and changes, whatever the number of items.
  public mutating func apply(_ changes: CollectionChanges) {
    let followers = changes.movedItems.filter { contains($0.from) }.compactMap { ItemRange($0.to) }
    let numbers = numbers(without: ItemSelection(ranges: changes.oldPlaces.itemRanges))
    let mapping = ItemIndexMapping(changes)
    let carried = numbers.compactMap { range in
      mapping.newSection(ofSectionAt: range.section).map { ItemRange(section: $0, items: range.items) }
    }
    let taken = ItemSelection(ranges: changes.newPlaces.itemRanges)
    self = ItemSelection(ranges: ItemSelection(ranges: carried).places(around: taken) + followers)
  }

  /// The selected items that stay, by their numbers among all items of their section that stay.
  ///
  /// What stays has the same number in the old and in the new content.
  private func numbers(without gone: ItemSelection) -> [ItemRange] {
    var staying = self
    staying.subtract(gone)
    var walk = Walk(gone.ranges)
    return staying.ranges.map { range in
      // What goes lies between what stays, so no range of it starts inside of this one.
      while let next = walk.next(inSection: range.section), next.items.lowerBound < range.items.lowerBound {
        walk.pass(next)
      }
      return ItemRange(
        section: range.section,
        items: range.items.lowerBound - walk.passed..<range.items.upperBound - walk.passed)
    }
  }

  /// The places of items that these ones are the numbers of, where other items take some places.
  private func places(around taken: ItemSelection) -> [ItemRange] {
    var places: [ItemRange] = []
    var walk = Walk(taken.ranges)
    for range in ranges {
      var start = range.items.lowerBound
      while start < range.items.upperBound {
        var end = range.items.upperBound
        if let next = walk.next(inSection: range.section) {
          // The number of the first item behind those places; nothing is passed that is not in front of them.
          let number = next.items.lowerBound - walk.passed
          if number <= start {
            walk.pass(next)
            continue
          }
          end = Swift.min(end, number)
        }
        // Places behind the last number that an item can have are none.
        let limit = Int.max - walk.passed
        if start < limit {
          let items = start + walk.passed..<Swift.min(end, limit) + walk.passed
          places.append(ItemRange(section: range.section, items: items))
        }
        start = end
      }
    }
    return places
  }
}

/// Goes through ranges section by section and counts the items that it passes in one.
private struct Walk {
  private let ranges: [ItemSelection.ItemRange]
  private var position = 0
  private var section = -1
  /// The number of items in the ranges of the section that were passed.
  private(set) var passed = 0

  init(_ ranges: [ItemSelection.ItemRange]) {
    self.ranges = ranges
  }

  /// The next range of a section, which is the last one asked for or one behind it; nil if there is none.
  mutating func next(inSection section: Int) -> ItemSelection.ItemRange? {
    if section != self.section { (self.section, passed) = (section, 0) }
    while position < ranges.count, ranges[position].section < section { position += 1 }
    return position < ranges.count && ranges[position].section == section ? ranges[position] : nil
  }

  /// Goes behind a range that was the next one.
  mutating func pass(_ range: ItemSelection.ItemRange) {
    passed += range.items.count
    position += 1
  }
}
