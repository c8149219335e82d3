/// The tables of all stock classes.
extension StockPartClass {
  /// All class names that stock NUI assigns to views, including those for sizes in its own themes.
  static let names: Set<String> = [
    "ActivityIndicator", "BarButton", "BarButtonBack", "Button", "CollectionView", "CollectionViewCell", "Control",
    "Image", "ImageView", "Label", "LargeButton", "LargeLabel", "LargeTextField", "NavigationBar", "PageControl",
    "Progress", "ProgressView", "RefreshControl", "SearchBar", "SegmentedControl", "Slider", "SmallButton",
    "SmallLabel",
    "SmallTextField", "Stepper", "Switch", "TabBar", "TabBarItem", "Table", "TableCell", "TableCellContentView",
    "TableCellDetail", "TableView", "TextField", "TextView", "ToolBar", "Toolbar", "View", "Window",
  ]

  /// The kinds whose parts all belong to a class.
  static let coveredKinds: [String: PartKind] = [
    "Label": .text, "TextField": .textField, "Button": .button, "TableCell": .cell, "CollectionViewCell": .cell,
    "Switch": .switch, "Slider": .slider, "ImageView": .image, "Progress": .progress, "ProgressView": .progress,
    "ActivityIndicator": .progress,
  ]

  /// Parts excluded from the stock class of their kind, because theme authors see them as something else.
  static let exceptions: [String: [ComponentPart]] = [
    "TableCell": ComponentParts.surfaces, "CollectionViewCell": ComponentParts.surfaces,
    "Label": ComponentParts.buttonTexts, "ImageView": ComponentParts.buttonImages,
    "Button": ComponentParts.otherButtons + ComponentParts.barButtons,
    "TextField": ComponentParts.textViews + ComponentParts.searchFields,
  ]

  /// Property names with a special meaning in one stock class: the tint of a stepper is the color of its symbols.
  static let ownProperties: [String: [String: StyleProperty]] = ["Stepper": ["tint-color": .fontColor]]

  /// Property names of stock classes that differ from ours.
  package static let properties: [String: StyleProperty] = [
    "minimum-track-tint-color": .trackSelectionColor, "maximum-track-tint-color": .trackTintColor,
    "progress-tint-color": .trackSelectionColor, "color": .tintColor, "bar-tint-color": .backgroundColor,
  ]

  /// Returns the stock classes that a part belongs to, in ascending precedence: classes for the whole kind, then
  /// classes for specific parts.
  static func classes(of part: ComponentPart) -> [String] {
    (byKind[part.kind] ?? []).filter { excludedPaths[$0]?.contains(part.classPath) != true }
      + (byClassPath[part.classPath] ?? [])
  }

  /// Returns the reason why a property has no effect on the parts of a stock class, as the text after a colon.
  ///
  /// Returns nil if the only reason is that the parts don't have the property.
  static func reason(for property: String, of name: String) -> String? { reasons[name]?[property] }

  private static let reasons: [String: [String: String]] = {
    let pictures = "switches have no images, nor do they on iOS 7 and later"
    let widths = ["width": "the width of a field depends on its cell"]
    return [
      "Switch": ["on-image": pictures, "off-image": pictures], "TextField": widths, "TextView": widths,
      "SearchBar": widths,
    ]
  }()

  private static let byKind: [PartKind: [String]] = Dictionary(
    grouping: coveredKinds.keys.sorted(), by: { coveredKinds[$0] ?? .text })

  private static let excludedPaths = exceptions.mapValues { Set($0.map(\.classPath)) }

  /// Returns whether a part takes a property from a stock class that it belongs to.
  static func sets(_ property: StyleProperty, of part: ComponentPart, by name: String) -> Bool {
    if part.unsupportedProperties.contains(property) { return false }
    if displayedValuePaths.contains(part.classPath), boxProperties.contains(property) { return false }
    return property == .fontColor || !isTextOnSurface(part, of: name)
  }

  static let displayedValuePaths = Set(ComponentParts.displayedValues.map(\.classPath))

  /// The properties that a field has in addition to a text: its surface, and the tint of its caret.
  static let boxProperties = Set(PartKind.textField.acceptedProperties).subtracting(
    PartKind.text.acceptedProperties)

  /// Returns whether a part takes only the font color from a stock class.
  static func isTextOnSurface(_ part: ComponentPart, of name: String) -> Bool {
    name == "NavigationBar" && textPathsOnBars.contains(part.classPath)
  }

  private static let textPathsOnBars = Set(ComponentParts.textsOnBars.map(\.classPath))

  private static let byClassPath: [String: [String]] = ComponentParts.specificParts.reduce(into: [:]) { table, entry in
    for part in entry.parts { table[part.classPath, default: []].append(entry.name) }
  }
}

/// The parts that stock classes include or exclude.
extension ComponentParts {
  /// In ascending precedence: specific classes come after general ones.
  static let specificParts: [(name: String, parts: [ComponentPart])] = [
    // Surfaces of pages and section headers, but not of cells. Section headers have the surface of the page because
    // rows scroll below them.
    (
      "View",
      [
        navigationPage, ModalForm.view, FormSummary.view, ListPicker.view, AttachmentPreview.view,
        SectionHeaderFooterView.view, EmptyStateView.view, ObjectHeader.view, ProfileHeader.view, KPIHeader.view,
      ]
    ),
    // The navigation bar and headers at the top of a page.
    (
      "NavigationBar",
      [
        NavigationBar.view, NavigationBar.titleLabel, ObjectHeader.view, ObjectHeader.headlineLabel,
        ProfileHeader.view, ProfileHeader.headlineLabel,
      ]
    ),
    ("BarButton", barButtons), ("BarButtonBack", [NavigationBar.backButton]),
    ("SegmentedControl", [SegmentedControlFormCell.segment]),
    ("Stepper", [StepperFormCell.decreaseButton, StepperFormCell.increaseButton]),
    ("SearchBar", searchFields), ("TextView", textViews),
    ("CollectionViewCell", selectionParts), ("TableCell", selectionParts),
    // The texts of a cell.
    ("TableCell", firstTexts), ("TableCellDetail", secondTexts), ("NavigationBar", textsOnBars),
  ]

  /// Other texts on the navigation bar and on headers, which take only the font color of its class, to stay legible.
  fileprivate static let textsOnBars = [
    NavigationBar.subtitleLabel, ObjectHeader.subheadlineLabel, ObjectHeader.bodyLabel, ObjectHeader.footnoteLabel,
    ObjectHeader.statusLabel, ObjectHeader.substatusLabel, ObjectHeader.descriptionLabel,
    ProfileHeader.subheadlineLabel, ProfileHeader.descriptionLabel,
  ]

  /// Counterparts of the `textLabel` of a UITableViewCell: the main text of a cell.
  fileprivate static let firstTexts = [
    ObjectCell.headlineLabel, ContactCell.headlineLabel, ItemCell.title, GridRow.firstTextItem,
    KeyValueCell.keyLabel, SimplePropertyCell.keyLabel, ListPickerRow.textLabel, PickerOption.label,
    OrderPickerFormItemCell.title, SwitchFormCell.title, SliderFormCell.keyLabel, RangeSliderFormCell.keyText,
    StepperFormCell.keyText, RatingFormCell.title, RatingFormCell.subtitle, SegmentedControlFormCell.title,
    FilterFormCell.title, ValuePickerFormCell.parts.keyLabel, DurationPickerFormCell.parts.keyLabel,
    DatePickerFormCell.parts.keyLabel, ListPickerFormCell.title, OrderPickerFormCell.title,
    InlineSignatureFormCell.title, AttachmentsFormCell.title, titleFormCell.title, simplePropertyFormCell.title,
    noteFormCell.title, keyValueFormCell.title,
  ]

  /// Counterparts of the `detailTextLabel` of a UITableViewCell: a second text or a displayed value.
  ///
  /// Values that the user types are fields, even if they are read-only.
  fileprivate static let secondTexts: [ComponentPart] =
    [
      ObjectCell.subheadlineLabel, ContactCell.subheadlineLabel, ItemCell.subtitle, KeyValueCell.valueLabel,
      SwitchFormCell.valueLabel, RatingFormCell.valueLabel, SegmentedControlFormCell.valueLabel,
      FilterFormCell.valueLabel, ValuePickerFormCell.parts.valueLabel, DurationPickerFormCell.parts.valueLabel,
      DatePickerFormCell.parts.valueLabel, ListPickerFormCell.valueText, OrderPickerFormCell.valueLabel,
      InlineSignatureFormCell.valueLabel, AttachmentsFormCell.valueLabel,
    ] + displayedValues

  /// Text views with several lines.
  fileprivate static let textViews = [noteFormCell, keyValueFormCell].flatMap { [$0.field, $0.readOnlyField] }

  /// Buttons next to the title of a page.
  fileprivate static let barButtons = [
    NavigationBar.backButton, NavigationBar.actionButton, NavigationBar.moreButton,
  ]

  fileprivate static let searchFields = [ListPicker.searchField, SearchField.searchField]

  /// Read-only values in parts that are named fields.
  ///
  /// They take the font of the class, but no box.
  fileprivate static let displayedValues = [SliderFormCell.valueTextField, SimplePropertyCell.valueTextField]

  /// Selection parts, which take the cell class's properties for the selected states.
  fileprivate static let selectionParts = all.filter { $0.kind == .selection }

  /// Surfaces of kind cell that theme authors don't see as cells.
  fileprivate static let surfaces = [
    SectionHeaderFooterView.view, GridHeader.cell, EmptyStateView.view, ObjectHeader.view, ProfileHeader.view,
    KPIHeader.view, KPIView.view, ListPicker.view, AttachmentPreview.view, cameraView, itemView,
    imageItemView, SkeletonView.view, FilterFeedbackBar.view, SearchField.view, ToastMessage.view,
    ModalForm.view, FormSummary.view, NavigationBar.view, navigationView, navigationPage,
  ]

  /// Texts and images of pressable parts.
  ///
  /// Classes for texts and images don't set the surface behind them.
  fileprivate static let buttonTexts = [
    KPIView.trendLabel, KPIView.valueLabel, KPIView.largeValueLabel, KPIView.unitLabel, KPIView.captionLabel,
    OrderPickerFormItemCell.subtitle,
  ]

  fileprivate static let buttonImages = [
    ActionButton.image, KPIView.iconImageView, SectionHeaderFooterView.attributeImageView,
    SectionHeaderFooterView.disclosureImageView, SectionHeaderFooterView.expansionImageView,
    OrderPickerFormItemCell.directionImageView,
  ]

  /// Pressable parts that don't look like buttons, including texts, and parts of other stock classes.
  fileprivate static let otherButtons = [
    DatePickerFormCell.day, DatePickerFormCell.today, DatePickerFormCell.rangeDay, ListPickerFormCell.button,
    KeyValueCell.valueButton, SectionHeaderFooterView.attributeButton, SectionHeaderFooterView.disclosureButton,
    FormSummary.linkButton, SectionHeaderFooterView.expansionButton, KPIView.button, KPIHeader.pageButton,
    ObjectHeader.pageButton,
    StepperFormCell.decreaseButton, StepperFormCell.increaseButton, SegmentedControlFormCell.segment,
    OrderPickerFormItemCell.directionButton, FilterFormCell.chip, FilterFeedbackBar.chip, SearchField.recentChip,
  ]
}
