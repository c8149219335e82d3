import FloorplanUI

/// The state of a text field without its widget: the text, its value, and when the text becomes the value.
///
/// A text without a valid value is refused: it stays until the user changes or cancels it, or until the value changes.
/// A value that changes during typing is stored without changing the text.
struct Draft<Value: Equatable> {
  /// An event in a field.
  enum Event {
    /// The user changed the text.
    case typed(String)
    /// The text is committed if it is valid, and the input continues.
    case paused
    /// The user pressed Enter or left the field.
    case ended
    /// The user canceled the input.
    case escaped
    /// Code set the value.
    case valueChanged(Value)
  }

  /// An action that the field must carry out.
  enum Effect: Equatable {
    /// Display a text.
    case show(String, isUndoable: Bool)
    /// Report a new value.
    case change(Value)
    /// Report that ``problem`` changed or still holds.
    case report
  }

  /// The state of the text in the field.
  private enum Input: Equatable {
    /// The formatted value.
    case formatted
    /// Typed text that isn't the value yet.
    case typed(String)
    /// Typed text that is the value.
    case accepted
    /// Typed text without a valid value.
    case refused(String, ValidationMessage)
  }

  var format: TextFormat<Value>
  private(set) var value: Value
  private var input = Input.formatted

  init(_ value: Value, format: TextFormat<Value>) {
    self.value = value
    self.format = format
  }

  /// The text of the value; nil if the user changed the text in the field.
  var formattedText: String? { input == .formatted ? format.write(value) : nil }
  /// Whether the user changed the text and hasn't ended the input.
  var isTyping: Bool { isUncommitted || input == .accepted }
  /// Whether there is typed text that is neither committed nor refused.
  var isUncommitted: Bool { if case .typed = input { true } else { false } }
  /// The refused text; nil for none.
  var refusedText: String? { if case .refused(let text, _) = input { text } else { nil } }
  /// The typed or refused text; nil if it is the text of the value.
  var inputText: String? {
    switch input {
    case .typed(let text) where text != format.write(value), .refused(let text, _): text
    default: nil
    }
  }
  /// The reason for the refusal; nil for none.
  var problem: ValidationMessage? { if case .refused(_, let problem) = input { problem } else { nil } }

  /// Handles an event and returns its effects in order.
  ///
  /// A text is displayed before its value is reported, since the observer may set another value.
  mutating func handle(_ event: Event) -> [Effect] {
    let hadProblem = problem != nil
    var effects: [Effect] = []
    switch (event, input) {
    case (.typed(let text), _): input = .typed(text)
    case (.paused, .typed(let text)):
      guard case .success(let read) = read(text) else { break }
      input = .accepted
      effects = accept(read)
    case (.ended, .typed(let text)), (.ended, .refused(let text, _)):
      switch read(text) {
      case .success(let read):
        let changes = accept(read)
        effects = [showValue()] + changes
      case .failure(let problem):
        input = .refused(text, problem)
        return [.report]
      }
    case (.ended, _): effects = [showValue()]
    case (.escaped, .formatted): break
    case (.escaped, _): effects = [showValue(isUndoable: true)]
    case (.valueChanged(let new), .formatted):
      value = new
      effects = [showValue()]
    case (.valueChanged(let new), .refused) where new != value:
      value = new
      effects = [showValue(isUndoable: true)]
    case (.valueChanged(let new), _): value = new
    case (.paused, _): break
    }
    return hadProblem && problem == nil ? effects + [.report] : effects
  }

  /// Returns the value of a text, or the current value if the text is that of the current value.
  ///
  /// The current value may be more precise than its text.
  private func read(_ text: String) -> Result<Value, ValidationMessage> {
    text == format.write(value) ? .success(value) : format.read(text)
  }

  private mutating func accept(_ new: Value) -> [Effect] {
    guard new != value else { return [] }
    value = new
    return [.change(new)]
  }

  private mutating func showValue(isUndoable: Bool = false) -> Effect {
    input = .formatted
    return .show(format.write(value), isUndoable: isUndoable)
  }
}
