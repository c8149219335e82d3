import Floorplan

extension BusinessRoute {
  /// Creates the destination that the knobs of a page specify.
  ///
  /// - Parameters:
  ///   - context: The context of a page of the business app.
  ///   - store: The store with the objects.
  /// - Throws: ``BusinessApp/MissingObject`` if the store doesn't contain the object.
  init(knobsOf context: PageContext, in store: BusinessStore) throws(BusinessApp.MissingObject) {
    switch context.entry.path {
    case Page.list:
      let kind = RecordKind(rawValue: context.value(ofKnob: "type"))
      self = kind.map { .records($0) } ?? .orders(OrderListCriteria(knob: context.value(ofKnob:)))
    case Page.collection:
      let kind = RecordKind(rawValue: context.value(ofKnob: "type")) ?? .products
      self = kind == .products && context.isOn(Page.lowStock) ? .lowStockProducts : .collection(kind)
    case Page.gallery:
      self = .gallery(
        try Self.order(
          context.value(ofKnob: "order"), in: store,
          otherwise: localized(
            "There is no order “%1$@”. Enter a number such as WO-1001, or leave it empty to display all documents.")))
    case Page.details:
      self = try Self.details(context.value(ofKnob: "object"), in: store)
    case Page.edit:
      self = .edit(
        try Self.order(
          context.value(ofKnob: "object"), in: store,
          otherwise: localized(
            "There is no order “%1$@”. Enter a number such as WO-1001, or leave it empty to create an order.")))
    default:
      self = .overview
    }
  }

  private static func details(_ object: String, in store: BusinessStore) throws(BusinessApp.MissingObject) -> Self {
    let found =
      object.isEmpty
      ? store.orders.first { _ in true }.map { BusinessRoute.order($0.id) } : details(of: object, in: store)
    guard let found else {
      throw BusinessApp.MissingObject(
        title: localized("Object Not Found"),
        message: object.isEmpty
          ? localized("There are no orders.")
          : localized("There is no object “%1$@”. Enter an order such as WO-1001, or a step such as WO-1001/1.")
            .filled(with: object))
    }
    return found
  }

  /// Returns the order with a name, or nil for an empty name.
  private static func order(
    _ name: String, in store: BusinessStore, otherwise message: String
  ) throws(BusinessApp.MissingObject) -> WorkOrder.ID? {
    guard !name.isEmpty else { return nil }
    let id = WorkOrder.ID(rawValue: name)
    guard store.orders.contains(id) else {
      throw BusinessApp.MissingObject(title: localized("Order Not Found"), message: message.filled(with: name))
    }
    return id
  }
}
