import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A number between two buttons.
///
/// ## CSS nodes
///
///     stepper
///     ├── button.fdlFUIStepperFormCell_decreaseButton
///     ├── field.fdlFUIStepperFormCell_valueText
///     ├── button.fdlFUIStepperFormCell_increaseButton
///     ╰── scale                                             transparent, for assistive technology
final class StepperControl: CustomWidget {
  private typealias Parts = ComponentParts.StepperFormCell
  private let decreaseButton = Button()
  private let increaseButton = Button()
  private let scale = NumberScale()
  /// The scale that assistive technology reads and sets.
  var spinButton: Scale { scale.widget }

  /// The field for the number.
  let field = ValueField(Parts.valueText, 0, .number(on: NumberLine(0, 100)))

  override class var cssName: String { "stepper" }

  /// Called with the number that the user selected.
  var onChange: ((Double) -> Void)?

  /// The bounds, steps and decimals.
  private var line = NumberLine(0, 100)

  override init() {
    super.init()
    for (button, part, icon, steps) in [
      (decreaseButton, Parts.decreaseButton, "list-remove-symbolic", -1),
      (increaseButton, Parts.increaseButton, "list-add-symbolic", 1),
    ] {
      let image = Image(iconName: icon)
      image.setAccessibleRole(.presentation)
      button.child = image
      button.addStyleClasses(of: part)
      // The arrow keys do the same in the field.
      button.isFocusable = false
      listen(to: button, steps: steps)
    }
    spinButton.setAccessibleRole(.spinButton)
    spinButton.isFocusable = false
    spinButton.canTarget = false
    spinButton.opacity = 0
    for part in [decreaseButton, field, increaseButton, spinButton] as [Widget] { part.setParent(self) }
    field.onChange = { [weak self] in self?.choose($0) }
    scale.onMove = { [weak self] in if let self { choose(line.clamped(line.rounded($0))) } }
    field.onKeyPress(phase: .capture) { [weak self] in self?.handle($0, $1) ?? false }
    setAccessibleLabels(after: "")
  }

  /// Sets the accessible labels from the title of the cell.
  func setAccessibleLabels(after title: String) {
    decreaseButton.setAccessibleLabel(
      title.isEmpty ? localized("Decrease") : localized("Decrease %1$@").filled(with: title))
    increaseButton.setAccessibleLabel(
      title.isEmpty ? localized("Increase") : localized("Increase %1$@").filled(with: title))
    field.setName(title.isEmpty ? localized("Value") : title)
    spinButton.setAccessibleLabel(title.isEmpty ? localized("Value") : title)
  }

  /// Displays a number without calling ``onChange``.
  func show(_ value: Double, on newLine: NumberLine) {
    if newLine != line {
      line = newLine
      field.format = .number(on: line)
    }
    show(value)
  }

  /// The displayed value, rounded and within the bounds; steps start from it.
  private var roundedValue: Double { line.clamped(line.rounded(field.value)) }

  private func show(_ newValue: Double) {
    field.value = newValue
    let value = roundedValue
    decreaseButton.isSensitive = value > line.lower
    increaseButton.isSensitive = value < line.upper
    scale.show(value, on: line, step: line.step, page: line.step * 10)
  }

  private func choose(_ value: Double) {
    show(value)
    onChange?(value)
  }

  /// Changes the number by a number of steps, and returns whether there is another one.
  @discardableResult
  func step(by steps: Int) -> Bool {
    field.commit()
    let before = roundedValue
    let after = line.moved(before, by: steps)
    if after != before { choose(after) }
    return steps < 0 ? after > line.lower : after < line.upper
  }

  func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    let modifiers = modifiers.acceleratorModifiers
    guard modifiers.isEmpty || modifiers == .control else { return false }
    let isToEnd = !modifiers.isEmpty
    switch key {
    case .up: step(by: 1)
    case .down: step(by: -1)
    case .pageUp: if isToEnd { go(to: line.upper) } else { step(by: 10) }
    case .pageDown: if isToEnd { go(to: line.lower) } else { step(by: -10) }
    default: return false
    }
    return true
  }

  private func go(to end: Double) {
    field.commit()
    if field.value != end { choose(end) }
  }

  // MARK: Held buttons

  /// The delay before a held button repeats, in milliseconds.
  static let delay: UInt32 = 400
  /// The time between two repetitions, in milliseconds.
  static let interval: UInt32 = 80
  @Pending private var repetition: LoopSource?
  private var hasRepeated = false

  /// Makes a button change the number by some steps, and repeat that while it is held.
  private func listen(to button: Button, steps: Int) {
    let pointer = PointerController()
    pointer.onPress { [weak self] isPrimary in if isPrimary { self?.hold(steps) } }
    pointer.onRelease { [weak self] in
      self?.stopRepeating()
      // The click of this release belongs to the repetitions; a click from elsewhere comes later.
      MainLoop.idle { [weak self] in self?.hasRepeated = false }
    }
    button.addController(pointer)
    button.onClick { [weak self] in if let self, !hasRepeated { step(by: steps) } }
  }

  private func hold(_ steps: Int) {
    stopRepeating()
    hasRepeated = false
    repetition = MainLoop.after(milliseconds: Self.delay) { [weak self] in
      self?.repetition = MainLoop.every(milliseconds: Self.interval) { [weak self] in
        guard let self else { return false }
        hasRepeated = true
        return step(by: steps)
      }
    }
  }

  /// Stops the repetition, because a button that is disabled or hidden gets no release event.
  func stopRepeating() { repetition = nil }

  // The field is the only tab stop: GTK's scale would claim the focus without taking it.
  override func focus(_ direction: FocusDirection) -> Bool { field.moveFocus(direction) }

  /// The buttons with their parts, for attributes.
  var attributedButtons: [AttributedNode] {
    [
      AttributedNode(decreaseButton, part: Parts.decreaseButton),
      AttributedNode(increaseButton, part: Parts.increaseButton),
    ]
  }

  // MARK: Arrangement

  private var parts: [Widget] { [decreaseButton, field, increaseButton] }

  override var requestedWidth: Measurement? {
    .sum(of: parts.map { $0.measured(.horizontal) }, gap: Parts.decreaseButton[.controlGap])
  }

  override func arrangement(width: Int, height: Int?) -> Arrangement? {
    var arrangement = Arrangement()
    let (side, other) = (decreaseButton.measured(.horizontal).natural, increaseButton.measured(.horizontal).natural)
    let middle = max(field.measured(.horizontal).minimum, width - side - other - 2 * Parts.decreaseButton[.controlGap])
    let partHeight = (parts.map { $0.measured(.vertical).natural } + [height ?? 0]).max() ?? 0
    var x = 0
    for (part, partWidth) in zip(parts, [side, middle, other]) {
      arrangement.add(part, x: x, y: 0, width: partWidth, height: partHeight)
      x += partWidth + Parts.decreaseButton[.controlGap]
    }
    arrangement.overlay(
      spinButton, width: max(width, spinButton.measured(.horizontal).minimum),
      height: max(partHeight, spinButton.measured(.vertical).minimum))
    return arrangement
  }
}
