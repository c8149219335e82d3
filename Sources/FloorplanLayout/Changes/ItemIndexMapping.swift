/// A mapping between the indices of items before and after changes.
///
/// A view uses a mapping to update state that belongs to an item: the selection, the focus, the scroll anchor or a
/// visible cell.
///
/// ```swift
/// let mapping = ItemIndexMapping(changes)
/// focused = focused.flatMap(mapping.newIndex(ofItemAt:))
/// ```
///
/// The changes must be valid for the two contents (``CollectionChanges/validate(countsBefore:countsAfter:)``). An index
/// outside the content maps to nil, or to an index outside the other content.
public struct ItemIndexMapping: Hashable, Sendable {
  private let old: Side
  private let new: Side

  /// Creates the mapping for changes.
  ///
  /// - Parameter changes: The changes.
  /// - Complexity: O(changes), and O(m log m) for m moves.
  public init(_ changes: CollectionChanges) {
    old = Side(
      changes.oldIndices, sections: changes.movedSections.sorted { $0.from < $1.from },
      items: changes.movedItems.sorted { $0.from < $1.from })
    new = Side(
      changes.newIndices, sections: changes.movedSections.map { .init(from: $0.to, to: $0.from) },
      items: changes.movedItems.map { .init(from: $0.to, to: $0.from) })
  }

  /// Returns the new index of an item of the old content.
  ///
  /// - Parameter index: The index of the item in the old content.
  /// - Returns: The index in the new content, or nil if the item was removed.
  /// - Complexity: O(log changes).
  public func newIndex(ofItemAt index: ItemIndex) -> ItemIndex? {
    old.counterpart(ofItem: index, in: new)
  }

  /// Returns the old index of an item of the new content.
  ///
  /// - Parameter index: The index of the item in the new content.
  /// - Returns: The index in the old content, or nil if the item was inserted.
  /// - Complexity: O(log changes).
  public func oldIndex(ofItemAt index: ItemIndex) -> ItemIndex? {
    new.counterpart(ofItem: index, in: old)
  }

  /// Returns the new index of a section of the old content.
  ///
  /// - Parameter section: The index of the section in the old content.
  /// - Returns: The index in the new content, or nil if the section was removed.
  /// - Complexity: O(log changes).
  public func newSection(ofSectionAt section: Int) -> Int? {
    old.counterpart(ofSection: section, in: new)
  }

  /// Returns the old index of a section of the new content.
  ///
  /// - Parameter section: The index of the section in the new content.
  /// - Returns: The index in the old content, or nil if the section was inserted.
  /// - Complexity: O(log changes).
  public func oldSection(ofSectionAt section: Int) -> Int? {
    new.counterpart(ofSection: section, in: old)
  }
}

/// The changed indices of one content, with the moves from there to the other content.
private struct Side: Hashable, Sendable {
  let sections: UnmovedRanks
  let items: UnmovedRanks
  /// The moves from this content, ascending by `from`.
  let sectionMoves: [CollectionChanges.Move<Int>]
  let itemMoves: [CollectionChanges.Move<ItemIndex>]

  init(_ indices: ChangedIndices, sections: [CollectionChanges.Move<Int>], items: [CollectionChanges.Move<ItemIndex>]) {
    self.sections = UnmovedRanks(indices.sectionRanges)
    self.items = UnmovedRanks(indices.itemRanges)
    sectionMoves = sections
    itemMoves = items
  }

  func counterpart(ofSection section: Int, in other: Side) -> Int? {
    guard section >= 0 else { return nil }
    if let rank = sections.rank(of: ItemIndex(section: 0, item: section)) {
      return other.sections.item(ofRank: rank, inSection: 0)
    }
    return Self.target(of: section, in: sectionMoves)
  }

  func counterpart(ofItem index: ItemIndex, in other: Side) -> ItemIndex? {
    guard index.item >= 0 else { return nil }
    guard let rank = items.rank(of: index) else { return Self.target(of: index, in: itemMoves) }
    guard let section = counterpart(ofSection: index.section, in: other) else { return nil }
    return ItemIndex(section: section, item: other.items.item(ofRank: rank, inSection: section))
  }

  private static func target<Index: Comparable>(of source: Index, in moves: [CollectionChanges.Move<Index>]) -> Index? {
    let position = firstPosition(below: moves.count) { moves[$0].from >= source }
    return position < moves.count && moves[position].from == source ? moves[position].to : nil
  }
}

/// The ranks of a section's unmoved items among each other, found by skipping the changed ranges.
///
/// An unmoved item has the same rank in the old and the new content. Arithmetic wraps around, so ranges that no content
/// can have don't trap.
private struct UnmovedRanks: Hashable, Sendable {
  private struct Gap: Hashable, Sendable {
    let range: CollectionChanges.ItemRange
    /// The rank of the first item after the range.
    let rank: Int
    /// The number of the section's items in this range and those before it.
    let skippedCount: Int
  }

  private let gaps: [Gap]

  init(_ ranges: [CollectionChanges.ItemRange]) {
    var gaps: [Gap] = []
    gaps.reserveCapacity(ranges.count)
    for range in ranges {
      let before = gaps.last.map { $0.range.section == range.section ? $0.skippedCount : 0 } ?? 0
      let skippedCount = before &+ (range.items.upperBound &- range.items.lowerBound)
      gaps.append(Gap(range: range, rank: range.items.lowerBound &- before, skippedCount: skippedCount))
    }
    self.gaps = gaps
  }

  /// Returns the rank of an item among the unmoved items of its section, or nil if the item is moved, removed or
  /// inserted.
  func rank(of index: ItemIndex) -> Int? {
    let position = firstPosition(below: gaps.count) { index < gaps[$0].range.start }
    guard position > 0, gaps[position - 1].range.section == index.section else { return index.item }
    let gap = gaps[position - 1]
    return gap.range.items.contains(index.item) ? nil : index.item &- gap.skippedCount
  }

  /// Returns the unmoved item with the given rank in its section.
  func item(ofRank rank: Int, inSection section: Int) -> Int {
    let target = ItemIndex(section: section, item: rank)
    let position = firstPosition(below: gaps.count) {
      target < ItemIndex(section: gaps[$0].range.section, item: gaps[$0].rank)
    }
    guard position > 0, gaps[position - 1].range.section == section else { return rank }
    return rank &+ gaps[position - 1].skippedCount
  }
}
