/// A source that delivers the records of a ``RecordIndex`` to a ``ListReportPage``.
///
///     let source = RecordListSource { store.index }
///     let page = ListReportPage("Work Orders", source, rows)
///     source.query.sorting = [RecordSort(\.dueDate)]
///     page.reload()
///
/// The items are identified by the descriptions of the records' IDs.
public final class RecordListSource<Record: Identifiable>: ListReportSource
where Record.ID: Sendable & CustomStringConvertible {
  /// The query; the page's search replaces its search text.
  public var query = RecordQuery<Record>()
  /// The number of items per page, fetched when the user scrolls near them; at least 1.
  ///
  /// The default is nil: the source delivers a screenful immediately, and then all other items.
  public var pageSize: Int?

  private let index: () -> RecordIndex<Record>

  /// Creates a source.
  ///
  /// - Parameter index: Returns the current index; called for each load of the list.
  public init(_ index: @escaping () -> RecordIndex<Record>) { self.index = index }

  /// The number of items that are delivered immediately.
  private static var screenful: Int { 50 }

  /// Starts to find the records that contain the words of a search and match the ``query``.
  public func load(matching search: String) -> ListReportLoad {
    var query = query
    query.search = search
    let index = index()
    var results = index.results(query)
    var first: ListReportBatch?
    if pageSize == nil {
      let found = results.next(Self.screenful)
      first = ListReportBatch(found, results, after: [], totalCount: index.count)
    }
    let limit = pageSize.map { max(1, $0) } ?? .max
    return ListReportLoad(first: first, isPaged: pageSize != nil) {
      guard !results.isFinished else { return nil }
      let before = results.groups
      let found: [Record.ID]
      (found, results) = try await Self.page(of: limit, results)
      return ListReportBatch(found, results, after: before, totalCount: index.count)
    }
  }

  @concurrent
  private nonisolated static func page(
    of limit: Int, _ results: RecordResults<Record>
  ) async throws -> ([Record.ID], RecordResults<Record>) {
    var results = results
    return (try results.page(of: limit), results)
  }
}

extension ListReportBatch {
  /// Creates a batch of the records found last, which continue the groups found before.
  fileprivate init<Record: Identifiable>(
    _ found: [Record.ID], _ results: RecordResults<Record>, after before: [RecordResults<Record>.Group], totalCount: Int
  ) where Record.ID: CustomStringConvertible {
    var rest = found[...]
    // The last group of the previous batch may continue.
    let groups = results.groups.enumerated().dropFirst(max(0, before.count - 1)).map { place, group in
      let count = group.count - (place < before.count ? before[place].count : 0)
      defer { rest = rest.dropFirst(count) }
      let isComplete = results.isFinished || place < results.groups.count - 1
      return Group(group.title, count: isComplete ? group.count : nil, items: rest.prefix(count).map(\.description))
    }
    self.init(groups, totalCount: totalCount, matchCount: results.isFinished ? results.count : nil)
  }
}
