import Floorplan

/// The page of the image cell: all variants and states, and a sample with knobs.
let imageCellPage = Page.cell(
  ImageCell.self, path: "image-cell", title: localized("Image Cell"),
  keywords: [
    "picture", "icon", "placeholder", "initials", "gradient", "circular", "FUIImageCollectionViewCell",
    "FUIImageCollectionItemView",
  ],
  properties: [
    .image("image", "Icon, file or URL", of: \.detailImage),
    .text("placeholder", "Placeholder", "Franck Syren", of: \.detailImageView.placeholderText),
    .text("name", "Accessible name", "Franck Syren", of: \.accessibilityLabel),
    .choice("item-size", "Item size", .standard, of: \.itemSize),
    .toggle("circular", "Circular image", false, of: \.detailImageView.isCircular),
    .toggle("gradient", "Gradient", true, cellDefault: false, of: \.detailImageView.isGradientLayerEnabled),
    .number("image-width", "Image width", 110, in: 16...300, of: \.detailImageViewSize.width),
    .number("image-height", "Image height", 90, in: 16...300, of: \.detailImageViewSize.height),
    .toggle("copyable", "Copyable", true, of: \.isContentCopyable),
  ],
  arrangement: .items, variants: variants)

private func variants(_ context: PageContext) -> [Variant<ImageCell>] {
  func variant(_ title: String, _ fill: @escaping (ImageCell) -> Void) -> Variant<ImageCell> {
    Variant(title) { cell in
      cell.accessibilityLabel = title
      fill(cell)
    }
  }
  return [
    variant("Picture") { $0.detailImage = .turbine },
    variant("Circular image") { cell in
      cell.detailImage = .turbine
      cell.detailImageViewSize = Size(width: 90, height: 90)
      cell.detailImageView.isCircular = true
    },
    variant("Symbolic icon") { $0.detailImage = .icon("folder-symbolic") },
    variant("Icon") { $0.detailImage = .icon("drive-harddisk") },
    variant("Custom size") { cell in
      cell.detailImage = .icon("folder-symbolic")
      cell.detailImageViewSize = Size(width: 48, height: 48)
    },
    variant("Initials") { $0.detailImageView.placeholderText = "Franck Syren" },
    variant("Circular initials") { cell in
      cell.detailImageView.placeholderText = "Franck Syren"
      cell.detailImageView.isCircular = true
      cell.detailImageViewSize = Size(width: 90, height: 90)
    },
    variant("Gradient only") { $0.detailImageView.isGradientLayerEnabled = true },
    variant("Missing file") { cell in
      cell.detailImage = .file("/no/such/picture.png")
      cell.detailImageView.placeholderText = "No"
    },
  ]
}
