extension ItemSelection {
  /// Selects an item.
  ///
  /// - Parameter index: The index of the item.
  /// - Complexity: O(log ranges), plus O(following ranges) if these move in memory.
  public mutating func insert(_ index: ItemIndex) {
    guard let range = ItemRange(index)?.valid, !contains(index) else { return }
    let position = position(endingBehind: index)
    let joinsBefore = position > 0 && ranges[position - 1].end == range.start
    let joinsAfter = position < ranges.count && ranges[position].start == range.end
    let start = joinsBefore ? ranges[position - 1].items.lowerBound : range.items.lowerBound
    let end = joinsAfter ? ranges[position].items.upperBound : range.items.upperBound
    ranges.replaceSubrange(
      position - (joinsBefore ? 1 : 0)..<position + (joinsAfter ? 1 : 0),
      with: CollectionOfOne(ItemRange(section: index.section, items: start..<end)))
  }

  /// Deselects an item.
  ///
  /// - Parameter index: The index of the item; has no effect if the item isn't selected.
  /// - Complexity: O(log ranges), plus O(following ranges) if these move in memory.
  public mutating func remove(_ index: ItemIndex) {
    guard contains(index) else { return }
    let position = position(endingBehind: index)
    let items = ranges[position].items
    let rest = [items.lowerBound..<index.item, index.item + 1..<items.upperBound].filter { !$0.isEmpty }
    ranges.replaceSubrange(
      position...position, with: rest.map { ItemRange(section: index.section, items: $0) })
  }

  /// Toggles the selection of an item.
  ///
  /// - Parameter index: The index of the item.
  /// - Complexity: O(log ranges), plus O(following ranges) if these move in memory.
  public mutating func toggle(_ index: ItemIndex) {
    if contains(index) { remove(index) } else { insert(index) }
  }

  /// Selects all items between two items in document order, across sections.
  ///
  /// The ends are included and may be in any order. The range is limited to the content.
  ///
  /// - Parameters:
  ///   - start: The index of the item at one end.
  ///   - end: The index of the item at the other end.
  ///   - itemCounts: The number of items in each section.
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

  /// Deselects all items.
  ///
  /// - Complexity: O(1), plus deallocating the ranges.
  public mutating func removeAll() {
    ranges = []
  }
}
