/// Items of a collection as one range for each section, in the order of the document.
///
/// Iterating gives every item. Nothing is stored for an item, and the ranges of up to eight sections need no memory
/// from the heap.
public struct SectionRanges: Sequence, Sendable {
  /// The items of one section.
  public struct Part: Hashable, Sendable {
    /// The position of the section.
    public let section: Int
    /// The positions of the items in the section, at least one.
    public let items: Range<Int>
  }

  /// The first few parts, which need no memory from the heap, and the others.
  private var few = InlineArray<8, Part>(repeating: Part(section: 0, items: 0..<0))
  private var others: [Part] = []

  /// The number of sections that have items here.
  public private(set) var partCount = 0

  init() {}

  /// Adds the range of a section after all others, unless it is empty.
  mutating func append(section: Int, items: Range<Int>) {
    guard !items.isEmpty else { return }
    let part = Part(section: section, items: items)
    if partCount < few.count { few[partCount] = part } else { others.append(part) }
    partCount += 1
  }

  /// Adds a range that follows all others, to the last part where that is of the same section.
  mutating func extend(section: Int, items: Range<Int>) {
    guard partCount > 0, self[partCount - 1].section == section else { return append(section: section, items: items) }
    let part = Part(section: section, items: self[partCount - 1].items.lowerBound..<items.upperBound)
    if partCount <= few.count { few[partCount - 1] = part } else { others[others.count - 1] = part }
  }

  /// Gives the range of a section by its position among those that have items here.
  ///
  /// - Parameter position: A position from 0 to below ``partCount``.
  /// - Returns: The range, or nil if there is no such position.
  /// - Complexity: O(1).
  public func part(at position: Int) -> Part? {
    guard position >= 0, position < partCount else { return nil }
    return self[position]
  }

  private subscript(position: Int) -> Part {
    position < few.count ? few[position] : others[position - few.count]
  }

  /// Whether there are no items.
  public var isEmpty: Bool { partCount == 0 }

  /// The number of items.
  ///
  /// - Complexity: O(sections).
  public var count: Int {
    var sum = 0
    for position in 0..<partCount {
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
    part(at: 0).map { ItemIndex(section: $0.section, item: $0.items.lowerBound) }
  }

  /// The last item.
  ///
  /// - Complexity: O(1).
  public var last: ItemIndex? {
    part(at: partCount - 1).map { ItemIndex(section: $0.section, item: $0.items.upperBound - 1) }
  }

  /// Gives the items of a section.
  ///
  /// - Parameter section: The position of the section.
  /// - Returns: The positions of its items; an empty range if it has none here.
  /// - Complexity: O(log sections).
  public func items(inSection section: Int) -> Range<Int> {
    let position = firstPosition(below: partCount) { self[$0].section >= section }
    return position < partCount && self[position].section == section ? self[position].items : 0..<0
  }

  /// Says whether an item is among these.
  ///
  /// - Parameter index: The place of the item.
  /// - Returns: Whether it is among these.
  /// - Complexity: O(log sections).
  public func contains(_ index: ItemIndex) -> Bool {
    items(inSection: index.section).contains(index.item)
  }

  /// Makes an iterator over the items in the order of the document.
  ///
  /// - Returns: The iterator.
  /// - Complexity: O(1).
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// Goes through the items in the order of the document.
  public struct Iterator: IteratorProtocol {
    private let ranges: SectionRanges
    private var position = 0
    private var current: Part?
    private var item = 0

    init(_ ranges: SectionRanges) {
      self.ranges = ranges
      advance()
    }

    /// Gives the next item, or nil after the last one.
    ///
    /// - Returns: The place of the item.
    /// - Complexity: O(1).
    public mutating func next() -> ItemIndex? {
      guard let part = current else { return nil }
      let index = ItemIndex(section: part.section, item: item)
      item += 1
      if item >= part.items.upperBound { advance() }
      return index
    }

    private mutating func advance() {
      current = ranges.part(at: position)
      item = current?.items.lowerBound ?? 0
      position += 1
    }
  }
}

extension SectionRanges: Hashable {
  /// Says whether two are the same items.
  ///
  /// - Parameters:
  ///   - lhs: Some items.
  ///   - rhs: Other items.
  /// - Returns: Whether they are the same.
  public static func == (lhs: SectionRanges, rhs: SectionRanges) -> Bool {
    lhs.partCount == rhs.partCount && (0..<lhs.partCount).allSatisfy { lhs[$0] == rhs[$0] }
  }

  /// Adds the items to a hash value.
  ///
  /// - Parameter hasher: What makes the value.
  public func hash(into hasher: inout Hasher) {
    for position in 0..<partCount { hasher.combine(self[position]) }
  }
}
