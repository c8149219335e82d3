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
  BusinessApp.page(context) { store throws(BusinessApp.MissingObject) in
    let object = context.value(ofKnob: "object")
    guard !object.isEmpty else { return .edit(nil) }
    let id = WorkOrder.ID(rawValue: object)
    guard store.orders.contains(id) else {
      throw BusinessApp.MissingObject(
        title: localized("Order Not Found"),
        message: localized(
          "There is no order “%1$@”. Enter a number such as WO-1001, or leave it empty to create an order."
        ).filled(with: object))
    }
    return .edit(id)
  }
}
