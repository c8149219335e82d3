import FloorplanLayout

/// The items that a list report has got so far.
struct ListReportContent {
  private(set) var groups: [ListReportBatch.Group] = []
  private(set) var total = 0
  private(set) var matches: Int?
  private(set) var count = 0

  /// Nothing yet.
  init() {}

  /// What a batch brings.
  init(_ batch: ListReportBatch) { append(batch) }

  /// Adds a batch at the end.
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
    count += batch.groups.reduce(0) { $0 + $1.items.count }
    return CollectionChanges(
      insertedSections: Array(before..<groups.count), insertedItems: insertedItems.filter { !$0.items.isEmpty })
  }

  /// How many items each section has.
  var counts: [Int] { groups.map(\.items.count) }

  /// The item at a place; nil where there is none.
  func item(at index: ItemIndex) -> String? {
    guard groups.indices.contains(index.section), groups[index.section].items.indices.contains(index.item) else {
      return nil
    }
    return groups[index.section].items[index.item]
  }

  /// Where some items are, as far as they have come.
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

  /// How many items stand behind a place.
  func count(behind index: ItemIndex) -> Int {
    guard groups.indices.contains(index.section) else { return 0 }
    return groups[index.section].items.count - index.item - 1
      + groups[(index.section + 1)...].reduce(0) { $0 + $1.items.count }
  }

  /// What has to change in a collection that shows other content, where that is little; nil where all is to be read anew.
  func changes(from old: ListReportContent) -> CollectionChanges? {
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
  private static let fewItems = 200
}
