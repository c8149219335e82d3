import CGTK
import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and chips, of which one or several can be chosen (seeds/004, FUIFilterFormCell).
///
///     cell.title = "Sort By"
///     cell.valueOptions = ["Priority", "Status", "Due Date"]
///     cell.value = [0]
///     cell.allowsEmptySelection = false
///     cell.onChangeHandler = { chosen in show(chosen) }
///
/// The value is the indices of the chosen options, so that options may have equal texts.  What a person chooses is in
/// ascending order.  Indices that are no options stay in the value, unseen, until a person changes it.
///
/// For a few short options: for more, a list picker is easier to read.
///
/// ## CSS nodes
///
///     cell.fdlFUIFilterFormCell
///     ├── label.fdlFUIFilterFormCell_title
///     ├── chips                                        absent while read-only
///     │   ╰── button.fdlFUIFilterFormCell_chip         for each option; .negative with an error
///     │       ╰── label
///     ╰── label.fdlFUIFilterFormCell_valueLabel        read-only
///
/// ## Accessibility
///
/// A group named by the title, with a check box for each option, or a radio button where one can be chosen.  It is one
/// stop of the keyboard: the arrows move among the chips, Space chooses.
@MainActor
open class FilterFormCell: ChoiceCell<[Int]> {
  /// How wide chips are.
  public enum ButtonSize: String, CaseIterable, Sendable {
    /// All as wide as the widest of them.
    case fixed
    /// Each as wide as its text.
    case flexible
  }

  private typealias Parts = ComponentParts.FilterFormCell
  private let chips = ChipGroup()

  /// Makes a cell without options.
  public required init() {
    super.init()
    chips.onChoice = { [weak self] in self?.press($0) }
  }

  /// The parts of the cell.
  open override class var parts: ChoiceCellParts {
    ChoiceCellParts(cell: Parts.cell, title: Parts.title, valueLabel: Parts.valueLabel)
  }
  /// The chips.
  open override var choices: Widget { chips }

  /// No option.
  open override var defaultValue: [Int] { [] }

  /// The texts of the options; two may be equal.
  @Setting public final var valueOptions: [String] = [] {
    didSet {
      guard valueOptions != oldValue else { return }
      offered.count = valueOptions.count
      chips.show(valueOptions)
      showValue()
    }
  }
  /// Whether several options can be chosen at a time; the default is true.
  ///
  /// If not, the chips are radio buttons, and the first option of the value is the one that is shown.
  @Setting public final var allowsMultipleSelection = true {
    didSet {
      guard allowsMultipleSelection != oldValue else { return }
      chips.role = allowsMultipleSelection ? .checkbox : .radio
      showValue()
    }
  }
  /// Whether the last chosen option can be taken back; the default is true.
  ///
  /// If not, a press on it is ignored.
  @Setting public final var allowsEmptySelection = true
  /// How wide chips are; the default is ``ButtonSize/fixed``.
  @Setting public final var buttonSize = ButtonSize.fixed {
    didSet { if buttonSize != oldValue { chips.isUniform = buttonSize == .fixed } }
  }

  private var chosen: ChosenIndices {
    ChosenIndices(
      count: valueOptions.count, allowsSeveral: allowsMultipleSelection, allowsNone: allowsEmptySelection)
  }

  private func press(_ index: Int) {
    guard isEditable, isEnabled, let new = chosen.value(from: value, pressing: index) else { return }
    personDidChange(to: new)
    showValue()
  }

  /// Shows which options are chosen, without calling handlers.
  open override func showValue() {
    let shown = chosen.shown(of: value)
    chips.choose(shown.contains)
    showLoss(of: value)
    valueLabel.text = shown.isEmpty ? Self.nothingText : shown.sorted().map { valueOptions[$0] }.asList
  }
}
