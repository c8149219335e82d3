public import CGTK
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
///     ├── segmentedcontrol.fdlFUISegmentedControlFormCell_segmentedControl        absent while read-only
///     │   ╰── button.fdlFUISegmentedControlFormCell_segment                       for each option
///     │       ╰── label
///     ╰── label.fdlFUISegmentedControlFormCell_valueLabel                         read-only
///
/// ## Accessibility
///
/// A group named by the title, with a radio button for each option.  It is one stop of the keyboard: the arrows choose.
@MainActor
open class SegmentedControlFormCell: ValueCell<Int>, TintAttributesProvider {
  private typealias Parts = ComponentParts.SegmentedControlFormCell
  private let titleLabel = Parts.title.makeLabel()
  private let valueLabel = Parts.valueLabel.makeLabel()
  private let segments = SegmentBar()

  /// Makes a cell without options.
  public required init() {
    super.init()
    become(Parts.cell)
    for part in [titleLabel, segments, valueLabel] as [Widget] { part.setParent(self) }
    segments.setAccessibleLabel(from: titleLabel)
    segments.onChoice = { [weak self] in self?.press($0) }
    showTitle()
    showState()
  }

  /// The segments, while the value may be changed.
  open override var control: Widget? { isEditable ? segments : nil }

  /// The title, and the chosen option as text.
  open func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [titleLabel.attributedNode]
    case .valueText: [valueLabel.attributedNode]
    default: []
    }
  }

  /// The first option.
  open override var defaultValue: Int { 0 }

  /// The texts of the options; two may be equal.
  public final var valueOptions: [String] = [] {
    didSet {
      guard valueOptions != oldValue else { return }
      segments.show(valueOptions)
      showValue()
    }
  }
  /// Whether the segments stand below the title however much room there is; the default is false.
  ///
  /// Without, they stand beside it where both fit in one line.
  public final var isStacked = false { didSet { if isStacked != oldValue { queueResize() } } }

  private func press(_ index: Int) {
    guard isEditable, isEnabled else { return }
    personDidChange(to: index)
    showValue()
  }

  /// Shows which option is chosen, without calling handlers.
  open override func showValue() {
    let chosen = value
    segments.choose { $0 == chosen }
    valueLabel.text = valueOptions.indices.contains(chosen) ? valueOptions[chosen] : FilterFormCell.nothingText
  }

  /// Sets the label, which names the segments for assistive technology too.
  open override func showTitle() {
    titleLabel.text = shownTitle
    titleLabel.isVisible = !shownTitle.isEmpty
  }

  /// Shows the segments, or the chosen option as text.
  open override func showState() {
    if isEditable { segments.isVisible = true } else { segments.hide(givingFocusTo: self) }
    valueLabel.isVisible = !isEditable
  }

  /// What is inside is read in the same direction.
  open override func directionDidChange() {
    super.directionDidChange()
    passDirection()
  }

  /// Takes back what the last item set, the options included.
  open override func prepareForReuse() {
    super.prepareForReuse()
    valueOptions = []
    isStacked = false
  }

  /// Title and chosen option in one line.
  open override var copyableText: String? { ChosenText(title, valueLabel.text).line }

  private var content: TitledControl {
    TitledControl(
      title: titleLabel, control: isEditable ? segments : valueLabel, gap: Int(Parts.cell.metric(.controlGap)),
      lineGap: Int(Parts.cell.metric(.lineGap)), isStacked: isStacked)
  }

  /// The title, and the segments beside or below it.
  open override func measureContent(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    content.measure(orientation, forSize: forSize)
  }

  /// Places title and segments.
  open override func allocateContent(width: Int, height: Int) { content.allocate(width: width, height: height) }
}
