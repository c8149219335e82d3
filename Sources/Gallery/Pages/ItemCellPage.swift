import Floorplan

/// Item cells: every variant, the states, and a sample that the knobs change.
final class ItemCellPage: Page {
  private static let properties: [CellProperty<ItemCell>] = [
    .text("item-title", "Title", "Franck Syren", of: \.titleText, code: "titleText"),
    .text("subtitle", "Subtitle", "Java Developer", of: \.subtitleText, code: "subtitleText"),
    .text("status", "Status", "Available", of: \.statusText, code: "statusText"),
    .image(
      "image", "Icon, file or address", "", set: { $0.detailImage = $1 }, code: { "cell.detailImage = \($0)" }),
    .text(
      "placeholder", "Placeholder", "Franck Syren", of: \.detailImageView.placeholderText,
      code: "detailImageView.placeholderText"),
    .meaning("meaning", "Meaning of the status", .positive, of: \.statusMeaning, code: "statusMeaning"),
    .choice("item-size", "Item size", .standard, standard: .standard, of: \.itemSize, code: "itemSize"),
    .choice("actions", "Actions", .pair, standard: .none, of: \.actionLayout, code: "actionLayout"),
    .toggle("circular", "Circular picture", true, of: \.detailImageView.isCircular, code: "detailImageView.isCircular"),
    .toggle(
      "gradient", "Gradient", true, of: \.detailImageView.isGradientLayerEnabled,
      code: "detailImageView.isGradientLayerEnabled"),
    .side(
      "image-width", "Width of the picture", 90, standard: 110, of: \.detailImageViewSize.width,
      code: "detailImageViewSize.width"),
    .side(
      "image-height", "Height of the picture", 90, standard: 90, of: \.detailImageViewSize.height,
      code: "detailImageViewSize.height"),
    .buttonTitle("primary-title", "Title of the first button", of: \.primaryButton, code: "primaryButton"),
    .buttonTitle("secondary-title", "Title of the second button", of: \.secondaryButton, code: "secondaryButton"),
    .toggle("copyable", "Can be copied", true, standard: true, of: \.isContentCopyable, code: "isContentCopyable"),
  ]

  static let entry = PageEntry(
    path: "item-cell", title: localized("Item cell"), group: localized("Cells"),
    keywords: [
      "person", "contact", "picture", "buttons", "placeholder", "initials", "gradient", "FUIItemCollectionViewCell",
      "FUICollectionItemView",
    ],
    knobs: properties.map(\.knob))

  let root: Widget

  init(_ context: PageContext) {
    func variant(_ title: String, _ fill: @escaping (ItemCell) -> Void) -> CellSheet<ItemCell>.Variant {
      CellSheet.Variant(title) { cell in
        cell.detailImage = .turbine
        cell.titleText = "Turbine"
        fill(cell)
      }
    }
    root =
      CellSheet(
        context, Self.properties, .items, prepare: { Self.addButtons(to: $0, context) },
        preparingCode: [
          "cell.primaryButton.setImage(.icon(\"mail-send-symbolic\"), for: .normal)",
          "cell.primaryButton.accessibilityLabel = \"Write\"",
          "cell.primaryButton.didSelectHandler = { _ in write() }",
          "cell.secondaryButton.setImage(.icon(\"call-start-symbolic\"), for: .normal)",
          "cell.secondaryButton.accessibilityLabel = \"Call\"",
          "cell.secondaryButton.didSelectHandler = { _ in call() }",
        ],
        variants: [
          variant("Title") { _ in },
          variant("Title and subtitle") { $0.subtitleText = "In operation since March" },
          variant("Small") { $0.itemSize = .small },
          variant("One button") { cell in
            cell.actionLayout = .single
            cell.primaryButton.setTitle("Order", for: .normal)
            cell.primaryButton.didSelectHandler = { _ in context.announce("Ordered") }
          },
          variant("Two buttons") { cell in
            cell.actionLayout = .pair
            Self.addButtons(to: cell, context)
          },
          variant("Circular picture") { cell in
            cell.detailImageViewSize = Size(width: 66, height: 66)
            cell.detailImageView.isCircular = true
          },
          variant("Icon") { $0.detailImage = .icon("folder-symbolic") },
          variant("Status") { cell in
            cell.statusText = "Overdue"
            cell.statusMeaning = .negative
          },
          variant("Initials, square") { cell in
            cell.detailImage = nil
            cell.detailImageView.placeholderText = "Turbine 7"
          },
          variant("Gradient, circular") { cell in
            cell.detailImage = nil
            cell.detailImageViewSize = Size(width: 66, height: 66)
            cell.detailImageView.placeholderText = "T7"
            cell.detailImageView.isGradientLayerEnabled = true
            cell.detailImageView.isCircular = true
          },
          variant("Without a picture") { cell in
            cell.detailImage = nil
            cell.subtitleText = "In operation since March"
          },
          variant("Long texts") { cell in
            cell.titleText = "Wind turbine with a gear box of the third generation"
            cell.subtitleText = "In operation since March, with two interruptions"
            cell.statusText = "Waits for spare parts"
          },
          variant("Right to left") { cell in
            cell.titleText = "توربين"
            cell.subtitleText = "قيد التشغيل"
          },
        ]
      ).root
  }

  private static func addButtons(to cell: ItemCell, _ context: PageContext) {
    let buttons = [
      (cell.primaryButton, "mail-send-symbolic", "Write"), (cell.secondaryButton, "call-start-symbolic", "Call"),
    ]
    for (button, icon, name) in buttons {
      button.setImage(.icon(icon), for: .normal)
      button.accessibilityLabel = name
      button.didSelectHandler = { [unowned cell] _ in context.announce("\(name) \(cell.titleText ?? "")") }
    }
  }
}

extension CellProperty<ItemCell> {
  /// The title of a button; the empty text is none.
  fileprivate static func buttonTitle(
    _ name: String, _ title: String, of path: KeyPath<ItemCell, ActionButton>, code property: String
  ) -> Self {
    Self(
      KnobDefinition(name: name, title: title, kind: .text(), defaultValue: ""),
      set: { cell, text, _ in cell[keyPath: path].setTitle(text.isEmpty ? nil : text, for: .normal) },
      code: { $0.isEmpty ? nil : "cell.\(property).setTitle(\($0.debugDescription), for: .normal)" })
  }
}
