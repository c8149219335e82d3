import Floorplan

/// The documents as pictures in several rows, each of which opens the previewer.
enum GalleryViewFloorplanPage: Page {
  static let entry = PageEntry(
    path: BusinessPlace.Page.gallery, title: localized("Gallery view"), group: localized("Floorplans"),
    keywords: [
      "floorplan", "pictures", "photos", "documents", "attachments", "preview", "zoom", "multi-row", "image collection",
      "item cells",
    ],
    knobs: [
      .text("order", "Order", placeholder: "all"),
      BusinessApp.ordersKnob,
    ])

  static func body(_ context: PageContext) -> Widget {
    BusinessApp.whenDataIsThere(context) {
      let store = BusinessStore.shared
      let app = BusinessApp(context, at: Self.place(context, store), store)
      app.root.observe { app.show(Self.place(context, store)) }
      return app.root
    }
  }

  /// All documents are shown where no order has the name.
  private static func place(_ context: PageContext, _ store: BusinessStore) -> BusinessPlace {
    let order = WorkOrder.ID(rawValue: context.value(ofKnob: "order"))
    return .gallery(store.orders.contains(order) ? order : nil)
  }
}
