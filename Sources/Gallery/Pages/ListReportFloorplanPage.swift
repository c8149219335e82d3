import Floorplan

/// A page with lists of all objects of a type, for searching, filtering, sorting, grouping and editing them.
let listReportFloorplanPage = Page(
  path: BusinessRoute.Page.list, title: localized("List Report"), group: localized("Floorplans"),
  summary: localized("A list of objects to search, filter, sort and group"), iconName: "view-list-symbolic",
  keywords:
    localizedKeywords("floorplan, list, grid, search, filter, sort, group, paging, skeleton, empty state, work orders")
    + ["FUIListFloorplan"],
  knobs: [
    .choice("type", "Objects", "orders", of: ["orders"] + BusinessRoute.RecordKind.allCases.map(\.rawValue)),
    .choice(BusinessApp.deliveryKnob, "Data source", OrderListSource.Delivery.memory),
    BusinessApp.ordersKnob,
  ] + OrderListCriteria.knobDefinitions
) { BusinessApp.page($0) }
