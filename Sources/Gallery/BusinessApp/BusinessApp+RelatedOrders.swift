import Floorplan

nonisolated extension OrderListPlace {
  /// The orders about a product.
  init(of product: Product.ID) {
    self.init()
    self.product = product
  }

  /// The orders in which a supplier has a part.
  init(of supplier: Supplier.ID) {
    self.init()
    self.supplier = supplier
  }

  /// The orders that somebody works on.
  init(of person: Person.ID) {
    self.init()
    assignee = person
  }

  /// Those of the orders that are done.
  var completed: OrderListPlace {
    var place = self
    place.statuses = [.completed]
    return place
  }
}

/// The orders that something belongs to.
extension BusinessApp {
  /// Some of the orders of a place, those that are due next first, and the way to all of them; nil where there is none.
  func relatedOrders(_ place: OrderListPlace) -> PageSection? {
    let index = store.orderIndex
    let count = index.count(place.query())
    guard count > 0 else { return nil }
    var shown: [WorkOrder.ID] = []
    // What is done stands behind what is open.
    let parts: [Set<OrderStatus>] = [[.new, .inProgress, .onHold], [.completed]]
    for statuses in parts where shown.count < PageSection.largestPreview {
      var part = place
      part.statuses = statuses
      var results = index.results(part.query())
      shown += results.next(PageSection.largestPreview - shown.count, examining: .max)
    }
    let rows = shown.compactMap { store.orders[$0] }.map { orderRow($0, in: "orders") }
    return .preview("orders", localized("Work Orders (%1$@)").filled(with: groupedDigits(count)), rows, count: count) {
      [unowned self] in open(.orders(place))
    }
  }

  /// A way to orders that are rarely asked for; nil where there is none.
  func ordersFacet(_ id: String, _ title: String, _ place: OrderListPlace) -> PageRow? {
    let count = store.orderIndex.count(place.query())
    guard count > 0 else { return nil }
    return .facet(id, title, count: count) { [unowned self] in open(.orders(place)) }
  }

  /// The ways from an order to others that have something in common with it.
  func facets(of order: WorkOrder) -> [PageRow] {
    let product = order.productID.flatMap { store.products[$0] }
    let person = order.assigneeID.flatMap { store.people[$0] }
    let supplier = order.supplierID.flatMap { store.suppliers[$0] }
    return [
      product.flatMap {
        ordersFacet("product-orders", localized("Orders for %1$@").filled(with: $0.name), OrderListPlace(of: $0.id))
      },
      person.flatMap {
        ordersFacet("person-orders", localized("Orders of %1$@").filled(with: $0.name), OrderListPlace(of: $0.id))
      },
      supplier.flatMap {
        ordersFacet("supplier-orders", localized("Orders with %1$@").filled(with: $0.name), OrderListPlace(of: $0.id))
      },
    ].compactMap(\.self)
  }

  /// The way to the orders of a place that are done.
  func completedOrders(_ place: OrderListPlace) -> [PageRow] {
    [ordersFacet("completed-orders", localized("Completed Orders"), place.completed)].compactMap(\.self)
  }
}
