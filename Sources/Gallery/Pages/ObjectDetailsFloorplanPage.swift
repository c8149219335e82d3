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
  BusinessApp.page(context) { store throws(BusinessApp.MissingObject) in
    let object = context.value(ofKnob: "object")
    let found =
      object.isEmpty
      ? store.orders.first { _ in true }.map { BusinessRoute.order($0.id) } : .details(of: object, in: store)
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
}
