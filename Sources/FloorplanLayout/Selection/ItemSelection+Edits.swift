extension ItemSelection {
  /// Selects an item.
  ///
  /// - Parameter index: The place of the item.
  /// - Complexity: O(log ranges), and O(ranges) behind it that get another position in memory.
  public mutating func insert(_ index: ItemIndex) {
    guard let range = ItemRange(index)?.existing, !contains(index) else { return }
    let position = position(endingBehind: index)
    let joinsBefore = position > 0 && ranges[position - 1].end == range.start
    let joinsAfter = position < ranges.count && ranges[position].start == range.end
    let start = joinsBefore ? ranges[position - 1].items.lowerBound : range.items.lowerBound
    let end = joinsAfter ? ranges[position].items.upperBound : range.items.upperBound
    ranges.replaceSubrange(
      position - (joinsBefore ? 1 : 0)..<position + (joinsAfter ? 1 : 0),
      with: CollectionOfOne(ItemRange(section: index.section, items: start..<end)))
  }

  /// Takes an item out of the selection.
  ///
  /// - Parameter index: The place of the item; one that is not selected changes nothing.
  /// - Complexity: O(log ranges), and O(ranges) behind it that get another position in memory.
  public mutating func remove(_ index: ItemIndex) {
    guard contains(index) else { return }
    let position = position(endingBehind: index)
    let items = ranges[position].items
    let rest = [items.lowerBound..<index.item, index.item + 1..<items.upperBound].filter { !$0.isEmpty }
    ranges.replaceSubrange(
      position...position, with: rest.map { ItemRange(section: index.section, items: $0) })
  }

  /// Selects an item that is not selected, and takes one that is out of the selection.
  ///
  /// - Parameter index: The place of the item.
  /// - Complexity: O(log ranges), and O(ranges) behind it that get another position in memory.
  public mutating func toggle(_ index: ItemIndex) {
    if contains(index) { remove(index) } else { insert(index) }
  }

  /// Selects all items from one to another in the order of the document, across sections.
  ///
  /// Either end may be the first one, and both are selected. Where an end is outside of the content, the selection ends
  /// with the content.
  ///
  /// - Parameters:
  ///   - start: The place of the item at one end.
  ///   - end: The place of the item at the other end.
  ///   - itemCounts: The number of items of each section.
  /// - Complexity: O(ranges + sections between the ends).
  public mutating func insert(from start: ItemIndex, through end: ItemIndex, itemCounts: [Int]) {
    let (low, high) = start < end ? (start, end) : (end, start)
    let (first, last) = (Swift.max(0, low.section), Swift.min(high.section, itemCounts.count - 1))
    // Both ends may be on the same side of the content.
    guard first <= last else { return }
    formUnion(
      ItemSelection(
        ranges: (first...last).lazy.compactMap { section in
          let count = Swift.max(0, itemCounts[section])
          let first = section == low.section ? Swift.max(0, low.item) : 0
          let end = section == high.section && high.item < count ? high.item + 1 : count
          return first < end ? ItemRange(section: section, items: first..<end) : nil
        }))
  }

  /// Selects nothing.
  ///
  /// - Complexity: O(1), but for the memory of the ranges.
  public mutating func removeAll() {
    ranges = []
  }
}
