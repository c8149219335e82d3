extension ItemSelection: Sequence {
  /// Returns an iterator over the selected items in document order.
  ///
  /// - Complexity: O(1).
  public func makeIterator() -> Iterator {
    Iterator(ranges)
  }

  /// An iterator over the selected items in document order.
  public struct Iterator: IteratorProtocol {
    private var remainingRanges: ArraySlice<ItemRange>
    private var section = 0
    private var items = 0..<0

    init(_ ranges: [ItemRange]) {
      remainingRanges = ranges[...]
    }

    /// Returns the index of the next item, or nil after the last one.
    ///
    /// - Complexity: O(1).
    public mutating func next() -> ItemIndex? {
      if items.isEmpty, let range = remainingRanges.popFirst() { (section, items) = (range.section, range.items) }
      return items.popFirst().map { ItemIndex(section: section, item: $0) }
    }
  }
}
