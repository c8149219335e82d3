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
      guard problem != oldValue else { return }
      if let problem { message.message = ValidationMessage(problem, kind: .error, style: .hint) }
      message.isVisible = problem != nil
      problemDidChange()
    }
  }
  /// There is something else wrong with what was typed.
  func problemDidChange() {}

  private var shownParts: [Widget] { [label, box] + (message.isVisible ? [message] : []) }

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

/// What people see as a field: the surface around an entry.
@MainActor
final class FieldBox: CustomWidget {
  /// `field`.
  override class var cssName: String { "field" }
}

/// A number of a picker that is stepped or typed.
@MainActor
final class NumberField: PickerField {
  private let adjustment: Adjustment
  private let spin: SpinButton
  private var isShowing = false
  private var write: (Int) -> String = { "\($0)" }
  private var read: (String) -> Int? = { NumberField.number($0) }
  /// Called with the number that a person has chosen.
  var onPick: ((Int) -> Void)?
  /// The most that one can type, whatever is pasted.
  private static let mostCharacters = 12

  init(_ text: String, upTo greatest: Int, _ labelPart: ComponentPart, _ inputPart: ComponentPart) {
    adjustment = Adjustment(value: 0, lower: 0, upper: Double(greatest), step: 1)
    spin = SpinButton(adjustment)
    super.init(text, labelPart, spin, inputPart)
    spin.wraps = true
    spin.widthInCharacters = 3
    spin.limitLength(to: Self.mostCharacters)
    spin.format(
      { [weak self] number in self?.write(Int(number.rounded())) ?? "" },
      read: { [weak self] text in self?.readNumber(text).map(Double.init) })
    own(adjustment.connect("value-changed") { [weak self] in self?.valueDidChange() })
  }

  /// How a number is written, and read again.
  func format(_ write: @escaping (Int) -> String, read: @escaping (String) -> Int?) {
    self.write = write
    self.read = read
  }

  /// The number of a text in figures; nil where something else stands there.
  static func number(_ text: String) -> Int? {
    let figures = text.filter { !$0.isWhitespace }
    return figures.allSatisfy { $0.wholeNumberValue != nil }
      ? Int(figures.compactMap(\.wholeNumberValue).map(String.init).joined()) : nil
  }

  /// The number of what was typed; what it is not is told until the next one.
  private func readNumber(_ text: String) -> Int? {
    let number = read(text)
    let isGood = number.map { adjustment.lower...adjustment.upper ~= Double($0) } ?? false
    problem = isGood ? nil : "This has to be from \(write(Int(adjustment.lower))) to \(write(Int(adjustment.upper)))."
    return isGood ? number : nil
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
    onPick?(value)
  }

  /// The number that is shown.
  var value: Int { Int(adjustment.value.rounded()) }

  /// Shows a number without telling.
  func show(_ number: Int, step: Int) {
    if number != value { problem = nil }
    isShowing = true
    adjustment.configure(
      value: Double(number), lower: adjustment.lower, upper: adjustment.upper, step: Double(step),
      page: Double(step), pageSize: 0)
    // The same number may be written in another way now, and what was typed is none any more.
    let text = write(number)
    if spin.text != text { spin.text = text }
    isShowing = false
  }

  /// Takes what is typed for the number now.
  func finish() { spin.commitText() }

  /// Names the field for assistive technology, beginning with the title of the cell.
  func setName(after title: String) { spin.setName(title.isEmpty ? label.text : "\(title), \(label.text)") }

  override func takeFocus() -> Bool { spin.grabFocus() }

  override func dispose() {
    onPick = nil
    super.dispose()
  }
}

/// Fields side by side where they fit, else one below the other, all of them equally wide.
@MainActor
final class FieldRow: CustomWidget {
  private let fields: [Widget]
  private let gap: Int

  /// `fieldrow`.
  override class var cssName: String { "fieldrow" }

  init(_ fields: [Widget], gap: Int) {
    self.fields = fields
    self.gap = gap
    super.init()
    for field in fields { field.setParent(self) }
  }

  private var shown: [Widget] { fields.filter(\.isVisible) }
  private var columnWidth: Measurement {
    let widths = shown.map { $0.measured(.horizontal) }
    return Measurement(minimum: widths.map(\.minimum).max() ?? 0, natural: widths.map(\.natural).max() ?? 0)
  }

  private func columns(in width: Int) -> Int {
    let count = max(1, shown.count)
    return width < 0 || columnWidth.minimum * count + gap * (count - 1) <= width ? count : 1
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

  override func takeFocus() -> Bool { shown.first?.grabFocus() ?? false }
}
