import FloorplanUI
import GTKBridge

/// The text widget inside a field.
protocol TextBox: Widget {
  var text: String { get }
  /// The number of Unicode scalars in the text.
  var scalarCount: Int { get }
  /// Whether an input method displays preedit text.
  var isComposing: Bool { get }
  var isEditable: Bool { get set }
  /// The widgets with the accessible name, description and state of the field; the last one takes the focus.
  var describedWidgets: [Widget] { get }
  /// Replaces the text without calling the filter.
  func replaceText(_ text: String, isUndoable: Bool)
  func filterInsertions(_ filter: @escaping (_ text: String, _ position: Int) -> String?)
  func onChange(_ handler: @escaping () -> Void)
  func onComposition(_ handler: @escaping () -> Void)
  /// Adds the entries of a menu to the context menu; nil removes them.
  func setExtraMenu(_ menu: Menu?)
}

/// A single-line text box around a `GtkText`.
protocol LineBox: TextBox, Editable {
  var input: TextInput { get }
}

extension LineBox {
  var isComposing: Bool { input.isComposing }
  var describedWidgets: [Widget] { [self, input] }
  func replaceText(_ text: String, isUndoable: Bool) {
    input.replaceText(text, isUndoable: isUndoable)
    // Without the focus, GTK leaves the cursor at the beginning of a long text, which is the visible part.
    if containsFocus { cursorPosition = -1 }
  }
  func filterInsertions(_ filter: @escaping (_ text: String, _ position: Int) -> String?) {
    input.filterInsertions(filter)
  }
  func onChange(_ handler: @escaping () -> Void) { connect("changed", handler) }
  func onComposition(_ handler: @escaping () -> Void) { input.onComposition(handler) }
  func setExtraMenu(_ menu: Menu?) { input.setExtraMenu(menu) }
}

extension PartEntry: LineBox {}

extension SpinButton: LineBox {
  var scalarCount: Int { text.unicodeScalars.count }
}

extension PartTextView: TextBox {
  var text: String { buffer.text }
  var scalarCount: Int { buffer.scalarCount }
  var describedWidgets: [Widget] { [self] }
  func replaceText(_ text: String, isUndoable: Bool) { buffer.replaceText(text) }
  func filterInsertions(_ filter: @escaping (_ text: String, _ position: Int) -> String?) {
    buffer.filterInsertions(filter)
  }
  func onChange(_ handler: @escaping () -> Void) { addCancellable(buffer.connect("changed", handler)) }
}
