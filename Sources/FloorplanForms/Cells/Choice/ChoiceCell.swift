public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// The base class of cells that display all options next to their title: chips, segments and sort criteria.
///
/// A read-only cell displays the selected options as a text.
///
/// A subclass creates the options, calls ``ValueCell/userDidChange(to:)`` when the user selects one, and displays the
/// value in the options and in ``valueLabel``.
///
/// ## CSS nodes
///
///     cell
///     ├── label              title, absent if empty; .negative with an error
///     ├── …                  the options, absent if read-only
///     ╰── label              the selected options, if read-only
///
/// ## Accessibility
///
/// A group labeled by the title. It contains another group with the options, which has the same label.
@MainActor
open class ChoiceCell<Value: Equatable>: ValueCell<Value> {
  /// The label of the title, for its font, color and number of lines.
  public final let titleLabel: PartLabel
  /// The label of the selected options, if the cell is read-only.
  public final let valueLabel: PartLabel

  /// Creates a cell without a selection.
  public required init() {
    titleLabel = Self.parts.title.makeLabel()
    valueLabel = Self.parts.valueLabel.makeLabel()
    super.init()
    addStyleClasses(of: Self.parts.cell)
    for part in [titleLabel, optionsView, valueLabel] as [Widget] { part.setParent(self) }
    optionsView.setAccessibleLabel(from: titleLabel)
    showTitle()
    showState()
  }

  // MARK: For subclasses

  /// The parts of the cell: the cell itself, its title, and the label of the selected options.
  ///
  /// The cell's control gap is the space between the title and the options side by side, and its line gap the space
  /// between them if they are stacked.
  open class var parts: (cell: ComponentPart, title: ComponentPart, valueLabel: ComponentPart) {
    preconditionFailure("\(self) must override parts")
  }
  /// The widget with the options.
  open var optionsView: Widget { preconditionFailure("\(type(of: self)) must override optionsView") }
  /// Whether the options are always below the title.
  open var isAlwaysStacked: Bool { false }

  /// The text for an empty selection.
  public static var emptySelectionText: String { "–" }

  // MARK: Display

  /// The options, or nil if the cell is read-only.
  open override var control: Widget? { isEditable ? optionsView : nil }
  /// The title.
  open override var titleView: Widget? { titleLabel }

  /// Styles the options as invalid, in addition to the title.
  open override func showValidity(isInvalid: Bool) { optionsView.isInvalid = isInvalid }

  /// The label of the selected options.
  open override var valueNodes: [AttributedNode] { [valueLabel.attributedNode] }

  /// Updates the label, which also labels the options for assistive technology.
  open override func showTitle() {
    titleLabel.text = displayedTitle
    titleLabel.isVisible = !displayedTitle.isEmpty
  }

  /// Displays the options, or the selected ones as a text.
  open override func showState() {
    if isEditable { optionsView.isVisible = true } else { optionsView.hide(movingFocusTo: self) }
    valueLabel.isVisible = !isEditable
  }

  /// The title and the selected options in one line.
  open override var copyableText: String? { copyText(valueLabel.text) }

  // MARK: Arrangement

  /// The title, with the options beside or below it.
  override var layout: (any CellLayout)? {
    let cell = Self.parts.cell
    return TitledControl(
      title: titleLabel, control: isEditable ? optionsView : valueLabel, gap: Int(cell.metric(.controlGap)),
      lineGap: Int(cell.metric(.lineGap)), isStacked: isAlwaysStacked)
  }
}
