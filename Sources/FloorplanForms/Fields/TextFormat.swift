import CGTK
import FloorplanUI
import GTKBridge

/// The conversion between the values and the texts of a field.
struct TextFormat<Value> {
  let write: (Value) -> String
  /// Returns the value of a text, or the reason why it is invalid.
  let read: (String) -> Result<Value, ValidationMessage>
  var purpose = GtkInputPurpose.freeForm
  /// Whether the text is left-to-right in all languages, like numbers.
  var isLeftToRight = false
  /// The number of characters that a field has space for, even if its text is shorter; nil for no fixed width.
  var width: Int?

  /// Whether the text is hidden, such as a password.
  var isSecret: Bool { purpose == .password }
}

extension ValidationMessage: Error {}

extension TextFormat<String> {
  static func text(_ purpose: GtkInputPurpose = .freeForm) -> Self {
    TextFormat(write: { $0 }, read: { .success($0) }, purpose: purpose)
  }

  /// A format for texts that are empty or numbers of any size.
  static var number: Self {
    TextFormat(
      write: { $0 },
      read: { NumberLine.isNumber($0) ? .success($0) : .failure(.notANumber($0, style: .hint)) },
      purpose: .number, isLeftToRight: true)
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
        let reading = line.read(text)
        guard case .number(let number) = reading, (line.lower...line.upper).contains(number) else {
          return .failure(.refusal(of: text, as: reading, on: line))
        }
        return .success(snaps ? line.snapped(number) : number)
      },
      purpose: .number, isLeftToRight: true, width: max(3, line.maximumCharacterCount))
  }
}

extension ValidationMessage {
  /// Returns the message about a text that isn't a number.
  static func notANumber(_ text: String, style: Style = .banner) -> Self {
    ValidationMessage(localized("%1$@ isn’t a number.").filled(with: text.inQuotes), style: style)
  }

  fileprivate static func refusal(of text: String, as reading: NumberLine.ParseResult, on line: NumberLine) -> Self {
    switch reading {
    case .notInteger: ValidationMessage(localized("%1$@ isn’t a whole number.").filled(with: text.inQuotes))
    case .invalid: notANumber(text)
    case .number, .empty:
      ValidationMessage(
        localized("Enter a number from %1$@ to %2$@.").filled(with: line.text(line.lower), line.text(line.upper)))
    }
  }
}
