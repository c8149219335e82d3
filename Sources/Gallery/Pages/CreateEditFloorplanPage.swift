import Floorplan

/// A page that creates or edits an order in a form window.
let createEditFloorplanPage = Page(
  path: BusinessRoute.Page.edit, title: localized("Create and Edit"), group: localized("Floorplans"),
  keywords: [
    "floorplan", "modal", "form", "new", "change", "validation", "required", "discard", "attachments", "work order",
    "FUIObjectEditingFloorplan", "FUIFormTableViewController",
  ],
  knobs: [
    .text("object", "Order"), BusinessApp.ordersKnob,
  ]
) { context in
  BusinessApp.contentWhenLoaded(context, showing: { route(of: $0, in: $1) }) { object in
    (
      localized("Order Not Found"),
      localized("There is no order “%1$@”. Enter a number such as WO-1001, or leave it empty to create an order.")
        .filled(with: object)
    )
  }
}

/// Returns the form of the named order or, without a name, of a new order.
private func route(of object: String, in store: BusinessStore) -> BusinessRoute? {
  guard !object.isEmpty else { return .edit(nil) }
  let id = WorkOrder.ID(rawValue: object)
  return store.orders.contains(id) ? .edit(id) : nil
}
