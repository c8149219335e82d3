import CGTK
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

extension TextInput {
  /// Types a text at the cursor, replacing the selection, like an input method.
  func type(_ text: String) { insertAtCursor(text) }

  /// Types letter by letter.
  func typeLetters(_ text: String) { for letter in text { insertAtCursor(String(letter)) } }

  private func insertAtCursor(_ text: String) {
    let editable = OpaquePointer(pointer)
    var (start, end): (Int32, Int32) = (0, 0)
    if gtk_editable_get_selection_bounds(editable, &start, &end) != 0 { gtk_editable_delete_text(editable, start, end) }
    var position = gtk_editable_get_position(editable)
    gtk_editable_insert_text(editable, text, Int32(text.utf8.count), &position)
    gtk_editable_set_position(editable, position)
  }

  /// Pastes a text, like Ctrl+V.
  func paste(_ pasted: String) async {
    clipboard.set(text: pasted)
    emit("paste-clipboard")
    await settle(turns: 8)
  }

  /// Selects everything and replaces it by typing.
  func retype(_ text: String) {
    selectAll()
    insertAtCursor(text)
  }
}

extension TitledCell {
  /// The message below the field.
  var messageTexts: [String] {
    children.compactMap { $0 as? InlineValidationView }.filter(\.isVisible).map(\.message.text)
  }
  /// Leaves the field.
  func leave() { window?.clearFocus() }
}

/// A field and another focusable widget, in a window.
func withField<Field: InputField>(
  _ make: @MainActor () -> Field, _ location: SourceLocation = #_sourceLocation,
  _ body: (Field, Button, Window) async throws -> Void
) async rethrows {
  try await withNoPeerLeft(location) {
    let window = Window()
    let field = make()
    let other = Button(label: "Other")
    window.child = Box(.vertical, [field, other])
    window.defaultSize = (360, 200)
    window.present()
    #expect(await turnUntil { window.isMapped })
    await paint(window, frames: 2)
    other.grabFocus()
    try await body(field, other, window)
    window.close()
  }
}
