import Floorplan

private let texts: [CellProperty<ObjectCell>] = [
  .text("headline", "Headline", "Rouja Pakiman", of: \.headlineText),
  .text("subheadline", "Subheadline", "Turbine technician", of: \.subheadlineText),
  .text("footnote", "Footnote", "1337 Main Street, Palo Alto", of: \.footnoteText),
  .text(
    "description", "Description",
    "Maintains the turbines of the northern wind farm, and helps to inspect the southern one every spring.",
    of: \.descriptionText),
  .text("status", "Status", "Available", of: \.statusText),
  .text("substatus", "Substatus", "Since 9:00", of: \.substatusText),
]

private let images: [CellProperty<ObjectCell>] = [
  .image("image", "Icon, file or URL", of: \.detailImage),
  .text("placeholder", "Placeholder", "Rouja Pakiman", of: \.detailImageView.placeholderText),
  .image("status-image", "Status icon", "positive", of: \.statusImage),
  .image("substatus-image", "Substatus icon", of: \.substatusImage),
  .list(
    "icons", "Icons", "24, unread/negative, attachment", of: \.iconImages, element: ObjectSample.glyph,
    problem: ObjectSample.problem(ofGlyph:)),
  .list(
    "footnote-icons", "Footnote icons", "flagged, comment", of: \.footnoteIcons, element: ObjectSample.image,
    problem: imageProblem),
  .list(
    "tags", "Tags", "Night shift, Urgent/outlined/2", of: \.tags, element: ObjectSample.tag,
    problem: ObjectSample.problem(ofTag:)),
  .list(
    "avatars", "Avatars",
    "Franck Syren, Ana Novak, Omar Haddad, Li Wei, Maria Silva, Jonas Berg, Aiko Mori, Paul Ives", of: \.avatars,
    element: ObjectSample.avatar),
]

private let choices: [CellProperty<ObjectCell>] = [
  .semantic("meaning", "Status semantic", .positive, of: \.semanticStatus),
  .semantic("substatus-meaning", "Substatus semantic", nil, of: \.semanticSubstatus),
  .choice("status-mode", "Status display mode", .both, of: \.statusDisplayMode),
  .choice("substatus-mode", "Substatus display mode", .both, of: \.substatusDisplayMode),
  .choice("accessory", "Accessory", .disclosureIndicator, cellDefault: AccessoryType.none, of: \.accessoryType),
  .choice("action", "Action", .none, of: \.actionAccessoryType),
  CellProperty(
    .choice("progress", "Progress", "unknown", of: ["unknown", "0", "0.25", "0.5", "0.75", "1"]),
    set: { cell, text, _ in cell.actionAccessoryView?.progress = Double(text) },
    code: { $0 == "unknown" ? nil : "cell.actionAccessoryView?.progress = \($0)" }),
  .text("accessory-label", "Accessory label", "Details", cellDefault: "Details", of: \.accessoryLabel),
  view("accessory-view", "Accessory view", "Beta", of: \.accessoryView),
  view("editing-view", "Editing accessory view", "Drag me", of: \.editingAccessoryView),
  .toggle("editing", "Editing", false, of: \.isEditing),
  .toggle("circular", "Circular image", true, cellDefault: false, of: \.detailImageView.isCircular),
  .toggle("gradient", "Gradient", false, of: \.detailImageView.isGradientLayerEnabled),
  .number("image-width", "Image width", 45, in: 16...60, of: \.detailImageView.imageSize.width),
  .number("image-height", "Image height", 45, in: 16...60, of: \.detailImageView.imageSize.height),
  .toggle("keep-image", "Reserve image space", false, of: \.preservesDetailImageSpacing),
  .number("icons-width", "Icon column width", 16, in: 0...40, of: \.iconsColumnWidth),
  .toggle("keep-icons", "Reserve icon space", false, of: \.preservesIconStackSpacing),
  .toggle("icons-in-margin", "Icons in the margin", false, of: \.showsIconsInMargins),
  .number("split", "Main column share", 0.4, in: 0.1...0.9, step: 0.05, of: \.splitPercent),
  .toggle("apply-split", "Apply main column share", true, of: \.appliesSplitPercent),
  .toggle("description-in-compact", "Description in compact width", false, of: \.showsDescriptionInCompact),
  .toggle("limit-height", "Limit height to main column", true, of: \.limitsHeightToMainContent),
  lines("headline-lines", "Headline lines", 2, of: \.headlineLabel),
  lines("subheadline-lines", "Subheadline lines", 1, of: \.subheadlineLabel),
  lines("footnote-lines", "Footnote lines", 1, of: \.footnoteLabel),
  lines("status-lines", "Status lines", 1, of: \.statusLabel),
  lines("substatus-lines", "Substatus lines", 1, of: \.substatusLabel),
  lines("description-lines", "Description lines", 3, of: \.descriptionLabel),
  .toggle("copyable", "Copyable", true, of: \.isContentCopyable),
]

private let properties = texts + images + choices

/// Returns a property that displays a label instead of an accessory.
private func view(
  _ name: String, _ title: String, _ text: String, of path: ReferenceWritableKeyPath<ObjectCell, Widget?>,
  file: String = #fileID
) -> CellProperty<ObjectCell> {
  let property = CellProperty<ObjectCell>.property(of: name, in: file)
  return CellProperty(
    .toggle(name, title, false),
    set: { cell, value, _ in
      if (value == "on") != (cell[keyPath: path] != nil) { cell[keyPath: path] = value == "on" ? Label(text) : nil }
    },
    code: { $0 == "on" ? "cell.\(property) = Label(\(text.debugDescription))" : nil })
}

/// Returns a property for the maximum number of lines of a text; 0 for no limit.
private func lines(
  _ name: String, _ title: String, _ standard: Int, of path: KeyPath<ObjectCell, PartLabel>, file: String = #fileID
) -> CellProperty<ObjectCell> {
  let property = CellProperty<ObjectCell>.property(of: name, in: file)
  return CellProperty(
    .number(name, title, Double(standard), in: 0...6),
    set: { cell, value, _ in
      if value == "\(standard)" {
        // The theme determines the number of lines until it is set.
        cell[keyPath: path].resetNumberOfLines()
      } else {
        cell[keyPath: path].numberOfLines = Int(value) ?? standard
      }
    },
    code: { $0 == "\(standard)" ? nil : "cell.\(property).numberOfLines = \($0)" })
}

/// The page of the object cell: all variants and states, and a sample with knobs.
let objectCellPage = Page.cell(
  ObjectCell.self, path: "object-cell", title: localized("Object Cell"),
  summary: localized("A business object with an image, texts and a status"), iconName: "insert-object-symbolic",
  keywords:
    localizedKeywords("business object, list, row, status, icons, tags, avatars, accessory, chevron, description")
    + ["FUIObjectCollectionViewCell", "FUIObjectTableViewCell", "FUIObjectView", "FUISingleActionAccessoryView"],
  properties: properties, arrangement: .wideRows,
  prepare: { cell, context in
    cell.onAccessory = { [unowned cell] in context.announce("Details of \(cell.headlineText ?? "")") }
    ObjectCellVariants.prepareAction(of: cell, context)
  },
  setupCode: [
    "cell.onAccessory = { print(\"Details\") }",
    "cell.actionAccessoryView?.button.setTitle(\"Follow\", for: .normal)",
    "cell.actionAccessoryView?.button.setTitle(\"Unfollow\", for: .selected)",
    "cell.actionAccessoryView?.button.togglesSelection = true",
    "cell.actionAccessoryView?.button.preferredMaxLayoutWidth = 75",
    "cell.actionAccessoryView?.button.preservesPreferredMaxLayoutWidth = true",
    "cell.actionAccessoryView?.button.didSelectHandler = { button in print(button.isSelected) }",
  ],
  base: { $0.headlineText = "Transformer overheats" }, variants: ObjectCellVariants.all)
