import Floorplan

/// A page with the details of an object: an order, one of its steps, a product, a supplier or a person.
let objectDetailsFloorplanPage = Page(
  path: BusinessRoute.Page.details, title: localized("Object Details"), group: localized("Floorplans"),
  keywords: [
    "floorplan", "object header", "profile header", "key values", "related", "sibling navigation", "child object",
    "FUIObjectFloorplan",
  ],
  knobs: [
    .text("object", "Object"), BusinessApp.ordersKnob,
  ]
) { context in
  BusinessApp.contentWhenLoaded(context, showing: { route(of: $0, in: $1) }) { object in
    (
      localized("Object Not Found"),
      object.isEmpty
        ? localized("There are no orders.")
        : localized("There is no object “%1$@”. Enter an order such as WO-1001, or a step such as WO-1001/1.")
          .filled(with: object)
    )
  }
}

/// Returns the route of the named object or, without a name, of the first order.
private func route(of object: String, in store: BusinessStore) -> BusinessRoute? {
  guard object.isEmpty else { return BusinessRoute(object: object, in: store) }
  return store.orders.first { _ in true }.map { BusinessRoute.order($0.id) }
}
