/// A small buffer of items with their edges, without heap storage.
struct ItemBatch: Sendable {
  private var items = InlineArray<16, (item: Int, edges: ItemEdges)>(repeating: (item: 0, edges: ItemEdges()))
  private(set) var count = 0

  var isFull: Bool { count == items.count }

  subscript(index: Int) -> (item: Int, edges: ItemEdges) { items[index] }

  mutating func append(_ item: Int, _ itemEdges: ItemEdges) {
    items[count] = (item, itemEdges)
    count += 1
  }

  mutating func removeAll() {
    count = 0
  }
}

/// A position in a section's items, from which iteration continues without a search.
struct ItemCursor: Sendable {
  /// The remaining lines.
  var lines: Range<Int>
  /// The remaining positions in the first line: items, or columns if all lines have the same.
  var columns: Range<Int>
  /// The columns of a full line.
  var allColumns = 0..<0
  /// The end of the range of interest: iteration skips lines below it, or items after it in a single line.
  var limit = Double.infinity
  /// The position in the item extents, if the lines store them.
  var row: RowCursor?
  /// The position along the line.
  var leading = 0.0

  static let none = ItemCursor(lines: 0..<0, columns: 0..<0)
}
