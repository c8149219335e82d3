import CGTK
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import FloorplanPages

@Observable final class Ticket {
  var name = ""
  var isUrgent = false
}

/// A form with a required and an optional field.
func ticketForm(_ ticket: Ticket) -> Form<Ticket> {
  Form(ticket) {
    FormField("Name", \.name, in: TitleFormCell.self).required()
    FormField("Urgent", \.isUrgent, in: SwitchFormCell.self)
  }
}

/// A window with a focused button.
func withOpener(
  width: Int = 800, _ location: SourceLocation = #_sourceLocation,
  _ body: @MainActor (Button, Window) async throws -> Void
) async throws {
  try await withNoPeerLeft(location) {
    let parent = Window()
    let opener = Button(label: "Open")
    parent.child = Box(.vertical, [Button(label: "Before"), opener])
    parent.defaultSize = (width, 640)
    parent.present()
    #expect(await turnUntil { parent.isMapped })
    await paint(parent, frames: 2)
    opener.grabFocus()
    try await body(opener, parent)
    await settle()
    parent.close()
  }
}

extension ModalSheet {
  var window: Window { dialog.window }
  /// The message about the form as a whole.
  var messageText: String? { view.message?.text }

  func didOpen() async {
    #expect(await turnUntil { self.window.isMapped && self.formView.containsFocus })
    await turn()
  }

  /// Lets the models and windows finish their work.
  func turn() async {
    flushObservers()
    await settle()
    if !dialog.isClosed { await paint(window, frames: 2) }
  }

  func press(_ button: ActionButton) async {
    #expect(button.isEnabled && button.isVisible)
    button.emit("clicked")
    await turn()
  }

  /// Presses a button of the displayed question.
  func answer(_ title: String) async throws {
    let question = try #require(dialog.coveringView)
    await press(try #require([question.primaryButton, question.secondaryButton].first { $0.currentTitle == title }))
  }
}

extension FormView {
  /// The first cell of a type.
  func cell<Cell: CollectionCell>(_ type: Cell.Type) -> Cell? {
    boundItems.lazy.compactMap { self.cell(at: $0) as? Cell }.first
  }

  /// Types into the title, like the user before leaving the field.
  func type(_ text: String) throws {
    let titleCell = try #require(cell(TitleFormCell.self))
    let field = try #require(titleCell.children.lazy.compactMap { $0 as? ValueField<String> }.first)
    field.grabFocus()
    var position: Int32 = 0
    gtk_editable_insert_text(OpaquePointer(field.entry.pointer), text, Int32(text.utf8.count), &position)
  }

  /// Toggles the switch, like the user.
  func toggleSwitch() throws {
    let switchCell = try #require(cell(SwitchFormCell.self))
    let control = try #require(switchCell.children.lazy.compactMap { $0 as? Switch }.first)
    control.isOn.toggle()
  }
}
