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

  init() {}

  /// Counts orders.
  ///
  /// - Parameters:
  ///   - orders: The orders.
  ///   - now: What is due before that, and open, is overdue.
  init(_ orders: RecordTable<WorkOrder>, at now: DateTime) {
    orders.forEachInPlace { order in
      guard order.status != .completed else { return }
      open += 1
      if order.status == .onHold { onHold += 1 }
      if order.isOverdue(at: now) { overdue += 1 }
      remainingHours += order.plannedHours * (1 - order.progress)
    }
  }
}
