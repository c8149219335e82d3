extension ItemSelection: Sequence {
  /// Returns an iterator over the selected items in document order.
  ///
  /// - Complexity: O(1).
  public func makeIterator() -> some IteratorProtocol<ItemIndex> {
    indices.ranges.lazy.map(ItemRange.init).flatMap { range in
      range.items.lazy.map { ItemIndex(section: range.section, item: $0) }
    }.makeIterator()
  }
}
