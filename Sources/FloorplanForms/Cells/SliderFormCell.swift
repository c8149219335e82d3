import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title, a slider, and its value with a unit (FUISliderFormCell and FUISliderCollectionViewCell in the SAP Fiori for
/// iOS documentation).
///
/// ## CSS nodes
///
///     cell.fdlFUISliderFormCell
///     ├── label.fdlFUISliderFormCell_keyLabel      absent if empty
///     ├── label.fdlFUISliderFormCell_valueTextField.fdlSliderFormCell_valueLabel
///     ├── field.fdlFUISliderFormCell_valueField    in place of that label if showsValueField is true
///     ╰── scale.fdlFUISliderFormCell_slider        absent if read-only
///
/// ## Accessibility
///
/// A group with a slider labeled by the title, which assistive technology can read and set. A text box has the same
/// label.
open class SliderFormCell: ControlCell<Double> {
  private typealias Parts = ComponentParts.SliderFormCell
  private let scale = NumberScale()
  private var slider: Scale { scale.widget }
  private var createdField: ValueField<Double>?
  private var isHeld = false
  private var hasMovedWhileHeld = false

  /// Creates a cell for a value from 0 to 1.
  public required init() {
    super.init(Parts.cell, title: Parts.keyLabel, valueLabel: Parts.valueTextField, control: scale.widget)
    insertChildren([titleLabel, valueLabel, slider])
    slider.addStyleClasses(of: Parts.slider)
    slider.ignoreScrollEvents()
    slider.setAccessibleLabel(from: titleLabel)
    scale.onMove = { [weak self] in self?.sliderDidMove(to: $0) }
    let pointer = PointerController()
    pointer.onPress { [weak self] _ in self?.isHeld = true }
    pointer.onRelease { [weak self] in self?.endDrag() }
    slider.addController(pointer)
    showValue()
  }

  override var inputFields: [any InputField] { [createdField].compactMap(\.self) }
  /// The slider, and the field if it is visible.
  open override var describedWidgets: [Widget] {
    isEditable ? [slider] + (showsValueField ? valueField.describedWidgets : []) : []
  }

  /// The label and the field of the value.
  open override var valueNodes: [AttributedNode] {
    [valueLabel.attributedNode, AttributedNode(valueField, part: Parts.valueField)]
  }

  /// The minimum value.
  open override var defaultValue: Double { minimumValue }

  /// The minimum value that can be selected; the default is 0.
  @Setting public final var minimumValue: Double = 0 { didSet { showRange() } }
  /// The maximum value that can be selected; the default is 1.
  @Setting public final var maximumValue: Double = 1 { didSet { showRange() } }
  /// The unit after the value, or nil, the default, for none; a percent sign is placed as in the locale.
  @Setting public final var unit: String? { didSet { showRange() } }
  /// The function that formats a value without its unit; nil, the default, for up to ``decimalPlaces`` decimals.
  @Setting public final var formatter: ((Double) -> String)? { didSet { showText() } }
  /// Whether the value changes while the slider moves; the default is true.
  ///
  /// If not, it changes when the slider is released.
  @Setting public final var isContinuous: Bool = true

  // MARK: Value field

  /// Whether the user can also type the value, in a field in place of the text; the default is false.
  ///
  /// A number out of bounds is refused.
  @Setting public final var showsValueField: Bool = false {
    didSet {
      guard showsValueField != oldValue else { return }
      showState()
      // The user can't correct a refused text in a hidden field.
      if !showsValueField { createdField?.cancelEditing() }
      defaultHintDidChange()
      queueResize()
    }
  }
  /// The maximum number of decimals, by sliding and typing, from 0 to 15; the default is 2.
  @Setting public final var decimalPlaces: Int = 2 { didSet { showRange() } }

  private var isFieldVisible: Bool { showsValueField && isEditable }
  private var line: NumberLine {
    // The step doesn't add any decimals to these.
    NumberLine(minimumValue, maximumValue, step: 1, decimals: decimalPlaces)
  }

  private var valueField: ValueField<Double> {
    if let createdField { return createdField }
    let field = ValueField(Parts.valueField, value, .number(on: line))
    createdField = field
    field.isVisible = isFieldVisible
    field.setName(from: titleLabel)
    field.insert(in: self, after: slider)
    propagateDirection()
    observe(field)
    field.onChange = { [weak self] in
      self?.userDidChange(to: $0)
      self?.showValue()
    }
    showRange()
    return field
  }

  override func makeFields() { _ = valueField }

  private func showRange() {
    if let createdField {
      createdField.format = .number(on: line)
      createdField.suffix = unit
    }
    showValue()
  }

  /// Styles the value, or the border of its field, as invalid.
  open override func showValidity(isInvalid: Bool) {
    valueLabel.isInvalid = isInvalid
    createdField?.isInvalid = isInvalid
  }

  private func sliderDidMove(to requested: Double) {
    // Round to the decimals that are displayed.
    let chosen = line.clamped(line.rounded(requested))
    moveSlider(to: chosen)
    // The keyboard and assistive technology never hold the slider, so each of their steps counts.
    guard isContinuous || !isHeld else {
      hasMovedWhileHeld = true
      showText(of: chosen)
      return
    }
    userDidChange(to: chosen)
    showText()
  }

  private func endDrag() {
    isHeld = false
    guard hasMovedWhileHeld else { return }
    hasMovedWhileHeld = false
    sliderDidMove(to: slider.value)
  }

  open override func prepareForReuse() {
    isHeld = false
    hasMovedWhileHeld = false
    super.prepareForReuse()
  }

  /// Moves the slider without calling handlers.
  open override func showValue() {
    // A value out of bounds is kept; the slider displays the nearest bound.
    moveSlider(to: value)
    showText()
  }

  private func moveSlider(to number: Double) {
    let line = line
    let span = line.upper - line.lower
    // A step below the displayed decimals would have no visible effect.
    let (step, page) = (max(line.rounded(span / 100), line.resolution), max(line.rounded(span / 10), line.resolution))
    scale.show(number, on: line, step: step, page: page)
  }

  /// Displays the value and its unit.
  open override func showText() { showText(of: value) }

  private func showText(of number: Double) {
    let text = formatter?(number) ?? line.text(number)
    let whole = unit.map { $0 == "%" ? percentText(text) : "\(text) \($0)" } ?? text
    valueLabel.text = direction == .rtl ? whole.withLeftToRightMark : whole
    if let createdField, createdField.value != number { createdField.value = number }
  }

  /// Displays the slider, or only the value.
  open override func showState() {
    super.showState()
    if isFieldVisible { valueField.isVisible = true } else { createdField?.hide(movingFocusTo: self) }
    valueLabel.isVisible = !isFieldVisible
    valueLabel.setStyleClass(StyleState.readonly.rawValue, !isEditable)
    // A slider that is hidden or disabled during a drag gets no release event.
    endDrag()
  }

  override func layout(in width: Int) -> (any CellLayout)? {
    TitledColumn(
      title: titleLabel, trailing: isFieldVisible ? valueField : valueLabel, lines: [slider],
      gap: Parts.cell[.controlGap], lineGap: Parts.cell[.lineGap], titleColumn: titleColumn)
  }
}
