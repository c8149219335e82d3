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
  private var failures = 0
  /// What is wanted, but for what is typed.
  var place = OrderListPlace()
  /// How the orders come.
  var delivery = Delivery.memory
  /// How long a page takes where they come slowly.
  var delay = Duration.milliseconds(700)

  init(_ store: BusinessStore) { self.store = store }

  /// What all windows show when nothing has been typed yet is there at once.
  func load(matching search: String) -> ListReportLoad {
    var wanted = place
    wanted.search = search
    let total = store.orders.count
    let reader = OrderBatches(store.orderIndex.results(wanted.query(now: BusinessData.now)), store, total: total)
    switch delivery {
    case .memory:
      let first = reader.next(Self.screenful)
      return ListReportLoad(first: first) { try await reader.page(of: .max) }
    case .slow, .broken:
      return ListReportLoad(isPaged: true) { [self] in
        try await Task.sleep(for: delay)
        if delivery == .broken {
          failures += 1
          if !failures.isMultiple(of: 2) { throw UnreachableError() }
        }
        return try await reader.page(of: Self.page)
      }
    }
  }

  private static let screenful = 50
  private static let page = 20

  private struct UnreachableError: Error, CustomStringConvertible {
    nonisolated var description: String { localized("The server does not answer. Check the network, and try again.") }
  }
}

/// The results of a query, batch by batch, with the names of their groups.
private final class OrderBatches {
  private var results: OrderResults
  private let total: Int
  private let names: [Person.ID: String]

  init(_ results: OrderResults, _ store: BusinessStore, total: Int) {
    self.results = results
    self.total = total
    names = Dictionary(store.people.map { ($0.id, $0.name) }) { first, _ in first }
  }

  var isFinished: Bool { results.isFinished }

  /// The next items.
  func next(_ limit: Int) -> ListReportBatch {
    let before = results.groups
    // A rare word is found once the whole table was looked at: what isn't at hand is for ``page(of:)``.
    return batch(results.next(limit), before)
  }

  /// So many further items, or as many as there are, found beside the main thread; nil where there are none.
  func page(of limit: Int) async throws -> ListReportBatch? {
    guard !results.isFinished else { return nil }
    let before = results.groups
    let (found, results) = try await Self.page(of: limit, results)
    self.results = results
    return batch(found, before)
  }

  @concurrent
  private nonisolated static func page(
    of limit: Int, _ results: OrderResults
  ) async throws -> ([WorkOrder.ID], OrderResults) {
    var results = results
    return (try results.page(of: limit), results)
  }

  private func batch(_ found: [WorkOrder.ID], _ before: [OrderGroup]) -> ListReportBatch {
    var rest = found[...]
    // The last group of before goes on, or not.
    let groups = results.groups.enumerated().dropFirst(max(0, before.count - 1)).map { place, group in
      let known = place < before.count ? before[place].count : 0
      let items = rest.prefix(group.count - known)
      rest = rest.dropFirst(group.count - known)
      let isComplete = results.isFinished || place < results.groups.count - 1
      return ListReportBatch.Group(
        title(of: group.key), count: isComplete ? group.count : nil, items: items.map(\.rawValue))
    }
    return ListReportBatch(groups, total: total, matches: results.isFinished ? results.count : nil)
  }

  private func title(of key: OrderGroup.Key) -> String? {
    switch key {
    case .all: nil
    case .status(let status): status.title
    case .priority(let priority): localized("%1$@ Priority").filled(with: priority.title)
    case .assignee(let id): id.flatMap { names[$0] } ?? localized("Not Assigned")
    case .dueWeek(let monday):
      monday.map { localized("Week of %1$@").filled(with: $0.dateText) } ?? localized("Without Due Date")
    }
  }
}
