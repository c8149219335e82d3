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
      .text("order", "Order"),
      BusinessApp.ordersKnob,
    ])

  static func body(_ context: PageContext) -> Widget {
    BusinessApp.page(context) { store in
      let order = WorkOrder.ID(rawValue: context.value(ofKnob: "order"))
      // All documents are shown where no order has the name.
      return .gallery(store.orders.contains(order) ? order : nil)
    }
  }
}
