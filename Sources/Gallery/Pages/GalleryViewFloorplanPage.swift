import Floorplan

/// A page of documents as pictures in several rows, which open the previewer.
let galleryViewFloorplanPage = Page(
  path: BusinessRoute.Page.gallery, title: localized("Gallery View"), group: localized("Floorplans"),
  summary: localized("Documents as pictures that open in a previewer"), iconName: "folder-pictures-symbolic",
  keywords:
    localizedKeywords(
      "floorplan, pictures, photos, documents, attachments, preview, zoom, multi-row, image collection, item cells"),
  knobs: [
    .text("order", "Order"),
    BusinessApp.ordersKnob,
  ]
) { BusinessApp.page($0) }
