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
/// The user can also type a number. A text that isn't a number within the bounds is refused and stays in the field.
///
/// ## CSS nodes
///
///     cell.fdlFUIStepperFormCell
///     ├── label.fdlFUIStepperFormCell_keyText                 absent if empty
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
open class StepperFormCell: ControlCell<Double> {
  private typealias Parts = ComponentParts.StepperFormCell
  private let stepper = StepperControl()

  /// Creates a cell for a number from 0 to 100.
  public required init() {
    super.init(Parts.cell, title: Parts.keyText, valueLabel: Parts.readOnlyText, control: stepper)
    stepper.onChange = { [weak self] in
      self?.userDidChange(to: $0)
      self?.showText()
    }
    observe(stepper.field)
    showValue()
  }

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
    [AttributedNode(stepper.field, part: Parts.valueText), valueLabel.attributedNode]
  }

  /// The minimum number.
  open override var defaultValue: Double { minimumValue }

  /// The minimum number; the default is 0.
  ///
  /// A lower value is kept and displayed until the user changes it.
  @Setting public final var minimumValue: Double = 0 { didSet { showValue() } }
  /// The maximum number; the default is 100.
  @Setting public final var maximumValue: Double = 100 { didSet { showValue() } }
  /// The step of the buttons; the default is 1, which also replaces steps that aren't positive.
  @Setting public final var stepValue: Double = 1 { didSet { showValue() } }
  /// The maximum number of decimals, typed or displayed, from 0 to 15; the default is 0.
  ///
  /// The decimals of the step are allowed in any case. A read-only cell displays all decimals of the value.
  @Setting public final var decimalPlaces: Int = 0 { didSet { showValue() } }
  /// Whether the value changes with each keystroke that results in a number; the default is false.
  ///
  /// If not, it changes with Enter and when the focus leaves the field.
  @Setting public final var tracksLiveChanges: Bool = false {
    didSet { stepper.field.tracksLiveChanges = tracksLiveChanges }
  }

  private var line: NumberLine {
    NumberLine(minimumValue, maximumValue, step: stepValue, decimals: decimalPlaces)
  }

  /// Displays the number without calling handlers.
  open override func showValue() {
    stepper.show(value, on: line)
    showText()
  }

  /// Displays the number in place of the stepper.
  open override func showText() {
    let text = line.fullText(value)
    valueLabel.text = direction == .rtl ? text.withLeftToRightMark : text
  }

  /// Updates the label and the accessible labels.
  open override func showTitle() {
    super.showTitle()
    stepper.setAccessibleLabels(after: title)
  }

  override func endInteraction() { stepper.stopRepeating() }

  /// Styles the border of the field as invalid, in addition to the title.
  open override func showValidity(isInvalid: Bool) { stepper.field.isInvalid = isInvalid }

  /// False: below the title, the stepper keeps its natural width.
  open override var controlFillsWidth: Bool { false }
}
