/// Items of a collection as one range for each section, in the order of the document.
///
/// Iterating gives every item. Nothing is stored for an item, and the ranges of one section, the usual case, need no
/// memory from the heap.
public struct SectionRanges: Sequence, Hashable, Sendable {
  /// The items of one section.
  public struct Part: Hashable, Sendable {
    /// The position of the section.
    public let section: Int
    /// The positions of the items in the section, at least one.
    public let items: Range<Int>
  }

  private var head: Part?
  private var tail: [Part] = []

  init() {}

  /// Adds the range of a section after all others, unless it is empty.
  mutating func append(section: Int, items: Range<Int>) {
    guard !items.isEmpty else { return }
    let part = Part(section: section, items: items)
    if head == nil { head = part } else { tail.append(part) }
  }

  /// The number of sections that have items here.
  public var partCount: Int { head == nil ? 0 : tail.count + 1 }

  /// Gives the range of a section by its position among those that have items here.
  ///
  /// - Parameter position: A position from 0 to below ``partCount``.
  /// - Returns: The range, or nil if there is no such position.
  /// - Complexity: O(1).
  public func part(at position: Int) -> Part? {
    if position == 0 { return head }
    return tail.indices.contains(position - 1) ? tail[position - 1] : nil
  }

  /// Whether there are no items.
  public var isEmpty: Bool { head == nil }

  /// The number of items.
  ///
  /// - Complexity: O(sections).
  public var count: Int {
    tail.reduce(head?.items.count ?? 0) { sum, part in
      let (total, overflow) = sum.addingReportingOverflow(part.items.count)
      return overflow ? .max : total
    }
  }

  /// The first item.
  ///
  /// - Complexity: O(1).
  public var first: ItemIndex? { head.map { ItemIndex(section: $0.section, item: $0.items.lowerBound) } }

  /// The last item.
  ///
  /// - Complexity: O(1).
  public var last: ItemIndex? {
    (tail.last ?? head).map { ItemIndex(section: $0.section, item: $0.items.upperBound - 1) }
  }

  /// Gives the items of a section.
  ///
  /// - Parameter section: The position of the section.
  /// - Returns: The positions of its items; an empty range if it has none here.
  /// - Complexity: O(log sections).
  public func items(inSection section: Int) -> Range<Int> {
    if let head, head.section == section { return head.items }
    let position = firstPosition(below: tail.count) { tail[$0].section >= section }
    return position < tail.count && tail[position].section == section ? tail[position].items : 0..<0
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
