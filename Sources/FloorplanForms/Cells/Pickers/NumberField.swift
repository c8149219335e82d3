import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A number of a picker that the user steps or types.
@MainActor
final class NumberField: PickerField {
  private let adjustment: Adjustment
  private let field: TextField<Int>
  private let greatest: Int
  private var step = 1
  private var isShowing = false
  /// The number that was displayed or selected last, because the field has no value while it parses a text.
  private var shown = 0
  /// The notice that a typed number was between two steps.
  private var stepNotice: String?
  /// Called with the number that the user selected; returns the reason for a correction, or nil.
  var onPick: ((Int) -> String?)?
  /// The maximum number of characters, which also limits pasted text.
  private static let mostCharacters = 12

  init(_ text: String, upTo greatest: Int, _ labelPart: ComponentPart, _ inputPart: ComponentPart) {
    self.greatest = greatest
    adjustment = Adjustment(value: 0, lower: 0, upper: Double(greatest), step: 1)
    let spin = SpinButton(adjustment)
    field = TextField(
      inputPart, spin, in: spin, placeholder: nil, 0, TextFormat(write: { "\($0)" }, read: { _ in .success(0) }))
    super.init(text, labelPart, field)
    field.maximumLength = Self.mostCharacters
    format({ "\($0)" }) { NumberField.number($0) }
    spin.wraps = true
    spin.ignoreWheel()
    spin.widthInCharacters = 3
    spin.delegateText { [weak self] in
      guard let self else { return false }
      field.commit()
      if let stepNotice { notice = stepNotice }
      stepNotice = nil
      return field.problem == nil
    }
    own(adjustment.connect("value-changed") { [weak self] in self?.numberDidStep() })
    field.onChange = { [weak self] in self?.choose($0) }
  }

  /// Sets how numbers are formatted and parsed.
  func format(_ write: @escaping (Int) -> String, read: @escaping (String) -> Int?) {
    field.format = TextFormat(
      write: write,
      read: { [weak self] text in
        self?.value(of: read(text), write) ?? .failure(.notBetween(text, write(0), write(self?.greatest ?? 0)))
      })
  }

  /// Returns the number for a text of digits, or nil for any other text.
  static func number(_ text: String) -> Int? {
    let figures = text.filter { !$0.isWhitespace }
    return figures.allSatisfy { $0.decimalDigit != nil }
      ? Int(figures.compactMap(\.decimalDigit).map(String.init).joined()) : nil
  }

  /// Returns the number that a typed one selects, or nil if it is out of bounds.
  private func value(of number: Int?, _ write: (Int) -> String) -> Result<Int, ValidationMessage>? {
    stepNotice = nil
    guard let number, 0...greatest ~= number else { return nil }
    let near = nearest(to: number)
    if near != number { stepNotice = localized("The nearest valid value is %1$@.").filled(with: write(near)) }
    return .success(near)
  }

  /// Returns the nearest number that can be selected; the displayed one is kept even between two steps.
  private func nearest(to number: Int) -> Int {
    number == shown ? number : min((number + step / 2) / step, greatest / step) * step
  }

  private func numberDidStep() {
    let near = nearest(to: Int(adjustment.value.rounded()))
    // GTK reports a number again if it was displayed in place of the reported one.
    guard !isShowing, near != shown else { return }
    field.value = near
    choose(near)
  }

  private func choose(_ number: Int) {
    shown = number
    let reason = onPick?(number)
    notice = reason ?? stepNotice
    stepNotice = nil
  }

  /// Displays a number without calling ``onPick``.
  func show(_ number: Int, step: Int) {
    self.step = step
    shown = number
    // The last step, which is followed by the first one, unless a greater number is displayed.
    let upper = max(greatest / step * step, number)
    isShowing = true
    adjustment.configure(
      value: Double(number), lower: 0, upper: Double(upper), step: Double(step), page: Double(step), pageSize: 0)
    isShowing = false
    field.value = number
  }
}

extension ValidationMessage {
  fileprivate static func notBetween(_ text: String, _ least: String, _ greatest: String) -> Self {
    ValidationMessage(
      localized("%1$@ isn’t between %2$@ and %3$@.").filled(with: text.inQuotes, least, greatest), style: .hint)
  }
}
