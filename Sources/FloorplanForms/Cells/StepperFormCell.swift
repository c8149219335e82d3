public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and a number between two buttons (seeds/000, FUIStepperCollectionViewCell).
///
///     let cell = StepperFormCell()
///     cell.title = "Guests"
///     cell.minimumValue = 1
///     cell.maximumValue = 10
///     cell.bind(booking, to: \.guests)
///
/// The buttons go a step, and more of them while they are held; in the field the arrow keys do, and the page keys ten.
/// A number can be typed too: one out of bounds becomes the nearest bound, at once where more digits would only lead
/// further away, else when the field is left; an empty field means the least number.
///
/// ## CSS nodes
///
///     cell.fdlFUIStepperFormCell
///     ├── label.fdlFUIStepperFormCell_keyText
///     ├── stepper                                             absent while read-only
///     │   ├── button.fdlFUIStepperFormCell_decreaseButton
///     │   ├── field.fdlFUIStepperFormCell_valueText
///     │   ╰── button.fdlFUIStepperFormCell_increaseButton
///     ╰── label.fdlFUIStepperFormCell_readOnlyText            only while read-only
///
/// The help below is `fdlFUIStepperFormCell_hintText`.
///
/// ## Accessibility
///
/// A group with a text box and a spin button, both named by the title.
@MainActor
open class StepperFormCell: ValueCell<Double> {
  private typealias Parts = ComponentParts.StepperFormCell
  private let keyLabel = Parts.keyText.makeLabel()
  private let readOnlyLabel = Parts.readOnlyText.makeLabel()
  private let stepper = StepperControl()

  /// Makes a stepper from 0 to 100.
  public required init() {
    super.init()
    become(Parts.cell)
    readOnlyLabel.isVisible = false
    for part in [keyLabel, stepper, readOnlyLabel] as [Widget] { part.setParent(self) }
    stepper.onChange = { [weak self] in self?.personDidChoose($0) }
    follow(stepper.field)
    showLine()
  }

  /// The title.
  open override var titleView: Widget? { keyLabel }
  override var typedFields: [any TypedField] { [stepper.field] }
  /// The field, while the value may be changed.
  open override var control: Widget? { isEditable ? stepper.field : nil }
  /// The field, and what stands for it with assistive technology.
  open override var describedWidgets: [Widget] {
    isEditable ? stepper.field.describedWidgets + [stepper.spinButton] : []
  }
  /// The class path that the seeds give the help.
  open override var hintPart: ComponentPart? { Parts.hintText }

  /// The title, the field, the buttons and the help.
  open override func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    part == .icons ? stepper.attributedButtons : super.attributedNodes(for: part)
  }
  /// The field, and the text in its place.
  open override var valueNodes: [AttributedNode] {
    [AttributedNode(stepper.field, as: Parts.valueText), readOnlyLabel.attributedNode]
  }

  /// The least value.
  open override var defaultValue: Double { minimumValue }

  /// The least number; the default is 0.
  ///
  /// A value below stays the value; the field shows this one, and the read-only text the value.
  @Setting public final var minimumValue: Double = 0 { didSet { showLine() } }
  /// The greatest number; the default is 100.
  @Setting public final var maximumValue: Double = 100 { didSet { showLine() } }
  /// How far a press goes; the default is 1, which also stands for what is not above 0.
  @Setting public final var stepValue: Double = 1 { didSet { showLine() } }
  /// How many decimals can be typed and are shown, 0...15; the default is 0.
  ///
  /// Those that the step has can be in any case.  The read-only text shows all that the value has.
  @Setting public final var decimalPlaces: Int = 0 { didSet { showLine() } }
  /// Whether the value changes with each keystroke that makes a number.
  ///
  /// If not, the default, it changes with Enter and when the field is left.
  @Setting public final var isTrackingLiveChanges: Bool = false {
    didSet { stepper.field.isTrackingLiveChanges = isTrackingLiveChanges }
  }

  private func showLine() {
    stepper.line = NumberLine(minimumValue, maximumValue, step: stepValue, decimals: decimalPlaces)
    showValue()
  }

  /// Shows the number without calling handlers.
  open override func showValue() {
    stepper.show(value)
    showText()
  }

  private func showText() {
    let text = stepper.line.wholeText(value)
    readOnlyLabel.text = direction == .rtl ? text.withNumbersInOrder : text
  }

  /// The sign of the number stays before the digits.
  open override func directionDidChange() {
    super.directionDidChange()
    showText()
  }

  /// Sets the label, and the names for assistive technology.
  open override func showTitle() {
    keyLabel.text = shownTitle
    keyLabel.isVisible = !shownTitle.isEmpty
    stepper.name(after: title)
  }

  /// Shows the stepper, or the number alone.
  open override func showState() {
    if !isEditable || !isEnabled { stepper.letGo() }
    if isEditable { stepper.isVisible = true } else { stepper.hide(givingFocusTo: self) }
    readOnlyLabel.isVisible = !isEditable
  }

  private func personDidChoose(_ number: Double) {
    personDidChange(to: number)
    showText()
  }

  open override func prepareForReuse() {
    stepper.letGo()
    super.prepareForReuse()
  }

  /// The title beside the stepper where both fit in one line, else above it.
  override var arrangement: (any Arrangement)? {
    TitledControl(
      title: keyLabel, control: isEditable ? stepper : readOnlyLabel, gap: Int(Parts.cell.metric(.controlGap)),
      lineGap: Int(Parts.cell.metric(.lineGap)), fillsWidth: false)
  }
}
