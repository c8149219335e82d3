import FloorplanUI
import GTKBridge

/// A field of a cell, whatever its value is.
protocol TypedField: CustomWidget {
  /// Whether the user has begun to change the text, and hasn't left it.
  var isTyping: Bool { get }
  /// The text that was refused, which stays in the field; nil for none.
  var refusedText: String? { get }
  /// Why it was refused.
  var problem: ValidationMessage? { get }
  /// Whether the field shows that its value can't be taken.
  var isInvalid: Bool { get set }
  /// The widgets that have the name, the description and the state of the field.
  var describedWidgets: [Widget] { get }
  /// Called when the user has changed the text, before the value follows.
  var onEdit: (() -> Void)? { get set }
  /// Called when ``problem`` may have changed.
  var onReport: (() -> Void)? { get set }
  /// Called when a text doesn't get in because it is too long, with the limit that it broke.
  var onOverflow: ((_ limit: Int) -> Void)? { get set }

  /// Takes what was typed, as when the user leaves the field.
  func commit()
  /// Shows the value in place of what was typed; in one line, the user can undo that.
  ///
  /// - Returns: Whether anything was typed.
  @discardableResult
  func cancelEditing() -> Bool
  /// Shows the value in place of what was typed, and forgets that for undo as well.
  func forget()
  /// Shows a text that another field refused.
  func refuse(_ text: String)
}
