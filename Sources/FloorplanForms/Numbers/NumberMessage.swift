import FloorplanUI

/// What is said of a typed text that is not taken as a number.
enum NumberMessage {
  /// As much of a text as a message has room for.
  private static let longest = 30

  /// The message about a text that isn't a number of a line.
  static func refusal(of text: String, on line: NumberLine) -> ValidationMessage {
    switch line.read(text) {
    case .notWhole: ValidationMessage("“\(shortened(text))” is not a whole number.")
    case .number, .nothing: outOfRange(line)
    case .none: notANumber(text)
    }
  }

  /// The message about a text that is no number at all.
  static func notANumber(_ text: String, style: ValidationMessage.Style = .banner) -> ValidationMessage {
    ValidationMessage("“\(shortened(text))” is not a number.", style: style)
  }

  private static func shortened(_ text: String) -> Substring {
    text.count > longest ? text.prefix(longest) + "…" : text[...]
  }

  /// The message about a number that is out of bounds.
  static func outOfRange(_ line: NumberLine) -> ValidationMessage {
    ValidationMessage("Type a number from \(line.text(line.lower)) to \(line.text(line.upper)).")
  }
}
