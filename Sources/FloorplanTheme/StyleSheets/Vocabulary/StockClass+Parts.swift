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
    for (name, parts) in someParts { meanings[name, default: Meaning()].parts += parts }
    return meanings
  }()

  private static let wholeKinds: [String: PartKind] = [
    "Label": .text, "TextField": .textField, "Button": .button, "TableCell": .cell, "CollectionViewCell": .cell,
    "Switch": .switch, "Slider": .slider, "ImageView": .image, "Progress": .progress, "ProgressView": .progress,
    "ActivityIndicator": .progress,
  ]

  /// What is more special comes later, and counts more.
  private static let someParts: [(name: String, parts: [ComponentPart])] = [
    // Surfaces that are no cells.
    (
      "View",
      [
        ComponentParts.EmptyStateView.view, ComponentParts.ObjectHeader.view, ComponentParts.ProfileHeader.view,
        ComponentParts.KPIHeader.view,
      ]
    ),
    // What stands over a page.
    (
      "NavigationBar",
      [
        ComponentParts.ObjectHeader.view, ComponentParts.ObjectHeader.headlineLabel, ComponentParts.ProfileHeader.view,
        ComponentParts.ProfileHeader.headlineLabel, ComponentParts.KPIHeader.view,
      ]
    ),
    ("SegmentedControl", [ComponentParts.SegmentedControlFormCell.segment]),
    (
      "Stepper", [ComponentParts.StepperFormCell.decreaseButton, ComponentParts.StepperFormCell.increaseButton]
    ),
    ("SearchBar", [ComponentParts.ListPicker.searchField]),
    ("TextView", textViews),
    // The texts of a cell.
    ("TableCell", [ComponentParts.ObjectCell.headlineLabel, ComponentParts.ContactCell.headlineLabel]),
    ("TableCellDetail", [ComponentParts.ObjectCell.subheadlineLabel, ComponentParts.ContactCell.subheadlineLabel]),
  ]

  /// Texts of several lines.
  private static let textViews = [ComponentParts.noteFormCell, ComponentParts.keyValueFormCell].flatMap {
    [$0.field, $0.readOnlyField]
  }

  /// Parts of a kind that its stock class doesn't stand for, because they are something else to whoever makes a theme.
  package static let exceptions: [String: [ComponentPart]] = [
    // What is pressed without being a button to look at, and what other stock classes stand for.
    "Button": [
      ComponentParts.DatePickerFormCell.day, ComponentParts.DatePickerFormCell.today,
      ComponentParts.DatePickerFormCell.rangeDay, ComponentParts.ListPickerFormCell.button,
      ComponentParts.KPIView.button,
      ComponentParts.KPIHeader.pageButton, ComponentParts.ObjectHeader.pageButton,
      ComponentParts.StepperFormCell.decreaseButton, ComponentParts.StepperFormCell.increaseButton,
      ComponentParts.SegmentedControlFormCell.segment,
    ],
    "TextField": textViews + [ComponentParts.ListPicker.searchField],
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

  /// Stands for each kind of parts that a stock class is about; none where it is about nothing.
  static func targets(of name: String) -> [ComponentPart] {
    kinds(of: name).map { kind in
      // Not every field has a placeholder, so that it is none of what all of the kind take.
      let further = kind == .textField ? [StyleSetting(.placeholderColor, .color(.tertiaryLabel))] : []
      return ComponentPart(
        component: name, name: "", kind: kind, classPath: name, origin: .ours, settings: further)
    }
  }

  /// The kinds of the parts that a stock class is about, each once.
  static func kinds(of name: String) -> [PartKind] {
    guard let meaning = meanings[name] else { return [] }
    var listed: Set<PartKind> = []
    return ([meaning.wholeKind].compactMap(\.self) + meaning.parts.map(\.kind)).filter { listed.insert($0).inserted }
  }

  private static let byKind: [PartKind: [String]] = Dictionary(
    grouping: wholeKinds.keys.sorted(), by: { wholeKinds[$0] ?? .text })

  private static let exceptedPaths = exceptions.mapValues { Set($0.map(\.classPath)) }

  private static let byClassPath: [String: [String]] = someParts.reduce(into: [:]) { table, entry in
    for part in entry.parts { table[part.classPath, default: []].append(entry.name) }
  }
}
