import FloorplanUI
import GTKBridge

/// The conversion between the values and the texts of a field.
struct TextFormat<Value> {
  let write: (Value) -> String
  /// Returns the value of a text, or the reason why it is invalid.
  let read: (String) -> Result<Value, ValidationMessage>
  var purpose = InputPurpose.freeForm
  /// Whether the text is left-to-right in all languages, like numbers.
  var isLeftToRight = false
  /// The number of characters that a field has space for, even if its text is shorter; nil for no fixed width.
  var width: Int?
  /// The pattern of the text in a field with one line; nil for none.
  var mask: InputMask?

  /// Whether the text is hidden, such as a password.
  var isSecret: Bool { purpose == .password }
}

extension ValidationMessage: Error {}

extension TextFormat<String> {
  /// Returns a format for texts, or for those of a mask, whose values have its literals.
  static func text(_ purpose: InputPurpose = .freeForm, mask: InputMask? = nil) -> Self {
    guard let mask else { return TextFormat(write: { $0 }, read: { .success($0) }, purpose: purpose) }
    return TextFormat(
      // A value that doesn't fit isn't changed until the user changes it.
      write: { mask.formatted($0) ?? $0 },
      read: { text in mask.problem(with: text).map { .failure($0) } ?? .success(mask.formatted(text) ?? "") },
      purpose: purpose == .freeForm && mask.isNumeric ? .digits : purpose, isLeftToRight: true, mask: mask)
  }
}

extension TextFormat<Double> {
  /// Returns a format for numbers within the bounds of a line.
  ///
  /// - Parameters:
  ///   - line: The bounds and the decimals.
  ///   - snaps: Whether a number is rounded to a whole number of steps from the minimum.
  /// - Returns: The format.
  static func number(on line: NumberLine, snaps: Bool = false) -> Self {
    TextFormat(
      write: { line.text($0.isNaN ? line.lower : $0) },
      read: { text in
        line.format.read(text, minimum: line.lower, maximum: line.upper).flatMap { number in
          guard let number else { return .failure(line.format.outOfRange(line.lower, line.upper)) }
          return .success(snaps ? line.snapped(number) : number)
        }
      },
      purpose: .number, isLeftToRight: true, width: max(3, line.maximumCharacterCount))
  }
}

extension NumberFormat {
  /// Returns the number in a typed text, nil if the text is blank, or the reason why the text is invalid.
  func read<Number: DecimalConvertible>(
    _ text: String, minimum: Number?, maximum: Number?
  ) -> Result<Number?, ValidationMessage> {
    do {
      guard let decimal = try number(in: text) else { return .success(nil) }
      guard let number = Number(decimal) else {
        let isUnbounded = (decimal < 0 ? minimum : maximum) == nil
        return .failure(
          isUnbounded ? ValidationMessage(localized("The number is too large.")) : outOfRange(minimum, maximum))
      }
      guard minimum.map({ $0 <= number }) ?? true, maximum.map({ number <= $0 }) ?? true else {
        return .failure(outOfRange(minimum, maximum))
      }
      return .success(number)
    } catch {
      return .failure(message(about: error, in: text))
    }
  }

  /// Returns the message about a missing number or a number out of bounds.
  func outOfRange<Number: DecimalConvertible>(_ minimum: Number?, _ maximum: Number?) -> ValidationMessage {
    let text =
      switch (minimum.map { self.text($0) }, maximum.map { self.text($0) }) {
      case (let minimum?, let maximum?): localized("Enter a number from %1$@ to %2$@.").filled(with: minimum, maximum)
      case (let minimum?, nil): localized("Enter a number from %1$@.").filled(with: minimum)
      case (nil, let maximum?): localized("Enter a number up to %1$@.").filled(with: maximum)
      case (nil, nil): localized("Enter a number.")
      }
    return ValidationMessage(text)
  }

  private func message(about error: ParseError, in text: String) -> ValidationMessage {
    switch error {
    case .notANumber: ValidationMessage(localized("%1$@ isn’t a number.").filled(with: text.inQuotes))
    case .misgrouped:
      // Translators: %1$@ is the typed text, %2$@ a number with a separator between thousands.
      ValidationMessage(
        localized("%1$@ isn’t a number. Enter a number such as %2$@.").filled(with: text.inQuotes, example))
    case .ambiguous(let one, let other):
      ValidationMessage(
        localized("%1$@ can mean %2$@ or %3$@. Enter one of them.").filled(
          with: text.inQuotes, plainText(one), plainText(other)))
    case .tooManyDecimals(maximum: 0):
      ValidationMessage(localized("%1$@ isn’t a whole number.").filled(with: text.inQuotes))
    case .tooManyDecimals(let maximum):
      ValidationMessage(
        localized(
          "Enter a number with up to %1$@ decimal.", "Enter a number with up to %1$@ decimals.", count: maximum))
    }
  }

  /// A number with a separator between thousands and as many decimals as the format.
  private var example: String {
    NumberFormat(decimals: min(maximumDecimals, 2)...min(maximumDecimals, 2), symbols: symbols).text(12345)
  }

  /// Returns a number without separators between thousands, which is parsed as this number.
  private func plainText(_ number: DecimalNumber) -> String {
    NumberFormat(decimals: 0...DecimalNumber.maximumDigitCount, isGrouped: false, symbols: symbols).text(number)
  }
}
