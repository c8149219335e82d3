import Floorplan

/// A page that creates or edits an order in a form window.
let createEditFloorplanPage = Page(
  path: BusinessRoute.Page.edit, title: localized("Create and Edit"), group: localized("Floorplans"),
  summary: localized("A form window that creates or edits an object"), iconName: "document-save-symbolic",
  documentation: "components/form-window",
  keywords:
    localizedKeywords("floorplan, modal, form, new, change, validation, required, discard, attachments, work order")
    + ["FUIObjectEditingFloorplan", "FUIFormTableViewController"],
  knobs: [
    .text("object", "Order"), BusinessApp.ordersKnob,
  ]
) { BusinessApp.page($0) }
