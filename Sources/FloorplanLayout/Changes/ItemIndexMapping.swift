/// Tells where items are after changes, and where they were before.
///
/// A view makes one for the changes that it applies and asks it for what it must keep with an item: the selection, the
/// focus, the scroll anchor, a cell in sight.
///
/// ```swift
/// let mapping = ItemIndexMapping(changes)
/// focused = focused.flatMap(mapping.newIndex(ofItemAt:))
/// ```
///
/// The changes must be valid for the contents that are asked about
/// (``CollectionChanges/validate(countsBefore:countsAfter:)``). A place that a content does not have gives nil, or a
/// place that the other content does not have.
public struct ItemIndexMapping: Hashable, Sendable {
  private let old: Side
  private let new: Side

  /// Prepares the answers for changes.
  ///
  /// - Parameter changes: The changes.
  /// - Complexity: O(changes), and O(m log m) for m moves.
  public init(_ changes: CollectionChanges) {
    old = Side(
      changes.oldPlaces, sections: changes.movedSections.sorted { $0.from < $1.from },
      items: changes.movedItems.sorted { $0.from < $1.from })
    new = Side(
      changes.newPlaces, sections: changes.movedSections.map { .init(from: $0.to, to: $0.from) },
      items: changes.movedItems.map { .init(from: $0.to, to: $0.from) })
  }

  /// Tells where an item of the old content is now.
  ///
  /// - Parameter index: The place of the item in the old content.
  /// - Returns: Its place in the new content; nil if it was removed.
  /// - Complexity: O(log changes).
  public func newIndex(ofItemAt index: ItemIndex) -> ItemIndex? {
    old.counterpart(ofItem: index, in: new)
  }

  /// Tells where an item of the new content was.
  ///
  /// - Parameter index: The place of the item in the new content.
  /// - Returns: Its place in the old content; nil if it was inserted.
  /// - Complexity: O(log changes).
  public func oldIndex(ofItemAt index: ItemIndex) -> ItemIndex? {
    new.counterpart(ofItem: index, in: old)
  }

  /// Tells where a section of the old content is now.
  ///
  /// - Parameter section: The position of the section in the old content.
  /// - Returns: Its position in the new content; nil if it was removed.
  /// - Complexity: O(log changes).
  public func newSection(ofSectionAt section: Int) -> Int? {
    old.counterpart(ofSection: section, in: new)
  }

  /// Tells where a section of the new content was.
  ///
  /// - Parameter section: The position of the section in the new content.
  /// - Returns: Its position in the old content; nil if it was inserted.
  /// - Complexity: O(log changes).
  public func oldSection(ofSectionAt section: Int) -> Int? {
    new.counterpart(ofSection: section, in: old)
  }
}

/// What changes name in one content, and where the moves that start or end there have their other end.
private struct Side: Hashable, Sendable {
  let sections: StayingRanks
  let items: StayingRanks
  /// The moves as seen from this side: ascending by `from`.
  let sectionMoves: [CollectionChanges.Move<Int>]
  let itemMoves: [CollectionChanges.Move<ItemIndex>]

  init(_ places: NamedPlaces, sections: [CollectionChanges.Move<Int>], items: [CollectionChanges.Move<ItemIndex>]) {
    self.sections = StayingRanks(places.sectionRanges)
    self.items = StayingRanks(places.itemRanges)
    sectionMoves = sections
    itemMoves = items
  }

  func counterpart(ofSection section: Int, in other: Side) -> Int? {
    guard section >= 0 else { return nil }
    if let rank = sections.rank(of: ItemIndex(section: 0, item: section)) {
      return other.sections.item(ofRank: rank, inSection: 0)
    }
    return Self.end(of: section, in: sectionMoves)
  }

  func counterpart(ofItem index: ItemIndex, in other: Side) -> ItemIndex? {
    guard index.item >= 0 else { return nil }
    guard let rank = items.rank(of: index) else { return Self.end(of: index, in: itemMoves) }
    guard let section = counterpart(ofSection: index.section, in: other) else { return nil }
    return ItemIndex(section: section, item: other.items.item(ofRank: rank, inSection: section))
  }

  private static func end<Index: Comparable>(of start: Index, in moves: [CollectionChanges.Move<Index>]) -> Index? {
    let position = firstPosition(below: moves.count) { moves[$0].from >= start }
    return position < moves.count && moves[position].from == start ? moves[position].to : nil
  }
}

/// Numbers the items of each section that stay, between the ranges of those that don't.
///
/// What stays has the same number in the old and in the new content. Numbers wrap around instead of stopping at ranges
/// that no content can have.
private struct StayingRanks: Hashable, Sendable {
  private struct Gap: Hashable, Sendable {
    let range: CollectionChanges.ItemRange
    /// The number of the first item behind the range.
    let rank: Int
    /// How many items of the section the ranges up to and with this one take.
    let taken: Int
  }

  private let gaps: [Gap]

  init(_ ranges: [CollectionChanges.ItemRange]) {
    var gaps: [Gap] = []
    gaps.reserveCapacity(ranges.count)
    for range in ranges {
      let before = gaps.last.map { $0.range.section == range.section ? $0.taken : 0 } ?? 0
      let taken = before &+ (range.items.upperBound &- range.items.lowerBound)
      gaps.append(Gap(range: range, rank: range.items.lowerBound &- before, taken: taken))
    }
    self.gaps = gaps
  }

  /// The number of an item among those of its section that stay; nil if it does not stay.
  func rank(of index: ItemIndex) -> Int? {
    let position = firstPosition(below: gaps.count) { index < gaps[$0].range.start }
    guard position > 0, gaps[position - 1].range.section == index.section else { return index.item }
    let gap = gaps[position - 1]
    return gap.range.items.contains(index.item) ? nil : index.item &- gap.taken
  }

  /// The item that has a number among those of its section that stay.
  func item(ofRank rank: Int, inSection section: Int) -> Int {
    let wanted = ItemIndex(section: section, item: rank)
    let position = firstPosition(below: gaps.count) {
      wanted < ItemIndex(section: gaps[$0].range.section, item: gaps[$0].rank)
    }
    guard position > 0, gaps[position - 1].range.section == section else { return rank }
    return rank &+ gaps[position - 1].taken
  }
}
