import Floorplan
import FloorplanUI

/// A drawing of a product; the raw value is the name of its file.
enum ProductDrawing: String, CaseIterable {
  case bearing, camera, consumable, drive, filter, hydraulics, instrument, pump, safety, seal, valve

  /// The embedded picture.
  var image: ImageSource { .encoded(EncodedImage(resource: rawValue)) }

  /// Returns the drawing of a category, whose name may be a plural; nil if there is none.
  static func ofCategory(_ category: String) -> ProductDrawing? {
    let name = category.lowercased()
    return ProductDrawing(rawValue: name) ?? ProductDrawing(rawValue: String(name.dropLast()))
  }
}

extension DetailImageView {
  /// Displays the drawing or icon of a product.
  func show(_ product: Product) {
    let drawing = product.imageName.map(ProductDrawing.init(rawValue:)) ?? .ofCategory(product.category)
    show(drawing?.image ?? .icon(product.imageName ?? "package-x-generic-symbolic"))
  }

  /// Displays a picture, or an icon on the tile of a missing picture.
  func show(_ source: ImageSource) {
    if case .icon = source { (placeholderImage, image) = (source, nil) } else { image = source }
  }
}
