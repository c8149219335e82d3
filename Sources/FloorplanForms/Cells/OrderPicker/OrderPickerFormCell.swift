import FloorplanTheme
public import FloorplanUI
import GTKBridge

/// A title and sort criteria, which the user selects and orders (FUIOrderPickerFormCell and
/// FUIOrderPickerCollectionViewCell in the SAP Fiori for iOS documentation).
///
///     cell.title = "Sort By"
///     cell.value = [
///       SortCriterion(
///         "Priority", isSelected: true, isAscending: false, ascendingText: "Lowest First",
///         descendingText: "Highest First"),
///       SortCriterion("Name"),
///     ]
///     cell.onCriterionChangeHandler = { change, criteria in sort(by: criteria) }
///
/// A press on a row selects or deselects its criterion, and a press on its direction reverses the direction. The
/// user drags a selected criterion by its handle to another position; the first criterion has the highest priority.
/// Dragging near an edge of the enclosing scrolled window scrolls it. The direction and the handle of a criterion that
/// isn't selected are disabled.
///
/// The app sorts by the criteria, usually when the user presses a button of the app.
///
/// ## CSS nodes
///
///     cell.fdlFUIOrderPickerFormCell
///     ├── label.fdlFUIOrderPickerFormCell_title                               absent if empty
///     ├── criteria.fdlFUIOrderPickerFormCell_criteria[.negative]              absent if read-only
///     │   ╰── criterion.fdlFUIOrderPickerFormItemCell                         for each criterion, from top to bottom
///     │       ├── image.fdlFUIOrderPickerFormItemCell_leadingImageView        only if it is selected
///     │       ├── label.fdlFUIOrderPickerFormItemCell_title
///     │       ├── button.fdlFUIOrderPickerFormItemCell_directionButton
///     │       │   ╰── box
///     │       │       ├── image.fdlFUIOrderPickerFormItemCell_directionImageView
///     │       │       ╰── label.fdlFUIOrderPickerFormItemCell_subtitle
///     │       ╰── handle
///     │           ╰── image.fdlFUIOrderPickerFormItemCell_handle
///     ├── label.fdlFUIOrderPickerFormCell_valueLabel                          if read-only
///     ╰── announcement
///
/// ## Accessibility
///
/// A group labeled by the title, with a check box for each criterion, described by its direction and its position. It
/// contains a button for the direction, and one that moves the criterion up or down. The list is one tab stop: Up and
/// Down move between the criteria, Space selects or deselects one, and Left and Right move between a criterion and its
/// direction. Up and Down with Alt or Ctrl move the criterion itself, and its new position is announced.
open class OrderPickerFormCell: ControlCell<[SortCriterion]> {
  /// A change by the user.
  public nonisolated enum Change: Hashable, Sendable {
    /// A criterion was selected or deselected.
    case selected(index: Int, isSelected: Bool)
    /// The direction of a criterion was reversed.
    case ascending(index: Int, isAscending: Bool)
    /// A criterion was moved, from an index in the old list to an index in the new one.
    case order(source: Int, destination: Int)
  }

  private typealias Parts = ComponentParts.OrderPickerFormCell
  private let criteria = OrderPickerList()

  /// Creates a cell without criteria.
  public required init() {
    super.init(Parts.cell, title: Parts.title, valueLabel: Parts.valueLabel, control: criteria)
    criteria.setAccessibleLabel(from: titleLabel)
    announcement = Announcement()
    criteria.onChange = { [weak self] in self?.perform($0) ?? false }
  }

  /// True, unless the cell is read-only.
  open override var isAlwaysStacked: Bool { isEditable }

  /// No criteria.
  open override var defaultValue: [SortCriterion] { [] }

  /// Whether the user can deselect the last selected criterion; the default is false.
  @Setting public final var allowsEmptySelection = false
  /// The icon of a selected criterion; the default is a checkmark.
  ///
  /// A style sheet can set another one.
  @Setting public final var selectedIcon: ImageSource = .icon("object-select-symbolic") {
    didSet { if selectedIcon != oldValue { showValue() } }
  }
  /// Called with the change of the user and the new criteria, after ``ValueCell/onChangeHandler``.
  ///
  /// If a model has modified the change, the criteria are those of the model.
  @Setting public final var onCriterionChangeHandler: ((Change, [SortCriterion]) -> Void)?

  // MARK: Changes

  /// Performs a change of the user.
  ///
  /// - Returns: Whether the change is allowed.
  private func perform(_ change: Change) -> Bool {
    guard isEditable, isEnabled, let new = value.applying(change, allowsEmpty: allowsEmptySelection) else {
      return false
    }
    userDidChange(to: new)
    showValue()
    onCriterionChangeHandler?(change, modelValue)
    if case .order(_, let destination) = change { announcePosition(destination) }
    return true
  }

  private func announcePosition(_ index: Int) {
    // The model may have moved the criterion to another position.
    guard value.indices.contains(index) else { return }
    announcement?.announce(
      // Translators: the name of an item, its position, and the number of items: Title, 2 of 3.
      localized("%1$@, %2$@ of %3$@").filled(with: value[index].criterion.text, "\(index + 1)", "\(value.count)"))
  }

  // MARK: Display

  /// Displays the criteria, without calling handlers.
  open override func showValue() {
    criteria.show(value, icon: selectedIcon)
    let lines = value.filter(\.isSelected).map(\.line)
    valueLabel.text = lines.isEmpty ? Self.emptySelectionText : lines.joined(separator: "\n")
  }

  override func endInteraction() { criteria.cancelDrag() }

  /// The title, and a line for each selected criterion.
  open override var copyableText: String? {
    ([title].filter { !$0.isEmpty } + [valueLabel.text]).joined(separator: "\n")
  }
}
