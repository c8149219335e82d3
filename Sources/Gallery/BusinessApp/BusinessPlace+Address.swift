import Floorplan

/// Every place has an address: the page of its floorplan, with knobs.
extension BusinessPlace {
  /// The pages of the floorplans, and the knob that says what is shown.
  nonisolated enum Page {
    static let overview = "overview"
    static let list = "list-report"
    static let collection = "object-collection"
    /// The knob of that page for products that are running short.
    static let short = "short"
    static let gallery = "gallery-view"
    static let details = "object-details"
    static let edit = "create-edit"
  }

  /// The values of knobs that stand for the place, on the page of its floorplan.
  nonisolated var address: (page: String, knobs: [String: String]) {
    switch self {
    case .overview: (Page.overview, [:])
    case .orders(let place): (Page.list, place.knobs)
    case .records(let kind): (Page.list, ["type": kind.rawValue])
    case .collection(let kind): (Page.collection, ["type": kind.rawValue])
    case .shortProducts: (Page.collection, [Page.short: "on"])
    case .gallery(let order): (Page.gallery, order.map { ["order": $0.rawValue] } ?? [:])
    case .order(let id): (Page.details, ["object": id.rawValue])
    case .step(let order, let step): (Page.details, ["object": "\(order)/\(step)"])
    case .product(let id): (Page.details, ["object": id.rawValue])
    case .supplier(let id): (Page.details, ["object": id.rawValue])
    case .person(let id): (Page.details, ["object": id.rawValue])
    case .edit(let id): (Page.edit, id.map { ["object": $0.rawValue] } ?? [:])
    }
  }

  /// The place of an object's name in an address; nil where nothing is called so.
  ///
  /// - Parameters:
  ///   - object: An id, or that of an order and that of one of its steps with a slash between them.
  ///   - store: Where objects are looked for.
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
