import Floorplan

/// The page of the item cell: all variants and states, and a sample with knobs.
let itemCellPage = Page.cell(
  ItemCell.self, path: "item-cell", title: localized("Item Cell"),
  keywords: [
    "person", "contact", "picture", "buttons", "placeholder", "initials", "gradient", "FUIItemCollectionViewCell",
    "FUICollectionItemView",
  ],
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
    "cell.primaryButton.didSelectHandler = { _ in write() }",
    "cell.secondaryButton.setImage(.icon(\"call-start-symbolic\"), for: .normal)",
    "cell.secondaryButton.accessibilityLabel = \"Call\"",
    "cell.secondaryButton.didSelectHandler = { _ in call() }",
  ],
  base: { cell in
    cell.detailImage = .turbine
    cell.titleText = "Turbine"
  },
  variants: variants)

private func variants(_ context: PageContext) -> [Variant<ItemCell>] {
  [
    Variant("Title") { _ in },
    Variant("Title and subtitle") { $0.subtitleText = "In operation since March" },
    Variant("Small") { $0.itemSize = .small },
    Variant("One button") { cell in
      cell.actionLayout = .single
      cell.primaryButton.setTitle("Order", for: .normal)
      cell.primaryButton.didSelectHandler = { _ in context.announce("Ordered") }
    },
    Variant("Two buttons") { cell in
      cell.actionLayout = .pair
      addButtons(to: cell, context)
    },
    Variant("Circular image") { cell in
      cell.detailImageViewSize = Size(width: 66, height: 66)
      cell.detailImageView.isCircular = true
    },
    Variant("Icon") { $0.detailImage = .icon("folder-symbolic") },
    Variant("Status") { cell in
      cell.statusText = "Overdue"
      cell.semanticStatus = .negative
    },
    Variant("Initials, square") { cell in
      cell.detailImage = nil
      cell.detailImageView.placeholderText = "Turbine 7"
    },
    Variant("Gradient, circular") { cell in
      cell.detailImage = nil
      cell.detailImageViewSize = Size(width: 66, height: 66)
      cell.detailImageView.placeholderText = "T7"
      cell.detailImageView.isGradientLayerEnabled = true
      cell.detailImageView.isCircular = true
    },
    Variant("Without an image") { cell in
      cell.detailImage = nil
      cell.subtitleText = "In operation since March"
    },
    Variant("Long text") { cell in
      cell.titleText = "Wind turbine with a third-generation gearbox"
      cell.subtitleText = "In operation since March, with two interruptions"
      cell.statusText = "Waiting for spare parts"
    },
    Variant("Right to left") { cell in
      cell.titleText = "توربين"
      cell.subtitleText = "قيد التشغيل"
    },
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
