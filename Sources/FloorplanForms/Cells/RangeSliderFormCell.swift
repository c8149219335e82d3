public import CGTK
public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title, a slider with two thumbs, and a text field for each number (FUIRangeSliderCollectionViewCell in the SAP
/// Fiori for iOS documentation).
///
///     let cell = RangeSliderFormCell()
///     cell.title = "Price"
///     cell.minimumValue = 10
///     cell.maximumValue = 50
///     cell.bind(search, to: \.prices)
///
/// A thumb that is dragged past the other one takes its role. If ``isRangeSelection`` is false, there is only the thumb
/// and the field of the upper number.
///
/// ## CSS nodes
///
///     cell.fdlFUIRangeSliderFormCell
///     ├── label.fdlFUIRangeSliderFormCell_keyText
///     ├── field.fdlFUIRangeSliderFormCell_textFields            the lower number
///     ├── rangeslider
///     │   ╰── bar.fdlFUIRangeSliderFormCell_slider
///     ├── field.fdlFUIRangeSliderFormCell_textFields            the upper number
///     ╰── label.fdlFUIRangeSliderFormCell_textFields.readonly   if read-only, in place of the others
///
/// The hint below, `subtitle` in the SAP Fiori for iOS documentation, is `fdlFUIRangeSliderFormCell_hintText`.
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
  private let lowerField = ValueField(Parts.textFields, 0, .number(on: NumberLine(0, 100), snaps: true))
  private let upperField = ValueField(Parts.textFields, 0, .number(on: NumberLine(0, 100), snaps: true))

  /// Creates a cell with a range from 0 to 100, all of which is selected.
  public required init() {
    super.init()
    become(Parts.cell)
    readOnlyLabel.addStyleClass("readonly")
    readOnlyLabel.isVisible = false
    for part in [keyLabel, lowerField, slider, upperField, readOnlyLabel] as [Widget] { part.setParent(self) }
    slider.onMove = { [weak self] in self?.sliderDidMove($0, $1, isHeld: $2) }
    for (field, isLower) in [(lowerField, true), (upperField, false)] {
      follow(field)
      field.onChange = { [weak self] in self?.typed($0, isLower: isLower) }
    }
    showLine()
    nameControls()
  }

  /// The title.
  open override var titleView: Widget? { keyLabel }
  override var typedFields: [any TypedField] { [lowerField, upperField] }
  /// The slider of the upper end, or nil if the cell is read-only.
  open override var control: Widget? { isEditable ? slider.upperScale : nil }
  /// Both sliders and both fields.
  open override var describedWidgets: [Widget] {
    guard isEditable else { return [] }
    return [slider.lowerScale, slider.upperScale] + lowerField.describedWidgets + upperField.describedWidgets
  }
  /// The class path of the hint in the SAP Fiori for iOS documentation.
  open override var hintPart: ComponentPart? { Parts.hintText }

  /// The fields.
  open override var valueNodes: [AttributedNode] {
    [lowerField, upperField, readOnlyLabel].map { AttributedNode($0, as: Parts.textFields) }
  }

  /// The full range.
  open override var defaultValue: ClosedRange<Double> { slider.line.lower...slider.line.upper }

  /// The minimum number; the default is 0.
  ///
  /// A value out of bounds stays the value. The slider displays the nearest bound, and a read-only cell the value.
  @Setting public final var minimumValue: Double = 0 { didSet { showLine() } }
  /// The maximum number; the default is 100.
  @Setting public final var maximumValue: Double = 100 { didSet { showLine() } }
  /// The step between two numbers that can be selected; the default is 1, which also replaces steps that aren't
  /// positive.
  @Setting public final var interval: Double = 1 { didSet { showLine() } }
  /// The maximum number of decimals, without trailing zeros, from 0 to 15; the default is 0.
  ///
  /// The decimals of the interval are displayed in any case. A bound with more decimals is rounded to the next number
  /// inside of the range, because the user can only select numbers that can be displayed.
  @Setting public final var decimalPlaces: Int = 0 { didSet { showLine() } }
  /// Whether there are two thumbs; the default is true.
  ///
  /// If not, the user selects only ``upperValue``.
  @Setting public final var isRangeSelection: Bool = true {
    didSet {
      guard isRangeSelection != oldValue else { return }
      slider.hasTwoThumbs = isRangeSelection
      showState()
      // The user can't correct a refused text in a hidden field.
      if !isRangeSelection { lowerField.cancelEditing() }
      showValue()
      nameControls()
      queueResize()
    }
  }
  /// Whether the value changes while a thumb moves; the default is true.
  ///
  /// If not, it changes when the thumb is released.
  @Setting public final var isContinuous: Bool = true

  /// The lower number of ``ValueCell/value``; setting it above the upper number moves that too.
  ///
  /// Setting it to NaN has no effect.
  public final var lowerValue: Double {
    get { value.lowerBound }
    set { if !newValue.isNaN { value = newValue...max(newValue, value.upperBound) } }
  }
  /// The upper number of ``ValueCell/value``; setting it below the lower number moves that too.
  ///
  /// Setting it to NaN has no effect.
  public final var upperValue: Double {
    get { value.upperBound }
    set { if !newValue.isNaN { value = min(newValue, value.lowerBound)...newValue } }
  }

  private var line: NumberLine { slider.line }

  private func showLine() {
    let line = NumberLine(minimumValue, maximumValue, step: interval, decimals: decimalPlaces)
    slider.line = line
    for field in [lowerField, upperField] { field.format = .number(on: line, snaps: true) }
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
    // The text isn't a selection, so the bounds and the decimals don't apply to it.
    let ends = isRangeSelection ? [lowerValue, upperValue] : [upperValue]
    readOnlyLabel.text = ends.map(line.wholeText).joined(separator: " – ").withNumbersInOrder
  }

  /// Updates the label and the accessible labels.
  open override func showTitle() {
    keyLabel.text = shownTitle
    keyLabel.isVisible = !shownTitle.isEmpty
    nameControls()
  }

  private func nameControls() {
    let name = title.isEmpty ? localized("Value") : title
    let upperName = isRangeSelection ? localized("%1$@, maximum").filled(with: name) : name
    slider.lowerScale.setAccessibleLabel(localized("%1$@, minimum").filled(with: name))
    slider.upperScale.setAccessibleLabel(upperName)
    lowerField.setName(localized("%1$@, minimum").filled(with: name))
    upperField.setName(upperName)
  }

  /// Displays the slider and the fields, or only the numbers.
  open override func showState() {
    if !isEditable { slider.letGo() }
    for (part, isShown) in [
      (slider, isEditable), (lowerField, isEditable && isRangeSelection), (upperField, isEditable),
    ] as [(Widget, Bool)] {
      if isShown { part.isVisible = true } else { part.hide(givingFocusTo: self) }
    }
    readOnlyLabel.isVisible = !isEditable
  }

  /// The fields that an error is about: those with a refused text, or both for an error of the app.
  private var invalidFields: [any TypedField] {
    let refused = typedFields.filter { $0.problem != nil }
    return refused.isEmpty || validationMessage?.kind == .error ? typedFields : refused
  }
  override var invalidWidgets: [Widget] {
    let fields = invalidFields
    return fields.count > 1 ? describedWidgets : fields.flatMap { $0.describedWidgets }
  }

  /// Styles the borders of these fields as invalid.
  open override func showValidity(isInvalid: Bool) {
    let invalid = invalidFields
    for field in typedFields { field.isInvalid = isInvalid && invalid.contains { $0 === field } }
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

  /// Sets the value; a thumb that wasn't moved keeps the number of its end, even out of bounds or between two steps.
  private func choose(_ lower: Double, _ upper: Double) {
    let kept = (line.clamped(value.lowerBound), line.clamped(value.upperBound))
    let newLower = lower == kept.0 && value.lowerBound <= upper ? value.lowerBound : lower
    let newUpper = upper == kept.1 && value.upperBound >= newLower ? value.upperBound : upper
    personDidChange(to: min(newLower, newUpper)...newUpper)
  }

  open override func prepareForReuse() {
    slider.letGo()
    super.prepareForReuse()
  }

  // MARK: Arrangement

  private static let gap = Int(Parts.cell.metric(.controlGap))
  private static let lineGap = Int(Parts.cell.metric(.lineGap))

  /// The title and the numbers of a read-only cell.
  override var arrangement: (any Arrangement)? {
    TitledControl(title: keyLabel, control: readOnlyLabel, gap: Self.gap, lineGap: Self.lineGap, fillsWidth: false)
  }
  private var fields: [Widget] { isRangeSelection ? [lowerField, upperField] : [upperField] }

  private typealias Place = (part: Widget, x: Int, y: Int, width: Int, height: Int)

  /// Returns the frames of the title, the slider and the fields, mirrored for right-to-left, and the total height.
  ///
  /// The fields are at both ends of the slider if it keeps its natural length. Otherwise they are below it, each at its
  /// end of the row, or stacked if the row is too short for both numbers.
  private func places(in width: Int) -> (places: [Place], height: Measurement) {
    let sizes = fields.map { $0.measured(.horizontal) }
    func widths(upTo limit: Int) -> [Int] { sizes.map { max($0.minimum, min($0.natural, limit)) } }
    let fieldHeight = fields.map { $0.measured(.vertical).natural }.max() ?? 0
    let barHeight = slider.measured(.vertical).natural
    var places: [Place] = []
    var (y, arrangement) = (0, 0)
    if keyLabel.isVisible {
      let titleHeight = keyLabel.measured(.vertical, forSize: width).natural
      places.append((keyLabel, 0, 0, width, titleHeight))
      y = titleHeight + Self.lineGap
    }
    // The maximum width of a field is a third of the row beside a slider, and half of the row below.
    var fieldWidths = widths(upTo: width / 3)
    let taken = fieldWidths.reduce(0) { $0 + $1 + Self.gap }
    if taken + slider.measured(.horizontal).natural <= width {
      let leading = isRangeSelection ? fieldWidths[0] + Self.gap : 0
      places.append((slider, leading, y + max(0, fieldHeight - barHeight) / 2, width - taken, barHeight))
    } else {
      places.append((slider, 0, y, width, barHeight))
      y += barHeight + Self.lineGap
      arrangement = sizes.count < 2 || sizes.reduce(Self.gap, { $0 + $1.natural }) <= width ? 1 : 2
      fieldWidths = arrangement == 1 ? widths(upTo: (width - Self.gap) / 2) : sizes.map { min($0.natural, width) }
    }
    if isRangeSelection { places.append((lowerField, 0, y, fieldWidths[0], fieldHeight)) }
    if arrangement == 2 { y += fieldHeight + Self.lineGap }
    let last = fieldWidths.last ?? 0
    places.append((upperField, width - last, y, last, fieldHeight))
    var height = Measurement(y + (arrangement == 0 ? max(fieldHeight, barHeight) : fieldHeight))
    height.arrangement = arrangement
    guard direction == .rtl else { return (places, height) }
    return (places.map { ($0.part, width - $0.x - $0.width, $0.y, $0.width, $0.height) }, height)
  }

  /// Measures the title above the slider and the fields.
  open override func measureContent(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    guard isEditable else { return super.measureContent(orientation, forSize: forSize) }
    guard orientation == .horizontal else {
      return places(in: forSize < 0 ? measureContent(.horizontal, forSize: -1).natural : forSize).height
    }
    let (text, bar) = (keyLabel.measured(.horizontal), slider.measured(.horizontal))
    let boxes = fields.map { $0.measured(.horizontal) }
    return Measurement(
      minimum: boxes.reduce(max(text.minimum, bar.minimum)) { max($0, $1.minimum) },
      natural: max(text.natural, boxes.reduce(boxes.count * Self.gap + bar.natural) { $0 + $1.natural }))
  }

  /// Allocates the title, the slider and the fields.
  open override func allocateContent(width: Int, height: Int) {
    guard isEditable else { return super.allocateContent(width: width, height: height) }
    for place in places(in: width).places {
      place.part.allocate(x: place.x, y: place.y, width: place.width, height: place.height)
    }
  }
}
