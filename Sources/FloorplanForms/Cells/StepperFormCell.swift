public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and a number between two buttons (FUIStepperCollectionViewCell in the SAP Fiori for iOS documentation).
///
///     let cell = StepperFormCell()
///     cell.title = "Guests"
///     cell.minimumValue = 1
///     cell.maximumValue = 10
///     cell.bind(booking, to: \.guests)
///
/// A button changes the number by one step, repeatedly while it is held. In the field, the arrow keys change it by one
/// step, and Page Up and Page Down by ten.
///
/// The user can also type a number. A number out of bounds becomes the nearest bound: immediately if more digits would
/// only lead further away, otherwise when the focus leaves the field. An empty field means the minimum.
///
/// ## CSS nodes
///
///     cell.fdlFUIStepperFormCell
///     ├── label.fdlFUIStepperFormCell_keyText
///     ├── stepper                                             absent if read-only
///     │   ├── button.fdlFUIStepperFormCell_decreaseButton
///     │   ├── field.fdlFUIStepperFormCell_valueText
///     │   ╰── button.fdlFUIStepperFormCell_increaseButton
///     ╰── label.fdlFUIStepperFormCell_readOnlyText            if read-only
///
/// The hint below is `fdlFUIStepperFormCell_hintText`.
///
/// ## Accessibility
///
/// A group with a text box and a spin button, both labeled by the title.
@MainActor
open class StepperFormCell: ValueCell<Double> {
  private typealias Parts = ComponentParts.StepperFormCell
  private let keyLabel = Parts.keyText.makeLabel()
  private let readOnlyLabel = Parts.readOnlyText.makeLabel()
  private let stepper = StepperControl()

  /// Creates a cell for a number from 0 to 100.
  public required init() {
    super.init()
    addStyleClasses(of: Parts.cell)
    readOnlyLabel.isVisible = false
    for part in [keyLabel, stepper, readOnlyLabel] as [Widget] { part.setParent(self) }
    stepper.onChange = { [weak self] in self?.userDidSelect($0) }
    observe(stepper.field)
    showLine()
  }

  /// The title.
  open override var titleView: Widget? { keyLabel }
  override var inputFields: [any InputField] { [stepper.field] }
  /// The field, or nil if the cell is read-only.
  open override var control: Widget? { isEditable ? stepper.field : nil }
  /// The field, and the spin button that represents it for assistive technology.
  open override var describedWidgets: [Widget] {
    isEditable ? stepper.field.describedWidgets + [stepper.spinButton] : []
  }
  /// The class path of the hint in the SAP Fiori for iOS documentation.
  open override var hintPart: ComponentPart? { Parts.hintText }

  /// Returns the nodes of the title, the field, the buttons or the hint.
  open override func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    part == .icons ? stepper.attributedButtons : super.attributedNodes(for: part)
  }
  /// The field, and the text in its place.
  open override var valueNodes: [AttributedNode] {
    [AttributedNode(stepper.field, part: Parts.valueText), readOnlyLabel.attributedNode]
  }

  /// The minimum number.
  open override var defaultValue: Double { minimumValue }

  /// The minimum number; the default is 0.
  ///
  /// A lower value is kept. The field displays the minimum, and a read-only cell the value.
  @Setting public final var minimumValue: Double = 0 { didSet { showLine() } }
  /// The maximum number; the default is 100.
  @Setting public final var maximumValue: Double = 100 { didSet { showLine() } }
  /// The step of the buttons; the default is 1, which also replaces steps that aren't positive.
  @Setting public final var stepValue: Double = 1 { didSet { showLine() } }
  /// The maximum number of decimals, typed or displayed, from 0 to 15; the default is 0.
  ///
  /// The decimals of the step are allowed in any case. A read-only cell displays all decimals of the value.
  @Setting public final var decimalPlaces: Int = 0 { didSet { showLine() } }
  /// Whether the value changes with each keystroke that results in a number; the default is false.
  ///
  /// If not, it changes with Enter and when the focus leaves the field.
  @Setting public final var isTrackingLiveChanges: Bool = false {
    didSet { stepper.field.isTrackingLiveChanges = isTrackingLiveChanges }
  }

  private func showLine() {
    stepper.line = NumberLine(minimumValue, maximumValue, step: stepValue, decimals: decimalPlaces)
    showValue()
  }

  /// Displays the number without calling handlers.
  open override func showValue() {
    stepper.show(value)
    showText()
  }

  private func showText() {
    let text = stepper.line.fullText(value)
    readOnlyLabel.text = direction == .rtl ? text.withLeftToRightMark : text
  }

  /// Updates the text, in which the sign of the number stays before the digits.
  open override func directionDidChange() {
    super.directionDidChange()
    showText()
  }

  /// Updates the label and the accessible labels.
  open override func showTitle() {
    keyLabel.text = displayedTitle
    keyLabel.isVisible = !displayedTitle.isEmpty
    stepper.setAccessibleLabels(after: title)
  }

  /// Displays the stepper, or only the number.
  open override func showState() {
    if !isEditable || !isEnabled { stepper.stopRepeating() }
    if isEditable { stepper.isVisible = true } else { stepper.hide(movingFocusTo: self) }
    readOnlyLabel.isVisible = !isEditable
  }

  private func userDidSelect(_ number: Double) {
    userDidChange(to: number)
    showText()
  }

  open override func prepareForReuse() {
    stepper.stopRepeating()
    super.prepareForReuse()
  }

  /// The title beside the stepper if both fit in one line, otherwise above it.
  override var layout: (any CellLayout)? {
    TitledControl(
      title: keyLabel, control: isEditable ? stepper : readOnlyLabel, gap: Int(Parts.cell.metric(.controlGap)),
      lineGap: Int(Parts.cell.metric(.lineGap)), fillsWidth: false)
  }
}
