import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title, a slider and its value with a unit (seeds/000 and seeds/004, FUISliderFormCell and FUISliderCollectionViewCell).
///
/// ## CSS nodes
///
///     cell.fdlFUISliderFormCell
///     ├── label.fdlFUISliderFormCell_keyLabel
///     ├── label.fdlFUISliderFormCell_valueTextField.fdlSliderFormCell_valueLabel
///     ├── field.fdlFUISliderFormCell_valueField    in place of that label where the value can be typed
///     ╰── scale.fdlFUISliderFormCell_slider        absent while read-only
///
/// ## Accessibility
///
/// A group with a slider, named by the title, which assistive technology reads and sets; a text box has the same name.
@MainActor
open class SliderFormCell: ValueCell<Double> {
  private typealias Parts = ComponentParts.SliderFormCell
  private let keyLabel = Parts.keyLabel.makeLabel()
  private let valueLabel = Parts.valueTextField.makeLabel()
  private let scale = NumberScale()
  private var slider: Scale { scale.widget }
  private var valueField: ValueField<Double>?
  private var isHeld = false
  private var hasMovedWhileHeld = false

  /// Makes a slider from 0 to 1.
  public required init() {
    super.init()
    become(Parts.cell)
    slider.become(Parts.slider)
    slider.ignoreWheel()
    for part in [keyLabel, valueLabel, slider] as [Widget] { part.setParent(self) }
    slider.setAccessibleLabel(from: keyLabel)
    scale.onMove = { [weak self] in self?.sliderDidMove(to: $0) }
    let pointer = PointerController()
    pointer.onPress { [weak self] _ in self?.isHeld = true }
    pointer.onRelease { [weak self] in self?.letGo() }
    slider.addController(pointer)
    showValue()
  }

  /// The title.
  open override var titleView: Widget? { keyLabel }
  override var typedFields: [any TypedField] { valueField.map { [$0] } ?? [] }
  /// The slider, while the value may be changed.
  open override var control: Widget? { isEditable ? slider : nil }

  /// The slider, and the field where there is one.
  open override var describedWidgets: [Widget] {
    isEditable ? [slider] + (shownField?.describedWidgets ?? []) : []
  }

  /// The text and the field.
  open override var valueNodes: [AttributedNode] {
    [valueLabel.attributedNode] + (valueField.map { [AttributedNode($0, as: Parts.valueField)] } ?? [])
  }

  /// The least value.
  open override var defaultValue: Double { minimumValue }

  /// The least value that can be chosen.
  ///
  /// The default is 0 (seeds/004).
  @Setting public final var minimumValue: Double = 0 { didSet { showRange() } }
  /// The greatest value that can be chosen.
  ///
  /// The default is 1.
  @Setting public final var maximumValue: Double = 1 { didSet { showRange() } }
  /// The unit shown behind the value.
  ///
  /// The default is "mi" (seeds/004); nil for none.
  @Setting public final var unit: String? = "mi" {
    didSet {
      showField()
      showText()
    }
  }
  /// How the value is shown, without its unit; nil, the default, for as many of the ``decimalPlaces`` as it has.
  @Setting public final var formatter: ((Double) -> String)? { didSet { showText() } }
  /// Whether the value changes while the slider moves.
  ///
  /// If not, it changes when the slider is let go.
  @Setting public final var isContinuous: Bool = true

  // MARK: The value as a number that is typed

  /// Whether the value can be typed too, in a field in place of the text; the default is false.
  ///
  /// A number out of range is not taken.
  @Setting public final var showsValueField: Bool = false {
    didSet {
      guard showsValueField != oldValue else { return }
      if showsValueField, valueField == nil { valueField = makeValueField() }
      showRange()
      showState()
      // A text that was refused there can't be corrected any more.
      if !showsValueField { valueField?.cancelEditing() }
      standardHintDidChange()
      queueResize()
    }
  }
  /// How many decimals people can choose, by sliding and by typing, 0...15; the default is 2.
  @Setting public final var decimalPlaces: Int = 2 { didSet { showRange() } }

  private var shownField: ValueField<Double>? { showsValueField && isEditable ? valueField : nil }
  private var line: NumberLine {
    // No step of its own, so that the decimals are those that are asked for.
    NumberLine(minimumValue, maximumValue, step: 1, decimals: decimalPlaces)
  }

  private func makeValueField() -> ValueField<Double> {
    let field = ValueField(Parts.valueField, 0, .number(on: line))
    field.setName(from: keyLabel)
    field.setParent(self)
    passDirection()
    follow(field)
    field.onChange = { [weak self] in self?.typed($0) }
    return field
  }

  private func typed(_ number: Double) {
    personDidChange(to: number)
    showValue()
  }

  private func showField() {
    guard let valueField else { return }
    valueField.format = .number(on: line)
    valueField.suffix = unit
    valueField.entry.widthInCharacters = max(4, valueField.entry.largestWidthInCharacters)
    valueField.entry.largestWidthInCharacters = valueField.entry.widthInCharacters
    valueField.value = value
  }

  /// The value, or the line around its field, is in the colour of errors where it can't be taken.
  open override func showValidity(isInvalid: Bool) {
    valueLabel.setStyleClass(StyleVariant.negative.rawValue, isInvalid)
    super.showValidity(isInvalid: isInvalid)
  }

  private func sliderDidMove(to asked: Double) {
    // Nobody chooses decimals that can't be seen.
    let chosen = line.clamped(line.rounded(asked))
    moveSlider(to: chosen)
    // The keyboard and assistive technology never hold the slider: each of their steps counts.
    guard isContinuous || !isHeld else {
      hasMovedWhileHeld = true
      showText(of: chosen)
      return
    }
    personDidChange(to: chosen)
    showText()
  }

  private func letGo() {
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

  private func showRange() {
    showField()
    showValue()
  }

  /// Moves the slider without calling handlers.
  open override func showValue() {
    // A value out of range stays the value; the slider stands at the nearest end.
    moveSlider(to: value)
    showText()
  }

  private func moveSlider(to number: Double) {
    let line = line
    let span = line.upper - line.lower
    // A step that isn't seen would lead nowhere.
    let (step, page) = (max(line.rounded(span / 100), line.finest), max(line.rounded(span / 10), line.finest))
    scale.show(number, on: line, step: step, page: page)
  }

  private func showText() { showText(of: value) }

  private func showText(of shown: Double) {
    let text = formatter?(shown) ?? line.text(shown)
    let whole = unit.map { "\(text) \($0)" } ?? text
    valueLabel.text = direction == .rtl ? whole.withNumbersInOrder : whole
    if let valueField, valueField.value != shown { valueField.value = shown }
  }

  /// The sign of the number stays before the digits.
  open override func directionDidChange() {
    super.directionDidChange()
    showText()
  }

  /// Sets the label, which names the slider for assistive technology too.
  open override func showTitle() { keyLabel.text = shownTitle }

  /// Shows the slider, or the value alone.
  open override func showState() {
    if isEditable { slider.isVisible = true } else { slider.hide(givingFocusTo: self) }
    if let valueField {
      if shownField != nil { valueField.isVisible = true } else { valueField.hide(givingFocusTo: self) }
    }
    valueLabel.isVisible = shownField == nil
    valueLabel.setStyleClass(StyleState.readonly.rawValue, !isEditable)
    // A slider that goes or is disabled in mid-drag is not let go any more.
    letGo()
  }

  /// Up to two decimals, without trailing zeros, behind the mark of the locale.
  public static func shortNumber(_ value: Double) -> String {
    shortText(of: value, decimalMark: LocaleNumbers.decimalMark)
  }

  static func shortText(of value: Double, decimalMark mark: Character) -> String {
    NumberLine(0, 0, decimals: min(2, NumberLine.decimals(of: value)), decimalMark: mark).text(value)
  }

  /// Title and value in one line, the slider below.
  override var arrangement: (any Arrangement)? {
    TitledColumn(
      title: keyLabel, trailing: shownField ?? valueLabel, lines: [slider], gap: Int(Parts.cell.metric(.controlGap)),
      lineGap: Int(Parts.cell.metric(.lineGap)))
  }
}
