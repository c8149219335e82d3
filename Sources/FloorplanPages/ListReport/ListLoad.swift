import FloorplanLayout

/// A load of the items of a ``ListReportPage``, which arrive in batches.
struct ListLoad<Item: Identifiable> where Item.ID: Sendable {
  /// The batch that is available immediately, or nil to display a skeleton until the first one arrives.
  var first: ListBatch<Item>?
  /// Whether the next batch is only fetched when the user scrolls near the end of the items.
  var isPaged = false
  /// Returns the next batch, or nil after the last one; if nil, ``first`` contains all items.
  ///
  /// After an empty batch, the page requests the next one immediately.
  var next: (@MainActor () async throws -> ListBatch<Item>?)?
}

/// Items that follow those of the previous batches.
struct ListBatch<Item: Identifiable> where Item.ID: Sendable {
  /// A group of items.
  struct Group {
    /// The title, or nil if the items aren't grouped.
    var title: String?
    /// The number of the group's items in all batches, or nil while it is unknown.
    var count: Int?
    /// The IDs of the items.
    var items: [Item.ID]

    init(_ title: String? = nil, count: Int? = nil, items: [Item.ID]) {
      self.title = title
      self.count = count
      self.items = items
    }
  }

  /// The items in groups; if the first group has the title of the previous batch's last one, it continues that group.
  var groups: [Group]
  /// The items by ID, or none if the list looks them up.
  var records: [Item.ID: Item]
  /// The number of items without search and filter.
  var totalCount: Int
  /// The number of matching items, or nil while it is unknown.
  var matchCount: Int?

  init(_ groups: [Group], _ records: [Item.ID: Item] = [:], totalCount: Int, matchCount: Int? = nil) {
    self.groups = groups
    self.records = records
    self.totalCount = totalCount
    self.matchCount = matchCount
  }
}

/// The batches received so far, merged into one.
extension ListBatch {
  /// The number of items in the batch.
  var count: Int { groups.reduce(0) { $0 + $1.items.count } }

  /// Appends the next batch.
  ///
  /// - Returns: The changes for the collection.
  @discardableResult
  mutating func append(_ batch: ListBatch) -> CollectionChanges {
    totalCount = batch.totalCount
    matchCount = batch.matchCount ?? matchCount
    records.merge(batch.records) { $1 }
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
  func item(at index: ItemIndex) -> Item.ID? {
    guard groups.indices.contains(index.section), groups[index.section].items.indices.contains(index.item) else {
      return nil
    }
    return groups[index.section].items[index.item]
  }

  /// Returns the indices of the items that are loaded.
  ///
  /// - Complexity: O(items).
  func indices(of items: Set<Item.ID>) -> [ItemIndex] {
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

  /// The IDs of all items, in their order.
  var itemIDs: [Item.ID] { groups.count == 1 ? groups[0].items : groups.flatMap(\.items) }

  // MARK: Changes

  /// Returns the changes from other content, or nil if there are so many that a reload is cheaper.
  ///
  /// - Parameters:
  ///   - old: The content before the changes.
  ///   - reloadsRemaining: Whether remaining items may have changed content.
  /// - Returns: The changes, which reload no items if sections move.
  func changes(from old: ListBatch, reloadingRemaining reloadsRemaining: Bool) -> CollectionChanges? {
    guard isSimilar(to: old), let before = old.snapshot, let after = snapshot else { return nil }
    let changes = CollectionChanges(from: before, to: after)
    guard reloadsRemaining, changes.movedSections.isEmpty else { return changes }
    let inserted = Set(changes.insertedSections)
    return CollectionChanges(
      removedSections: changes.removedSections, insertedSections: changes.insertedSections,
      reloadedSections: groups.indices.filter { !inserted.contains($0) }, removedItems: changes.removedItems,
      insertedItems: changes.insertedItems, movedItems: changes.movedItems,
      reloadedItems: changes.movedItems.map(\.to).filter { inserted.contains($0.section) })
  }

  /// Returns whether the items that are also in other content are the same objects, whose cells observe them.
  func hasSameObjects(as old: ListBatch) -> Bool {
    guard Item.self is AnyClass, !records.isEmpty else { return false }
    return records.allSatisfy { id, item in
      old.records[id].map { ($0 as AnyObject) === (item as AnyObject) } ?? true
    }
  }

  /// Returns whether few items between the common first and last ones differ.
  private func isSimilar(to old: ListBatch) -> Bool {
    let (before, after) = (old.itemIDs, itemIDs)
    let shorter = min(before.count, after.count)
    var prefix = 0
    while prefix < shorter, before[prefix] == after[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] {
      suffix += 1
    }
    return max(before.count, after.count) - prefix - suffix <= Self.maximumDifferenceCount
  }

  /// A sort of more items, or another search in so many, isn't worth an animation.
  private static var maximumDifferenceCount: Int { 2000 }

  private var snapshot: CollectionSnapshot<GroupID, Item.ID>? {
    var counts: [String?: Int] = [:]
    return try? CollectionSnapshot(
      groups.map { group in
        counts[group.title, default: 0] += 1
        return (id: GroupID(title: group.title, number: counts[group.title, default: 0]), items: group.items)
      })
  }
}

/// The identity of a group; several groups with the same title are numbered.
private nonisolated struct GroupID: Hashable, Sendable {
  let title: String?
  let number: Int
}

extension ListLoad {
  /// The number of items that are delivered immediately.
  private static var screenful: Int { 50 }

  /// Creates a load that delivers the results of a query: a screenful immediately, and then all others.
  init<Record: Identifiable>(_ results: RecordResults<Record>, totalCount: Int) where Record.ID == Item.ID {
    var results = results
    let found = results.next(Self.screenful)
    self.init(first: ListBatch(found, results, after: [], totalCount: totalCount))
    guard !results.isFinished else { return }
    next = {
      guard !results.isFinished else { return nil }
      let before = results.groups
      let found: [Record.ID]
      (found, results) = try await results.finished()
      return ListBatch(found, results, after: before, totalCount: totalCount)
    }
  }
}

extension RecordResults {
  @concurrent
  fileprivate nonisolated func finished() async throws -> ([Record.ID], RecordResults) {
    var results = self
    return (try results.rest(), results)
  }
}

extension ListBatch {
  /// Creates a batch of the records found last, which continue the groups found before.
  fileprivate init<Record: Identifiable>(
    _ found: [Record.ID], _ results: RecordResults<Record>, after before: [RecordResults<Record>.Group], totalCount: Int
  ) where Record.ID == Item.ID {
    var rest = found[...]
    // The last group of the previous batch may continue.
    let groups = results.groups.enumerated().dropFirst(max(0, before.count - 1)).map { place, group in
      let count = group.count - (place < before.count ? before[place].count : 0)
      defer { rest = rest.dropFirst(count) }
      let isComplete = results.isFinished || place < results.groups.count - 1
      return Group(group.title, count: isComplete ? group.count : nil, items: Array(rest.prefix(count)))
    }
    self.init(groups, totalCount: totalCount, matchCount: results.isFinished ? results.count : nil)
  }
}
