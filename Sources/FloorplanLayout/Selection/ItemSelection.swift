/// A set of items in a collection, such as the selected ones.
///
/// A selection stores ranges of adjacent items, so a million selected items may take as little memory as two. Iteration
/// visits every item in document order; use ``ranges`` for work that doesn't depend on the number of items.
///
/// ```swift
/// var selection = ItemSelection(all: engine.sections.map(\.itemCount))
/// selection.toggle(ItemIndex(section: 0, item: 3))
/// selection.apply(changes)
/// ```
///
/// A selection is independent of the content and doesn't check that items exist. It ignores negative indices and the
/// item `Int.max`, after which no range can end.
public struct ItemSelection: Hashable, Sendable {
  /// A range of adjacent items in a section.
  public typealias ItemRange = CollectionChanges.ItemRange

  /// The selected items; no range extends beyond a section.
  var indices = RangeSet<ItemIndex>()

  /// The selected ranges in document order, never empty and never adjacent.
  ///
  /// - Complexity: O(ranges).
  public var ranges: [ItemRange] { indices.ranges.map(ItemRange.init) }

  /// Creates an empty selection.
  public init() {}

  /// Creates a selection from items.
  ///
  /// - Parameter items: The indices of the items in any order; duplicates are ignored.
  /// - Complexity: O(items) for ascending indices, else O(items log items).
  public init(_ items: some Sequence<ItemIndex>) {
    var ranges: [ItemRange] = []
    for case let range? in items.lazy.map(ItemRange.init) {
      if let last = ranges.last, last.section == range.section, last.items.upperBound == range.items.lowerBound {
        ranges[ranges.count - 1] = ItemRange(
          section: range.section, items: last.items.lowerBound..<range.items.upperBound)
      } else {
        ranges.append(range)
      }
    }
    self.init(ranges: ranges)
  }

  /// Creates a selection from ranges of items.
  ///
  /// - Parameter ranges: The ranges in any order; they may overlap.
  /// - Complexity: O(ranges) for ascending ranges, else O(ranges log ranges).
  public init(ranges: some Sequence<ItemRange>) {
    indices = RangeSet(ranges.lazy.compactMap { $0.valid?.indices })
  }

  /// Creates a selection of all items.
  ///
  /// - Parameter sections: The number of items in each section.
  /// - Complexity: O(sections).
  public init(all sections: some Sequence<Int>) {
    self.init(ranges: sections.enumerated().lazy.map { ItemRange(section: $0, items: 0..<Swift.max(0, $1)) })
  }

  /// Whether the selection is empty.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { indices.isEmpty }

  /// The number of selected items.
  ///
  /// - Complexity: O(ranges).
  public var count: Int {
    var sum = 0
    for range in indices.ranges {
      let (total, overflow) = sum.addingReportingOverflow(ItemRange(range).items.count)
      if overflow { return .max }
      sum = total
    }
    return sum
  }

  /// Whether the selected items are adjacent in one section.
  ///
  /// - Complexity: O(1).
  package var isContiguous: Bool { indices.ranges.count == 1 }

  /// Returns the number of selected items before an item in document order.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: The number of selected items.
  /// - Complexity: O(ranges before the item).
  package func count(before index: ItemIndex) -> Int {
    indices.ranges.prefix { $0.lowerBound < index }
      .reduce(0) { $0 + Swift.min($1.upperBound, index).item - $1.lowerBound.item }
  }

  /// The first selected item in document order.
  ///
  /// - Complexity: O(1).
  public var first: ItemIndex? { indices.ranges.first?.lowerBound }

  /// The last selected item in document order.
  ///
  /// - Complexity: O(1).
  public var last: ItemIndex? {
    indices.ranges.last.map { ItemIndex(section: $0.upperBound.section, item: $0.upperBound.item - 1) }
  }

  /// Returns whether an item is selected.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: Whether the item is selected.
  /// - Complexity: O(log ranges).
  public func contains(_ index: ItemIndex) -> Bool { indices.contains(index) }

  /// Returns the selected items of a section.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The item indices as ascending, non-adjacent ranges; empty if no item of the section is selected.
  /// - Complexity: O(ranges).
  public func ranges(inSection section: Int) -> [Range<Int>] {
    ranges.items(inSection: section)
  }
}

extension CollectionChanges.ItemRange {
  /// Creates a range from indices of one section.
  init(_ indices: Range<ItemIndex>) {
    self.init(section: indices.lowerBound.section, items: indices.lowerBound.item..<indices.upperBound.item)
  }

  /// The indices of the items.
  var indices: Range<ItemIndex> { start..<ItemIndex(section: section, item: items.upperBound) }

  /// The part of the range with valid indices, or nil if there is none.
  var valid: Self? {
    let items = items.clamped(to: 0..<Int.max)
    return section < 0 || items.isEmpty ? nil : Self(section: section, items: items)
  }
}
