import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A field of a picker with its name above and, where there is something to say, a message below.
@MainActor
class PickerField: CustomWidget {
  let label: PartLabel
  /// The node around the input that is the field.
  let box = FieldBox()
  private let message = InlineValidationView()
  private static let gap = Int(ComponentParts.InlineValidationView.view.metric(.lineGap))

  /// `pickerfield`.
  override class var cssName: String { "pickerfield" }

  init(_ text: String, _ labelPart: ComponentPart, _ input: Widget, _ inputPart: ComponentPart) {
    label = labelPart.makeLabel()
    super.init()
    label.text = text
    // The input has the name.
    label.setAccessibleRole(.presentation)
    box.become(inputPart)
    input.setParent(box)
    message.isVisible = false
    for part in [label, box, message] as [Widget] { part.setParent(self) }
  }

  /// What is wrong with what was typed; nil for nothing.
  var problem: String? {
    didSet {
      if problem != nil { notice = nil }
      guard problem != oldValue else { return }
      showMessage()
      for part in [label, box] as [Widget] { part.setStyleClass(StyleVariant.negative.rawValue, problem != nil) }
      problemDidChange()
    }
  }
  /// Why something else was chosen than what was typed; nil for nothing.
  var notice: String? { didSet { if notice != oldValue { showMessage() } } }

  private func showMessage() {
    let text = problem ?? notice
    if let text {
      message.message = ValidationMessage(text, kind: problem == nil ? .information : .error, style: .hint)
    }
    message.isVisible = text != nil
  }
  /// There is something else wrong with what was typed.
  func problemDidChange() {}
  /// Takes what is typed for a choice.
  func finish() {}
  /// What is wrong with what was typed, where that isn't told to have been refused already; nil for nothing.
  func takeRefusal() -> String? { problem }
  /// Shows what is chosen again in place of what was typed.
  func revert() {}

  private var shownParts: [Widget] { [label, box] + (message.isVisible ? [message] : []) }

  /// The width in which name and input are seen whole; a message goes on in further lines.
  final var wholeWidth: Int {
    let natural = max(label.measured(.horizontal).natural, box.measured(.horizontal).natural)
    return max(natural, measured(.horizontal).minimum)
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    var size = Measurement(0)
    for part in shownParts {
      let own = part.measured(orientation, forSize: forSize)
      if orientation == .horizontal {
        size = Measurement(minimum: max(size.minimum, own.minimum), natural: max(size.natural, own.natural))
      } else {
        size = Measurement(size.natural + own.natural + (part === label ? 0 : Self.gap))
      }
    }
    return size
  }

  override func sizeAllocate(width: Int, height: Int) {
    var y = 0
    for part in shownParts {
      let own = part.measured(.vertical, forSize: width).natural
      part.allocate(y: y, width: width, height: own)
      y += own + Self.gap
    }
  }
}

extension [PickerField] {
  /// Takes what is typed for choices.
  ///
  /// - Returns: What is wrong with what was typed, nil for nothing.
  func finish() -> String? {
    for field in self where field.isVisible { field.finish() }
    return compactMap { $0.takeRefusal() }.first
  }
  /// What one of them says of what was typed; nil for nothing.
  var problem: String? { compactMap { $0.problem }.first }
  /// Shows what is chosen again in place of what was typed.
  func revert() { for field in self { field.revert() } }
}

/// What people see as a field: the surface around an entry.
@MainActor
final class FieldBox: CustomWidget {
  /// `field`.
  override class var cssName: String { "field" }

  override init() {
    super.init()
    let click = ClickGesture()
    // The padding belongs to what one types in.
    click.onPress { [weak self] _, _, _ in
      if let self, !containsFocus { grabFocus() }
    }
    addController(click)
  }

  /// Gives the keyboard focus to the input inside.
  override func takeFocus() -> Bool { children.first?.grabFocus() ?? false }
}

/// A number of a picker that is stepped or typed.
@MainActor
final class NumberField: PickerField {
  private let adjustment: Adjustment
  private let spin: SpinButton
  private let greatest: Int
  private var step = 1
  private var isShowing = false
  /// What was to be shown while somebody typed.
  private var postponed: (number: Int, step: Int)?
  private var write: (Int) -> String = { "\($0)" }
  private var read: (String) -> Int? = { NumberField.number($0) }
  /// Called with the number that a person has chosen; says why another one is taken, nil where it is that one.
  var onPick: ((Int) -> String?)?
  /// The most that one can type, whatever is pasted.
  private static let mostCharacters = 12

  init(_ text: String, upTo greatest: Int, _ labelPart: ComponentPart, _ inputPart: ComponentPart) {
    self.greatest = greatest
    adjustment = Adjustment(value: 0, lower: 0, upper: Double(greatest), step: 1)
    spin = SpinButton(adjustment)
    super.init(text, labelPart, spin, inputPart)
    spin.wraps = true
    spin.ignoreWheel()
    spin.widthInCharacters = 3
    spin.limitLength(to: Self.mostCharacters)
    spin.format(
      { [weak self] number in self?.write(Int(number.rounded())) ?? "" },
      read: { [weak self] text in self?.readNumber(text).map(Double.init) })
    own(adjustment.connect("value-changed") { [weak self] in self?.valueDidChange() })
    spin.connect("changed") { [weak self] in self?.textDidChange() }
  }

  /// How a number is written, and read again.
  func format(_ write: @escaping (Int) -> String, read: @escaping (String) -> Int?) {
    self.write = write
    self.read = read
  }

  /// The number of a text in figures; nil where something else stands there.
  static func number(_ text: String) -> Int? {
    let figures = text.filter { !$0.isWhitespace }
    return figures.allSatisfy { $0.decimalDigit != nil }
      ? Int(figures.compactMap(\.decimalDigit).map(String.init).joined()) : nil
  }

  /// The number of what was typed; what it is not is told until the next one.
  private func readNumber(_ text: String) -> Int? {
    // GTK reads again what it has written, also when the focus goes: that takes nothing back of what was said.
    guard text != write(value) else { return value }
    guard let number = read(text), 0...greatest ~= number else {
      problem = localized("%1$@ is not from %2$@ to %3$@.").filled(with: text.inQuotes, write(0), write(greatest))
      hasNewProblem = true
      return nil
    }
    problem = nil
    let near = nearest(to: number)
    if near != number {
      stepNotice = localized("%1$@ is the nearest step.").filled(with: write(near))
      notice = stepNotice
    }
    return near
  }

  /// The number that can be chosen and is nearest to another one; what is shown stays, though it be between two steps.
  private func nearest(to number: Int) -> Int {
    number == shown ? number : min((number + step / 2) / step, greatest / step) * step
  }

  private var isTyping: Bool { spin.receivesKeys && spin.text != write(value) }

  private func textDidChange() {
    // GTK shows the number again in two steps, of which the first leaves nothing.
    guard !isShowing, !spin.text.isEmpty, spin.text != write(value) else { return }
    problem = nil
  }

  /// Whether ``problem`` is of what was typed since the last time that somebody asked.
  private var hasNewProblem = false

  /// A refusal is told once: the last good number is back, and may be taken the next time.
  override func takeRefusal() -> String? {
    defer { hasNewProblem = false }
    return hasNewProblem ? problem : nil
  }

  override func problemDidChange() {
    for node in [spin, spin.textNode].compactMap(\.self) {
      node.setAccessibleInvalid(problem != nil)
      node.setAccessibleDescription(problem ?? "")
    }
  }

  private func valueDidChange() {
    guard !isShowing else { return }
    problem = nil
    // GTK tells of a number once more that was shown in place of the one that it told of.
    guard nearest(to: value) != shown else { return }
    shown = nearest(to: value)
    let refusal = onPick?(shown)
    notice = refusal ?? stepNotice
    stepNotice = nil
  }

  private var value: Int { Int(adjustment.value.rounded()) }
  /// The number that was shown or chosen last.
  private var shown = 0
  /// That what was typed lies between two steps.
  private var stepNotice: String?

  /// Shows a number without telling, when the field is left if somebody is typing in it.
  func show(_ number: Int, step: Int) {
    guard !isTyping else { return postponed = (number, step) }
    postponed = nil
    if number != value { problem = nil }
    shown = number
    self.step = step
    isShowing = true
    // The last step, from which the next one leads to the first, unless a number beyond is shown.
    let upper = max(greatest / step * step, number)
    adjustment.configure(
      value: Double(number), lower: 0, upper: Double(upper), step: Double(step), page: Double(step), pageSize: 0)
    // The same number may be written in another way now, and what was typed is none any more.
    let text = write(number)
    if spin.text != text { spin.text = text }
    isShowing = false
  }

  override func finish() {
    if spin.text != write(value) { spin.commitText() }
    if let (number, step) = postponed { show(number, step: step) }
  }

  override func revert() {
    spin.text = write(value)
    problem = nil
    if let (number, step) = postponed { show(number, step: step) }
  }

  /// What is typed counts when the focus leaves.
  override func stateDidChange(from old: GtkStateFlags) {
    super.stateDidChange(from: old)
    if old.contains(.focusWithin), !receivesKeys, !isDisposed { finish() }
  }

  /// Names the field for assistive technology, beginning with the title of the cell.
  func setName(after title: String) { spin.setName(title.isEmpty ? label.text : [title, label.text].asList) }

  override func takeFocus() -> Bool { spin.grabFocus() }
}

/// Fields side by side where each is seen whole, else one below the other, all of them equally wide.
@MainActor
final class FieldRow: CustomWidget {
  private let fields: [PickerField]
  private let gap: Int

  /// `fieldrow`.
  override class var cssName: String { "fieldrow" }
  override class var arrangesByWidth: Bool { true }

  init(_ fields: [PickerField], gap: Int) {
    self.fields = fields
    self.gap = gap
    super.init()
    for field in fields { field.setParent(self) }
  }

  private var shown: [PickerField] { fields.filter(\.isVisible) }
  private var columnWidth: Measurement {
    let widths = shown.map { $0.measured(.horizontal) }
    return Measurement(minimum: widths.map(\.minimum).max() ?? 0, natural: widths.map(\.natural).max() ?? 0)
  }

  private func columns(in width: Int) -> Int {
    let count = max(1, shown.count)
    let column = shown.map(\.wholeWidth).max() ?? 0
    return width < 0 || column * count + gap * (count - 1) <= width ? count : 1
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let count = shown.count
    guard count > 0 else { return Measurement(0) }
    switch orientation {
    case .horizontal:
      let column = columnWidth
      return Measurement(minimum: column.minimum, natural: column.natural * count + gap * (count - 1))
    case .vertical:
      let columns = columns(in: forSize)
      let width = forSize < 0 ? -1 : (forSize - gap * (columns - 1)) / columns
      let heights = shown.map { $0.measured(.vertical, forSize: width).natural }
      var size = Measurement(
        columns > 1 ? heights.max() ?? 0 : heights.reduce(gap * (count - 1), +))
      size.arrangement = columns > 1 ? 0 : 1
      return size
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let columns = columns(in: width)
    let columnWidth = (width - gap * (columns - 1)) / columns
    var (column, y) = (0, 0)
    for field in shown {
      let own = field.measured(.vertical, forSize: columnWidth).natural
      let x = column * (columnWidth + gap)
      field.allocate(
        x: direction == .rtl ? width - x - columnWidth : x, y: y, width: columnWidth, height: own)
      if columns > 1 { column += 1 } else { y += own + gap }
    }
  }

  /// A message below a field moves nothing in the order of the keyboard.
  override var tabOrder: [Widget]? { fields }
  override func takeFocus() -> Bool { shown.first?.grabFocus() ?? false }
}
