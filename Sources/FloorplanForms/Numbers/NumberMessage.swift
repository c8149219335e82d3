import FloorplanUI

/// What is said of a typed text that is not taken as a number.
enum NumberMessage {
  /// The message about a text that isn't a number of a line.
  static func refusal(of text: String, on line: NumberLine) -> ValidationMessage {
    switch line.read(text) {
    case .notWhole: ValidationMessage(localized("%1$@ is not a whole number.").filled(with: text.inQuotes))
    case .number, .nothing: outOfRange(line)
    case .none: notANumber(text)
    }
  }

  /// The message about a text that is no number at all.
  static func notANumber(_ text: String, style: ValidationMessage.Style = .banner) -> ValidationMessage {
    ValidationMessage(localized("%1$@ is not a number.").filled(with: text.inQuotes), style: style)
  }

  /// The message about a number that is out of bounds.
  static func outOfRange(_ line: NumberLine) -> ValidationMessage {
    ValidationMessage(
      localized("Type a number from %1$@ to %2$@.").filled(with: line.text(line.lower), line.text(line.upper)))
  }
}

extension String {
  /// The text as a message names it: in quotation marks, and no more of it than there is room for.
  var inQuotes: String { isEmpty ? localized("This", context: "empty input") : cut(to: 30).inQuotationMarks }
}
