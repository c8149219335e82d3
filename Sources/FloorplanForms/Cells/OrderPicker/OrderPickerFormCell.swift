import CGTK
import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and criteria to sort by: which of them count, in which direction, and which comes first (seeds/000,
/// FUIOrderPickerFormCell and FUIOrderPickerCollectionViewCell).
///
///     cell.title = "Sort by"
///     cell.value = [
///       SortCriterion(
///         "Priority", isSelected: true, isAscending: false, ascendingText: "Lowest first",
///         descendingText: "Highest first"),
///       SortCriterion("Name"),
///     ]
///     cell.onCriterionChangeHandler = { change, criteria in sort(by: criteria) }
///
/// A press on a row makes its criterion count or not, one on the words of its direction turns that round, and its handle
/// is dragged to another place: the criterion on top has the highest priority.  A drag near an edge of what the cell
/// scrolls in scrolls that too.  One that doesn't count stays where it is.
/// What the order is used for is up to the app, as a rule when a person applies it with a button of its own.
///
/// ## CSS nodes
///
///     cell.fdlFUIOrderPickerFormCell
///     ├── label.fdlFUIOrderPickerFormCell_title
///     ├── criteria.fdlFUIOrderPickerFormCell_criteria[.negative]              absent while read-only
///     │   ╰── criterion.fdlFUIOrderPickerFormItemCell                         for each criterion, on top the first
///     │       ├── image.fdlFUIOrderPickerFormItemCell_leadingImageView        only where it counts
///     │       ├── label.fdlFUIOrderPickerFormItemCell_title
///     │       ├── button.fdlFUIOrderPickerFormItemCell_directionButton
///     │       │   ╰── box
///     │       │       ├── image.fdlFUIOrderPickerFormItemCell_directionImageView
///     │       │       ╰── label.fdlFUIOrderPickerFormItemCell_subtitle
///     │       ╰── handle
///     │           ╰── image.fdlFUIOrderPickerFormItemCell_handle
///     ├── label.fdlFUIOrderPickerFormCell_valueLabel                          read-only
///     ╰── announcement
///
/// ## Accessibility
///
/// A group named by the title, with a check box for each criterion, described by its direction and its place; in it a button
/// for the direction, and one that moves it up or down.  It is one stop of the keyboard: Up and Down move among
/// the criteria, Space turns one on or off, Left and Right go to its direction and back, and with Alt or Control held Up
/// and Down move the criterion itself.  The new place is announced.
@MainActor
open class OrderPickerFormCell: ChoiceCell<[SortCriterion]> {
  /// What a person has changed.
  public nonisolated enum Change: Hashable, Sendable {
    /// A criterion counts now, or doesn't any more.
    case selected(index: Int, isSelected: Bool)
    /// The direction of a criterion is another.
    case ascending(index: Int, isAscending: Bool)
    /// A criterion has another place; both count from 0, the second one in the new list.
    case order(source: Int, destination: Int)
  }

  private typealias Parts = ComponentParts.OrderPickerFormCell
  private let criteria = OrderPickerList()
  private let announcement = Announcement()

  /// Makes a cell without criteria.
  public required init() {
    super.init()
    announcement.setParent(self)
    criteria.onToggle = { [weak self] in self?.toggle($0) }
    criteria.onTurn = { [weak self] in self?.turn($0) }
    criteria.onMove = { [weak self] in self?.move($0, to: $1) ?? false }
  }

  /// The parts of the cell.
  open override class var parts: ChoiceCellParts {
    ChoiceCellParts(cell: Parts.cell, title: Parts.title, valueLabel: Parts.valueLabel)
  }
  /// The criteria.
  open override var choices: Widget { criteria }

  /// True, while there are criteria to arrange.
  open override var placesChoicesBelow: Bool { isEditable }

  /// No criterion.
  open override var defaultValue: [SortCriterion] { [] }

  /// Whether the last criterion that counts stays so whatever people press; the default is true.
  @Setting public final var isAtLeastOneSelected = true
  /// The sign of a criterion that counts; a check mark by itself.
  ///
  /// A style sheet may name another one.
  @Setting public final var selectedIcon: ImageSource = .icon("object-select-symbolic") {
    didSet { if selectedIcon != oldValue { showValue() } }
  }
  /// Called with what a person has changed and the criteria as they are now, after ``ValueCell/onChangeHandler``.
  ///
  /// Where a model has made something else of the change, its criteria are those that are handed over.
  @Setting public final var onCriterionChangeHandler: ((Change, [SortCriterion]) -> Void)?

  // MARK: Changes

  private func toggle(_ index: Int) {
    change(to: value.toggling(index, keepsOne: isAtLeastOneSelected)) { new in
      .selected(index: index, isSelected: new[index].isSelected)
    }
  }

  private func turn(_ index: Int) {
    change(to: value.turning(index)) { .ascending(index: index, isAscending: $0[index].isAscending) }
  }

  private func move(_ source: Int, to destination: Int) -> Bool {
    let isDone = change(to: value.moving(source, to: destination)) { _ in
      .order(source: source, destination: destination)
    }
    // The model may have put it elsewhere.
    guard isDone, value.indices.contains(destination) else { return false }
    announcement.say(
      // Translators: the name of an item, its place, and how many there are: Title, 2 of 3.
      localized("%1$@, %2$@ of %3$@").filled(
        with: value[destination].criterion.text, "\(destination + 1)", "\(value.count)"))
    return true
  }

  @discardableResult
  private func change(to new: [SortCriterion]?, _ change: ([SortCriterion]) -> Change) -> Bool {
    guard isEditable, isEnabled, let new, new != value else { return false }
    personDidChange(to: new)
    showValue()
    onCriterionChangeHandler?(change(new), modelValue)
    return true
  }

  // MARK: What is shown

  /// Shows the criteria, without calling handlers.
  open override func showValue() {
    criteria.show(value, icon: selectedIcon)
    let lines = value.filter(\.isSelected).map(\.line)
    valueLabel.text = lines.isEmpty ? Self.nothingText : lines.joined(separator: "\n")
  }

  /// Shows the criteria, or the order as text.
  open override func showState() {
    criteria.cancelDrag()
    super.showState()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.resetNumberOfLines()
  }

  /// The title, and a line for each criterion that counts.
  open override var copyableText: String? {
    ([title].filter { !$0.isEmpty } + [valueLabel.text]).joined(separator: "\n")
  }

  /// Places title and criteria, and what is spoken nowhere in sight.
  open override func allocateContent(width: Int, height: Int) {
    announcement.allocate(width: 1, height: 1)
    super.allocateContent(width: width, height: height)
  }
}
