/// A few items with their edges, without memory of their own.
struct ItemBatch: Sendable {
  static var capacity: Int { 16 }

  private var items = InlineArray<16, Int>(repeating: 0)
  private var edges = InlineArray<16, ItemEdges>(repeating: ItemEdges())
  private(set) var count = 0

  var isFull: Bool { count == Self.capacity }

  subscript(index: Int) -> (item: Int, edges: ItemEdges) { (items[index], edges[index]) }

  mutating func append(_ item: Int, _ itemEdges: ItemEdges) {
    items[count] = item
    edges[count] = itemEdges
    count += 1
  }

  mutating func removeAll() {
    count = 0
  }
}

/// A place in the items of a section, from which the next ones are found without a search.
struct ItemCursor: Sendable {
  /// The lines that are left.
  var lines: Range<Int>
  /// The positions that are left in the first of them: items, or columns where every line has the same.
  var columns: Range<Int>
  /// The columns of a whole line.
  var allColumns = 0..<0
  /// Where the items end that may be wanted: lines below it, or items behind it in a single line, are left out.
  var limit = Double.infinity
  /// The place in the items' extents, where they are kept.
  var row: RowCursor?
  /// The place along the line.
  var leading = 0.0

  static let none = ItemCursor(lines: 0..<0, columns: 0..<0)
}
