import FloorplanLayout

/// The source of the items of a ``ListReportPage``, such as a table in memory or a server.
///
/// The source identifies each item by a unique ID.
@MainActor
public protocol ListReportSource: AnyObject {
  /// Starts to load the items that match a search, with the current order, groups and filter of the source.
  ///
  /// - Parameter search: The search text as typed; empty for all items.
  /// - Returns: The load, with the items that are available immediately.
  func load(matching search: String) -> ListReportLoad
}

/// A load of items, which arrive in batches.
public struct ListReportLoad {
  /// The batch that is available immediately, or nil to display a skeleton until the first one arrives.
  public var first: ListReportBatch?
  /// Whether the next batch is only fetched when the user scrolls near the end of the items.
  public var isPaged: Bool
  /// Returns the next batch, or nil after the last one; after an empty batch, the page requests the next one
  /// immediately.
  ///
  /// Its task is canceled when the result is no longer needed. The page displays the description of a thrown error and
  /// a button to try again.
  public var next: () async throws -> ListReportBatch?

  /// Creates a load.
  ///
  /// - Parameters:
  ///   - first: The batch that is available immediately.
  ///   - isPaged: Whether the next batch is only fetched when the user scrolls near the end of the items.
  ///   - next: Returns the next batch, or nil after the last one.
  public init(
    first: ListReportBatch? = nil, isPaged: Bool = false, next: @escaping () async throws -> ListReportBatch?
  ) {
    self.first = first
    self.isPaged = isPaged
    self.next = next
  }
}

/// Items that follow those of the previous batches.
public struct ListReportBatch: Sendable, Hashable {
  /// The items in groups; if the first group has the title of the previous batch's last one, it continues that group.
  public var groups: [Group]
  /// The number of items without search and filter.
  public var totalCount: Int
  /// The number of matching items, or nil while it is unknown.
  public var matchCount: Int?

  /// A group of items.
  public struct Group: Sendable, Hashable {
    /// The title, or nil if the items aren't grouped.
    public var title: String?
    /// The number of the group's items in all batches, or nil while it is unknown.
    public var count: Int?
    /// The IDs of the items.
    public var items: [String]

    /// Creates a group.
    public init(_ title: String? = nil, count: Int? = nil, items: [String]) {
      self.title = title
      self.count = count
      self.items = items
    }
  }

  /// Creates a batch.
  ///
  /// - Parameters:
  ///   - groups: The items in groups.
  ///   - totalCount: The number of items without search and filter.
  ///   - matchCount: The number of matching items, or nil while it is unknown.
  public init(_ groups: [Group], totalCount: Int, matchCount: Int? = nil) {
    self.groups = groups
    self.totalCount = totalCount
    self.matchCount = matchCount
  }
}

/// The batches received so far, merged into one.
extension ListReportBatch {
  /// The number of items in the batch.
  var count: Int { groups.reduce(0) { $0 + $1.items.count } }

  /// Appends the next batch.
  ///
  /// - Returns: The changes for the collection.
  @discardableResult
  mutating func append(_ batch: ListReportBatch) -> CollectionChanges {
    totalCount = batch.totalCount
    matchCount = batch.matchCount ?? matchCount
    var rest = batch.groups[...]
    var insertedItems: [CollectionChanges.ItemRange] = []
    if let last = groups.last, let first = rest.first, first.title == last.title {
      rest.removeFirst()
      let section = groups.count - 1
      let indices = last.items.count..<last.items.count + first.items.count
      insertedItems = [CollectionChanges.ItemRange(section: section, items: indices)]
      groups[section].items += first.items
      groups[section].count = first.count ?? last.count
    }
    let before = groups.count
    groups += rest
    return CollectionChanges(
      insertedSections: Array(before..<groups.count), insertedItems: insertedItems.filter { !$0.items.isEmpty })
  }

  /// The number of items in each section.
  var counts: [Int] { groups.map(\.items.count) }

  /// Returns the item at an index, or nil if there is none.
  func item(at index: ItemIndex) -> String? {
    guard groups.indices.contains(index.section), groups[index.section].items.indices.contains(index.item) else {
      return nil
    }
    return groups[index.section].items[index.item]
  }

  /// Returns the indices of the items that are loaded.
  ///
  /// - Complexity: O(items).
  func indices(of items: Set<String>) -> [ItemIndex] {
    guard !items.isEmpty else { return [] }
    return groups.enumerated().flatMap { section, group in
      group.items.enumerated().filter { items.contains($0.element) }.map {
        ItemIndex(section: section, item: $0.offset)
      }
    }
  }

  /// Returns the number of items after an index.
  func count(after index: ItemIndex) -> Int {
    guard groups.indices.contains(index.section) else { return 0 }
    return groups[index.section].items.count - index.item - 1
      + groups[(index.section + 1)...].reduce(0) { $0 + $1.items.count }
  }

  /// Returns the changes from other content, or nil if there are so many that a reload is cheaper.
  func changes(from old: ListReportBatch) -> CollectionChanges? {
    guard old.groups.map(\.title) == groups.map(\.title), groups.count == 1 else { return nil }
    let (before, after) = (old.groups[0].items, groups[0].items)
    let shorter = min(before.count, after.count)
    var prefix = 0
    while prefix < shorter, before[prefix] == after[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] {
      suffix += 1
    }
    let (removed, inserted) = (prefix..<before.count - suffix, prefix..<after.count - suffix)
    guard removed.count <= Self.maximumDifferenceCount, inserted.count <= Self.maximumDifferenceCount else {
      return nil
    }
    // Remaining items may have changed content.
    return CollectionChanges(
      reloadedSections: [0],
      removedItems: removed.isEmpty ? [] : [CollectionChanges.ItemRange(section: 0, items: removed)],
      insertedItems: inserted.isEmpty ? [] : [CollectionChanges.ItemRange(section: 0, items: inserted)])
  }

  /// The maximum number of removed or inserted items for a difference; users rarely change more at once.
  private static var maximumDifferenceCount: Int { 200 }
}
