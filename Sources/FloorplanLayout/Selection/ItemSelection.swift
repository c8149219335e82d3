/// A set of items of a collection, such as the ones that are selected.
///
/// It is kept as ranges of neighbouring items, so that a million selected items take as much as two. Iterating gives
/// every item in the order of the document; what costs nothing for an item asks for ``ranges``.
///
/// ```swift
/// var selection = ItemSelection(all: engine.sections.map(\.itemCount))
/// selection.toggle(ItemIndex(section: 0, item: 3))
/// selection.apply(changes)
/// ```
///
/// A selection knows no content. That items exist is up to the caller; places with a negative number are left out
/// wherever they are given, and so is the item `Int.max`, behind which no range can end.
public struct ItemSelection: Hashable, Sendable {
  /// Neighbouring items of a section.
  public typealias ItemRange = CollectionChanges.ItemRange

  /// The items as ranges in the order of the document; no range is empty, and no two of them touch.
  public internal(set) var ranges: [ItemRange] = []

  /// Makes a selection of nothing.
  public init() {}

  /// Makes a selection of some items.
  ///
  /// - Parameter items: The places of the items in any order; one that occurs twice counts once.
  /// - Complexity: O(items) for places in ascending order, else O(items log items).
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

  /// Makes a selection of ranges of items.
  ///
  /// - Parameter ranges: The ranges in any order; they may overlap.
  /// - Complexity: O(ranges) for ranges in ascending order, else O(ranges log ranges).
  public init(ranges: some Sequence<ItemRange>) {
    let existing = ranges.lazy.compactMap(\.existing).sorted { $0.start < $1.start }
    self.ranges.reserveCapacity(existing.count)
    for range in existing {
      if let last = self.ranges.last, last.section == range.section, range.items.lowerBound <= last.items.upperBound {
        self.ranges[self.ranges.count - 1] = ItemRange(
          section: range.section,
          items: last.items.lowerBound..<Swift.max(last.items.upperBound, range.items.upperBound))
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// Makes a selection of the items that a query found.
  ///
  /// - Parameter items: The items, such as ``LayoutEngine/visibleItems(in:)`` gives them.
  /// - Complexity: O(sections that have items there).
  public init(_ items: SectionRanges) {
    self.init(
      ranges: (0..<items.partCount).lazy.compactMap(items.part(at:)).map {
        ItemRange(section: $0.section, items: $0.items)
      })
  }

  /// Makes a selection of all items of a content.
  ///
  /// - Parameter sections: The number of items of each section, from the first one.
  /// - Complexity: O(sections).
  public init(all sections: some Sequence<Int>) {
    self.init(ranges: sections.enumerated().lazy.map { ItemRange(section: $0, items: 0..<Swift.max(0, $1)) })
  }

  /// Whether nothing is selected.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { ranges.isEmpty }

  /// The number of selected items.
  ///
  /// - Complexity: O(ranges).
  public var count: Int {
    var sum = 0
    for range in ranges {
      let (total, overflow) = sum.addingReportingOverflow(range.items.count)
      if overflow { return .max }
      sum = total
    }
    return sum
  }

  /// The first selected item in the order of the document.
  ///
  /// - Complexity: O(1).
  public var first: ItemIndex? { ranges.first?.start }

  /// The last selected item in the order of the document.
  ///
  /// - Complexity: O(1).
  public var last: ItemIndex? {
    ranges.last.map { ItemIndex(section: $0.section, item: $0.items.upperBound - 1) }
  }

  /// Says whether an item is selected.
  ///
  /// - Parameter index: The place of the item.
  /// - Returns: Whether it is selected.
  /// - Complexity: O(log ranges).
  public func contains(_ index: ItemIndex) -> Bool {
    let position = position(endingBehind: index)
    return position < ranges.count && ranges[position].contains(index)
  }

  /// Gives the selected items of a section.
  ///
  /// - Parameter section: The position of the section.
  /// - Returns: The positions of its items as ascending ranges that don't touch; none if nothing is selected there.
  /// - Complexity: O(log ranges + ranges in the section).
  public func ranges(inSection section: Int) -> [Range<Int>] {
    ranges[position(endingBehind: ItemIndex(section: section, item: 0))...].prefix { $0.section == section }
      .map(\.items)
  }

  /// The position of the first range that ends behind an item, be the item in it or in front of it.
  func position(endingBehind index: ItemIndex) -> Int {
    firstPosition(below: ranges.count) { index < ranges[$0].end }
  }
}

extension CollectionChanges.ItemRange {
  /// The place behind the last item.
  var end: ItemIndex { ItemIndex(section: section, item: items.upperBound) }

  /// The part of the range with numbers that items can have; nil if there is none.
  var existing: Self? {
    let items = items.clamped(to: 0..<Int.max)
    return section < 0 || items.isEmpty ? nil : Self(section: section, items: items)
  }

  /// Whether an item is in the range.
  func contains(_ index: ItemIndex) -> Bool {
    section == index.section && items.contains(index.item)
  }
}
