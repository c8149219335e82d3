import CGTK
public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and segments for single selection (FUISegmentedControlFormCell in the SAP Fiori for iOS documentation).
///
///     cell.title = "Priority"
///     cell.valueOptions = ["Low", "Medium", "High"]
///     cell.value = 1
///     cell.onChangeHandler = { index in priority = index }
///
/// The value is the index of the selected option. An invalid index, such as -1, selects none, and is kept until the
/// user selects an option.
///
/// Use it for up to three short options with an initial selection. More options wrap into further lines if necessary,
/// and are easier to read in a list picker.
///
/// ## CSS nodes
///
///     cell.fdlFUISegmentedControlFormCell
///     ├── label.fdlFUISegmentedControlFormCell_title
///     ├── segmentedcontrol.fdlFUISegmentedControlFormCell_segmentedControl        absent if read-only;
///     │   │                                                                       .negative with an error
///     │   ╰── button.fdlFUISegmentedControlFormCell_segment                       for each option
///     │       ╰── label
///     ╰── label.fdlFUISegmentedControlFormCell_valueLabel                         if read-only
///
/// ## Accessibility
///
/// A group labeled by the title, with a radio button for each option. It is one tab stop, in which the arrow keys
/// select.
@MainActor
open class SegmentedControlFormCell: ChoiceCell<Int> {
  private typealias Parts = ComponentParts.SegmentedControlFormCell
  private let segments = SegmentBar()

  /// Creates a cell without options.
  public required init() {
    super.init()
    segments.onSelect = { [weak self] in self?.press($0) }
  }

  /// The parts of the cell.
  open override class var parts: (cell: ComponentPart, title: ComponentPart, valueLabel: ComponentPart) {
    (Parts.cell, Parts.title, Parts.valueLabel)
  }
  /// The segments.
  open override var optionsView: Widget { segments }

  /// Returns whether no option is selected.
  open override class func isMissing(_ value: Int) -> Bool { value < 0 }
  /// The first option.
  open override var defaultValue: Int { 0 }

  /// The texts of the options, which may be equal.
  @Setting public final var valueOptions: [String] = [] {
    didSet {
      guard valueOptions != oldValue else { return }
      availableOptions.count = valueOptions.count
      segments.show(valueOptions)
      showValue()
    }
  }
  /// Whether the segments are always below the title; the default is false.
  ///
  /// If not, they are beside the title if both fit in one line.
  @Setting public final var isStacked = false { didSet { if isStacked != oldValue { queueResize() } } }

  /// The value of ``isStacked``.
  open override var isAlwaysStacked: Bool { isStacked }

  private func press(_ index: Int) {
    guard isEditable, isEnabled else { return }
    userDidChange(to: index)
    showValue()
  }

  /// Displays the selected option, without calling handlers.
  open override func showValue() {
    let chosen = value
    segments.updateSelection { $0 == chosen }
    valueLabel.text = valueOptions.indices.contains(chosen) ? valueOptions[chosen] : Self.emptySelectionText
    updateUnavailableMessage(for: [chosen])
  }
}
