import FloorplanTheme
public import FloorplanUI
import GTKBridge

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
///     ├── label.fdlFUISegmentedControlFormCell_title                              absent if empty
///     ├── segmentedcontrol.fdlFUISegmentedControlFormCell_segmentedControl        absent if read-only;
///     │   │                                                                       .negative with an error
///     │   ╰── button.fdlFUISegmentedControlFormCell_segment                       for each option
///     │       ╰── label                                                           in a box with an image, as in chips
///     ╰── label.fdlFUISegmentedControlFormCell_valueLabel                         if read-only
///
/// ## Accessibility
///
/// A group labeled by the title, with a radio button for each option. It is one tab stop, in which the arrow keys
/// select.
open class SegmentedControlFormCell: ChoiceCell<Int> {
  private typealias Parts = ComponentParts.SegmentedControlFormCell

  /// Creates a cell without options.
  public required init() {
    super.init(Parts.cell, title: Parts.title, valueLabel: Parts.valueLabel, SegmentBar())
  }

  /// Returns whether no option is selected.
  open override class func isMissing(_ value: Int) -> Bool { value < 0 }
  /// The first option.
  open override var defaultValue: Int { 0 }

  /// Whether the segments are always below the title; the default is false.
  ///
  /// If not, they are beside the title if both fit in one line.
  @Setting public final var isStacked = false { didSet { if isStacked != oldValue { queueResize() } } }

  /// The value of ``isStacked``.
  open override var isAlwaysStacked: Bool { isStacked }

  override var selectedOptions: [Int] { [value] }
  override func userDidSelect(_ indices: [Int]) { if let index = indices.first { userDidChange(to: index) } }
}
