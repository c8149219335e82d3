import Floorplan

/// The page of the item cell: all variants and states, and a sample with knobs.
let itemCellPage = Page.cell(
  ItemCell.self, path: "item-cell", title: localized("Item Cell"),
  summary: localized("An object or a contact with an image, texts and buttons"),
  iconName: "folder-publicshare-symbolic",
  keywords: localizedKeywords("person, contact, picture, buttons, placeholder, initials, gradient")
    + ["FUIItemCollectionViewCell", "FUICollectionItemView"],
  properties: [
    .text("item-title", "Title", "Franck Syren", of: \.titleText),
    .text("subtitle", "Subtitle", "Java Developer", of: \.subtitleText),
    .text("status", "Status", "Available", of: \.statusText),
    .image("image", "Icon, file or URL", of: \.detailImage),
    .text("placeholder", "Placeholder", "Franck Syren", of: \.detailImageView.placeholderText),
    .semantic("meaning", "Status semantic", .positive, of: \.semanticStatus),
    .choice("item-size", "Item size", .standard, of: \.itemSize),
    .choice("actions", "Actions", .pair, cellDefault: ActionLayout.none, of: \.actionLayout),
    .toggle("circular", "Circular image", true, cellDefault: false, of: \.detailImageView.isCircular),
    .toggle("gradient", "Gradient", true, cellDefault: false, of: \.detailImageView.isGradientLayerEnabled),
    .number("image-width", "Image width", 90, cellDefault: 110, in: 16...300, of: \.detailImageViewSize.width),
    .number("image-height", "Image height", 90, in: 16...300, of: \.detailImageViewSize.height),
    .buttonTitle("primary-title", "Primary button title", of: \.primaryButton),
    .buttonTitle("secondary-title", "Secondary button title", of: \.secondaryButton),
    .toggle("copyable", "Copyable", true, of: \.isContentCopyable),
  ],
  arrangement: .items, prepare: addButtons,
  setupCode: [
    "cell.primaryButton.setImage(.icon(\"mail-send-symbolic\"), for: .normal)",
    "cell.primaryButton.accessibilityLabel = \"Email\"",
    "cell.primaryButton.didSelectHandler = { _ in print(\"Email\") }",
    "cell.secondaryButton.setImage(.icon(\"call-start-symbolic\"), for: .normal)",
    "cell.secondaryButton.accessibilityLabel = \"Call\"",
    "cell.secondaryButton.didSelectHandler = { _ in print(\"Call\") }",
  ],
  base: { cell in
    cell.detailImage = .turbine
    cell.titleText = "Turbine"
  },
  note: viewsOutsideCollections, variants: variants)

private func viewsOutsideCollections() -> (title: String, views: [Widget]) {
  let views = [ItemView(), ItemView()]
  views[0].detailImage = .icon("folder-symbolic")
  views[1].detailImageView.placeholderText = "Turbine"
  for view in views {
    (view.titleText, view.subtitleText, view.statusText) = ("Turbine", "In operation since March", "Running")
    view.horizontalAlignment = .start
  }
  return (localized("Outside a Collection"), views)
}

private func variants(_ context: PageContext) -> [Variant<ItemCell>] {
  [
    Variant("Title"),
    Variant("Title and subtitle", ["subtitle": "In operation since March"]),
    Variant("Small", ["item-size": "small"]),
    Variant("One button", ["actions": "single", "primary-title": "Order"]) { cell in
      cell.primaryButton.didSelectHandler = { _ in context.announce("Ordered") }
    },
    Variant("Two buttons", ["actions": "pair"]) { addButtons(to: $0, context) },
    Variant("Circular image", ["image-width": "66", "image-height": "66", "circular": "on"]),
    Variant("Icon", ["image": "folder-symbolic"]),
    Variant("Status", ["status": "Overdue", "meaning": "negative"]),
    Variant("Initials, square", ["image": "", "placeholder": "Turbine 7"]),
    Variant(
      "Gradient, circular",
      [
        "image": "", "image-width": "66", "image-height": "66", "placeholder": "T7", "gradient": "on",
        "circular": "on",
      ]),
    Variant("Without an image", ["image": "", "subtitle": "In operation since March"]),
    Variant(
      "Long text",
      [
        "item-title": "Wind turbine with a third-generation gearbox",
        "subtitle": "In operation since March, with two interruptions", "status": "Waiting for spare parts",
      ]),
    .rightToLeft(["item-title": "توربين", "subtitle": "قيد التشغيل"]),
  ]
}

private func addButtons(to cell: ItemCell, _ context: PageContext) {
  let buttons = [
    (cell.primaryButton, "mail-send-symbolic", "Email"), (cell.secondaryButton, "call-start-symbolic", "Call"),
  ]
  for (button, icon, name) in buttons {
    button.setImage(.icon(icon), for: .normal)
    button.accessibilityLabel = name
    button.didSelectHandler = { [unowned cell] _ in context.announce("\(name) \(cell.titleText ?? "")") }
  }
}
