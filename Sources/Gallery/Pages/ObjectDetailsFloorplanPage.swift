import Floorplan

/// A page with the details of an object: an order, one of its steps, a product, a supplier or a person.
let objectDetailsFloorplanPage = Page(
  path: BusinessRoute.Page.details, title: localized("Object Details"), group: localized("Floorplans"),
  summary: localized("All details of an object, with its related objects"), iconName: "text-x-generic-symbolic",
  keywords:
    localizedKeywords("floorplan, object header, profile header, key values, related, sibling navigation, child object")
    + ["FUIObjectFloorplan"],
  knobs: [
    .text("object", "Object"), BusinessApp.ordersKnob,
  ]
) { BusinessApp.page($0) }
