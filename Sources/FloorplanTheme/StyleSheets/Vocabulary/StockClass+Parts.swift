/// The second table of class paths: which of our parts stock classes stand for.
extension StockClass {
  /// What a stock class stands for.
  package struct Meaning: Sendable, Hashable {
    /// All parts of this kind, if any.
    package var wholeKind: PartKind?
    /// These parts too, which may be of other kinds.
    package var parts: [ComponentPart] = []
  }

  /// The stock classes that change something, each with what it stands for.
  package static let meanings: [String: Meaning] = {
    var meanings = wholeKinds.mapValues { Meaning(wholeKind: $0) }
    for (name, parts) in ComponentParts.someParts + ComponentParts.textsOnSurfaces {
      meanings[name, default: Meaning()].parts += parts
    }
    return meanings
  }()

  private static let wholeKinds: [String: PartKind] = [
    "Label": .text, "TextField": .textField, "Button": .button, "TableCell": .cell, "CollectionViewCell": .cell,
    "Switch": .switch, "Slider": .slider, "ImageView": .image, "Progress": .progress, "ProgressView": .progress,
    "ActivityIndicator": .progress,
  ]

  /// Parts of a kind that its stock class doesn't stand for, because they are something else to whoever makes a theme.
  package static let exceptions: [String: [ComponentPart]] = [
    "TableCell": ComponentParts.surfaces, "CollectionViewCell": ComponentParts.surfaces,
    "Label": ComponentParts.textsOfButtons, "ImageView": ComponentParts.imagesOfButtons,
    "Button": ComponentParts.otherButtons + ComponentParts.buttonsOfBars,
    "TextField": ComponentParts.textViews + ComponentParts.searchFields,
  ]

  /// Properties that a stock class has by another name than all others: the tint of a stepper is that of its symbols.
  package static let ownProperties: [String: [String: StyleProperty]] = ["Stepper": ["tint-color": .fontColor]]

  /// The properties that stock classes have by another name.
  package static let properties: [String: StyleProperty] = [
    "minimum-track-tint-color": .trackSelectionColor, "maximum-track-tint-color": .trackTintColor,
    "progress-tint-color": .trackSelectionColor, "color": .tintColor, "bar-tint-color": .backgroundColor,
  ]

  /// The stock classes that stand for a part, the one that counts the least first: those of its whole kind, then those that
  /// are about some parts.
  static func classes(of part: ComponentPart) -> [String] {
    (byKind[part.kind] ?? []).filter { exceptedPaths[$0]?.contains(part.classPath) != true }
      + (byClassPath[part.classPath] ?? [])
  }

  /// Why a property can have no effect on the parts of a stock class, behind a colon; nil where there is no more to say
  /// than that they haven't it.
  static func reason(for property: String, of name: String) -> String? { reasons[name]?[property] }

  private static let reasons: [String: [String: String]] = {
    let pictures = "no switch shows any, neither on iOS since its seventh version"
    let widths = ["width": "a field is as wide as its cell leaves it"]
    return [
      "Switch": ["on-image": pictures, "off-image": pictures], "TextField": widths, "TextView": widths,
      "SearchBar": widths,
    ]
  }()

  /// Stands for each kind of parts that a stock class is about; none where it is about nothing.
  static func targets(of name: String) -> [ComponentPart] {
    kinds(of: name).map { kind in
      let isTyped = kind == .textField && !isOfShownValues(name)
      return ComponentPart(
        component: name, name: "", kind: kind, classPath: name,
        refusedProperties: kind == .textField && !isTyped ? propertiesOfBoxes : [], origin: .ours,
        // Not every field has a placeholder, so that it is none of what all of the kind take.
        settings: isTyped ? [StyleSetting(.placeholderColor, .color(.tertiaryLabel))] : [])
    }
  }

  /// The kinds of the parts that a stock class is about, each once.
  static func kinds(of name: String) -> [PartKind] {
    guard let meaning = meanings[name] else { return [] }
    var listed: Set<PartKind> = []
    return ([meaning.wholeKind].compactMap(\.self) + meaning.parts.map(\.kind)).filter { listed.insert($0).inserted }
  }

  /// The state of a selection in which it shows what a cell's class says of a state; nil where that isn't selected.
  static func stateOfSelection(_ state: StyleSheetState) -> StyleSheetState? { statesOfSelections[state] }

  private static let statesOfSelections: [StyleSheetState: StyleSheetState] = [
    .selected: .normal, .selectedHighlighted: .highlighted, .selectedDisabled: .disabled,
  ]

  private static let byKind: [PartKind: [String]] = Dictionary(
    grouping: wholeKinds.keys.sorted(), by: { wholeKinds[$0] ?? .text })

  private static let exceptedPaths = exceptions.mapValues { Set($0.map(\.classPath)) }

  /// Whether a part has a property from a stock class that stands for it.
  static func sets(_ property: StyleProperty, of part: ComponentPart, by name: String) -> Bool {
    if part.refusedProperties.contains(property) { return false }
    if pathsOfShownValues.contains(part.classPath), propertiesOfBoxes.contains(property) { return false }
    return property == .fontColor || !isTextOnSurface(part, of: name)
  }

  /// Whether the only fields that a stock class stands for are values that nobody types in.
  private static func isOfShownValues(_ name: String) -> Bool {
    guard let meaning = meanings[name], meaning.wholeKind != .textField else { return false }
    return meaning.parts.allSatisfy { $0.kind != .textField || pathsOfShownValues.contains($0.classPath) }
  }

  private static let pathsOfShownValues = Set(ComponentParts.shownValues.map(\.classPath))

  /// What a field takes beyond a text: its surface, and the tint of its caret.
  private static let propertiesOfBoxes = Set(PartKind.textField.acceptedProperties).subtracting(
    PartKind.text.acceptedProperties)

  /// Whether a part has nothing of a stock class but its colour.
  static func isTextOnSurface(_ part: ComponentPart, of name: String) -> Bool {
    pathsOnSurfaces[name]?.contains(part.classPath) == true
  }

  private static let pathsOnSurfaces: [String: Set<String>] = Dictionary(
    ComponentParts.textsOnSurfaces.map { ($0.name, Set($0.parts.map(\.classPath))) }, uniquingKeysWith: { $0.union($1) }
  )

  private static let byClassPath: [String: [String]] = (ComponentParts.someParts + ComponentParts.textsOnSurfaces)
    .reduce(into: [:]) { table, entry in
      for part in entry.parts { table[part.classPath, default: []].append(entry.name) }
    }
}

/// The parts that stock classes stand for, or don't.
extension ComponentParts {
  /// What is more special comes later, and counts more.
  fileprivate static let someParts: [(name: String, parts: [ComponentPart])] = [
    // Surfaces that are no cells: those of pages first, and of headers of sections, which have the page's so that rows
    // can pass below them.
    (
      "View",
      [
        NavigationPage.view, ModalForm.view, ListPicker.view, AttachmentPreview.view, SectionHeaderFooterView.view,
        EmptyStateView.view, ObjectHeader.view, ProfileHeader.view, KPIHeader.view,
      ]
    ),
    // What stands over a page.
    (
      "NavigationBar",
      [
        NavigationBar.view, NavigationBar.titleLabel, ObjectHeader.view, ObjectHeader.headlineLabel,
        ProfileHeader.view, ProfileHeader.headlineLabel,
      ]
    ),
    ("BarButton", buttonsOfBars), ("BarButtonBack", [NavigationBar.backButton]),
    ("SegmentedControl", [SegmentedControlFormCell.segment]),
    ("Stepper", [StepperFormCell.decreaseButton, StepperFormCell.increaseButton]),
    ("SearchBar", searchFields), ("TextView", textViews),
    ("CollectionViewCell", partsOfSelections), ("TableCell", partsOfSelections),
    // The texts of a cell.
    ("TableCell", firstTexts), ("TableCellDetail", secondTexts),
  ]

  /// Further texts on the surface of a class: they have its colour, as they would be hard to read, and nothing else of
  /// it.
  fileprivate static let textsOnSurfaces: [(name: String, parts: [ComponentPart])] = [
    (
      "NavigationBar",
      [
        NavigationBar.subtitleLabel, ObjectHeader.subheadlineLabel, ObjectHeader.bodyLabel,
        ObjectHeader.footnoteLabel, ObjectHeader.statusLabel, ObjectHeader.substatusLabel,
        ObjectHeader.descriptionLabel, ProfileHeader.subheadlineLabel, ProfileHeader.descriptionLabel,
      ]
    )
  ]

  /// What is the `textLabel` of a UITableViewCell: the text that says what a cell is about.
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

  /// What is the `detailTextLabel` of a UITableViewCell: a second text, or a value that is shown.
  ///
  /// Values that are typed are fields, also while they are read-only.
  fileprivate static let secondTexts: [ComponentPart] =
    [
      ObjectCell.subheadlineLabel, ContactCell.subheadlineLabel, ItemCell.subtitle, KeyValueCell.valueLabel,
      SwitchFormCell.valueLabel, RatingFormCell.valueLabel, SegmentedControlFormCell.valueLabel,
      FilterFormCell.valueLabel, ValuePickerFormCell.parts.valueLabel, DurationPickerFormCell.parts.valueLabel,
      DatePickerFormCell.parts.valueLabel, ListPickerFormCell.valueText, OrderPickerFormCell.valueLabel,
      InlineSignatureFormCell.valueLabel, AttachmentsFormCell.valueLabel,
    ] + shownValues

  /// Texts of several lines.
  fileprivate static let textViews = [noteFormCell, keyValueFormCell].flatMap { [$0.field, $0.readOnlyField] }

  /// What stands beside the title of a page.
  fileprivate static let buttonsOfBars = [
    NavigationBar.backButton, NavigationBar.actionButton, NavigationBar.moreButton,
  ]

  /// What one types a search in.
  fileprivate static let searchFields = [ListPicker.searchField, SearchField.searchField]

  /// Values that stand in what is called a field, and that nobody types in: they have the letters of a class, and no box.
  fileprivate static let shownValues = [SliderFormCell.valueTextField, SimplePropertyCell.valueTextField]

  /// What cells look like while they are selected, where a further part says it: these have what the cells' stock
  /// classes say of that state.
  fileprivate static let partsOfSelections = all.filter { $0.kind == .selection }

  /// Surfaces with a cell's properties that nobody who makes a theme means by a cell.
  fileprivate static let surfaces = [
    SectionHeaderFooterView.view, GridHeader.cell, EmptyStateView.view, ObjectHeader.view, ProfileHeader.view,
    KPIHeader.view, KPIView.view, ListPicker.view, AttachmentPreview.view, CameraView.view, ItemView.view,
    ImageItemView.view, SkeletonView.view, FilterFeedbackBar.view, SearchField.view, ToastMessage.view,
    ModalForm.view, NavigationBar.view, NavigationView.view, NavigationPage.view,
  ]

  /// Texts and pictures of what is pressed, whose surface the class of texts doesn't know.
  fileprivate static let textsOfButtons = [
    KPIView.valueLabel, KPIView.largeValueLabel, KPIView.unitLabel, KPIView.captionLabel,
    OrderPickerFormItemCell.subtitle,
  ]

  fileprivate static let imagesOfButtons = [
    ActionButton.image, KPIView.iconImageView, SectionHeaderFooterView.attributeImageView,
    SectionHeaderFooterView.disclosureImageView, OrderPickerFormItemCell.directionImageView,
  ]

  /// What is pressed without being a button to look at, texts among it, and what other stock classes stand for.
  fileprivate static let otherButtons = [
    DatePickerFormCell.day, DatePickerFormCell.today, DatePickerFormCell.rangeDay, ListPickerFormCell.button,
    KeyValueCell.valueButton, SectionHeaderFooterView.attributeButton, SectionHeaderFooterView.disclosureButton,
    KPIView.button, KPIHeader.pageButton, ObjectHeader.pageButton, StepperFormCell.decreaseButton,
    StepperFormCell.increaseButton, SegmentedControlFormCell.segment, OrderPickerFormItemCell.directionButton,
    FilterFormCell.chip, FilterFeedbackBar.chip, SearchField.recentChip,
  ]
}
