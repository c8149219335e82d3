extension CollectionChanges {
  /// Creates the changes that remove items and insert them next to each other, in document order.
  ///
  /// Within a section, the items between the old and the new indices move instead if they are fewer.
  ///
  /// - Parameters:
  ///   - items: The items to move.
  ///   - target: The index of the first of them after all of them have been removed, limited to possible indices.
  /// - Complexity: O(moved items), plus O(ranges).
  public init(moving items: ItemSelection, to target: ItemIndex) {
    let count = items.count
    let start = min(max(0, target.item), Int.max - count)
    let block = ItemRange(section: target.section, items: start..<start + count)
    var (from, to) = (items, ItemSelection(ranges: [block]))
    if let first = items.first, let last = items.last, first.section == target.section, last.section == target.section {
      let span = min(first.item, block.items.lowerBound)..<max(last.item + 1, block.items.upperBound)
      if span.count - count < count {
        let all = ItemSelection(ranges: [ItemRange(section: target.section, items: span)])
        (from, to) = (all, all)
        from.subtract(items)
        to.subtract(ItemSelection(ranges: [block]))
      }
    }
    self.init(movedItems: zip(from, to).map { Move(from: $0, to: $1) })
  }
}
