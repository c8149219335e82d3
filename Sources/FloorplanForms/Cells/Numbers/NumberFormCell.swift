import FloorplanTheme
public import FloorplanUI
import GTKBridge
public import Observation

/// A title and a field for a number of any size, an `Int`, a `Double` or a `DecimalNumber`.
///
///     let cell = NumberFormCell<Double>()
///     cell.title = "Weight"
///     cell.format = NumberFormat(.unit("kg"), decimals: 0...3)
///     cell.minimumValue = 0
///     cell.bind(article, to: \.weight)
///
/// The user types the number in any notation that `NumberFormat` parses. When the focus leaves the field, the number is
/// displayed in the notation of the locale. A text that isn't a number of the format, or is out of bounds, is refused
/// and stays in the field. An empty field is nil, unless ``allowsEmptyValue`` is false or the bound property isn't
/// optional.
///
/// While the field has the focus, the arrow keys and the mouse wheel change the number by one step, and Page Up and
/// Page Down by ten.
///
/// The cell is arranged and styled as a ``SimplePropertyFormCell``. The percent sign, the unit or the currency is
/// before or after the number as in the locale.
///
/// ## CSS nodes
///
///     cell.fdlFUISimplePropertyFormCell
///     ├── label.fdlFUISimplePropertyFormCell_keyLabel              absent if empty
///     ├── field.fdlFUISimplePropertyFormCell_valueTextField
///     │   ├── label.fdlFUISimplePropertyFormCell_affixLabel        symbol before the number, absent if empty
///     │   ├── entry
///     │   ├── label.fdlFUISimplePropertyFormCell_placeholder       if there is no text
///     │   ╰── label.fdlFUISimplePropertyFormCell_affixLabel        symbol after the number, absent if empty
///     ╰── label.fdlFUISimplePropertyFormCell_readOnlyField         if read-only, in place of the field
///
/// ## Accessibility
///
/// A group with a text box, labeled by the title, or by the placeholder if there is no title, and by the symbol.
open class NumberFormCell<Number: DecimalConvertible>: FieldCell<Number?> {
  private let line: ValueField<Number?>

  /// Creates a cell without a number.
  public required init() {
    let parts = ComponentParts.simplePropertyFormCell
    let format = TextFormat<Number?>(write: { _ in "" }, read: { _ in .success(nil) })
    line = ValueField(parts.field, nil, format, placeholder: parts.placeholder, affix: parts.affix)
    super.init(parts, line)
    textField.onChange = { [weak self] in
      self?.userDidChange(to: $0)
      self?.showText()
    }
    textField.onKeyPress(phase: .capture) { [weak self] in self?.handle($0, $1) ?? false }
    let wheel = textField.addController(ScrollController(.vertical, isDiscrete: true))
    wheel.onScroll { [weak self] _, delta in self?.scroll(delta) ?? false }
    showFormat()
  }

  // MARK: Display

  /// Whether the title is always above the field; the default is false.
  ///
  /// In a form, the form determines the placement of all titles.
  @Setting public final var isStacked: Bool = false { didSet { if isStacked != oldValue { queueResize() } } }
  /// The notation of the number; the default has up to six decimals, or none for an `Int`.
  ///
  /// A percentage is a fraction: 0.4 is “40%”.
  @Setting public final var format = NumberFormat() { didSet { if format != oldValue { showFormat() } } }
  /// The minimum number; nil, the default, for none.
  ///
  /// A lower value is kept and displayed until the user changes it.
  @Setting public final var minimumValue: Number? { didSet { if minimumValue != oldValue { showFormat() } } }
  /// The maximum number; nil, the default, for none.
  @Setting public final var maximumValue: Number? { didSet { if maximumValue != oldValue { showFormat() } } }
  /// The step of the keys and the mouse wheel; nil, the default, for 1 or one percent.
  @Setting public final var stepValue: Number?
  /// Whether the field can be empty; the default is true.
  @Setting public final var allowsEmptyValue: Bool = true { didSet { showFormat() } }

  /// Nil.
  open override var defaultValue: Number? { nil }

  /// The format with the decimals of the type.
  private var validFormat: NumberFormat {
    var format = format
    // An integer has no decimals.
    if Number(0.5 as DecimalNumber) == nil { format.decimals = 0...0 }
    return format
  }

  private func showFormat() {
    let format = validFormat
    let (minimum, maximum) = (minimumValue, maximumValue)
    let acceptsEmptyText = allowsEmptyValue && !isNumberRequired
    textField.format = TextFormat(
      write: { $0.map { format.text($0, includesSymbol: false) } ?? "" },
      read: { text in
        format.read(text, minimum: minimum, maximum: maximum).flatMap { number in
          number == nil && !acceptsEmptyText ? .failure(format.outOfRange(minimum, maximum)) : .success(number)
        }.mapError { ValidationMessage($0.text, kind: $0.kind, style: .hint) }
      },
      purpose: .number, isLeftToRight: true)
    let affixes = format.affixes
    line.prefix = String(affixes.before.trimmingSpaces)
    line.suffix = String(affixes.after.trimmingSpaces)
    showName()
    showText()
  }

  /// Displays the number without calling handlers, unless the user is typing.
  open override func showValue() {
    textField.value = value
    showText()
  }

  /// Displays the number in place of the field, if the cell is read-only.
  open override func showText() {
    guard !isEditable else { return }
    let text = value.map { validFormat.text($0) } ?? ""
    // The sign of a number with a unit stays before the digits.
    valueLabel.text = direction == .rtl && !text.isEmpty ? "\u{200E}\(text)" : text
    valueLabel.directionText = "0"
  }

  override func showName() {
    let texts = [name(default: localized("Value")), line.prefix, line.suffix]
    textField.setName(texts.compactMap(\.self).filter { !$0.isEmpty }.localizedList)
  }

  // MARK: Binding

  /// Whether the bound property isn't optional.
  private var isNumberRequired = false { didSet { if isNumberRequired != oldValue { showFormat() } } }

  /// Binds the number to a property of a model that isn't optional, in both directions.
  ///
  /// An empty text is refused while the cell is bound. Pending input is committed to the previous model.
  public final func bind<Model: AnyObject & Observable>(
    _ model: Model, to path: ReferenceWritableKeyPath<Model, Number>
  ) {
    bind(model, to: path.appending(path: \.optional))
    isNumberRequired = true
  }

  override func bindingDidEnd() { isNumberRequired = false }

  // MARK: Steps

  private func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    guard modifiers.acceleratorModifiers.isEmpty, !textField.isComposing else { return false }
    switch key {
    case .up: step(by: 1)
    case .down: step(by: -1)
    case .pageUp: step(by: 10)
    case .pageDown: step(by: -10)
    default: return false
    }
    return true
  }

  /// Changes the number by a step if the field has the focus.
  ///
  /// - Parameter delta: The number of wheel clicks, which is negative away from the user.
  /// - Returns: Whether the wheel doesn't scroll the page.
  func scroll(_ delta: Double) -> Bool {
    guard textField.isFocusWithin else { return false }
    step(by: delta < 0 ? 1 : -1)
    return true
  }

  /// Changes the number by a number of steps, within the bounds, from 0 if there is none.
  private func step(by count: Int) {
    textField.commit()
    guard isEditable, isEnabled, textField.problem == nil else { return }
    let step = stepValue?.decimalNumber ?? (format.style == .percent ? 0.01 : 1)
    // A number without a decimal one can't be changed.
    guard let start = value.map({ $0.decimalNumber }) ?? 0 else { return }
    guard var number = Number(start + step * DecimalNumber(count)) else { return }
    if let maximumValue { number = min(number, maximumValue) }
    if let minimumValue { number = max(number, minimumValue) }
    userDidChange(to: number)
    showValue()
  }

  override var isTitleBeside: Bool { !isStacked }
}

nonisolated extension DecimalConvertible {
  /// The number; setting it to nil has no effect.
  var optional: Self? {
    get { self }
    set { if let newValue { self = newValue } }
  }
}
