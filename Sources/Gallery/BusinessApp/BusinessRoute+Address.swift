import Floorplan

/// The addresses: the page of the floorplan, with knobs.
extension BusinessRoute {
  /// The paths of the floorplans' pages, and their knobs.
  nonisolated enum Page {
    static let overview = "overview"
    static let list = "list-report"
    static let collection = "object-collection"
    /// The knob of the collection page for products that are low or out of stock.
    static let lowStock = "short"
    static let gallery = "gallery-view"
    static let details = "object-details"
    static let edit = "create-edit"
  }

  /// The page and the knobs of the route.
  nonisolated var address: (page: String, knobs: [String: String]) {
    switch self {
    case .overview: (Page.overview, [:])
    case .orders(let criteria): (Page.list, criteria.knobs)
    case .records(let kind): (Page.list, ["type": kind.rawValue])
    case .collection(let kind): (Page.collection, ["type": kind.rawValue])
    case .lowStockProducts: (Page.collection, [Page.lowStock: "on"])
    case .gallery(let order): (Page.gallery, order.map { ["order": $0.rawValue] } ?? [:])
    case .order(let id): (Page.details, ["object": id.rawValue])
    case .step(let order, let step): (Page.details, ["object": "\(order)/\(step)"])
    case .product(let id): (Page.details, ["object": id.rawValue])
    case .supplier(let id): (Page.details, ["object": id.rawValue])
    case .person(let id): (Page.details, ["object": id.rawValue])
    case .edit(let id): (Page.edit, id.map { ["object": $0.rawValue] } ?? [:])
    }
  }

  /// Creates the route of the object with a name in an address, or nil if there is no such object.
  ///
  /// - Parameters:
  ///   - object: An ID, or the ID of an order and that of a step, separated by a slash.
  ///   - store: The store to search.
  init?(object: String, in store: BusinessStore) {
    let parts = object.split(separator: "/", maxSplits: 1).map(String.init)
    guard let id = parts.first else { return nil }
    let orderID = WorkOrder.ID(rawValue: id)
    if let order = store.orders[orderID] {
      guard parts.count == 2 else {
        self = .order(orderID)
        return
      }
      guard let step = order.steps.first(where: { $0.id.rawValue == parts[1] }) else { return nil }
      self = .step(orderID, step.id)
    } else if store.products.contains(Product.ID(rawValue: id)) {
      self = .product(Product.ID(rawValue: id))
    } else if store.suppliers.contains(Supplier.ID(rawValue: id)) {
      self = .supplier(Supplier.ID(rawValue: id))
    } else if store.people.contains(Person.ID(rawValue: id)) {
      self = .person(Person.ID(rawValue: id))
    } else {
      return nil
    }
  }
}
