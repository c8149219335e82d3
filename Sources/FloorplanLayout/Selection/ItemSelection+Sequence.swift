extension ItemSelection: Sequence {
  /// Makes an iterator over the selected items in the order of the document.
  ///
  /// - Returns: The iterator.
  /// - Complexity: O(1).
  public func makeIterator() -> Iterator {
    Iterator(ranges)
  }

  /// Goes through the selected items in the order of the document.
  public struct Iterator: IteratorProtocol {
    private var others: ArraySlice<ItemRange>
    private var section = 0
    private var items = 0..<0

    init(_ ranges: [ItemRange]) {
      others = ranges[...]
    }

    /// Gives the next item, or nil after the last one.
    ///
    /// - Returns: The place of the item.
    /// - Complexity: O(1).
    public mutating func next() -> ItemIndex? {
      if items.isEmpty, let range = others.popFirst() { (section, items) = (range.section, range.items) }
      return items.popFirst().map { ItemIndex(section: section, item: $0) }
    }
  }
}
