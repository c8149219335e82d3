import FloorplanUI
import Synchronization

/// Records prepared to be searched, sorted, filtered, and grouped, a hundred thousand of them while somebody types.
///
///     let index = RecordIndex(orders, by: [RecordColumn(\.dueDate), RecordColumn(\.status)]) { [$0.title, $0.place] }
///     var results = index.results(RecordQuery(search: "pump", sorting: [RecordSort(\.dueDate)]))
///     show(results.next(30))
///
/// It is a value that any thread can ask. It keeps what it needs of the records, and not the records. A
/// ``RecordListSource`` shows it in a ``ListReportPage``.
public nonisolated struct RecordIndex<Record: Identifiable>: Sendable where Record.ID: Sendable {
  private let columns: [RecordColumn<Record>]
  private let texts: @Sendable (Record) -> [String]
  private var ranked: [RankedValues]
  private(set) var ids: [Record.ID]
  private(set) var search: SubstringSearch
  private var sortedRows = SortedRows()

  /// Prepares records.
  ///
  /// - Parameters:
  ///   - records: The records, each with an id of its own, in the order that they have unless a query sorts them.
  ///   - columns: The properties that queries name.
  ///   - texts: Gives the texts by which a search finds a record.
  /// - Complexity: O(*n* log *n*) for *n* different values, in each column; prepare many records off the main thread.
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

  /// The number of records.
  public var count: Int { ids.count }

  /// Replaces the record with the same id, or adds one behind all.
  ///
  /// - Complexity: O(*n*) for *n* records.
  public mutating func save(_ record: Record) {
    let row = ids.firstIndex(of: record.id) ?? count
    replace(row..<min(row + 1, count), with: [record])
  }

  /// Removes the record with an id, if there is one.
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
    // Not emptied: a copy of this value may still use it.
    sortedRows = SortedRows()
  }

  // MARK: Queries

  /// Returns the records that meet a query, found when they are asked for.
  public func results(_ query: RecordQuery<Record>) -> RecordResults<Record> { RecordResults(self, query) }

  /// Counts the records that meet a query.
  ///
  /// - Complexity: O(*n*), but of small numbers where nothing is searched.
  public func count(_ query: RecordQuery<Record>) -> Int {
    var results = results(RecordQuery(search: query.search, conditions: query.conditions))
    _ = results.next(.max, examining: .max)
    return results.count
  }

  /// Returns the largest value of a property that meets a condition; nil where there is none.
  ///
  /// - Complexity: O(*n*) for *n* records.
  public func largest<Value: Comparable & Sendable>(
    _ keyPath: any KeyPath<Record, Value> & Sendable, where isIncluded: (Value) -> Bool = { _ in true }
  ) -> Value? {
    guard let column = column(of: keyPath) else { return nil }
    let values = column.values(of: Value.self)
    // A value may be left over from a record that was changed or removed.
    let used = Set(column.ranks)
    return values.indices.last { used.contains(Int32($0)) && isIncluded(values[$0]) }.map { values[$0] }
  }

  func column(of keyPath: any PartialKeyPath<Record> & Sendable) -> RankedValues? {
    place(of: keyPath).map { ranked[$0] }
  }

  private func place(of keyPath: any PartialKeyPath<Record> & Sendable) -> Int? {
    columns.firstIndex { $0.keyPath == keyPath }
  }

  /// All rows in the order of a query, groups first.
  func rows(_ sorting: [RecordSort<Record>], _ grouping: RecordGrouping<Record>?) -> [Int32] {
    let order = ((grouping.map { [$0.sort] } ?? []) + sorting).compactMap { sort in
      place(of: sort.keyPath).map { SortedRows.Criterion(column: $0, isAscending: sort.isAscending) }
    }
    return rows(order[...])
  }

  private func rows(_ order: ArraySlice<SortedRows.Criterion>) -> [Int32] {
    guard let first = order.first else { return Array(0..<Int32(count)) }
    return sortedRows.rows(order) {
      // Equal ranks keep the order that the less important criteria gave them.
      ranked[first.column].sorted(rows(order.dropFirst()), isAscending: first.isAscending)
    }
  }
}

/// The orders of rows that were asked for, by any copy of one index, on any thread.
private nonisolated final class SortedRows: Sendable {
  struct Criterion: Hashable {
    let column: Int
    let isAscending: Bool
  }

  /// As many as people go back and forth between; each takes 400 kB for 100,000 records.
  private static let limit = 8

  private let known = Mutex<[(order: ArraySlice<Criterion>, rows: [Int32])]>([])

  func rows(_ order: ArraySlice<Criterion>, _ sort: () -> [Int32]) -> [Int32] {
    if let rows = known.withLock({ known in known.first { $0.order == order }?.rows }) { return rows }
    // Not within the lock, so that nobody waits for it; two that come at once do the same.
    let rows = sort()
    known.withLock { known in
      known.append((order, rows))
      if known.count > Self.limit { known.removeFirst() }
    }
    return rows
  }
}
