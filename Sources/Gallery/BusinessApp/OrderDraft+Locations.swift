import Floorplan

extension OrderDraft {
  /// Returns the suggestions for a location: those of the latest orders, and those of all orders that match the text.
  static func locations(in store: BusinessStore) -> Suggestions {
    let latest = RecordQuery(sorting: [OrderSort(.createdDate, isAscending: false).recordSort])
    var results = store.orderIndex.results(latest)
    let recent = results.next(recentOrderCount).compactMap { store.orders[$0]?.location }
    // A copy of the orders that outlives the search would make their next change slow.
    return Suggestions(of: { [weak store] in store?.orders }, text: \.location, recent: recent)
  }

  /// The number of the latest orders, some of which have the same location.
  private static let recentOrderCount = 20
}
