import Floorplan

/// The orders of a store, as a list asks for them.
final class OrderListSource: ListReportSource {
  /// How items come.
  nonisolated enum Delivery: String, CaseIterable, Sendable {
    /// At once, from memory.
    case memory
    /// Page by page, each after a while, as from a server far away.
    case slow
    /// As slowly, and every second time not at all.
    case broken
  }

  private let store: BusinessStore
  private let records: RecordListSource<IndexedOrder>
  private var failures = 0
  /// What is wanted, but for what is typed.
  var place = OrderListPlace()
  /// How the orders come.
  var delivery = Delivery.memory
  /// How long a page takes where they come slowly.
  var delay = Duration.milliseconds(700)

  init(_ store: BusinessStore) {
    self.store = store
    records = RecordListSource { store.orderIndex }
  }

  /// The number of orders that a slow server sends at a time.
  private static let page = 20

  func load(matching search: String) -> ListReportLoad {
    records.query = place.query
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
    nonisolated var description: String { localized("The server doesn’t respond. Check the network and try again.") }
  }
}
