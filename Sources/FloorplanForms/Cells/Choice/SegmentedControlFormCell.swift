import CGTK
import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and segments, of which one is chosen (seeds/004, FUISegmentedControlFormCell).
///
///     cell.title = "Priority"
///     cell.valueOptions = ["Low", "Medium", "High"]
///     cell.value = 1
///     cell.onChangeHandler = { index in priority = index }
///
/// The value is the index of the chosen option.  One that is no option, such as -1, chooses none, and stays the value until
/// a person chooses.
///
/// For up to three short options, of which one is chosen from the beginning: more go on in further lines where they need
/// to, and are easier to read in a list picker.
///
/// ## CSS nodes
///
///     cell.fdlFUISegmentedControlFormCell
///     ├── label.fdlFUISegmentedControlFormCell_title
///     ├── segmentedcontrol.fdlFUISegmentedControlFormCell_segmentedControl        absent while read-only;
///     │   │                                                                       .negative with an error
///     │   ╰── button.fdlFUISegmentedControlFormCell_segment                       for each option
///     │       ╰── label
///     ╰── label.fdlFUISegmentedControlFormCell_valueLabel                         read-only
///
/// ## Accessibility
///
/// A group named by the title, with a radio button for each option.  It is one stop of the keyboard: the arrows choose.
@MainActor
open class SegmentedControlFormCell: ChoiceCell<Int> {
  private typealias Parts = ComponentParts.SegmentedControlFormCell
  private let segments = SegmentBar()

  /// Makes a cell without options.
  public required init() {
    super.init()
    segments.onChoice = { [weak self] in self?.press($0) }
  }

  /// The parts of the cell.
  open override class var parts: ChoiceCellParts {
    ChoiceCellParts(cell: Parts.cell, title: Parts.title, valueLabel: Parts.valueLabel)
  }
  /// The segments.
  open override var choices: Widget { segments }

  /// Whether no option is chosen.
  open override class func isMissing(_ value: Int) -> Bool { value < 0 }
  /// The first option.
  open override var defaultValue: Int { 0 }

  /// The texts of the options; two may be equal.
  @Setting public final var valueOptions: [String] = [] {
    didSet {
      guard valueOptions != oldValue else { return }
      offered.count = valueOptions.count
      segments.show(valueOptions)
      showValue()
    }
  }
  /// Whether the segments stand below the title however much room there is; the default is false.
  ///
  /// Without, they stand beside it where both fit in one line.
  @Setting public final var isStacked = false { didSet { if isStacked != oldValue { queueResize() } } }

  /// What ``isStacked`` says.
  open override var placesChoicesBelow: Bool { isStacked }

  private func press(_ index: Int) {
    guard isEditable, isEnabled else { return }
    personDidChange(to: index)
    showValue()
  }

  /// Shows which option is chosen, without calling handlers.
  open override func showValue() {
    let chosen = value
    segments.choose { $0 == chosen }
    valueLabel.text = valueOptions.indices.contains(chosen) ? valueOptions[chosen] : Self.nothingText
    showLoss(of: [chosen])
  }
}
