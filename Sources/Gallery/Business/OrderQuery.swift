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
    case .id: "Number"
    case .title: "Title"
    case .status: "Status"
    case .priority: "Priority"
    case .dueDate: "Due Date"
    case .createdDate: "Created"
    case .cost: "Cost"
    case .plannedHours: "Planned Hours"
    case .progress: "Progress"
    case .location: "Location"
    case .assignee: "Assignee"
    }
  }
}

/// What the sections of a list have in common.
nonisolated enum OrderGrouping: String, CaseIterable, Codable, Sendable {
  case none, status, priority, assignee, dueWeek

  var title: String {
    switch self {
    case .none: "None"
    case .status: "Status"
    case .priority: "Priority"
    case .assignee: "Assignee"
    case .dueWeek: "Due Week"
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
