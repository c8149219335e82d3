public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// The base class of cells with a title and one control, in whose place a read-only cell displays a text.
///
/// A subclass calls ``ValueCell/userDidChange(to:)`` when the user changed the control, and displays the value in the
/// control and in ``valueLabel``.
///
/// ## CSS nodes
///
///     cell
///     ├── label              title, absent if empty; .negative with an error
///     ├── …                  the control, absent if read-only
///     ╰── label              the value, if read-only
open class ControlCell<Value: Equatable>: ValueCell<Value> {
  /// The label of the title, for its font, color and number of lines.
  public final let titleLabel: PartLabel
  private let cellPart: ComponentPart
  private let valuePart: ComponentPart
  private var createdValueLabel: PartLabel?
  final let editor: Widget

  /// Creates a cell with a control.
  ///
  /// - Parameters:
  ///   - cell: The part of the cell. Its control gap is the space between the title and the control side by side, and
  ///     its line gap the space between them if they are stacked.
  ///   - title: The part of the title.
  ///   - valueLabel: The part of the value of a read-only cell.
  ///   - control: The control.
  public init(_ cell: ComponentPart, title: ComponentPart, valueLabel: ComponentPart, control: Widget) {
    titleLabel = title.makeLabel()
    valuePart = valueLabel
    cellPart = cell
    editor = control
    super.init()
    addStyleClasses(of: cell)
    for part in [titleLabel, control] as [Widget] { part.setParent(self) }
    showTitle()
    showState()
  }

  /// Unavailable: a subclass creates its control.
  public required init() { preconditionFailure("\(Self.self) must override init()") }

  /// The label of the value, if the cell is read-only; created on demand.
  public final var valueLabel: PartLabel {
    if let createdValueLabel { return createdValueLabel }
    let label = valuePart.makeLabel()
    label.isVisible = !isEditable
    label.insert(in: self, after: editor)
    if label.direction != direction { label.direction = direction }
    createdValueLabel = label
    return label
  }

  // MARK: For subclasses

  /// Whether the control is always below the title.
  open var isAlwaysStacked: Bool { false }
  /// Whether the control is as wide as the cell if it is below the title.
  open var controlFillsWidth: Bool { true }

  /// Displays the value in ``valueLabel``; also called when the direction changes.
  open func showText() {}

  /// Ends a drag or a repetition when the control may be hidden or disabled, or the cell is reused.
  func endInteraction() {}

  /// The text for an empty selection.
  public static var emptySelectionText: String { "–" }

  // MARK: Display

  /// The control, or nil if the cell is read-only.
  open override var control: Widget? { isEditable ? editor : nil }
  /// The title.
  open override var titleView: Widget? { titleLabel }

  /// Styles the control as invalid, in addition to the title.
  open override func showValidity(isInvalid: Bool) { editor.isInvalid = isInvalid }

  /// The label of the value.
  open override var valueNodes: [AttributedNode] { [valueLabel.attributedNode] }

  /// Updates the label of the title.
  open override func showTitle() {
    titleLabel.text = displayedTitle
    titleLabel.isVisible = !displayedTitle.isEmpty
  }

  /// Displays the control, or the value as a text.
  open override func showState() {
    endInteraction()
    editor.setVisible(isEditable, movingFocusTo: self)
    if !isEditable || createdValueLabel != nil { valueLabel.isVisible = !isEditable }
  }

  /// Resets the cell for reuse.
  open override func prepareForReuse() {
    endInteraction()
    super.prepareForReuse()
  }

  /// Updates the text, in which the sign of a number stays before the digits.
  open override func directionDidChange() {
    super.directionDidChange()
    showText()
  }

  override func layout(in width: Int) -> (any CellLayout)? {
    TitledControl(
      title: titleLabel, control: isEditable ? editor : valueLabel, gap: cellPart[.controlGap],
      lineGap: cellPart[.lineGap], isStacked: isAlwaysStacked || titlePlacement == .above,
      titleColumn: titleColumn(in: width), fillsWidth: controlFillsWidth)
  }
}
