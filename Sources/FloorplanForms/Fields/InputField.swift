import FloorplanUI
import GTKBridge

/// A text field of a cell, independent of the type of its value.
protocol InputField: CustomWidget {
  /// Whether the user started to change the text and hasn't left the field.
  var isTyping: Bool { get }
  /// The refused text, which stays in the field; nil for none.
  var refusedText: String? { get }
  /// The typed or refused text; nil if it is the text of the value.
  var inputText: String? { get }
  /// The reason for the refusal; nil for none.
  var problem: ValidationMessage? { get }
  /// The widgets with the accessible name, description and state of the field.
  var describedWidgets: [Widget] { get }
  /// Called when the user changed the text, before the value changes.
  var onEdit: (() -> Void)? { get set }
  /// Called when ``problem`` may have changed.
  var onReport: (() -> Void)? { get set }
  /// Called when a text isn't inserted because it is too long, with the maximum length.
  var onOverflow: ((_ limit: Int) -> Void)? { get set }

  /// Commits the text, as when the user leaves the field.
  func commit()
  /// Discards the input and displays the value; in a single-line field, the user can undo this.
  ///
  /// - Returns: Whether there was any input.
  @discardableResult
  func cancelEditing() -> Bool
  /// Discards the input and the undo history, and displays the value.
  func reset()
  /// Adds the entries of a menu to the context menu; nil removes them.
  func setExtraMenu(_ menu: Menu?)
  /// Displays and commits a text that was typed into another field.
  func enter(_ text: String)
}

extension InputField {
  /// Marks the field as invalid if there is a problem, which is then its accessible description.
  func markProblem() {
    isInvalid = problem != nil
    for widget in describedWidgets {
      widget.setAccessibleInvalid(problem != nil)
      widget.setAccessibleDescription(problem?.text ?? "")
    }
  }
}
