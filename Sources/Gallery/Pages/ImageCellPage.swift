import Floorplan

/// The page of the image cell: all variants and states, and a sample with knobs.
let imageCellPage = Page.cell(
  ImageCell.self, path: "image-cell", title: localized("Image Cell"),
  summary: localized("A cell with only an image"), iconName: "insert-image-symbolic",
  keywords: localizedKeywords("picture, icon, placeholder, initials, gradient, circular")
    + ["FUIImageCollectionViewCell", "FUIImageCollectionItemView"],
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
  arrangement: .items, note: viewOutsideCollections, variants: variants)

private func viewOutsideCollections() -> (title: String, views: [Widget]) {
  let view = ImageItemView()
  view.detailImage = .icon("folder-symbolic")
  view.accessibilityLabel = "Folder"
  view.horizontalAlignment = .start
  return (localized("Outside a Collection"), [view])
}

private func variants(_ context: PageContext) -> [Variant<ImageCell>] {
  func variant(
    _ title: String, _ knobs: KeyValuePairs<String, String> = [:], picture: ImageSource? = nil
  ) -> Variant<ImageCell> {
    Variant(title, knobs) { cell in
      cell.accessibilityLabel = title
      if let picture { cell.detailImage = picture }
    }
  }
  return [
    variant("Picture", picture: .turbine),
    variant("Circular image", ["image-width": "90", "circular": "on"], picture: .turbine),
    variant("Symbolic icon", ["image": "folder-symbolic"]),
    variant("Icon", ["image": "drive-harddisk"]),
    variant("Custom size", ["image": "folder-symbolic", "image-width": "48", "image-height": "48"]),
    variant("Initials", ["placeholder": "Franck Syren"]),
    variant("Circular initials", ["placeholder": "Franck Syren", "circular": "on", "image-width": "90"]),
    variant("Gradient only", ["gradient": "on"]),
    variant("Missing file", ["image": "/no/such/picture.png", "placeholder": "No"]),
  ]
}
