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
    let mapping = ItemIndexMapping(changes)
    let targets = changes.movedItems.filter { contains($0.from) }.compactMap { ItemRange($0.to) }
    subtract(ItemSelection(ranges: changes.oldIndices.itemRanges))
    // Unmoved items keep their order, so only inserted and moved items can come between those of a range.
    let enclosing = ranges.lazy.compactMap { range -> ItemRange? in
      guard let first = mapping.newIndex(ofItemAt: range.start),
        let last = mapping.newIndex(ofItemAt: ItemIndex(section: range.section, item: range.items.upperBound - 1))
      else { return nil }
      // Indices wrap around only in changes that aren't valid.
      let end = last.item < first.item || last.item == .max ? Int.max : last.item + 1
      return first.item < end ? ItemRange(section: first.section, items: first.item..<end) : nil
    }
    self = ItemSelection(ranges: enclosing)
    subtract(ItemSelection(ranges: changes.newIndices.itemRanges))
    formUnion(ItemSelection(ranges: targets))
  }
}
