extension ItemSelection {
  /// Selects an item.
  ///
  /// - Parameter index: The index of the item.
  /// - Complexity: O(log ranges), plus O(following ranges) if these move in memory.
  public mutating func insert(_ index: ItemIndex) {
    if let range = ItemRange(index)?.valid { indices.insert(contentsOf: range.indices) }
  }

  /// Deselects an item.
  ///
  /// - Parameter index: The index of the item; has no effect if the item isn't selected.
  /// - Complexity: O(log ranges), plus O(following ranges) if these move in memory.
  public mutating func remove(_ index: ItemIndex) {
    if let range = ItemRange(index)?.valid { indices.remove(contentsOf: range.indices) }
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
    indices = RangeSet()
  }
}
