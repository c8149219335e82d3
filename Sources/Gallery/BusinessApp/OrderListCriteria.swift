import Floorplan

/// The criteria of a list of orders.
nonisolated struct OrderListCriteria: Hashable {
  var search = ""
  var statuses: Set<OrderStatus> = []
  var priorities: Set<OrderPriority> = []
  var assignee: Person.ID?
  /// Whole days, including the last one.
  var dueDates: ClosedRange<DateTime>? {
    didSet { dueDates = dueDates.map { $0.lowerBound.startOfDay...$0.upperBound.startOfDay } }
  }
  /// An infinite bound is no limit.
  var costs: ClosedRange<Double>? {
    didSet { if let costs, !costs.lowerBound.isFinite, !costs.upperBound.isFinite { self.costs = nil } }
  }
  /// The product whose orders are listed.
  var product: Product.ID?
  var supplier: Supplier.ID?
  var isOverdue = false
  var sorting: [OrderSort] = OrderListCriteria.standardSorting
  var grouping = OrderGrouping.none

  static let standardSorting = [OrderSort(.dueDate)]

  /// The initial criteria, with the same search, product and supplier.
  var initial: OrderListCriteria { OrderListCriteria(search: search, product: product, supplier: supplier) }
}

extension OrderListCriteria {
  /// The criteria without the names of records.
  static let all = all(in: nil)

  /// Returns the descriptions of the criteria, in the order of their chips.
  ///
  /// - Parameter store: The store with the names of records.
  /// - Returns: The criteria.
  static func all(in store: BusinessStore?) -> [ListCriterion<OrderListCriteria, IndexedOrder>] {
    [
      .search("search", \.search),
      .sorting("sort", \.sorting, standard: standardSorting) {
        localized("Sorted by %1$@").filled(with: $0.map(\.title).localizedList)
      },
      .choice("group", \.grouping, standard: .none) { localized("Grouped by %1$@").filled(with: $0.title) },
      .flag(
        "overdue", \.isOverdue, localized("Overdue"),
        [
          RecordCondition(\.order.status) { OrderStatus.open.contains($0) },
          RecordCondition(\.order.dueDate) { $0 < BusinessData.now },
        ]),
      .values(
        "status", \.statuses, of: \.order.status, chips: OrderStatus.allCases, suggested: Set(OrderStatus.allCases),
        title: \.title),
      .values(
        "priority", \.priorities, of: \.order.priority, chips: OrderPriority.allCases.reversed(),
        suggested: [.veryHigh, .high]
      ) { localized("%1$@ Priority").filled(with: $0.title) },
      .value("assignee", \.assignee, of: \.order.assigneeID) {
        localized("Assigned to %1$@").filled(with: store?.people[$0]?.name ?? $0.rawValue)
      },
      .range("due", \.dueDates, text: { "\($0.isoText.prefix { $0 != "T" })" }, from: day, to: day) { dates in
        let days = dates.lowerBound...dates.upperBound.at(minuteOfDay: .max)
        return RecordCondition(\.order.dueDate) { days.contains($0) }
      } title: {
        localized("Due %1$@ – %2$@").filled(with: $0.lowerBound.dateText, $0.upperBound.dateText)
      },
      .range(
        "cost", \.costs, text: { $0.isFinite ? plainDecimal($0) : "" }, from: { $0.isEmpty ? -.infinity : Double($0) },
        to: { $0.isEmpty ? .infinity : Double($0) }
      ) { costs in
        RecordCondition(\.order.cost) { costs.contains($0) }
      } title: { costs in
        guard costs.lowerBound.isFinite else { return localized("Up to %1$@").filled(with: euros(costs.upperBound)) }
        guard costs.upperBound.isFinite else { return localized("From %1$@").filled(with: euros(costs.lowerBound)) }
        return "\(euros(costs.lowerBound)) – \(euros(costs.upperBound))"
      },
      .value("product", \.product, of: \.order.productID) {
        localized("Product: %1$@").filled(with: store?.products[$0]?.name ?? $0.rawValue)
      },
      .value("supplier", \.supplier, of: \.order.supplierID) {
        localized("Supplier: %1$@").filled(with: store?.suppliers[$0]?.name ?? $0.rawValue)
      },
    ]
  }

  private nonisolated static func day(_ text: Substring) -> DateTime? { DateTime(isoText: "\(text)T00:00") }

  var query: RecordQuery<IndexedOrder> {
    RecordQuery(
      search: search, conditions: Self.all.conditions(of: self),
      sorting: (sorting + [OrderSort(.id)]).map(\.recordSort), grouping: grouping.recordGrouping)
  }

  /// The number of active filters, without the search and the scope.
  var filterCount: Int {
    var unfiltered = initial
    (unfiltered.sorting, unfiltered.grouping) = (sorting, grouping)
    return Self.all.count { $0.text(self) != $0.text(unfiltered) }
  }

  // MARK: Addresses

  /// The knobs of the criteria.
  static let knobDefinitions: [KnobDefinition] = [
    .text("search", "Search"),
    .words("status", "Status", of: OrderStatus.allCases.map(\.rawValue)),
    .words("priority", "Priority", of: OrderPriority.allCases.map(\.rawValue)),
    .text("assignee", "Assignee"), .text("due", "Due"), .text("cost", "Cost"), .text("product", "Product"),
    .text("supplier", "Supplier"), .toggle("overdue", "Overdue", false),
    .words("sort", "Sort by", of: OrderField.allCases.map(\.rawValue), canDescend: true),
    .choice("group", "Group by", OrderGrouping.none),
  ]

  /// Creates criteria from the values of knobs.
  init(knob: (String) -> String) {
    self.init()
    for criterion in Self.all { criterion.set(&self, knob(criterion.name)) }
  }

  /// The knobs whose values differ from the defaults.
  var knobs: [String: String] { Self.all.texts(of: self) }
}
