import FloorplanUI

/// The text in a field and the value that it means: what users type, and when it becomes the value.
///
/// A text that means no value is refused: it stays in the field until the user changes it or takes it back, or the
/// value changes.  A value that changes while the user types is noted and leaves the text alone.
struct Draft<Value: Equatable> {
  /// An event in a field.
  enum Event {
    /// The user changed the text.
    case typed(String)
    /// The text counts if it means a value, and typing goes on.
    case paused
    /// The user pressed Enter or left the field.
    case ended
    /// The user takes back what was typed.
    case escaped
    /// Code set the value.
    case valueChanged(Value)
  }

  /// An action that the field must carry out.
  enum Effect: Equatable {
    /// Show a text.
    case show(String, isUndoable: Bool)
    /// Report a new value.
    case change(Value)
    /// Report that ``problem`` changed or still holds.
    case report
  }

  /// The state of the text in the field.
  private enum Input: Equatable {
    /// The value, as it is written.
    case shown
    /// Typed, and not the value yet.
    case typed(String)
    /// Typed, and the value.
    case taken
    /// Typed, and no value.
    case refused(String, ValidationMessage)
  }

  var format: TextFormat<Value>
  private(set) var value: Value
  private var input = Input.shown

  init(_ value: Value, format: TextFormat<Value>) {
    self.value = value
    self.format = format
  }

  /// The text of the value, unless the user has changed the text in the field.
  var shownText: String? { input == .shown ? format.write(value) : nil }
  /// Whether the user has changed the text and not ended that.
  var isTyping: Bool { isUntaken || input == .taken }
  /// Whether the user has typed what is neither taken nor refused.
  var isUntaken: Bool { if case .typed = input { true } else { false } }
  /// The text that was refused.
  var refusedText: String? { if case .refused(let text, _) = input { text } else { nil } }
  /// Why it was refused.
  var problem: ValidationMessage? { if case .refused(_, let problem) = input { problem } else { nil } }

  /// Returns what an event leads to, in order.
  ///
  /// A text is shown before its value is reported, as who is told of it may set another value.
  mutating func handle(_ event: Event) -> [Effect] {
    let hadProblem = problem != nil
    var effects: [Effect] = []
    switch (event, input) {
    case (.typed(let text), _): input = .typed(text)
    case (.paused, .typed(let text)):
      guard case .success(let read) = read(text) else { break }
      input = .taken
      effects = take(read)
    case (.ended, .typed(let text)), (.ended, .refused(let text, _)):
      switch read(text) {
      case .success(let read):
        let changes = take(read)
        effects = [showValue()] + changes
      case .failure(let problem):
        input = .refused(text, problem)
        return [.report]
      }
    case (.ended, _): effects = [showValue()]
    case (.escaped, .shown): break
    case (.escaped, _): effects = [showValue(isUndoable: true)]
    case (.valueChanged(let new), .shown):
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

  /// Returns the value of a text: what the value is written as means the value, which may be more exact.
  private func read(_ text: String) -> Result<Value, ValidationMessage> {
    text == format.write(value) ? .success(value) : format.read(text)
  }

  private mutating func take(_ new: Value) -> [Effect] {
    guard new != value else { return [] }
    value = new
    return [.change(new)]
  }

  private mutating func showValue(isUndoable: Bool = false) -> Effect {
    input = .shown
    return .show(format.write(value), isUndoable: isUndoable)
  }
}
