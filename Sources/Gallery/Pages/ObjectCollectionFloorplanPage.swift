import Floorplan

/// A page of all objects of a type as cells, in two columns or, in a narrow window, in one.
let objectCollectionFloorplanPage = Page(
  path: BusinessRoute.Page.collection, title: localized("Object Collection"), group: localized("Floorplans"),
  keywords: ["floorplan", "object cells", "columns", "multi-column", "products", "people", "suppliers"],
  knobs: [
    .choice("type", "Objects", standard),
    .toggle(BusinessRoute.Page.lowStock, "Low stock", false),
    BusinessApp.ordersKnob,
  ]
) { context in
  BusinessApp.page(context) { _ in
    let kind = BusinessRoute.RecordKind(rawValue: context.value(ofKnob: "type")) ?? standard
    let isLowOnStock = kind == .products && context.value(ofKnob: BusinessRoute.Page.lowStock) == "on"
    return isLowOnStock ? .lowStockProducts : .collection(kind)
  }
}
private let standard = BusinessRoute.RecordKind.products
