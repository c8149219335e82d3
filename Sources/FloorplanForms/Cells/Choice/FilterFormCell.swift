import FloorplanTheme
public import FloorplanUI
import GTKBridge

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
///     ├── label.fdlFUIFilterFormCell_title             absent if empty
///     ├── chips                                        absent if read-only
///     │   ╰── button.fdlFUIFilterFormCell_chip         for each option; .negative with an error
///     │       ╰── label                              in a box with image.fdlFUIPickerOption_image if there is one
///     ╰── label.fdlFUIFilterFormCell_valueLabel        if read-only
///
/// ## Accessibility
///
/// A group labeled by the title, with a check box for each option, or a radio button for single selection. It is one
/// tab stop: the arrow keys move between the chips, and Space selects or deselects one.
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
    super.init(Parts.cell, title: Parts.title, valueLabel: Parts.valueLabel, chips)
  }

  /// Styles each chip as invalid, in addition to the title.
  open override func showValidity(isInvalid: Bool) { chips.hasInvalidSelection = isInvalid }

  /// An empty selection.
  open override var defaultValue: [Int] { [] }

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

  override var selectedOptions: [Int] { value }
  override var selectionRules: SelectionRules {
    SelectionRules(
      count: valueOptions.count, allowsMultiple: allowsMultipleSelection, allowsEmpty: allowsEmptySelection)
  }
  override func userDidSelect(_ indices: [Int]) { userDidChange(to: indices) }
}
