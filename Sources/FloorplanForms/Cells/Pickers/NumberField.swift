import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A number of a picker that the user steps or types.
final class NumberField: PickerField {
  private let adjustment: Adjustment
  private let field: TextField<Int>
  private let maximum: Int
  private var step = 1
  /// The number that was displayed or selected last, also between two steps.
  private var displayedNumber = 0
  /// Called with the number that the user selected; returns the reason for a correction, or nil.
  var onPick: ((Int) -> String?)?
  /// The maximum number of characters, which also limits pasted text.
  private static let maximumCharacterCount = 12

  init(_ text: String, upTo maximum: Int, _ labelPart: ComponentPart, _ inputPart: ComponentPart) {
    self.maximum = maximum
    adjustment = Adjustment(value: 0, lower: 0, upper: Double(maximum), step: 1)
    let spin = SpinButton(adjustment)
    field = TextField(
      inputPart, spin, in: spin, placeholder: nil, 0,
      Self.textFormat(upTo: maximum, { "\($0)" }, read: Self.number))
    super.init(text, labelPart, field)
    field.maximumLength = Self.maximumCharacterCount
    spin.wraps = true
    spin.ignoreScrollEvents()
    spin.widthInCharacters = 3
    spin.delegateText { [weak self] in
      guard let self else { return false }
      field.commit()
      return field.problem == nil
    }
    addCancellable(adjustment.connect("value-changed") { [weak self] in self?.numberDidStep() })
    field.onChange = { [weak self] in self?.choose($0) }
  }

  /// Sets how numbers are formatted and parsed.
  func format(_ write: @escaping (Int) -> String, read: @escaping (String) -> Int?) {
    field.format = Self.textFormat(upTo: maximum, write, read: read)
  }

  private static func textFormat(
    upTo maximum: Int, _ write: @escaping (Int) -> String, read: @escaping (String) -> Int?
  ) -> TextFormat<Int> {
    TextFormat(
      write: write,
      read: { text in
        guard let number = read(text), 0...maximum ~= number else {
          let problem = localized("%1$@ isn’t between %2$@ and %3$@.")
          return .failure(
            ValidationMessage(problem.filled(with: text.inQuotes, write(0), write(maximum)), style: .hint))
        }
        return .success(number)
      })
  }

  /// Returns the number for a text of digits, or nil for any other text.
  static func number(_ text: String) -> Int? {
    let figures = text.filter { !$0.isWhitespace }
    return figures.allSatisfy { $0.decimalDigit != nil }
      ? Int(figures.compactMap(\.decimalDigit).map(String.init).joined()) : nil
  }

  /// Returns the nearest number that can be selected; the displayed one is kept even between two steps.
  private func nearest(to number: Int) -> Int {
    number == displayedNumber ? number : min((number + step / 2) / step, maximum / step) * step
  }

  private func numberDidStep() {
    let near = nearest(to: Int(adjustment.value.rounded()))
    // GTK reports a number again if it was displayed in place of the reported one.
    guard near != displayedNumber else { return }
    choose(near)
  }

  /// Selects the nearest number that can be selected, and explains a correction.
  private func choose(_ number: Int) {
    let near = nearest(to: number)
    displayedNumber = near
    field.value = near
    let reason = onPick?(near)
    let correction = near == number ? nil : localized("The nearest valid value is %1$@.")
    notice = reason ?? correction?.filled(with: field.format.write(near))
  }

  /// Displays a number without calling ``onPick``.
  func show(_ number: Int, step: Int) {
    self.step = step
    // The notice is about another number.
    if number != displayedNumber { notice = nil }
    displayedNumber = number
    // The last step, which is followed by the first one, unless a greater number is displayed.
    let upper = max(maximum / step * step, number)
    adjustment.configure(
      value: Double(number), lower: 0, upper: Double(upper), step: Double(step), page: Double(step), pageSize: 0)
    field.value = number
  }
}
