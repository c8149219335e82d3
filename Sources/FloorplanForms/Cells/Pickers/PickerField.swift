import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A field of a picker with its name above and, where there is something to say, a message below.
///
/// What is typed counts when the focus leaves.
@MainActor
class PickerField: CustomWidget {
  let label: PartLabel
  /// What people see as the field: the surface around the input.
  let box = FieldBox()
  private let input: Widget
  private let message = InlineValidationView()

  /// `pickerfield`.
  override class var cssName: String { "pickerfield" }

  init(_ text: String, _ labelPart: ComponentPart, _ input: Widget, _ inputPart: ComponentPart) {
    label = labelPart.makeLabel()
    self.input = input
    super.init()
    label.text = text
    // The input has the name.
    label.setAccessibleRole(.presentation)
    box.become(inputPart)
    input.setParent(box)
    let click = ClickGesture()
    // The padding belongs to what one types in.
    click.onPress { [weak self] _, _, _ in
      if let self, !box.containsFocus { grabFocus() }
    }
    box.addController(click)
    message.isVisible = false
    for part in parts { part.setParent(self) }
  }

  private static let gap = Int(ComponentParts.InlineValidationView.view.metric(.lineGap))
  private var parts: [Widget] { [label, box, message] }
  /// The input, and the node inside that has the focus.
  private var inputNodes: [Widget] { [input] + input.children.prefix(1) }

  /// Names the field for assistive technology, beginning with the title of the cell.
  final func setName(after title: String) {
    let name = title.isEmpty ? label.text : [title, label.text].asList
    for node in inputNodes { node.setAccessibleLabel(name) }
  }

  /// What is wrong with what was typed; nil for nothing.
  final var problem: String? {
    didSet {
      if problem != nil { notice = nil }
      guard problem != oldValue else { return }
      showMessage()
      for part in [label, box] as [Widget] { part.setStyleClass(StyleVariant.negative.rawValue, problem != nil) }
      for node in inputNodes {
        node.setAccessibleInvalid(problem != nil)
        node.setAccessibleDescription(problem ?? "")
      }
    }
  }
  /// Why something else was chosen than what was typed; nil for nothing.
  final var notice: String? { didSet { if notice != oldValue { showMessage() } } }

  private func showMessage() {
    let text = problem ?? notice
    if let text {
      message.message = ValidationMessage(text, kind: problem == nil ? .information : .error, style: .hint)
    }
    message.isVisible = text != nil
  }
  /// Takes what is typed for a choice.
  func finish() {}
  /// What is wrong with what was typed, where that isn't told to have been refused already; nil for nothing.
  func takeRefusal() -> String? { problem }
  /// Shows what is chosen again in place of what was typed.
  func revert() {}

  override func stateDidChange(from old: GtkStateFlags) {
    super.stateDidChange(from: old)
    if old.contains(.focusWithin), !receivesKeys, !isDisposed { finish() }
  }

  override func takeFocus() -> Bool { input.grabFocus() }

  /// The width in which name and input are seen whole; a message goes on in further lines.
  final var wholeWidth: Int {
    max([label, box].column(.horizontal, -1).natural, measured(.horizontal).minimum)
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    parts.column(orientation, forSize, gap: Self.gap)
  }

  override func sizeAllocate(width: Int, height: Int) { parts.allocateColumn(width: width, gap: Self.gap) }
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

@MainActor
final class FieldBox: CustomWidget {
  override class var cssName: String { "field" }
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
      problem = localized("%1$@ isn’t between %2$@ and %3$@.").filled(with: text.inQuotes, write(0), write(greatest))
      hasNewProblem = true
      return nil
    }
    problem = nil
    let near = nearest(to: number)
    if near != number {
      stepNotice = localized("The nearest valid value is %1$@.").filled(with: write(near))
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
    showPostponed()
  }

  override func revert() {
    spin.text = write(value)
    problem = nil
    showPostponed()
  }

  private func showPostponed() { if let (number, step) = postponed { show(number, step: step) } }
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

  private var gaps: Int { gap * (fields.count - 1) }

  private func isSideBySide(in width: Int) -> Bool {
    width < 0 || (fields.map(\.wholeWidth).max() ?? 0) * fields.count + gaps <= width
  }

  private func columnWidth(in width: Int) -> Int { (width - gaps) / fields.count }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    if orientation == .vertical, isSideBySide(in: forSize) {
      let width = forSize < 0 ? -1 : columnWidth(in: forSize)
      return Measurement(fields.map { $0.measured(.vertical, forSize: width).natural }.max() ?? 0)
    }
    var size = fields.column(orientation, forSize, gap: gap)
    switch orientation {
    case .horizontal: size.natural = size.natural * fields.count + gaps
    case .vertical: size.arrangement = 1
    }
    return size
  }

  override func sizeAllocate(width: Int, height: Int) {
    guard isSideBySide(in: width) else { return fields.allocateColumn(width: width, gap: gap) }
    let columnWidth = columnWidth(in: width)
    for (column, field) in fields.enumerated() {
      field.allocate(in: self, x: column * (columnWidth + gap), width: columnWidth)
    }
  }

  /// A message below a field moves nothing in the order of the keyboard.
  override var tabOrder: [Widget]? { fields }
  override func takeFocus() -> Bool { fields.first?.grabFocus() ?? false }
}
