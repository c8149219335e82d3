public import CGTK
public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title, a slider with two thumbs, and the two numbers, which can be typed (seeds/000,
/// FUIRangeSliderCollectionViewCell).
///
///     let cell = RangeSliderFormCell()
///     cell.title = "Price"
///     cell.minimumValue = 10
///     cell.maximumValue = 50
///     cell.bind(search, to: \.prices)
///
/// A thumb that is moved past the other one goes on as that one.  With ``isRangeSelection`` off there is one thumb and one
/// number, the upper one.
///
/// ## CSS nodes
///
///     cell.fdlFUIRangeSliderFormCell
///     ├── label.fdlFUIRangeSliderFormCell_keyText
///     ├── field.fdlFUIRangeSliderFormCell_textFields            the lower number
///     ├── rangeslider
///     │   ╰── bar.fdlFUIRangeSliderFormCell_slider
///     ├── field.fdlFUIRangeSliderFormCell_textFields            the upper number
///     ╰── label.fdlFUIRangeSliderFormCell_textFields.readonly   only while read-only, in place of the others
///
/// The help below, `subtitle` in the seeds, is `fdlFUIRangeSliderFormCell_hintText`.
///
/// ## Accessibility
///
/// A group with a slider and a text box for each end.
@MainActor
open class RangeSliderFormCell: ValueCell<ClosedRange<Double>> {
  private typealias Parts = ComponentParts.RangeSliderFormCell
  private let keyLabel = Parts.keyText.makeLabel()
  private let readOnlyLabel = Parts.textFields.makeLabel()
  private let slider = RangeSlider()
  private let lowerField = RangeSliderFormCell.field()
  private let upperField = RangeSliderFormCell.field()

  /// Makes a slider from 0 to 100 whose thumbs stand at its ends.
  public required init() {
    super.init()
    become(Parts.cell)
    readOnlyLabel.addStyleClass("readonly")
    readOnlyLabel.isVisible = false
    for part in [keyLabel, lowerField, slider, upperField, readOnlyLabel] as [Widget] { part.setParent(self) }
    slider.onMove = { [weak self] in self?.sliderDidMove($0, $1, isHeld: $2) }
    for (field, isLower) in [(lowerField, true), (upperField, false)] {
      field.onEdit = { [weak self] in self?.personDidBegin() }
      field.onChange = { [weak self] in self?.typed($0, isLower: isLower) }
      field.onRefusal = { [weak self] in self?.refuse($0, isLower: isLower) }
      field.onOverflow = { [weak self] in self?.tellOverflow($0) }
    }
    showLine()
    nameControls()
  }

  /// The title.
  open override var titleView: Widget? { keyLabel }
  override var isTyping: Bool { lowerField.isTyping || upperField.isTyping }
  /// The slider of the upper end, while the value may be changed.
  open override var control: Widget? { isEditable ? slider.upperScale : nil }
  /// Both sliders and both fields.
  open override var describedWidgets: [Widget] {
    guard isEditable else { return [] }
    return [slider.lowerScale, slider.upperScale] + lowerField.describedWidgets + upperField.describedWidgets
  }
  /// The class path that the seeds give the help.
  open override var hintPart: ComponentPart? { Parts.hintText }

  /// The fields.
  open override var valueNodes: [AttributedNode] {
    [lowerField, upperField, readOnlyLabel].map { AttributedNode($0, as: Parts.textFields) }
  }

  /// All of the range.
  open override var defaultValue: ClosedRange<Double> { slider.line.lower...slider.line.upper }

  /// The least number; the default is 0.
  ///
  /// A value out of bounds stays the value; the slider shows the nearest bound, and the read-only text the value.
  @Setting public final var minimumValue: Double = 0 { didSet { showLine() } }
  /// The greatest number; the default is 100.
  @Setting public final var maximumValue: Double = 100 { didSet { showLine() } }
  /// The distance between two numbers that can be chosen; the default is 1, which also stands for what is not above 0.
  @Setting public final var interval: Double = 1 { didSet { showLine() } }
  /// How many decimals are shown at least as far as there are any, 0...15; the default is 0.
  ///
  /// Those that the interval has are shown in any case.  A bound that has more is moved to the next number within that can
  /// be shown: people choose none that they can't see.
  @Setting public final var decimalPlaces: Int = 0 { didSet { showLine() } }
  /// Whether there are two thumbs; the default is true.
  ///
  /// If not, people choose ``upperValue`` alone.
  @Setting public final var isRangeSelection: Bool = true {
    didSet {
      guard isRangeSelection != oldValue else { return }
      slider.hasTwoThumbs = isRangeSelection
      showState()
      showValue()
      nameControls()
      queueResize()
    }
  }
  /// Whether the value changes while a thumb moves; the default is true.
  ///
  /// If not, it changes when the thumb is let go.
  @Setting public final var isContinuous: Bool = true

  /// The lower number of ``ValueCell/value``; one above the upper one takes that along.
  ///
  /// What is no number says nothing.
  public final var lowerValue: Double {
    get { value.lowerBound }
    set { if !newValue.isNaN { value = newValue...max(newValue, value.upperBound) } }
  }
  /// The upper number of ``ValueCell/value``; one below the lower one takes that along.
  ///
  /// What is no number says nothing.
  public final var upperValue: Double {
    get { value.upperBound }
    set { if !newValue.isNaN { value = min(newValue, value.lowerBound)...newValue } }
  }

  private var line: NumberLine { slider.line }

  private static func field() -> LineField {
    LineField(Parts.textFields) { LineField.numberInBounds($0, $1).map($1.snapped) }
  }

  private func showLine() {
    let line = NumberLine(minimumValue, maximumValue, step: interval, decimals: decimalPlaces)
    slider.line = line
    for field in [lowerField, upperField] { field.line = line }
    showValue()
    queueResize()
  }

  /// Moves the thumbs without calling handlers.
  open override func showValue() {
    slider.show(value.lowerBound, value.upperBound)
    showTexts()
  }

  private func showTexts() {
    lowerField.value = slider.lower
    upperField.value = slider.upper
    // Nothing is chosen there, so that neither bounds nor decimals are those of a choice.
    let ends = isRangeSelection ? [lowerValue, upperValue] : [upperValue]
    readOnlyLabel.text = ends.map(line.wholeText).joined(separator: " – ").withNumbersInOrder
  }

  /// Sets the label, and the names for assistive technology.
  open override func showTitle() {
    keyLabel.text = shownTitle
    keyLabel.isVisible = !shownTitle.isEmpty
    nameControls()
  }

  private func nameControls() {
    let name = title.isEmpty ? localized("Value") : title
    let upperName = isRangeSelection ? localized("%1$@, upper end").filled(with: name) : name
    slider.lowerScale.setAccessibleLabel(localized("%1$@, lower end").filled(with: name))
    slider.upperScale.setAccessibleLabel(upperName)
    lowerField.setName(localized("%1$@, lower end").filled(with: name))
    upperField.setName(upperName)
  }

  /// Shows slider and fields, or the numbers alone.
  open override func showState() {
    if !isEditable { slider.letGo() }
    for (part, isShown) in [
      (slider, isEditable), (lowerField, isEditable && isRangeSelection), (upperField, isEditable),
    ] as [(Widget, Bool)] {
      if isShown { part.isVisible = true } else { part.hide(givingFocusTo: self) }
    }
    readOnlyLabel.isVisible = !isEditable
  }

  /// The fields that an error is about: the cell's own is about one of them, a caller's about both.
  private var invalidFields: [ValueField<Double>] {
    let fields = [lowerField, upperField]
    guard validationMessage?.kind != .error, let refusedField else { return fields }
    return [fields[refusedField]]
  }
  override var invalidWidgets: [Widget] {
    let fields = invalidFields
    return fields.count > 1 ? describedWidgets : fields.flatMap(\.describedWidgets)
  }

  /// The lines around the fields are in the colour of errors where the value can't be taken.
  open override func showValidity(isInvalid: Bool) {
    let fields = invalidFields
    for field in [lowerField, upperField] { field.isInvalid = isInvalid && fields.contains { $0 === field } }
  }

  private func sliderDidMove(_ lower: Double, _ upper: Double, isHeld: Bool) {
    if isContinuous || !isHeld { choose(lower, upper) }
    showTexts()
  }

  private func typed(_ number: Double, isLower: Bool) {
    let other = isLower ? slider.upper : slider.lower
    if isRangeSelection {
      choose(min(number, other), max(number, other))
    } else {
      choose(min(slider.lower, number), number)
    }
    showValue()
  }

  /// A thumb that wasn't moved leaves the end as it was stored, out of bounds or between two steps.
  private func choose(_ lower: Double, _ upper: Double) {
    let kept = (line.clamped(value.lowerBound), line.clamped(value.upperBound))
    let newLower = lower == kept.0 && value.lowerBound <= upper ? value.lowerBound : lower
    let newUpper = upper == kept.1 && value.upperBound >= newLower ? value.upperBound : upper
    personDidChange(to: min(newLower, newUpper)...newUpper)
  }

  private func refuse(_ text: String, isLower: Bool) {
    refusedField = isLower ? 0 : 1
    ownMessage = NumberMessage.refusal(of: text, on: line)
  }

  /// Takes the number that was typed.
  @discardableResult
  open override func commit() -> Bool {
    for field in [lowerField, upperField] { field.commit() }
    return super.commit()
  }
  /// Shows the value in place of what was typed.
  open override func cancelEditing() { for field in [lowerField, upperField] { field.cancelEditing() } }

  open override func prepareForReuse() {
    slider.letGo()
    super.prepareForReuse()
  }

  // MARK: Arrangement

  private static let gap = Int(Parts.cell.metric(.controlGap))
  private static let lineGap = Int(Parts.cell.metric(.lineGap))

  private var readOnlyArrangement: TitledControl {
    TitledControl(title: keyLabel, control: readOnlyLabel, gap: Self.gap, lineGap: Self.lineGap, fillsWidth: false)
  }
  private var fields: [Widget] { isRangeSelection ? [lowerField, upperField] : [upperField] }

  /// Where the fields stand.
  private enum Places: Int {
    /// At both ends of the slider, where that is as long as one would like.
    case besideSlider
    /// Below the slider, each at its end of the row.
    case inOneRow
    /// Below the slider and below each other, where a row is too short for both numbers.
    case inTwoRows
  }

  /// A field is at most a third of the row beside a slider, and half of it below.
  private func width(of field: Widget, in width: Int, _ places: Places) -> Int {
    let size = field.measured(.horizontal)
    guard width >= 0 else { return size.natural }
    return switch places {
    case .besideSlider: max(size.minimum, min(size.natural, width / 3))
    case .inOneRow: max(size.minimum, min(size.natural, (width - Self.gap) / 2))
    case .inTwoRows: min(size.natural, width)
    }
  }

  private func places(in width: Int) -> Places {
    guard width >= 0 else { return .besideSlider }
    let taken = fields.reduce(0) { $0 + self.width(of: $1, in: width, .besideSlider) + Self.gap }
    if taken + slider.measured(.horizontal).natural <= width { return .besideSlider }
    let wanted = fields.map { $0.measured(.horizontal).natural }
    return wanted.count < 2 || wanted.reduce(Self.gap, +) <= width ? .inOneRow : .inTwoRows
  }

  /// The title above the slider with its fields.
  open override func measureContent(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    guard isEditable else { return readOnlyArrangement.measure(orientation, forSize: forSize) }
    let bar = slider.measured(orientation)
    let boxes = fields.map { $0.measured(orientation) }
    switch orientation {
    case .horizontal:
      let text = keyLabel.measured(.horizontal)
      return Measurement(
        minimum: boxes.reduce(max(text.minimum, bar.minimum)) { max($0, $1.minimum) },
        natural: max(text.natural, boxes.reduce(boxes.count * Self.gap + bar.natural) { $0 + $1.natural }))
    case .vertical:
      let title = keyLabel.isVisible ? keyLabel.measured(.vertical, forSize: forSize).natural + Self.lineGap : 0
      let high = boxes.map(\.natural).max() ?? 0
      let places = places(in: forSize)
      let rows = places == .inTwoRows ? boxes.count : 1
      var size = Measurement(
        title
          + (places == .besideSlider ? max(high, bar.natural) : bar.natural + rows * (Self.lineGap + high)))
      size.arrangement = places.rawValue
      return size
    }
  }

  /// Places title, slider and fields.
  open override func allocateContent(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    guard isEditable else {
      return readOnlyArrangement.allocate(width: width, height: height, isMirrored: isMirrored)
    }
    var y = 0
    if keyLabel.isVisible {
      let titleHeight = keyLabel.measured(.vertical, forSize: width).natural
      keyLabel.allocate(width: width, height: titleHeight)
      y = titleHeight + Self.lineGap
    }
    func place(_ widget: Widget, x: Int, y: Int, width wide: Int, height high: Int) {
      widget.allocate(x: isMirrored ? width - x - wide : x, y: y, width: wide, height: high)
    }
    let places = places(in: width)
    let widths = fields.map { self.width(of: $0, in: width, places) }
    let fieldHeight = fields.map { $0.measured(.vertical).natural }.max() ?? 0
    let barHeight = slider.measured(.vertical).natural
    if places == .besideSlider {
      let leading = isRangeSelection ? widths[0] + Self.gap : 0
      let trailing = (widths.last ?? 0) + Self.gap
      let row = max(fieldHeight, barHeight)
      place(
        slider, x: leading, y: y + (row - barHeight) / 2, width: width - leading - trailing, height: barHeight)
    } else {
      place(slider, x: 0, y: y, width: width, height: barHeight)
      y += barHeight + Self.lineGap
    }
    if isRangeSelection { place(lowerField, x: 0, y: y, width: widths[0], height: fieldHeight) }
    if places == .inTwoRows { y += fieldHeight + Self.lineGap }
    place(upperField, x: width - (widths.last ?? 0), y: y, width: widths.last ?? 0, height: fieldHeight)
  }
}
