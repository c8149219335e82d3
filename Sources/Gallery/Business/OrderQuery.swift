import Floorplan

/// Which orders are wanted, and in which order.
nonisolated struct OrderQuery: Hashable, Sendable {
  /// Words that id, title, location, assignee or product have somewhere.
  var words = ""
  /// Those that count; all where it is empty.
  var statuses: Set<OrderStatus> = []
  /// Those that count; all where it is empty.
  var priorities: Set<OrderPriority> = []
  var assigneeID: Person.ID?
  var dueDates: ClosedRange<DateTime>?
  var costs: ClosedRange<Double>?
  /// Only orders that should have been done before this and are not.
  var overdueAt: DateTime?
  /// Whose orders are listed, as among the details of a product.
  var productID: Product.ID?
  var supplierID: Supplier.ID?
  /// The first counts most; ids decide in the end.
  var sorting = [OrderSort(field: .dueDate)]
  var grouping = OrderGrouping.none

  /// How many conditions a filter has set; words, order and what the list belongs to are none.
  var filterCount: Int {
    [!statuses.isEmpty, !priorities.isEmpty, assigneeID != nil, dueDates != nil, costs != nil, overdueAt != nil]
      .count { $0 }
  }
}

/// What orders are sorted by.
///
/// What has no value stands behind the others in both directions.
nonisolated struct OrderSort: Hashable, Sendable {
  var field: OrderField
  var isAscending = true
}

/// A value of an order by which a list can be sorted.
nonisolated enum OrderField: String, CaseIterable, Codable, Sendable {
  case id, title, status, priority, dueDate, createdDate, cost, plannedHours, progress, location, assignee

  var title: String {
    switch self {
    case .id: localized("Number")
    case .title: localized("Title")
    case .status: localized("Status")
    case .priority: localized("Priority")
    case .dueDate: localized("Due Date")
    case .createdDate: localized("Created")
    case .cost: localized("Cost")
    case .plannedHours: localized("Planned Hours")
    case .progress: localized("Progress")
    case .location: localized("Location")
    case .assignee: localized("Assignee")
    }
  }
}

/// What the sections of a list have in common.
nonisolated enum OrderGrouping: String, CaseIterable, Codable, Sendable {
  case none, status, priority, assignee, dueWeek

  var title: String {
    switch self {
    case .none: localized("None")
    case .status: localized("Status")
    case .priority: localized("Priority")
    case .assignee: localized("Assignee")
    case .dueWeek: localized("Due Week")
    }
  }
}

/// Orders that stand one behind the other because they have something in common.
nonisolated struct OrderGroup: Hashable, Sendable {
  /// What they have in common.
  enum Key: Hashable, Sendable {
    /// Nothing is grouped.
    case all
    case status(OrderStatus)
    case priority(OrderPriority)
    case assignee(Person.ID?)
    /// The Monday of the week.
    case dueWeek(DateTime?)
  }

  let key: Key
  var count: Int
}
