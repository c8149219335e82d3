import FloorplanLayout

/// Where a ``ListReportPage`` has its items from: a table in memory, or a server that answers slowly.
///
/// Items go by ids that the source chooses, each there once.
@MainActor
public protocol ListReportSource: AnyObject {
  /// Begins to look for the items that match a text, in the order, the groups and the filter that the source has now.
  ///
  /// - Parameter search: What a person has typed, as it stands; empty for all items.
  /// - Returns: What is known at once, and how the rest is had.
  func load(matching search: String) -> ListReportLoad
}

/// What comes of one look for items: batches, one after the other.
public struct ListReportLoad {
  /// What is known at once; nil where even that takes its time, so that the page shows that it waits.
  public var first: ListReportBatch?
  /// Whether the next batch is only fetched when people come near the end of the items, rather than at once.
  public var isPaged: Bool
  /// Gives the next batch, and nil behind the last one; behind one without items the next is asked for at once.
  ///
  /// Its task is cancelled when nobody waits for it any more.  What it throws is told with its description, and people can
  /// have it asked again.
  public var next: () async throws -> ListReportBatch?

  /// Makes a load.
  ///
  /// - Parameters:
  ///   - first: What is known at once.
  ///   - isPaged: Whether the next batch is only fetched when people come near the end of the items.
  ///   - next: Gives the next batch, and nil behind the last one.
  public init(
    first: ListReportBatch? = nil, isPaged: Bool = false, next: @escaping () async throws -> ListReportBatch?
  ) {
    self.first = first
    self.isPaged = isPaged
    self.next = next
  }
}

/// Items that follow those of the batches before.
public struct ListReportBatch: Sendable, Hashable {
  /// The items by their groups; the first group goes on with the last one of the batch before where both have the same
  /// title.
  public var groups: [Group]
  /// How many items there are without search and filter.
  public var total: Int
  /// How many items match; nil while nobody knows.
  public var matches: Int?

  /// Items that belong together.
  public struct Group: Sendable, Hashable {
    /// What they have in common; nil where items aren't grouped.
    public var title: String?
    /// How many they are in all batches together; nil while nobody knows.
    public var count: Int?
    /// Their ids.
    public var items: [String]

    /// Makes a group.
    public init(_ title: String? = nil, count: Int? = nil, items: [String]) {
      self.title = title
      self.count = count
      self.items = items
    }
  }

  /// Makes a batch.
  ///
  /// - Parameters:
  ///   - groups: The items by their groups.
  ///   - total: How many items there are without search and filter.
  ///   - matches: How many items match; nil while nobody knows.
  public init(_ groups: [Group], total: Int, matches: Int? = nil) {
    self.groups = groups
    self.total = total
    self.matches = matches
  }
}

/// The batches that a list report has got so far as one.
extension ListReportBatch {
  /// The number of items in the batch.
  var count: Int { groups.reduce(0) { $0 + $1.items.count } }

  /// Adds the next batch at the end.
  ///
  /// - Returns: What has come, for the collection that shows it.
  @discardableResult
  mutating func append(_ batch: ListReportBatch) -> CollectionChanges {
    total = batch.total
    matches = batch.matches ?? matches
    var rest = batch.groups[...]
    var insertedItems: [CollectionChanges.ItemRange] = []
    if let last = groups.last, let first = rest.first, first.title == last.title {
      rest.removeFirst()
      let section = groups.count - 1
      let places = last.items.count..<last.items.count + first.items.count
      insertedItems = [CollectionChanges.ItemRange(section: section, items: places)]
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

  /// The item at a place; nil where there is none.
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

  /// Returns the number of items behind an index.
  func count(behind index: ItemIndex) -> Int {
    guard groups.indices.contains(index.section) else { return 0 }
    return groups[index.section].items.count - index.item - 1
      + groups[(index.section + 1)...].reduce(0) { $0 + $1.items.count }
  }

  /// Returns the changes from other content, or nil if they are so many that a reload is cheaper.
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
    guard removed.count <= Self.fewItems, inserted.count <= Self.fewItems else { return nil }
    // What stays may show other content.
    return CollectionChanges(
      reloadedSections: [0],
      removedItems: removed.isEmpty ? [] : [CollectionChanges.ItemRange(section: 0, items: removed)],
      insertedItems: inserted.isEmpty ? [] : [CollectionChanges.ItemRange(section: 0, items: inserted)])
  }

  /// As many as a person changes at once.
  private static var fewItems: Int { 200 }
}
