import Floorplan

extension OrderDraft {
  /// Returns the suggestions for a location: those of the latest orders, and those of all orders that match the text.
  static func locations(in store: BusinessStore) -> Suggestions {
    let latest = RecordQuery(sorting: [OrderSort(.createdDate, isAscending: false).recordSort])
    var results = store.orderIndex.results(latest)
    let recent = results.next(recentOrderCount).compactMap { store.orders[$0]?.location }
    return Suggestions(recent: recent) { [weak store] text in
      // A copy of the orders that outlives the search would make their next change slow.
      guard let orders = store?.orders else { return [] }
      return await locations(matching: text, of: orders)
    }
  }

  /// The number of the latest orders, some of which have the same location.
  private static let recentOrderCount = 20

  @concurrent
  private nonisolated static func locations(
    matching text: String, of orders: RecordTable<WorkOrder>
  ) async -> [Suggestion] {
    let locations = Set(orders.lazy.map(\.location)).map { ($0, FoldedText($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    return SubstringSearch(texts: locations).indices(matching: text).map { Suggestion(locations[$0]) }
  }
}
