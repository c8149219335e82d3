public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and what people choose from, which is all in sight: what the cells for chips, segments and criteria have in
/// common (seeds/004).
///
/// Where the value may not be changed, what is chosen stands as a text in place of the choices.
///
/// A subclass has the choices, calls ``ValueCell/personDidChange(to:)`` when a person has chosen, and shows the value in
/// them and in ``valueLabel``.
///
/// ## CSS nodes
///
///     cell
///     ├── label              title, absent where there is none; .negative with an error
///     ├── …                  the choices, absent while read-only
///     ╰── label              what is chosen, read-only
///
/// ## Accessibility
///
/// A group named by the title, around another one with the choices, which has the same name.
@MainActor
open class ChoiceCell<Value: Equatable>: ValueCell<Value> {
  /// The label of the title, for its font, colour and number of lines.
  public final let titleLabel: PartLabel
  /// The label of what is chosen, while the value may not be changed.
  public final let valueLabel: PartLabel

  /// Makes a cell in which nothing is chosen.
  public required init() {
    titleLabel = Self.parts.title.makeLabel()
    valueLabel = Self.parts.valueLabel.makeLabel()
    super.init()
    become(Self.parts.cell)
    for part in [titleLabel, choices, valueLabel] as [Widget] { part.setParent(self) }
    choices.setAccessibleLabel(from: titleLabel)
    showTitle()
    showState()
  }

  // MARK: For subclasses

  /// The parts of the cell.
  open class var parts: ChoiceCellParts { preconditionFailure("\(self) overrides parts") }
  /// What people choose from.
  open var choices: Widget { preconditionFailure("\(type(of: self)) overrides choices") }
  /// Whether the choices stand below the title however much room there is beside it.
  open var placesChoicesBelow: Bool { false }

  /// What is shown where nothing is chosen.
  public static var nothingText: String { "–" }

  // MARK: What is shown

  /// The choices, while the value may be changed.
  open override var control: Widget? { isEditable ? choices : nil }
  /// The title.
  open override var titleView: Widget? { titleLabel }

  /// The choices are in the colour of errors too.
  open override func showValidity(isInvalid: Bool) { (choices as? any ShowsValidity)?.isInvalid = isInvalid }

  /// The label of the chosen options as a text.
  open override var valueNodes: [AttributedNode] { [valueLabel.attributedNode] }

  /// Sets the label, which names the choices for assistive technology too.
  open override func showTitle() {
    titleLabel.text = shownTitle
    titleLabel.isVisible = !shownTitle.isEmpty
  }

  /// Shows the choices, or what is chosen as a text.
  open override func showState() {
    if isEditable { choices.isVisible = true } else { choices.hide(givingFocusTo: self) }
    valueLabel.isVisible = !isEditable
  }

  /// Title and what is chosen in one line.
  open override var copyableText: String? { copyText(valueLabel.text) }

  // MARK: Arrangement

  /// The title, and the choices beside or below it.
  override var arrangement: (any Arrangement)? {
    let cell = Self.parts.cell
    return TitledControl(
      title: titleLabel, control: isEditable ? choices : valueLabel, gap: Int(cell.metric(.controlGap)),
      lineGap: Int(cell.metric(.lineGap)), isStacked: placesChoicesBelow)
  }
}

/// The parts of a ``ChoiceCell``.
public nonisolated struct ChoiceCellParts: Sendable {
  /// The cell itself.
  ///
  /// Its control gap is the room between title and choices beside each other, its line gap that between them one below
  /// the other.
  public let cell: ComponentPart
  /// What is chosen.
  public let title: ComponentPart
  /// The label of the chosen options as a text.
  public let valueLabel: ComponentPart

  /// Makes the parts of a cell.
  public init(cell: ComponentPart, title: ComponentPart, valueLabel: ComponentPart) {
    self.cell = cell
    self.title = title
    self.valueLabel = valueLabel
  }
}
