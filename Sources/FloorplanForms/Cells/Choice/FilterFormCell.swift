import CGTK
public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and chips for single or multiple selection (FUIFilterFormCell in the SAP Fiori for iOS documentation).
///
///     cell.title = "Sort By"
///     cell.valueOptions = ["Priority", "Status", "Due Date"]
///     cell.value = [0]
///     cell.allowsEmptySelection = false
///     cell.onChangeHandler = { indices in show(indices) }
///
/// The value contains the indices of the selected options, so options may have equal texts. After a change by the user,
/// the indices are in ascending order. Until then, indices without an option stay in the value but aren't displayed.
///
/// Use it for a few short options. For more options, a list picker is easier to read.
///
/// ## CSS nodes
///
///     cell.fdlFUIFilterFormCell
///     ├── label.fdlFUIFilterFormCell_title
///     ├── chips                                        absent if read-only
///     │   ╰── button.fdlFUIFilterFormCell_chip         for each option; .negative with an error
///     │       ╰── label
///     ╰── label.fdlFUIFilterFormCell_valueLabel        if read-only
///
/// ## Accessibility
///
/// A group labeled by the title, with a check box for each option, or a radio button for single selection. It is one
/// tab stop: the arrow keys move between the chips, and Space selects or deselects one.
@MainActor
open class FilterFormCell: ChoiceCell<[Int]> {
  /// The width of chips.
  public enum ButtonSize: String, CaseIterable, Sendable {
    /// All chips are as wide as the widest one.
    case fixed
    /// Each chip is as wide as its text.
    case flexible
  }

  private typealias Parts = ComponentParts.FilterFormCell
  private let chips = ChipGroup()

  /// Creates a cell without options.
  public required init() {
    super.init()
    chips.onSelect = { [weak self] in self?.press($0) }
  }

  /// The parts of the cell.
  open override class var parts: (cell: ComponentPart, title: ComponentPart, valueLabel: ComponentPart) {
    (Parts.cell, Parts.title, Parts.valueLabel)
  }
  /// The chips.
  open override var optionsView: Widget { chips }
  open override func showValidity(isInvalid: Bool) { chips.hasInvalidSelection = isInvalid }

  /// An empty selection.
  open override var defaultValue: [Int] { [] }

  /// The texts of the options, which may be equal.
  @Setting public final var valueOptions: [String] = [] {
    didSet {
      guard valueOptions != oldValue else { return }
      availableOptions.count = valueOptions.count
      chips.show(valueOptions)
      showValue()
    }
  }
  /// Whether several options can be selected; the default is true.
  ///
  /// If not, the chips are radio buttons, and only the first option of the value is displayed as selected.
  @Setting public final var allowsMultipleSelection = true {
    didSet {
      guard allowsMultipleSelection != oldValue else { return }
      chips.role = allowsMultipleSelection ? .checkbox : .radio
      showValue()
    }
  }
  /// Whether the user can deselect the last selected option; the default is true.
  ///
  /// If not, a press on it is ignored.
  @Setting public final var allowsEmptySelection = true
  /// The width of chips; the default is ``ButtonSize/fixed``.
  @Setting public final var buttonSize = ButtonSize.fixed {
    didSet { if buttonSize != oldValue { chips.isUniform = buttonSize == .fixed } }
  }

  private var selectionRules: SelectionRules {
    SelectionRules(
      count: valueOptions.count, allowsMultiple: allowsMultipleSelection, allowsEmpty: allowsEmptySelection)
  }

  private func press(_ index: Int) {
    guard isEditable, isEnabled, let new = selectionRules.value(from: value, pressing: index) else { return }
    userDidChange(to: new)
    showValue()
  }

  /// Displays the selected options, without calling handlers.
  open override func showValue() {
    let chosen = selectionRules.selectedIndices(of: value)
    chips.updateSelection(chosen.contains)
    updateUnavailableMessage(for: value)
    valueLabel.text = chosen.isEmpty ? Self.emptySelectionText : chosen.sorted().map { valueOptions[$0] }.localizedList
  }
}
