import Floorplan

/// A place of the business app: what one of its pages shows.
nonisolated enum BusinessPlace: Hashable {
  case overview
  case orders(OrderListPlace)
  case records(RecordKind)
  /// All records of a kind as cells side by side.
  case collection(RecordKind)
  /// The products that are running short, as cells side by side.
  case shortProducts
  /// The documents as pictures: those of an order, or all of them.
  case gallery(WorkOrder.ID?)
  case order(WorkOrder.ID)
  case step(WorkOrder.ID, OrderStep.ID)
  case product(Product.ID)
  case supplier(Supplier.ID)
  case person(Person.ID)
  /// The form of an order over what is known of it, or that of a new one over all orders.
  case edit(WorkOrder.ID?)

  /// The lists of what is not an order.
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

  /// What leads here when it is opened by its address: the last is what going back leads to.
  var parents: [BusinessPlace] {
    switch self {
    case .overview: []
    case .orders, .records, .collection, .shortProducts, .gallery(nil): [.overview]
    case .order: [.overview, .orders(OrderListPlace())]
    case .step(let order, _), .gallery(let order?): [.overview, .orders(OrderListPlace()), .order(order)]
    case .product: [.overview, .records(.products)]
    case .supplier: [.overview, .records(.suppliers)]
    case .person: [.overview, .records(.people)]
    case .edit: page.parents
    }
  }

  /// What the place is about in a list, by which it is known there; nil where it is nothing of that list.
  func item(of list: BusinessPlace) -> String? {
    switch (list, self) {
    case (.orders, .order(let id)), (.orders, .step(let id, _)): id.rawValue
    case (.records(.products), .product(let id)): id.rawValue
    case (.records(.suppliers), .supplier(let id)): id.rawValue
    case (.records(.people), .person(let id)): id.rawValue
    default: nil
    }
  }

  /// The place without what stands over its page.
  var page: BusinessPlace {
    guard case .edit(let id) = self else { return self }
    return id.map { .order($0) } ?? .orders(OrderListPlace())
  }
}

/// What a list of orders shows: whatever a person has set, but for what is typed.
nonisolated struct OrderListPlace: Hashable {
  var search = ""
  var statuses: Set<OrderStatus> = []
  var priorities: Set<OrderPriority> = []
  var assignee: Person.ID?
  /// Whole days, the last one included.
  var dueDates: ClosedRange<DateTime>?
  /// An end that is infinite is none.
  var costs: ClosedRange<Double>?
  /// Whose orders are listed.
  var product: Product.ID?
  var supplier: Supplier.ID?
  var isOverdue = false
  var sorting: [OrderSort] = OrderListPlace.standardSorting
  var grouping = OrderGrouping.none

  static let standardSorting = [OrderSort(field: .dueDate)]

  /// The query of the place.
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
