import Floorplan

/// A page of all objects of a type as cells, in two columns or, in a narrow window, in one.
let objectCollectionFloorplanPage = Page(
  path: BusinessRoute.Page.collection, title: localized("Object Collection"), group: localized("Floorplans"),
  summary: localized("All objects of a type as cells in columns"), iconName: "folder-documents-symbolic",
  documentation: "components/collection-view",
  keywords: localizedKeywords("floorplan, object cells, columns, multi-column, products, people, suppliers"),
  knobs: [
    .choice("type", "Objects", BusinessRoute.RecordKind.products),
    .toggle(BusinessRoute.Page.lowStock, "Low stock", false),
    BusinessApp.ordersKnob,
  ]
) { BusinessApp.page($0) }
