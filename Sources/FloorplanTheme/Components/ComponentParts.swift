/// The parts tables of all components: the one source of class paths, of what each part takes, and of its standard looks.
///
/// The style sheet, the widgets, the command line and the documentation are made from these tables. A component is an
/// enumeration in here, in a file of its own, with one constant for each part.
public enum ComponentParts {
  /// Every part of every component, component by component, the cell before its parts where there is one.
  public static let all: [ComponentPart] =
    // Before the cells: what a cell says of its button and of its help wins.
    ActionButton.all + InlineValidationView.all
    + ObjectCell.all + ImageItemView.all + ImageCell.all + ItemView.all + ItemCell.all
    + GridRow.all + GridHeader.all + SectionHeaderFooterView.all + CollectionRow.all
    + ItemCollectionRow.all + KeyValueCell.all + SimplePropertyCell.all + ButtonCell.all
    + SwitchFormCell.all + SliderFormCell.all + RatingFormCell.all + StepperFormCell.all + RangeSliderFormCell.all
    + ValuePickerFormCell.all + PickerOption.all + DurationPickerFormCell.all + DatePickerFormCell.all
    + FilterFormCell.all + SegmentedControlFormCell.all + OrderPickerFormCell.all + OrderPickerFormItemCell.all
    + ListPickerFormCell.all + ListPicker.all + ListPickerRow.all + InlineSignatureFormCell.all
    + AttachmentsFormCell.all + AttachmentsFormItemCell.all + AttachmentsFormAddCell.all
    + AttachmentPreview.all
    + titleFormCell.all + noteFormCell.all + keyValueFormCell.all + simplePropertyFormCell.all
    + CameraView.all + EmptyStateView.all + KPIView.all + KPIHeader.all
    + ObjectHeader.all + ContactCell.all + ProfileHeader.all + CollectionView.all
    + NavigationBar.all + NavigationView.all + NavigationPage.all + SkeletonView.all
    + FilterFeedbackBar.all + SearchField.all + ToastMessage.all + ModalForm.all

  /// The names of the components, in the order of ``all``.
  public static let components: [String] = {
    var seen: Set<String> = []
    return all.map(\.component).filter { seen.insert($0).inserted }
  }()

  /// Every class path that addresses a part, alternates included, in the order of ``all``.
  public static let classPaths: [String] = all.flatMap(\.cssClasses)

  /// The part that a class path addresses, or nil if none does.
  ///
  /// - Parameter classPath: A class path, to the letter.
  /// - Returns: The part.
  /// - Complexity: O(1).
  public static func part(at classPath: String) -> ComponentPart? { partsByClassPath[classPath] }

  /// The field that a placeholder stands in, whose style sheet may give the placeholder its colour; nil for every other
  /// part.
  package static func field(around part: ComponentPart) -> ComponentPart? {
    part.name == "placeholder" ? fieldsByComponent[part.component] : nil
  }

  /// The cell whose tint a part has where nothing says another one; nil where it has none of a cell.
  static func tintSource(of part: ComponentPart) -> ComponentPart? {
    part.traits.contains(.takesTintOfCell) ? cellsByComponent[part.component] : nil
  }

  /// What takes the place of a field while its value can't be changed; nil where the field stays.
  package static func readOnlyPart(of field: ComponentPart) -> ComponentPart? { readOnlyParts[field.classPath] }

  private static let cellsByComponent = byComponent { $0.kind == .cell }

  private static let readOnlyParts: [String: ComponentPart] = Dictionary(
    all.compactMap { part in
      part.traits.contains(.standsForReadOnlyField) ? part.refinedClassPath.map { ($0, part) } : nil
    }, uniquingKeysWith: { first, _ in first })

  private static let fieldsByComponent = byComponent { part in
    part.kind == .textField && part.settings.contains { $0.property == .placeholderColor }
  }

  private static let partsByClassPath: [String: ComponentPart] = Dictionary(
    all.flatMap { part in part.cssClasses.map { ($0, part) } }, uniquingKeysWith: { first, _ in first })
}

extension ComponentParts {
  /// The part for what a component looks like while it is selected.
  package static func selection(of component: String) -> ComponentPart? { selections[component] }

  /// The part with a surface that is no cell, and that the component itself is.
  package static func mark(of component: String) -> ComponentPart? { marks[component] }

  private static let selections = byComponent { $0.kind == .selection }
  private static let marks = byComponent { $0.kind == .mark && $0.name.isEmpty }

  private static func byComponent(where condition: (ComponentPart) -> Bool) -> [String: ComponentPart] {
    Dictionary(all.filter(condition).map { ($0.component, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
