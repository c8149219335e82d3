import Floorplan

/// Object cells: every variant, the states, and a sample that the knobs change.
final class ObjectCellPage: Page {
  private static let texts: [CellProperty<ObjectCell>] = [
    .text("headline", "Headline", "Rouja Pakiman", of: \.headlineText, code: "headlineText"),
    .text("subheadline", "Subheadline", "Turbine technician", of: \.subheadlineText, code: "subheadlineText"),
    .text("footnote", "Footnote", "1337 Main Street, Palo Alto", of: \.footnoteText, code: "footnoteText"),
    .text(
      "description", "Description",
      "Looks after the turbines of the northern park, and takes part in the inspection of the southern one each spring.",
      of: \.descriptionText, code: "descriptionText"),
    .text("status", "Status", "Available", of: \.statusText, code: "statusText"),
    .text("substatus", "Substatus", "Since 9:00", of: \.substatusText, code: "substatusText"),
  ]

  private static let images: [CellProperty<ObjectCell>] = [
    .image("image", "Icon, file or address", of: \.detailImage, code: "detailImage"),
    .text(
      "placeholder", "Placeholder", "Rouja Pakiman", of: \.detailImageView.placeholderText,
      code: "detailImageView.placeholderText"),
    .image("status-image", "Icon of the status", "positive", of: \.statusImage, code: "statusImage"),
    .image("substatus-image", "Icon of the substatus", of: \.substatusImage, code: "substatusImage"),
    .list(
      "icons", "Icons", "24, unread/negative, attachment", of: \.iconImages, code: "iconImages",
      element: ObjectSample.glyph),
    .list(
      "footnote-icons", "Icons of the footnote", "flagged, comment", of: \.footnoteIcons, code: "footnoteIcons",
      element: ObjectSample.image),
    .list("tags", "Tags", "Night shift, Urgent/outlined/2", of: \.tags, code: "tags", element: ObjectSample.tag),
    .list(
      "avatars", "Avatars",
      "Franck Syren, Ana Novak, Omar Haddad, Li Wei, Maria Silva, Jonas Berg, Aiko Mori, Paul Ives",
      of: \.avatars, code: "avatars", element: ObjectSample.avatar),
  ]

  private static let choices: [CellProperty<ObjectCell>] = [
    .meaning("meaning", "Meaning of the status", .positive, of: \.statusMeaning, code: "statusMeaning"),
    .meaning("substatus-meaning", "Meaning of the substatus", nil, of: \.substatusMeaning, code: "substatusMeaning"),
    .choice("status-mode", "Status shows", .both, standard: .both, of: \.statusDisplayMode, code: "statusDisplayMode"),
    .choice(
      "substatus-mode", "Substatus shows", .both, standard: .both, of: \.substatusDisplayMode,
      code: "substatusDisplayMode"),
    .choice(
      "accessory", "Accessory", .disclosureIndicator, standard: .none, of: \.accessoryType, code: "accessoryType"),
    .choice("action", "Action", .none, standard: .none, of: \.actionAccessoryType, code: "actionAccessoryType"),
    CellProperty(
      .choice("progress", "Progress", "unknown", of: ["unknown", "0", "0.25", "0.5", "0.75", "1"]),
      set: { cell, text, _ in cell.actionAccessoryView?.progress = Double(text) },
      code: { $0 == "unknown" ? nil : "cell.actionAccessoryView?.progress = \($0)" }),
    .text(
      "accessory-label", "Name of the details", "Details", standard: "Details", of: \.accessoryLabel,
      code: "accessoryLabel"),
    view("accessory-view", "View as accessory", "Beta", of: \.accessoryView, code: "accessoryView"),
    view("editing-view", "View while editing", "Drag me", of: \.editingAccessoryView, code: "editingAccessoryView"),
    .toggle("editing", "Editing", false, of: \.isEditing, code: "isEditing"),
    .toggle("circular", "Circular picture", true, of: \.detailImageView.isCircular, code: "detailImageView.isCircular"),
    .toggle(
      "gradient", "Gradient", false, of: \.detailImageView.isGradientLayerEnabled,
      code: "detailImageView.isGradientLayerEnabled"),
    .number(
      "image-width", "Width of the picture", 45, standard: 45, in: 16...60,
      of: \.detailImageView.imageSize.width, code: "detailImageView.imageSize.width"),
    .number(
      "image-height", "Height of the picture", 45, standard: 45, in: 16...60,
      of: \.detailImageView.imageSize.height, code: "detailImageView.imageSize.height"),
    .toggle(
      "keep-image", "Keep the room of a picture", false, of: \.preserveDetailImageSpacing,
      code: "preserveDetailImageSpacing"),
    .number(
      "icons-width", "Width of the column of icons", 16, standard: 16, in: 0...40, of: \.iconsColumnWidth,
      code: "iconsColumnWidth"),
    .toggle(
      "keep-icons", "Keep the room of icons", false, of: \.preserveIconStackSpacing, code: "preserveIconStackSpacing"),
    .toggle(
      "icons-in-margin", "Icons in the margin", false, of: \.displaysIconsInMargins, code: "displaysIconsInMargins"),
    .number(
      "split", "Share of the main column", 0.4, standard: 0.4, in: 0.1...0.9, step: 0.05, of: \.splitPercent,
      code: "splitPercent"),
    .toggle(
      "apply-split", "Apply the share", true, standard: true, of: \.isApplyingSplitPercent,
      code: "isApplyingSplitPercent"),
    .toggle(
      "description-in-compact", "Description in compact", false, of: \.showDescriptionInCompact,
      code: "showDescriptionInCompact"),
    .toggle(
      "limit-height", "Limit the height to the main column", true, standard: true, of: \.isLimitingHeightToMainContent,
      code: "isLimitingHeightToMainContent"),
    lines("headline-lines", "Lines of the headline", 2, of: \.headlineLabel, code: "headlineLabel"),
    lines("subheadline-lines", "Lines of the subheadline", 1, of: \.subheadlineLabel, code: "subheadlineLabel"),
    lines("footnote-lines", "Lines of the footnote", 1, of: \.footnoteLabel, code: "footnoteLabel"),
    lines("status-lines", "Lines of the status", 1, of: \.statusLabel, code: "statusLabel"),
    lines("substatus-lines", "Lines of the substatus", 1, of: \.substatusLabel, code: "substatusLabel"),
    lines("description-lines", "Lines of the description", 3, of: \.descriptionLabel, code: "descriptionLabel"),
    .toggle("copyable", "Can be copied", true, standard: true, of: \.isContentCopyable, code: "isContentCopyable"),
  ]

  private static let properties = texts + images + choices

  /// A label in the place of an accessory.
  private static func view(
    _ name: String, _ title: String, _ text: String, of path: ReferenceWritableKeyPath<ObjectCell, Widget?>,
    code property: String
  ) -> CellProperty<ObjectCell> {
    CellProperty(
      .toggle(name, title, false),
      set: { cell, value, _ in
        if (value == "on") != (cell[keyPath: path] != nil) { cell[keyPath: path] = value == "on" ? Label(text) : nil }
      },
      code: { $0 == "on" ? "cell.\(property) = Label(\(text.debugDescription))" : nil })
  }

  /// The most lines of a text; 0 for all.
  private static func lines(
    _ name: String, _ title: String, _ standard: Int, of path: KeyPath<ObjectCell, PartLabel>, code property: String
  ) -> CellProperty<ObjectCell> {
    CellProperty(
      .number(name, title, Double(standard), in: 0...6),
      set: { cell, value, _ in
        if value == "\(standard)" {
          // The theme says it, until somebody else does.
          cell[keyPath: path].resetNumberOfLines()
        } else {
          cell[keyPath: path].numberOfLines = Int(value) ?? standard
        }
      },
      code: { $0 == "\(standard)" ? nil : "cell.\(property).numberOfLines = \($0)" })
  }

  static let entry = PageEntry(
    path: "object-cell", title: localized("Object cell"), group: localized("Cells"),
    keywords: [
      "business object", "list", "row", "status", "icons", "tags", "avatars", "accessory", "chevron", "description",
      "FUIObjectCollectionViewCell", "FUIObjectTableViewCell", "FUIObjectView", "FUISingleActionAccessoryView",
    ],
    knobs: properties.map(\.knob))

  let root: Widget

  init(_ context: PageContext) {
    root = CellSheet.make(
      context, Self.properties, .wideRows,
      prepare: { cell in
        cell.onAccessory = { [unowned cell] in context.announce("Details of \(cell.headlineText ?? "")") }
        Self.prepareAction(of: cell, context)
      },
      preparingCode: [
        "cell.onAccessory = { showDetails() }",
        "cell.actionAccessoryView?.button.setTitle(\"Follow\", for: .normal)",
        "cell.actionAccessoryView?.button.setTitle(\"Unfollow\", for: .selected)",
        "cell.actionAccessoryView?.button.isPersistentSelection = true",
        "cell.actionAccessoryView?.button.preferredMaxLayoutWidth = 75",
        "cell.actionAccessoryView?.button.isPreservingPreferredMaxLayoutWidth = true",
        "cell.actionAccessoryView?.button.didSelectHandler = { button in follow(button.isSelected) }",
      ],
      base: { $0.headlineText = "Transformer overheats" }, variants: ObjectCellVariants.all(context))
  }

  /// The action keeps what it is told while it is not shown.
  static func prepareAction(of cell: ObjectCell, _ context: PageContext) {
    cell.actionAccessoryType = .button
    if let button = cell.actionAccessoryView?.button {
      button.setTitle("Follow", for: .normal)
      button.setTitle("Unfollow", for: .selected)
      button.isPersistentSelection = true
      button.preferredMaxLayoutWidth = 75
      button.isPreservingPreferredMaxLayoutWidth = true
      button.didSelectHandler = { [unowned cell] button in
        context.announce("\(button.isSelected ? "Following" : "No longer following") \(cell.headlineText ?? "")")
      }
    }
    cell.actionAccessoryType = .none
  }
}
