import Floorplan

/// What an overview counts of the orders.
nonisolated struct OrderFigures: Hashable, Sendable {
  /// How many aren't completed.
  var open = 0
  var onHold = 0
  /// How many should be done by now.
  var overdue = 0
  /// The work that is left in those that are open.
  var remainingHours = 0.0
}

nonisolated extension OrderIndex {
  /// Counts the orders.
  ///
  /// - Parameter now: What is due before that, and open, is overdue.
  /// - Returns: What was counted.
  /// - Complexity: O(*n*), but of small numbers that stand side by side.
  func figures(at now: DateTime) -> OrderFigures {
    var figures = OrderFigures()
    let onHold = statuses.rank(of: CaseOrder(.onHold))
    let completed = statuses.rank(of: CaseOrder(.completed))
    let overdue = dueDates.ranks(below: now)
    for (row, status) in statuses.ranks.enumerated() where status != completed {
      figures.open += 1
      if status == onHold { figures.onHold += 1 }
      if overdue.contains(dueDates.ranks[row]) { figures.overdue += 1 }
      figures.remainingHours += (plannedHours[row] ?? 0) * (1 - (progress[row] ?? 0))
    }
    return figures
  }

  /// How many orders meet a query.
  ///
  /// - Parameter query: What is wanted.
  /// - Returns: The number.
  /// - Complexity: O(*n*), but of small numbers where nothing is searched.
  func count(_ query: OrderQuery) -> Int {
    var results = results(query)
    _ = results.next(.max, examining: .max)
    return results.count
  }
}
