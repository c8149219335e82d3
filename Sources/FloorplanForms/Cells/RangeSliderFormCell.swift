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
/// A thumb that is dragged past the other one takes its role. If ``selectsRange`` is false, there is only the thumb
/// and the field of the upper number.
///
/// ## CSS nodes
///
///     cell.fdlFUIRangeSliderFormCell
///     ├── label.fdlFUIRangeSliderFormCell_keyText               absent if empty
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
open class RangeSliderFormCell: ControlCell<ClosedRange<Double>> {
  private typealias Parts = ComponentParts.RangeSliderFormCell
  private let slider = RangeSlider()
  private let lowerField = ValueField(Parts.textFields, 0, .number(on: NumberLine(0, 100), snaps: true))
  private let upperField = ValueField(Parts.textFields, 0, .number(on: NumberLine(0, 100), snaps: true))

  /// Creates a cell with a range from 0 to 100, all of which is selected.
  public required init() {
    super.init(Parts.cell, title: Parts.keyText, valueLabel: Parts.textFields, control: slider)
    valueLabel.addStyleClass("readonly")
    insertChildren([titleLabel, lowerField, slider, upperField, valueLabel])
    slider.onMove = { [weak self] in self?.sliderDidMove($0, $1, isHeld: $2) }
    for (field, isLower) in [(lowerField, true), (upperField, false)] {
      observe(field)
      field.onChange = { [weak self] in self?.userDidEnter($0, isLower: isLower) }
    }
    showLine()
  }

  override var inputFields: [any InputField] { [lowerField, upperField] }
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
    [lowerField, upperField, valueLabel].map { AttributedNode($0, part: Parts.textFields) }
  }

  /// The full range.
  open override var defaultValue: ClosedRange<Double> { slider.line.lower...slider.line.upper }

  /// The minimum number; the default is 0.
  ///
  /// A value out of bounds is kept and displayed; the slider displays the nearest bound. When the user changes one end,
  /// the other one also becomes its nearest bound, unless ``selectsRange`` is false.
  @Setting public final var minimumValue: Double = 0 { didSet { showLine() } }
  /// The maximum number; the default is 100.
  @Setting public final var maximumValue: Double = 100 { didSet { showLine() } }
  /// The step between two numbers that can be selected; the default is 1, which also replaces steps that aren't
  /// positive.
  @Setting public final var interval: Double = 1 { didSet { showLine() } }
  /// The maximum number of decimals, without trailing zeros, from 0 to 15; the default is 0.
  ///
  /// The decimals of the interval are displayed in any case. A bound with more decimals is rounded to the next number
  /// inside the range, because the user can only select numbers that can be displayed.
  @Setting public final var decimalPlaces: Int = 0 { didSet { showLine() } }
  /// Whether there are two thumbs; the default is true.
  ///
  /// If not, the user selects only ``upperValue``, and a number below ``lowerValue`` also becomes the lower one.
  @Setting public final var selectsRange: Bool = true {
    didSet {
      guard selectsRange != oldValue else { return }
      slider.hasTwoThumbs = selectsRange
      showState()
      // The user can't correct a refused text in a hidden field.
      if !selectsRange { lowerField.cancelEditing() }
      showValue()
      nameControls()
      queueResize()
    }
  }
  /// Whether the value changes while a thumb moves; the default is true.
  ///
  /// If not, it changes when the thumb is released.
  @Setting public final var isContinuous: Bool = true

  /// The lower number of ``ValueCell/value``; setting it above the upper number also moves the upper number.
  ///
  /// Setting it to NaN has no effect.
  public final var lowerValue: Double {
    get { value.lowerBound }
    set { if !newValue.isNaN { value = newValue...max(newValue, value.upperBound) } }
  }
  /// The upper number of ``ValueCell/value``; setting it below the lower number also moves the lower number.
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
    showTexts(of: value)
  }

  private func showTexts(of range: ClosedRange<Double>) {
    lowerField.value = range.lowerBound
    upperField.value = range.upperBound
    // The text isn't a selection, so the bounds and the decimals don't apply to it.
    let ends = selectsRange ? [lowerValue, upperValue] : [upperValue]
    valueLabel.text = ends.map(line.fullText).joined(separator: " – ").withLeftToRightMark
  }

  /// Updates the label and the accessible labels.
  open override func showTitle() {
    super.showTitle()
    nameControls()
  }

  private func nameControls() {
    let name = title.isEmpty ? localized("Value") : title
    let upperName = selectsRange ? localized("%1$@, maximum").filled(with: name) : name
    slider.lowerScale.setAccessibleLabel(localized("%1$@, minimum").filled(with: name))
    slider.upperScale.setAccessibleLabel(upperName)
    lowerField.setName(localized("%1$@, minimum").filled(with: name))
    upperField.setName(upperName)
  }

  /// Displays the slider and the fields, or only the numbers.
  open override func showState() {
    super.showState()
    for (field, isShown) in [(lowerField, isEditable && selectsRange), (upperField, isEditable)] {
      field.setVisible(isShown, movingFocusTo: self)
    }
  }

  /// The fields that an error is about: those with a refused text, or both for an error of the app.
  private var invalidFields: [any InputField] {
    let refused = inputFields.filter { $0.problem != nil }
    return refused.isEmpty || validationMessage?.kind == .error ? inputFields : refused
  }
  override var invalidWidgets: [Widget] {
    let fields = invalidFields
    return fields.count > 1 ? describedWidgets : fields.flatMap { $0.describedWidgets }
  }

  /// Styles the borders of these fields as invalid.
  open override func showValidity(isInvalid: Bool) {
    let invalid = invalidFields
    for field in inputFields { field.isInvalid = isInvalid && invalid.contains { $0 === field } }
  }

  private func sliderDidMove(_ lower: Double, _ upper: Double, isHeld: Bool) {
    // A thumb that is pressed but not moved doesn't change a value out of bounds.
    let isLowerMoved = lower != line.clamped(value.lowerBound)
    let isMoved = isLowerMoved || upper != line.clamped(value.upperBound)
    // Without its thumb, the lower number can be out of bounds.
    let chosen = (selectsRange || isLowerMoved ? lower : min(value.lowerBound, upper))...upper
    if isMoved, isContinuous || !isHeld { userDidChange(to: chosen) }
    showTexts(of: isMoved ? chosen : value)
  }

  private func userDidEnter(_ number: Double, isLower: Bool) {
    let other = isLower ? slider.upper : selectsRange ? slider.lower : value.lowerBound
    userDidChange(to: min(number, other)...(selectsRange ? max(number, other) : number))
    showValue()
  }

  override func endInteraction() { slider.cancelDrag() }

  // MARK: Arrangement

  /// False: below the title, the numbers of a read-only cell keep their natural width.
  open override var controlFillsWidth: Bool { false }
  private var fields: [Widget] { selectsRange ? [lowerField, upperField] : [upperField] }

  open override var contentWidth: Measurement {
    guard isEditable else { return super.contentWidth }
    let text = titleLabel.measured(.horizontal)
    let row = (fields + [slider]).map { $0.measured(.horizontal) }
    return Measurement(
      minimum: Measurement.maximum(of: row + [text]).minimum,
      natural: max(text.natural, Measurement.sum(of: row, gap: Parts.cell[.controlGap]).natural))
  }

  /// Arranges the title above the slider and its fields.
  ///
  /// The fields are at both ends of the slider if it keeps its natural length. Otherwise they are below it, each at its
  /// end of the row, or stacked if the row is too short for both numbers.
  open override func contentArrangement(width: Int, height: Int?) -> Arrangement {
    guard isEditable else { return super.contentArrangement(width: width, height: height) }
    var arrangement = Arrangement()
    let column = titleLabel.isVisible ? titleColumn : nil
    let start = column?.end ?? 0
    let sizes = fields.map { $0.measured(.horizontal) }
    let fieldHeight = fields.map { $0.measured(.vertical).natural }.max() ?? 0
    if let column {
      arrangement.add(titleLabel, x: 0, y: 0, width: column.width, height: fieldHeight)
    } else if titleLabel.isVisible {
      arrangement.add(titleLabel, width: width)
    }
    var y = column == nil ? arrangement.top(after: Parts.cell[.lineGap]) : 0
    let width = width - start
    let barHeight = slider.measured(.vertical).natural
    let fieldWidths = sizes.map { $0.fitting(in: width) }
    let taken = fieldWidths.reduce(0) { $0 + $1 + Parts.cell[.controlGap] }
    if taken + slider.measured(.horizontal).natural <= width {
      let leading = selectsRange ? fieldWidths[0] + Parts.cell[.controlGap] : 0
      let barY = y + max(0, fieldHeight - barHeight) / 2
      arrangement.add(slider, x: start + leading, y: barY, width: width - taken, height: barHeight)
    } else {
      arrangement.add(slider, x: start, y: y, width: width, height: barHeight)
      y += barHeight + Parts.cell[.lineGap]
      let fitsRow = sizes.count < 2 || Measurement.sum(of: sizes, gap: Parts.cell[.controlGap]).natural <= width
      arrangement.index = fitsRow ? 1 : 2
    }
    if selectsRange { arrangement.add(lowerField, x: start, y: y, width: fieldWidths[0], height: fieldHeight) }
    if arrangement.index == 2 { y += fieldHeight + Parts.cell[.lineGap] }
    let last = fieldWidths.last ?? 0
    arrangement.add(upperField, x: start + width - last, y: y, width: last, height: fieldHeight)
    return arrangement
  }
}
