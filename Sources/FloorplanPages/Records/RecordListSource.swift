/// Shows the records of a ``RecordIndex`` in a ``ListReportPage``.
///
///     let source = RecordListSource { store.index }
///     let page = ListReportPage("Work Orders", source, rows)
///     source.query.sorting = [RecordSort(\.dueDate)]
///     page.reload()
///
/// Items have the descriptions of the records' ids.
public final class RecordListSource<Record: Identifiable>: ListReportSource
where Record.ID: Sendable & CustomStringConvertible {
  /// The wanted records; the page's search replaces that of the query.
  public var query = RecordQuery<Record>()
  /// The number of items that are fetched at a time, when people come near them; at least 1.
  ///
  /// Nil, as by default, for a screenful at once and then all others.
  public var pageSize: Int?

  private let index: () -> RecordIndex<Record>

  /// Makes a source of records.
  ///
  /// - Parameter index: Gives the records as they are now; asked whenever the list is loaded.
  public init(_ index: @escaping () -> RecordIndex<Record>) { self.index = index }

  /// The number of items that are shown at once.
  private static var screenful: Int { 50 }

  /// Begins to find the records that have the words of a search and meet ``query``.
  public func load(matching search: String) -> ListReportLoad {
    var query = query
    query.search = search
    let index = index()
    let batches = RecordBatches(index.results(query), total: index.count)
    guard let pageSize else {
      return ListReportLoad(first: batches.next(Self.screenful)) { try await batches.page(of: .max) }
    }
    return ListReportLoad(isPaged: true) { try await batches.page(of: max(1, pageSize)) }
  }
}

/// The results of a query as batches for a list.
private final class RecordBatches<Record: Identifiable>
where Record.ID: Sendable & CustomStringConvertible {
  private var results: RecordResults<Record>
  private let total: Int

  init(_ results: RecordResults<Record>, total: Int) {
    self.results = results
    self.total = total
  }

  /// The next items, as far as they are found without looking at everything.
  func next(_ limit: Int) -> ListReportBatch {
    let before = results.groups
    return batch(results.next(limit), before)
  }

  /// The next items, found off the main thread; nil where there are no more.
  func page(of limit: Int) async throws -> ListReportBatch? {
    guard !results.isFinished else { return nil }
    let before = results.groups
    let (found, results) = try await Self.page(of: limit, results)
    self.results = results
    return batch(found, before)
  }

  @concurrent
  private nonisolated static func page(
    of limit: Int, _ results: RecordResults<Record>
  ) async throws -> ([Record.ID], RecordResults<Record>) {
    var results = results
    return (try results.page(of: limit), results)
  }

  private func batch(_ found: [Record.ID], _ before: [RecordResults<Record>.Group]) -> ListReportBatch {
    var rest = found[...]
    // The last group of the batch before goes on, or not.
    let groups = results.groups.enumerated().dropFirst(max(0, before.count - 1)).map { place, group in
      let count = group.count - (place < before.count ? before[place].count : 0)
      defer { rest = rest.dropFirst(count) }
      let isComplete = results.isFinished || place < results.groups.count - 1
      return ListReportBatch.Group(
        group.title, count: isComplete ? group.count : nil, items: rest.prefix(count).map(\.description))
    }
    return ListReportBatch(groups, total: total, matches: results.isFinished ? results.count : nil)
  }
}
