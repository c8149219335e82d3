/// What differs between two contents of a collection: which sections and items went, came, moved or show other content.
///
/// All of it happens at once, as in a batch update of a collection view. What is removed, and where a move starts, is
/// named by its place in the old content; what is inserted or reloaded, and where a move ends, by its place in the new
/// one. Whatever is not named stays, in its order.
///
/// The items of a removed or inserted section go and come with it and are not named again, except for one that moves
/// out of such a section or into it. The items of a section that moves keep their places in it: only what differs
/// inside of the section is named.
///
/// ```swift
/// let changes = CollectionChanges(
///   removedItems: [.init(section: 0, items: 3..<5)], insertedItems: [.init(section: 0, items: 0..<1_000_000)])
/// try changes.validate(countsBefore: [10], countsAfter: [1_000_008])
/// ```
///
/// Neighbouring items that go or come are one range, so the changes take memory for what differs and nothing for what
/// stays. Lists are kept in ascending order, moves by where they end.
public struct CollectionChanges: Hashable, Sendable {
  /// A section or an item that went to another place.
  public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    /// The place in the old content.
    public let from: Index
    /// The place in the new content.
    public let to: Index

    /// Makes a move.
    ///
    /// - Parameters:
    ///   - from: The place in the old content.
    ///   - to: The place in the new content.
    public init(from: Index, to: Index) {
      self.from = from
      self.to = to
    }
  }

  /// Neighbouring items of a section.
  public struct ItemRange: Hashable, Sendable {
    /// The position of the section.
    public let section: Int
    /// The positions of the items in the section.
    public let items: Range<Int>

    /// Makes a range of items.
    ///
    /// - Parameters:
    ///   - section: The position of the section.
    ///   - items: The positions of the items in the section.
    public init(section: Int, items: Range<Int>) {
      self.section = section
      self.items = items
    }
  }

  /// The sections that are gone, by their old positions.
  public let removedSections: [Int]
  /// The sections that are new, by their new positions.
  public let insertedSections: [Int]
  /// The sections that went to another place among those that stay.
  public let movedSections: [Move<Int>]
  /// The sections whose header, footer and items all show other content, by their new positions.
  ///
  /// Their items stay the same ones: those that go or come are named beside it.
  public let reloadedSections: [Int]
  /// The items that are gone, by their old places.
  public let removedItems: [ItemRange]
  /// The items that are new, by their new places.
  public let insertedItems: [ItemRange]
  /// The items that went to another place among those that stay, or to another section.
  public let movedItems: [Move<ItemIndex>]
  /// The items that show other content, by their new places.
  public let reloadedItems: [ItemIndex]

  /// Makes changes from lists in any order; neighbouring ranges become one, empty ones are dropped.
  ///
  /// Nothing is checked here: ``validate(countsBefore:countsAfter:)`` tells what is wrong.
  ///
  /// - Parameters:
  ///   - removedSections: The sections that are gone, by their old positions.
  ///   - insertedSections: The sections that are new, by their new positions.
  ///   - movedSections: The sections that went to another place.
  ///   - reloadedSections: The sections that show other content, by their new positions.
  ///   - removedItems: The items that are gone, by their old places.
  ///   - insertedItems: The items that are new, by their new places.
  ///   - movedItems: The items that went to another place.
  ///   - reloadedItems: The items that show other content, by their new places.
  /// - Complexity: O(changes) for lists in ascending order, else O(changes log changes).
  public init(
    removedSections: [Int] = [], insertedSections: [Int] = [], movedSections: [Move<Int>] = [],
    reloadedSections: [Int] = [], removedItems: [ItemRange] = [], insertedItems: [ItemRange] = [],
    movedItems: [Move<ItemIndex>] = [], reloadedItems: [ItemIndex] = []
  ) {
    self.removedSections = removedSections.sorted()
    self.insertedSections = insertedSections.sorted()
    self.movedSections = movedSections.sorted { $0.to < $1.to }
    self.reloadedSections = reloadedSections.sorted()
    self.removedItems = removedItems.joined()
    self.insertedItems = insertedItems.joined()
    self.movedItems = movedItems.sorted { $0.to < $1.to }
    self.reloadedItems = reloadedItems.sorted()
  }

  /// Whether nothing differs.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool {
    removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
      && removedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
  }
}

extension CollectionChanges.ItemRange {
  /// The place of the first item.
  var start: ItemIndex { ItemIndex(section: section, item: items.lowerBound) }

  /// The range of one item; nil for a place behind the last number, where no item can be.
  init?(_ index: ItemIndex) {
    guard index.item < Int.max else { return nil }
    self.init(section: index.section, items: index.item..<index.item + 1)
  }
}

extension [CollectionChanges.ItemRange] {
  /// The same items in ascending order and as few ranges; those that occur twice still do.
  func joined() -> Self {
    var joined: Self = []
    joined.reserveCapacity(count)
    for range in sorted(by: { $0.start < $1.start }) where !range.items.isEmpty {
      if let last = joined.last, last.section == range.section, last.items.upperBound == range.items.lowerBound {
        joined[joined.count - 1] = Element(
          section: range.section, items: last.items.lowerBound..<range.items.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
