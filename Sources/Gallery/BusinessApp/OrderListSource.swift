import Floorplan

/// The orders of a store, as the source of a list.
final class OrderListSource: ListReportSource {
  /// The delivery of the items.
  nonisolated enum Delivery: String, CaseIterable, Sendable {
    /// Immediately, from memory.
    case memory
    /// Page by page with a delay, like a distant server.
    case slow
    /// Like `slow`, but every other request fails.
    case broken
  }

  private let records: RecordListSource<IndexedOrder>
  private var failures = 0
  weak var filterWindow: FilterWindow<OrderFilter>?
  /// The criteria, apart from the search text of the page.
  var criteria = OrderListCriteria()
  var delivery = Delivery.memory
  /// The delay of each page when delivery is slow.
  var delay = Duration.milliseconds(700)

  init(_ store: BusinessStore) { records = RecordListSource { store.orderIndex } }

  /// The number of orders in each page of a slow delivery.
  private static let page = 20

  func load(matching search: String) -> ListReportLoad {
    records.query = criteria.query
    records.pageSize = delivery == .memory ? nil : Self.page
    var load = records.load(matching: search)
    guard delivery != .memory else { return load }
    load.next = { [self, next = load.next] in
      try await Task.sleep(for: delay)
      if delivery == .broken {
        failures += 1
        if !failures.isMultiple(of: 2) { throw UnreachableError() }
      }
      return try await next()
    }
    return load
  }

  private struct UnreachableError: Error, CustomStringConvertible {
    nonisolated var description: String { localized("The server isn’t responding. Check the network and try again.") }
  }
}

extension OrderListSource: Cancellable {
  /// Closes the filter window.
  func cancel() { filterWindow?.dismiss() }
}
