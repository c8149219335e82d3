/// The parts tables of all components: the single source of class paths, accepted properties and standard values.
///
/// The style sheet, the widgets, the command line and the documentation are based on these tables. Each component is an
/// enumeration with a constant for each part, or only a constant if it has a single part.
public enum ComponentParts {
  /// All parts of all components.
  ///
  /// In each component, the cell comes first, if there is one.
  public static let all: [ComponentPart] =
    // Before the cells, so that values for a cell's button and help win.
    ActionButton.all + InlineValidationView.all + [changeMark]
    + ObjectCell.all + [imageItemView] + ImageCell.all + [itemView] + ItemCell.all
    + GridRow.all + GridHeader.all + SectionHeaderFooterView.all + [collectionRow, itemCollectionRow]
    + KeyValueCell.all + SimplePropertyCell.all + ButtonCell.all
    + SwitchFormCell.all + SliderFormCell.all + RatingFormCell.all + StepperFormCell.all + RangeSliderFormCell.all
    + ValuePickerFormCell.all + PickerOption.all + DurationPickerFormCell.all + DatePickerFormCell.all
    + FilterFormCell.all + SegmentedControlFormCell.all + OrderPickerFormCell.all + OrderPickerFormItemCell.all
    + ListPickerFormCell.all + ListPicker.all + ListPickerRow.all + InlineSignatureFormCell.all
    + AttachmentsFormCell.all + AttachmentsFormItemCell.all + AttachmentsFormAddCell.all
    + AttachmentPreview.all
    + titleFormCell.all + noteFormCell.all + keyValueFormCell.all + simplePropertyFormCell.all
    + [cameraView] + EmptyStateView.all + KPIView.all + KPIHeader.all
    + ObjectHeader.all + ContactCell.all + ProfileHeader.all + CollectionView.all
    + NavigationBar.all + [navigationView, navigationPage] + SkeletonView.all
    + FilterFeedbackBar.all + SearchField.all + ToastMessage.all + ModalForm.all + FormSummary.all
    // After the cells, so that the corners of a group take precedence.
    + [insetGroup, formGroup]

  /// The names of the components, in the order of ``all``.
  public static let components = all.map(\.component).uniqued()

  /// All class paths including alternates, in the order of ``all``.
  public static let classPaths: [String] = all.flatMap(\.cssClasses)

  /// Returns the part with a class path, or nil if there is none.
  ///
  /// - Parameter classPath: The exact class path.
  /// - Returns: The part.
  /// - Complexity: O(1).
  public static func part(at classPath: String) -> ComponentPart? { partsByClassPath[classPath] }

  /// Returns the field of a placeholder, whose style sheet can set the placeholder's color; nil for other parts.
  package static func field(around part: ComponentPart) -> ComponentPart? {
    part.name == "placeholder" ? fieldsByComponent[part.component] : nil
  }

  /// Returns the cell that a part takes its tint from by default, or nil if it takes none.
  static func tintSource(of part: ComponentPart) -> ComponentPart? {
    part.traits.contains(.inheritsCellTint) ? cellsByComponent[part.component] : nil
  }

  /// Returns the part that replaces a field while it is read-only, or nil if the field stays.
  package static func readOnlyPart(of field: ComponentPart) -> ComponentPart? { readOnlyParts[field.classPath] }

  private static let cellsByComponent = byComponent { $0.kind == .cell }

  private static let readOnlyParts: [String: ComponentPart] = Dictionary(
    all.compactMap { part in
      part.traits.contains(.replacesReadOnlyField) ? part.generalClassPath.map { ($0, part) } : nil
    }, uniquingKeysWith: { first, _ in first })

  private static let fieldsByComponent = byComponent { part in
    part.kind == .textField && part.settings.contains { $0.property == .placeholderColor }
  }

  private static let partsByClassPath: [String: ComponentPart] = Dictionary(
    all.flatMap { part in part.cssClasses.map { ($0, part) } }, uniquingKeysWith: { first, _ in first })
}

extension ComponentParts {
  /// Returns the part for the selection of a component.
  package static func selection(of component: String) -> ComponentPart? { selections[component] }

  /// Returns the mark that is the surface of a component without a cell.
  package static func mark(of component: String) -> ComponentPart? { marks[component] }

  private static let selections = byComponent { $0.kind == .selection }
  private static let marks = byComponent { $0.kind == .mark && $0.name.isEmpty }

  private static func byComponent(where condition: (ComponentPart) -> Bool) -> [String: ComponentPart] {
    Dictionary(all.filter(condition).map { ($0.component, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
