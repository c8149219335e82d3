import Floorplan

/// A destination in the business app, which a page displays.
nonisolated enum BusinessRoute: Hashable {
  case overview
  case orders(OrderListCriteria)
  case records(RecordKind)
  /// All records of a kind, as cells side by side.
  case collection(RecordKind)
  /// The products that are low or out of stock, as cells side by side.
  case lowStockProducts
  /// The documents of an order as pictures, or all of them.
  case gallery(WorkOrder.ID?)
  case order(WorkOrder.ID)
  case step(WorkOrder.ID, OrderStep.ID)
  case product(Product.ID)
  case supplier(Supplier.ID)
  case person(Person.ID)
  /// The form of an order over its details, or that of a new order over the list.
  case edit(WorkOrder.ID?)

  /// The lists of records other than orders.
  enum RecordKind: String, CaseIterable {
    case products, suppliers, people, documents

    var title: String {
      switch self {
      case .products: localized("Products")
      case .suppliers: localized("Suppliers")
      case .people: localized("People")
      case .documents: localized("Documents")
      }
    }
  }

  /// The destinations on the way to this one when it is opened by its address; the back button opens the last one.
  var parents: [BusinessRoute] {
    switch self {
    case .overview: []
    case .orders, .records, .collection, .lowStockProducts, .gallery(nil): [.overview]
    case .order: [.overview, .orders(OrderListCriteria())]
    case .step(let order, _), .gallery(let order?): [.overview, .orders(OrderListCriteria()), .order(order)]
    case .product: [.overview, .records(.products)]
    case .supplier: [.overview, .records(.suppliers)]
    case .person: [.overview, .records(.people)]
    case .edit: page.parents
    }
  }

  /// Returns the identifier of the item that it belongs to in a list, or nil if it belongs to none.
  func item(of list: BusinessRoute) -> String? {
    switch (list, self) {
    case (.orders, .order(let id)), (.orders, .step(let id, _)): id.rawValue
    case (.records(.products), .product), (.records(.suppliers), .supplier), (.records(.people), .person):
      address.knobs["object"]
    default: nil
    }
  }

  /// The destination without a form over its page.
  var page: BusinessRoute {
    guard case .edit(let id) = self else { return self }
    return id.map { .order($0) } ?? .orders(OrderListCriteria())
  }
}

/// The criteria of a list of orders.
nonisolated struct OrderListCriteria: Hashable {
  var search = ""
  var statuses: Set<OrderStatus> = []
  var priorities: Set<OrderPriority> = []
  var assignee: Person.ID?
  /// Whole days, including the last one.
  var dueDates: ClosedRange<DateTime>?
  /// An infinite bound is no limit.
  var costs: ClosedRange<Double>?
  /// The product whose orders are listed.
  var product: Product.ID?
  var supplier: Supplier.ID?
  var isOverdue = false
  var sorting: [OrderSort] = OrderListCriteria.standardSorting
  var grouping = OrderGrouping.none

  static let standardSorting = [OrderSort(field: .dueDate)]

  var query: RecordQuery<IndexedOrder> {
    RecordQuery(
      search: search, conditions: conditions, sorting: (sorting + [OrderSort(field: .id)]).map(\.recordSort),
      grouping: grouping.recordGrouping)
  }

  private var conditions: [RecordCondition<IndexedOrder>] {
    let days = dueDates.map { $0.lowerBound.startOfDay...$0.upperBound.at(minuteOfDay: .max) }
    return [
      statuses.isEmpty ? nil : RecordCondition(\.order.status, oneOf: statuses),
      priorities.isEmpty ? nil : RecordCondition(\.order.priority, oneOf: priorities),
      assignee.map { RecordCondition(\.order.assigneeID, oneOf: [$0]) },
      product.map { RecordCondition(\.order.productID, oneOf: [$0]) },
      supplier.map { RecordCondition(\.order.supplierID, oneOf: [$0]) },
      days.map { RecordCondition(\.order.dueDate, in: $0) }, costs.map { RecordCondition(\.order.cost, in: $0) },
      isOverdue ? RecordCondition(\.order.status, oneOf: OrderStatus.open) : nil,
      isOverdue ? RecordCondition(\.order.dueDate, in: ..<BusinessData.now) : nil,
    ].compactMap(\.self)
  }
}
