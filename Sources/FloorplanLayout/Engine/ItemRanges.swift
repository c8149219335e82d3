/// The items of a collection as one range for each section, in document order.
///
/// The sequence iterates over the individual items. It stores nothing for an item, and doesn't allocate memory for up
/// to eight sections.
public struct ItemRanges: Sequence, Sendable {
  /// The items of one section, never empty here.
  public typealias SectionRange = CollectionChanges.ItemRange

  /// The first eight ranges, stored inline.
  private var inlineRanges = InlineArray<8, SectionRange>(repeating: SectionRange(section: 0, items: 0..<0))
  private var overflowRanges: [SectionRange] = []

  /// The number of sections with items.
  public private(set) var rangeCount = 0

  init() {}

  /// Appends the range of a section, unless it is empty.
  mutating func append(section: Int, items: Range<Int>) {
    guard !items.isEmpty else { return }
    let range = SectionRange(section: section, items: items)
    if rangeCount < inlineRanges.count { inlineRanges[rangeCount] = range } else { overflowRanges.append(range) }
    rangeCount += 1
  }

  /// Returns the range at a position among the sections with items.
  ///
  /// - Parameter position: A position from 0 to below ``rangeCount``.
  /// - Returns: The range, or nil if the position is out of range.
  /// - Complexity: O(1).
  public func range(at position: Int) -> SectionRange? {
    guard position >= 0, position < rangeCount else { return nil }
    return self[position]
  }

  private subscript(position: Int) -> SectionRange {
    position < inlineRanges.count ? inlineRanges[position] : overflowRanges[position - inlineRanges.count]
  }

  /// Whether there are no items.
  public var isEmpty: Bool { rangeCount == 0 }

  /// The number of items.
  ///
  /// - Complexity: O(sections).
  public var count: Int {
    var sum = 0
    for position in 0..<rangeCount {
      let (total, overflow) = sum.addingReportingOverflow(self[position].items.count)
      if overflow { return .max }
      sum = total
    }
    return sum
  }

  /// The first item.
  ///
  /// - Complexity: O(1).
  public var first: ItemIndex? {
    range(at: 0).map { ItemIndex(section: $0.section, item: $0.items.lowerBound) }
  }

  /// The last item.
  ///
  /// - Complexity: O(1).
  public var last: ItemIndex? {
    range(at: rangeCount - 1).map { ItemIndex(section: $0.section, item: $0.items.upperBound - 1) }
  }

  /// Returns the items of a section.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The indices of its items, or an empty range if the section has none.
  /// - Complexity: O(log sections).
  public func items(inSection section: Int) -> Range<Int> {
    let position = firstPosition(below: rangeCount) { self[$0].section >= section }
    return position < rangeCount && self[position].section == section ? self[position].items : 0..<0
  }

  /// Returns whether the ranges contain an item.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: Whether the ranges contain the item.
  /// - Complexity: O(log sections).
  public func contains(_ index: ItemIndex) -> Bool {
    items(inSection: index.section).contains(index.item)
  }

  /// Returns an iterator over the items in document order.
  ///
  /// - Complexity: O(1).
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// An iterator over the items in document order.
  public struct Iterator: IteratorProtocol {
    private let ranges: ItemRanges
    private var position = 0
    /// The number of items of the current range that were returned.
    private var offset = 0

    init(_ ranges: ItemRanges) {
      self.ranges = ranges
    }

    /// Returns the index of the next item, or nil after the last one.
    ///
    /// - Complexity: O(1).
    public mutating func next() -> ItemIndex? {
      guard let range = ranges.range(at: position) else { return nil }
      let index = ItemIndex(section: range.section, item: range.items.lowerBound + offset)
      offset += 1
      if offset == range.items.count { (position, offset) = (position + 1, 0) }
      return index
    }
  }
}

extension ItemRanges: Hashable {
  /// Returns whether two values contain the same items.
  ///
  /// - Parameters:
  ///   - lhs: A value to compare.
  ///   - rhs: Another value to compare.
  /// - Returns: Whether the items are the same.
  public static func == (lhs: ItemRanges, rhs: ItemRanges) -> Bool {
    lhs.rangeCount == rhs.rangeCount && (0..<lhs.rangeCount).allSatisfy { lhs[$0] == rhs[$0] }
  }

  /// Hashes the items.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    for position in 0..<rangeCount { hasher.combine(self[position]) }
  }
}
