/// The differences between two contents of a collection: removed, inserted, moved and reloaded sections and items.
///
/// All changes apply at once, as in a batch update of a collection view. Removals and the sources of moves are indices
/// in the old content. Insertions, reloads and the targets of moves are indices in the new content. Everything else
/// keeps its order.
///
/// The items of a removed or inserted section are not listed individually, except for items that move out of or into
/// such a section. The items of a moved section keep their indices; only differences within the section are listed.
///
/// ```swift
/// let changes = CollectionChanges(
///   removedItems: [.init(section: 0, items: 3..<5)], insertedItems: [.init(section: 0, items: 0..<1_000_000)])
/// try changes.validate(countsBefore: [10], countsAfter: [1_000_008])
/// ```
///
/// Adjacent removed or inserted items are one range, so memory use depends only on the number of differences. All lists
/// are in ascending order, moves by their target.
public struct CollectionChanges: Hashable, Sendable {
  /// The move of a section or an item.
  public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    /// The index in the old content.
    public let from: Index
    /// The index in the new content.
    public let to: Index

    /// Creates a move.
    ///
    /// - Parameters:
    ///   - from: The index in the old content.
    ///   - to: The index in the new content.
    public init(from: Index, to: Index) {
      self.from = from
      self.to = to
    }
  }

  /// A range of adjacent items in a section.
  public struct ItemRange: Hashable, Sendable {
    /// The index of the section.
    public let section: Int
    /// The indices of the items in the section.
    public let items: Range<Int>

    /// Creates a range of items.
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - items: The indices of the items in the section.
    public init(section: Int, items: Range<Int>) {
      self.section = section
      self.items = items
    }
  }

  /// The old indices of the removed sections.
  public let removedSections: [Int]
  /// The new indices of the inserted sections.
  public let insertedSections: [Int]
  /// The sections that changed their order among the remaining sections.
  public let movedSections: [Move<Int>]
  /// The new indices of the sections whose header, footer and items are reloaded.
  ///
  /// The items of a reloaded section keep their identity; removed and inserted items are listed in addition.
  public let reloadedSections: [Int]
  /// The old indices of the removed items.
  public let removedItems: [ItemRange]
  /// The new indices of the inserted items.
  public let insertedItems: [ItemRange]
  /// The items that changed their order among the remaining items, or changed their section.
  public let movedItems: [Move<ItemIndex>]
  /// The new indices of the reloaded items.
  public let reloadedItems: [ItemIndex]

  /// Creates changes from lists in any order, merging adjacent ranges and dropping empty ones.
  ///
  /// The initializer doesn't validate the changes; call ``validate(countsBefore:countsAfter:)``.
  ///
  /// - Parameters:
  ///   - removedSections: The old indices of the removed sections.
  ///   - insertedSections: The new indices of the inserted sections.
  ///   - movedSections: The moved sections.
  ///   - reloadedSections: The new indices of the reloaded sections.
  ///   - removedItems: The old indices of the removed items.
  ///   - insertedItems: The new indices of the inserted items.
  ///   - movedItems: The moved items.
  ///   - reloadedItems: The new indices of the reloaded items.
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

  /// Whether there are no changes.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { self == CollectionChanges() }
}

extension CollectionChanges.ItemRange {
  /// The index of the first item.
  var start: ItemIndex { ItemIndex(section: section, item: items.lowerBound) }

  /// Creates the range of a single item, or nil if the item's index is `Int.max`.
  init?(_ index: ItemIndex) {
    guard index.item < Int.max else { return nil }
    self.init(section: index.section, items: index.item..<index.item + 1)
  }
}

extension [CollectionChanges.ItemRange] {
  /// Returns the same items in ascending order and as few ranges as possible, keeping duplicates.
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

  /// Returns the items of a section, for ranges in ascending order.
  ///
  /// - Complexity: O(log ranges + ranges of the section).
  func items(inSection section: Int) -> [Range<Int>] {
    let first = firstPosition(below: count) { self[$0].section >= section }
    return self[first...].prefix { $0.section == section }.map(\.items)
  }
}
