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

  /// The paths of the floorplans' pages, and their knobs.
  enum Page {
    static let overview = "overview"
    static let list = "list-report"
    static let collection = "object-collection"
    /// The knob of the collection page for products that are low or out of stock.
    static let lowStock = "short"
    static let gallery = "gallery-view"
    static let details = "object-details"
    static let edit = "create-edit"
  }

  /// The destination without a form over its page.
  var page: BusinessRoute {
    guard case .edit(let id) = self else { return self }
    return id.map { .order($0) } ?? .orders(OrderListCriteria())
  }
}

extension BusinessRoute {
  /// The page and the knobs of the address, and the destination of the back button.
  private var facts: (page: String, knobs: [String: String], parent: BusinessRoute?) {
    switch self {
    case .overview: (Page.overview, [:], nil)
    case .orders(let criteria): (Page.list, criteria.knobs, .overview)
    case .records(let kind): (Page.list, ["type": kind.rawValue], .overview)
    case .collection(let kind): (Page.collection, ["type": kind.rawValue], .overview)
    case .lowStockProducts: (Page.collection, [Page.lowStock: "on"], .overview)
    case .gallery(nil): (Page.gallery, [:], .overview)
    case .gallery(let order?): (Page.gallery, ["order": order.rawValue], .order(order))
    case .order(let id): (Page.details, ["object": id.rawValue], .orders(OrderListCriteria()))
    case .step(let order, let step): (Page.details, ["object": "\(order)/\(step)"], .order(order))
    case .product(let id): (Page.details, ["object": id.rawValue], .records(.products))
    case .supplier(let id): (Page.details, ["object": id.rawValue], .records(.suppliers))
    case .person(let id): (Page.details, ["object": id.rawValue], .records(.people))
    case .edit(let id): (Page.edit, id.map { ["object": $0.rawValue] } ?? [:], page.facts.parent)
    }
  }

  /// The page and the knobs of the route.
  var address: (page: String, knobs: [String: String]) { (facts.page, facts.knobs) }

  /// The destinations on the way to this one when it is opened by its address; the back button opens the last one.
  var parents: [BusinessRoute] { facts.parent.map { $0.parents + [$0] } ?? [] }

  /// Returns the identifier of the item that it belongs to in a list, or nil if it belongs to none.
  func item(of list: BusinessRoute) -> String? {
    switch (list, self) {
    case (.orders, .order(let id)), (.orders, .step(let id, _)): id.rawValue
    case (.records, _) where facts.parent == list: facts.knobs["object"]
    default: nil
    }
  }

  /// Returns the route of the object with a name in an address, or nil if there is no such object.
  ///
  /// - Parameters:
  ///   - object: An ID, or the ID of an order and that of a step, separated by a slash.
  ///   - store: The store to search.
  /// - Returns: The route.
  static func details(of object: String, in store: BusinessStore) -> BusinessRoute? {
    let parts = object.split(separator: "/", maxSplits: 1).map(String.init)
    guard let id = parts.first else { return nil }
    if let order = store.orders[WorkOrder.ID(rawValue: id)] {
      guard parts.count == 2 else { return .order(order.id) }
      return order.steps.first { $0.id.rawValue == parts[1] }.map { .step(order.id, $0.id) }
    }
    if let product = store.products[Product.ID(rawValue: id)] { return .product(product.id) }
    if let supplier = store.suppliers[Supplier.ID(rawValue: id)] { return .supplier(supplier.id) }
    return store.people[Person.ID(rawValue: id)].map { .person($0.id) }
  }
}
