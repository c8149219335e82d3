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

extension TitledCell {
  /// Shows what there is to say of the number that is typed in a field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - index: Which of several fields it is; nil for the only one.
  final func watch(_ field: LineField, at index: Int? = nil) {
    field.onEdit = { [weak self] in self?.personDidBegin() }
    field.onRefusal = { [weak self, unowned field] text in
      self?.refusedField = index
      self?.ownMessage = NumberMessage.refusal(of: text, on: field.line)
    }
    field.onOverflow = { [weak self] in self?.tellOverflow($0) }
  }
}

extension String {
  /// The text as a message names it: in quotation marks, and no more of it than there is room for.
  var inQuotes: String { isEmpty ? localized("This", context: "empty input") : cut(to: 30).inQuotationMarks }
}
