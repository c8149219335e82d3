import FloorplanUI
import Synchronization

/// An index that searches, sorts, filters and groups 100,000 records at typing speed.
///
///     let index = RecordIndex(orders, by: [RecordColumn(\.dueDate), RecordColumn(\.status)]) { [$0.title, $0.place] }
///     var results = index.results(RecordQuery(search: "pump", sorting: [RecordSort(\.dueDate)]))
///     show(results.next(30))
///
/// The index is a value that works on any thread. It stores what queries need, but not the records. ``ListItems``
/// delivers its results to a ``ListReportPage``.
public nonisolated struct RecordIndex<Record: Identifiable>: Sendable where Record.ID: Sendable {
  private let columns: [RecordColumn<Record>]
  private let texts: @Sendable (Record) -> [String]
  private var ranked: [RankedValues]
  private(set) var ids: [Record.ID]
  private(set) var search: SubstringSearch
  private var sortedRows = SortedRows()

  /// Creates an index of records.
  ///
  /// - Parameters:
  ///   - records: The records, with unique IDs, in the order that they have in an unsorted query.
  ///   - columns: The properties that queries can use.
  ///   - texts: Returns the texts by which a search finds a record.
  /// - Complexity: O(*n* log *n*) for *n* distinct values in each column. Index many records off the main thread.
  public init(
    _ records: some Sequence<Record>, by columns: [RecordColumn<Record>],
    searching texts: @escaping @Sendable (Record) -> [String]
  ) {
    let records = Array(records)
    self.columns = columns
    self.texts = texts
    ranked = columns.map { $0.rank(records) }
    ids = records.map(\.id)
    search = SubstringSearch(records.lazy.map(texts))
  }

  /// Returns an index of other records, with the same columns and texts.
  func replacingAll(with records: some Sequence<Record>) -> Self { Self(records, by: columns, searching: texts) }

  /// The number of records.
  public var count: Int { ids.count }

  /// Replaces the record with the same ID, or appends it.
  ///
  /// - Complexity: O(*n*) for *n* records.
  public mutating func update(with record: Record) { update(with: record, at: count) }

  /// Replaces the record with the same ID, or inserts it at a position.
  mutating func update(with record: Record, at position: Int) {
    replace(ids.firstIndex(of: record.id).map { $0..<$0 + 1 } ?? position..<position, with: [record])
  }

  /// Removes the record with an ID, if any.
  ///
  /// - Complexity: O(*n*) for *n* records.
  public mutating func remove(_ id: Record.ID) {
    guard let row = ids.firstIndex(of: id) else { return }
    replace(row..<row + 1, with: [])
  }

  private mutating func replace(_ range: Range<Int>, with records: [Record]) {
    for (index, column) in columns.enumerated() { column.replace(&ranked[index], range, records) }
    ids.replaceSubrange(range, with: records.map(\.id))
    search.replaceSubrange(range, with: records.lazy.map(texts))
    // Replaced, not emptied: a copy of this value may still use the old one.
    sortedRows = SortedRows()
  }

  // MARK: Queries

  /// Returns the records that match a query, found on demand.
  public func results(_ query: RecordQuery<Record>) -> RecordResults<Record> { RecordResults(self, query) }

  /// Returns the number of records that match a query.
  ///
  /// - Complexity: O(*n*), comparing only integers unless the query searches texts.
  public func count(_ query: RecordQuery<Record>) -> Int {
    var results = results(RecordQuery(search: query.search, conditions: query.conditions))
    _ = results.next(.max, examining: .max)
    return results.count
  }

  /// Returns the largest value of a property that meets a condition, or nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* records.
  public func max<Value: Comparable & Sendable>(
    of keyPath: any KeyPath<Record, Value> & Sendable, where isIncluded: (Value) -> Bool = { _ in true }
  ) -> Value? {
    guard let column = column(of: keyPath) else { return nil }
    let values = column.values(of: Value.self)
    // A value may be left over from a changed or removed record.
    let used = Set(column.ranks)
    return values.indices.last { used.contains(Int32($0)) && isIncluded(values[$0]) }.map { values[$0] }
  }

  func column(of keyPath: any PartialKeyPath<Record> & Sendable) -> RankedValues? {
    columnIndex(of: keyPath).map { ranked[$0] }
  }

  private func columnIndex(of keyPath: any PartialKeyPath<Record> & Sendable) -> Int? {
    columns.firstIndex { $0.keyPath == keyPath }
  }

  /// Returns all rows in the order of a query, groups first.
  func rows(_ sorting: [RecordSort<Record>], _ grouping: RecordGrouping<Record>?) -> [Int32] {
    let order = ((grouping.map { [$0.sort] } ?? []) + sorting).compactMap { sort in
      columnIndex(of: sort.keyPath).map { SortedRows.Criterion(column: $0, isAscending: sort.isAscending) }
    }
    return rows(order[...])
  }

  private func rows(_ order: ArraySlice<SortedRows.Criterion>) -> [Int32] {
    guard let first = order.first else { return Array(0..<Int32(count)) }
    return sortedRows.rows(order) {
      // The sort is stable, so sort by the less important criteria first.
      ranked[first.column].sorted(rows(order.dropFirst()), isAscending: first.isAscending)
    }
  }
}

/// A cache of sort orders, shared by all copies of an index on any thread.
private nonisolated final class SortedRows: Sendable {
  struct Criterion: Hashable {
    let column: Int
    let isAscending: Bool
  }

  /// The maximum number of orders; each takes 400 kB for 100,000 records.
  private static let limit = 8

  private let cache = Mutex<[(order: ArraySlice<Criterion>, rows: [Int32])]>([])

  func rows(_ order: ArraySlice<Criterion>, _ sort: () -> [Int32]) -> [Int32] {
    if let rows = cache.withLock({ cache in cache.first { $0.order == order }?.rows }) { return rows }
    // Sort outside the lock, so no thread waits; two concurrent calls may do the same work.
    let rows = sort()
    cache.withLock { cache in
      cache.append((order, rows))
      if cache.count > Self.limit { cache.removeFirst() }
    }
    return rows
  }
}
