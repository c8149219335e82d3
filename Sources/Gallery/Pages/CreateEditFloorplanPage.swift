import Floorplan

/// A page that creates or edits an order in a form window.
let createEditFloorplanPage = Page(
  path: BusinessRoute.Page.edit, title: localized("Create and Edit"), group: localized("Floorplans"),
  keywords:
    localizedKeywords("floorplan, modal, form, new, change, validation, required, discard, attachments, work order")
    + ["FUIObjectEditingFloorplan", "FUIFormTableViewController"],
  knobs: [
    .text("object", "Order"), BusinessApp.ordersKnob,
  ]
) { BusinessApp.page($0) }
