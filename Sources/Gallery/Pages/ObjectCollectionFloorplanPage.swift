import Floorplan

/// A page of all objects of a type as cells, in two columns or, in a narrow window, in one.
enum ObjectCollectionFloorplanPage: Page {
  static let entry = PageEntry(
    path: BusinessPlace.Page.collection, title: localized("Object Collection"), group: localized("Floorplans"),
    keywords: ["floorplan", "object cells", "columns", "multi-column", "products", "people", "suppliers"],
    knobs: [
      .choice("type", "Objects", standard),
      .toggle(BusinessPlace.Page.short, "Low stock", false),
      BusinessApp.ordersKnob,
    ])
  private static let standard = BusinessPlace.RecordKind.products

  static func body(_ context: PageContext) -> Widget {
    BusinessApp.page(context) { _ in
      let kind = BusinessPlace.RecordKind(rawValue: context.value(ofKnob: "type")) ?? standard
      let isShort = kind == .products && context.value(ofKnob: BusinessPlace.Page.short) == "on"
      return isShort ? .shortProducts : .collection(kind)
    }
  }
}
