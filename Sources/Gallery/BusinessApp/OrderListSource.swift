import Floorplan

/// The criteria of a list of orders, and the delivery of its items.
final class OrderListSource {
  /// The delivery of the items.
  nonisolated enum Delivery: String, CaseIterable, Sendable {
    /// Immediately, from memory.
    case memory
    /// Page by page with a delay, like a distant server.
    case slow
    /// Like `slow`, but every other request fails.
    case broken
  }

  private let store: BusinessStore
  private var failures = 0
  /// The titles of the groups of the orders that have been delivered in pages.
  private var groupTitles: [WorkOrder.ID: String] = [:]
  /// The criteria, apart from the search text of the page.
  var criteria = OrderListCriteria()
  var delivery = Delivery.memory
  /// The delay of each page when delivery is slow.
  var delay = Duration.milliseconds(700)

  init(_ store: BusinessStore) { self.store = store }

  /// The number of orders in each page of a slow delivery.
  private static let pageSize = 20

  /// The items of the list.
  var items: ListItems<WorkOrder> {
    let items: ListItems<WorkOrder> =
      switch delivery {
      case .memory:
        ListItems(index: { [store] in store.orderIndex }, query: { self.criteria.query }) { [store] in
          store.orders[$0]
        }
      case .slow, .broken:
        ListItems(pages: { try await self.page(matching: $0, from: $1) }).grouping { self.groupTitles[$0.id] }
      }
    return items.searching(
      \.title, \.id.rawValue, \.location, { [store] in $0.assigneeID.flatMap { store.people[$0]?.name } })
  }

  /// Returns a page of orders, as a server would.
  func page(matching search: String, from offset: Int) async throws -> ListItems<WorkOrder>.Page {
    try await Task.sleep(for: delay)
    if delivery == .broken {
      failures += 1
      if !failures.isMultiple(of: 2) { throw UnreachableError() }
    }
    var query = criteria.query
    query.search = search
    let (ids, groups) = try await Self.find(store.orderIndex.results(query))
    let titles = groups.flatMap { repeatElement($0.title, count: $0.count) }
    let page = zip(ids, titles).dropFirst(offset).prefix(Self.pageSize)
    for (id, title) in page { groupTitles[id] = title }
    return ListItems.Page(
      page.compactMap { store.orders[$0.0] }, matchCount: ids.count, totalCount: store.orderIndex.count)
  }

  @concurrent
  private nonisolated static func find(
    _ results: RecordResults<IndexedOrder>
  ) async throws -> ([WorkOrder.ID], [RecordResults<IndexedOrder>.Group]) {
    var results = results
    return (try results.rest(), results.groups)
  }

  private struct UnreachableError: Error, CustomStringConvertible {
    nonisolated var description: String { localized("The server isn’t responding. Check the network and try again.") }
  }
}
