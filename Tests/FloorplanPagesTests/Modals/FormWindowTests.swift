import CGTK
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import FloorplanPages

@Suite(.serialized) struct FormWindowTests {
  /// Saves tickets when the test allows it, or fails.
  final class Server {
    let gate = TaskGate()
    var problem: Problem?
    private(set) var saved: [String] = []
    private(set) var attempts = 0

    func save(_ ticket: Ticket) async throws {
      attempts += 1
      await gate.pass()
      try Task.checkCancellation()
      if let problem { throw problem }
      saved.append(ticket.name)
    }
  }

  struct Problem: Error, CustomStringConvertible {
    nonisolated var description: String { "The server is asleep." }
  }

  private func withForm(
    _ ticket: Ticket, on server: Server, width: Int = 800, _ location: SourceLocation = #_sourceLocation,
    _ body: @MainActor (FormWindow<Ticket>, ModalSheet, Window) async throws -> Void
  ) async throws {
    try await withOpener(width: width, location) { opener, parent in
      let form = FormWindow("New Ticket", action: "Create", ticketForm(ticket)) { try await server.save($0) }
      #expect(form.present(over: opener) && form.isPresented)
      let sheet = try #require(form.sheet)
      await sheet.didOpen()
      try await body(form, sheet, parent)
      form.dismiss()
      await settle()
      #expect(!form.isPresented && parent.focusWidget === opener)
    }
  }

  @Test func barHasTitleAndActionsAndNoteExplainsMark() async throws {
    try await withForm(Ticket(), on: Server()) { _, sheet, _ in
      #expect(sheet.cancelButton.currentTitle == "Cancel" && sheet.endButton.currentTitle == "Create")
      #expect(sheet.window.title == "New Ticket" && sheet.window.isModal)
      #expect(sheet.view.note == "* Required" && sheet.messageText == nil)
    }
  }

  @Test func parentIsDimmedWhileAWindowIsOverIt() async throws {
    try await withOpener { opener, parent in
      let form = FormWindow("New Ticket", action: "Create", ticketForm(Ticket())) { _ in }
      form.present(over: opener)
      let sheet = try #require(form.sheet)
      await sheet.didOpen()
      #expect(parent.hasStyleClass("fp-dimmed") && !sheet.window.hasStyleClass("fp-dimmed"))
      let question = DialogWindow.ask("Quit?", keep: "Stay", discard: "Quit", over: parent, direction: .ltr) { _ in }
      #expect(await turnUntil { question.window.isMapped })
      question.close()
      #expect(parent.hasStyleClass("fp-dimmed"))
      form.dismiss()
      #expect(!parent.hasStyleClass("fp-dimmed"))
    }
  }

  /// On a desktop without transparent windows, such as Xvfb, the window keeps its edges.
  @Test func onlyAFloatingWindowHasTheOutlineOfASheet() async throws {
    try await withForm(Ticket(), on: Server()) { _, sheet, _ in
      let window = sheet.window
      @MainActor func hasOutline() -> Bool {
        g_object_notify(window.pointer.assumingMemoryBound(to: GObject.self), "maximized")
        let isOutlined = window.hasStyleClass("fdlFUIModalForm_sheet")
        #expect(window.overflow == (isOutlined ? .hidden : .visible))
        return isOutlined
      }
      #expect(hasOutline() == window.hasStyleClass("csd"))
      window.addStyleClass("csd")
      #expect(hasOutline())
      window.addStyleClass("tiled")
      #expect(!hasOutline())
      window.removeStyleClass("tiled")
      #expect(hasOutline())
      window.removeStyleClass("csd")
      #expect(!hasOutline())
    }
  }

  @Test func dialogFillsOnlyNarrowWindow() async throws {
    for (width, expected) in [(360, [360, 640]), (800, [540, 600])] {
      try await withForm(Ticket(), on: Server(), width: width) { _, sheet, _ in
        let size = sheet.window.defaultSize
        #expect([size.width, size.height] == expected)
      }
    }
  }

  @Test func keysUndoChangesWhileWindowIsOpen() async throws {
    let ticket = Ticket()
    var edited: Form<Ticket>?
    try await withForm(ticket, on: Server()) { form, sheet, _ in
      edited = form.form
      @MainActor func press(_ modifiers: ModifierKeys) -> Bool { sheet.window.press("z", modifiers) }
      #expect(!press(.control))
      try sheet.formView.toggleSwitch()
      #expect(ticket.isUrgent && press(.control) && !ticket.isUrgent && press([.control, .shift]) && ticket.isUrgent)
      sheet.window.press(.escape)
      await sheet.turn()
      #expect(sheet.dialog.coveringView != nil && !press(.control) && ticket.isUrgent)
      try await sheet.answer("Keep Editing")
      #expect(press(.control) && !ticket.isUrgent && !form.form.hasChanges)
    }
    #expect(edited?.undoHistory == nil)
  }

  @Test func titleWithLongWordIsBelowButtons() async throws {
    for (title, isBelow) in [("Uncharacteristicallyincomprehensible and More", true), ("New of All", false)] {
      try await withOpener(width: 360) { opener, _ in
        let form = FormWindow(title, action: "Create", ticketForm(Ticket())) { _ in }
        #expect(form.present(over: opener))
        let sheet = try #require(form.sheet)
        await sheet.didOpen()
        let bar = try #require(sheet.cancelButton.parent as? ModalBar)
        let titles = try #require(bar.children[1].bounds(in: bar))
        for button in [sheet.cancelButton, sheet.endButton] {
          let frame = try #require(button.bounds(in: bar))
          #expect(Int(frame.width) == button.measured(.horizontal).natural)
          #expect((titles.y >= frame.y + frame.height) == isBelow)
          #expect(isBelow || titles.x >= frame.x + frame.width || titles.x + titles.width <= frame.x)
        }
        #expect((Int(titles.width) == bar.width) == isBelow && titles.y + titles.height <= Double(bar.height))
        form.dismiss()
        await settle()
      }
    }
  }

  @Test func saveFocusesMissingFieldAndSavesNothing() async throws {
    let (ticket, server) = (Ticket(), Server())
    try await withForm(ticket, on: server) { form, sheet, _ in
      sheet.cancelButton.grabFocus()
      await sheet.press(sheet.endButton)
      #expect(server.attempts == 0 && form.isPresented && sheet.messageText == "1 field needs your attention.")
      #expect(sheet.formView.cell(TitleFormCell.self)?.containsFocus == true)
      #expect(sheet.formView.cell(TitleFormCell.self)?.validationMessage?.kind == .error)
      ticket.name = "Pump"
      await sheet.turn()
      #expect(sheet.messageText == nil, "the message disappears with its cause")
    }
  }

  @Test func savingIsReportedAfterWindowCloses() async throws {
    let (ticket, server) = (Ticket(), Server())
    try await withForm(ticket, on: server) { form, sheet, parent in
      var calls: [String] = []
      form.onClose = { [weak form] in calls.append("closed \(form?.isPresented == false)") }
      form.onSaved = { [weak form] in calls.append("\($0.name) \(form?.isPresented == false)") }
      ticket.name = "Pump"
      sheet.endButton.emit("clicked")
      #expect(await turnUntil { calls == ["closed true", "Pump true"] })
      #expect(server.saved == ["Pump"] && sheet.dialog.isClosed && !form.form.hasChanges && form.form.isEnabled)
    }
  }

  @Test func shortcutsCommitInputAndSave() async throws {
    for key in [Key.enter, "s"] {
      let (ticket, server) = (Ticket(), Server())
      try await withForm(ticket, on: server) { form, sheet, _ in
        try sheet.formView.type("Pump")
        #expect(!sheet.window.press(key) && ticket.name.isEmpty)
        #expect(sheet.window.press(key, .control))
        #expect(await turnUntil { server.saved == ["Pump"] && !form.isPresented })
      }
    }
  }

  @Test func savingDisablesFormAndCanBeCanceled() async throws {
    let (ticket, server) = (Ticket(), Server())
    ticket.name = "Pump"
    server.gate.isOpen = false
    try await withForm(ticket, on: server) { form, sheet, _ in
      try sheet.formView.toggleSwitch()
      await sheet.press(sheet.endButton)
      #expect(await turnUntil { server.attempts == 1 })
      #expect(sheet.messageText == "Saving…" && sheet.view.progressName == "Saving…" && !sheet.endButton.isEnabled)
      #expect(sheet.formView.cell(SwitchFormCell.self)?.isEnabled == false && sheet.cancelButton.containsFocus)
      #expect(sheet.window.press("s", .control) && server.attempts == 1)
      sheet.cancelButton.emit("clicked")
      #expect(await turnUntil { sheet.endButton.isEnabled })
      await sheet.turn()
      #expect(sheet.messageText == nil && sheet.view.progressName == nil && form.isPresented && server.saved.isEmpty)
      #expect(sheet.formView.cell(SwitchFormCell.self)?.isEnabled == true && ticket.isUrgent)
    }
  }

  @Test func failedSaveKeepsChangesAndCanBeRetried() async throws {
    let (ticket, server) = (Ticket(), Server())
    server.problem = Problem()
    try await withForm(ticket, on: server) { form, sheet, _ in
      try sheet.formView.type("Pump")
      sheet.endButton.emit("clicked")
      #expect(await turnUntil { server.attempts == 1 && sheet.endButton.isEnabled })
      await sheet.turn()
      let message = try #require(sheet.view.message)
      #expect(
        message.kind == .error && message.text.contains("The server is asleep.") && message.text.contains("try again"))
      #expect(ticket.name == "Pump" && form.form.isEnabled && sheet.formView.containsFocus)
      server.problem = nil
      sheet.endButton.emit("clicked")
      #expect(await turnUntil { server.saved == ["Pump"] && !form.isPresented })
    }
  }

  @Test func saveWaitsForAsynchronousRules() async throws {
    let (ticket, server, gate) = (Ticket(), Server(), TaskGate())
    ticket.name = "Pump"
    gate.isOpen = false
    let content = Form(ticket) {
      FormField("Name", \.name, in: TitleFormCell.self).validated(after: .milliseconds(100)) { ticket in
        await gate.pass()
        return ticket.name == "Pump" ? ValidationMessage("This name is taken.") : nil
      }
    }
    try await withOpener { opener, _ in
      let form = FormWindow("New Ticket", action: "Create", content) { try await server.save($0) }
      form.present(over: opener)
      let sheet = try #require(form.sheet)
      await sheet.didOpen()
      await sheet.press(sheet.endButton)
      #expect(sheet.messageText == "Checking…" && sheet.view.progressName == "Checking…" && !sheet.endButton.isEnabled)
      sheet.cancelButton.emit("clicked")
      #expect(await turnUntil { sheet.endButton.isEnabled })
      #expect(server.attempts == 0 && form.isPresented && sheet.messageText == nil)
      await sheet.press(sheet.endButton)
      gate.isOpen = true
      #expect(await turnUntil { sheet.endButton.isEnabled })
      await sheet.turn()
      #expect(server.attempts == 0 && sheet.messageText == "1 field needs your attention.")
      #expect(sheet.formView.cell(TitleFormCell.self)?.containsFocus == true)
      #expect(sheet.formView.cell(TitleFormCell.self)?.validationMessage?.text == "This name is taken.")
      ticket.name = "Seal"
      await sheet.turn()
      #expect(sheet.messageText == nil)
      await sheet.press(sheet.endButton)
      #expect(await turnUntil { server.saved == ["Seal"] && !form.isPresented })
    }
  }

  @Test func cancelAsksBeforeDiscardingChanges() async throws {
    let ticket = Ticket()
    try await withForm(ticket, on: Server()) { form, sheet, _ in
      try sheet.formView.type("Pump")
      await sheet.press(sheet.cancelButton)
      #expect(sheet.dialog.coveringView != nil && !sheet.cancelButton.isEnabled && !sheet.endButton.isEnabled)
      try await sheet.answer("Keep Editing")
      #expect(sheet.dialog.coveringView == nil && sheet.cancelButton.isEnabled && sheet.endButton.isEnabled)
      #expect(form.isPresented && ticket.name == "Pump" && sheet.formView.containsFocus)
      // The window's own close action asks as well, and Escape dismisses the question.
      #expect(sheet.window.emit("close-request"))
      await sheet.turn()
      #expect(sheet.dialog.coveringView != nil && sheet.window.press(.escape))
      await sheet.turn()
      #expect(sheet.dialog.coveringView == nil && form.isPresented)
    }
  }

  @Test func valuesAndTypedTextsAreReported() async throws {
    let ticket = Ticket()
    try await withForm(ticket, on: Server()) { form, sheet, _ in
      var reports: [String] = []
      form.onChange = { reports.append("\($0.model.name) \($0.inputTexts["Name"] ?? []) \($0.model.isUrgent)") }
      try sheet.formView.type("Pump")
      await sheet.turn()
      #expect(reports.last == " [Optional(\"Pump\")] false")
      try sheet.formView.toggleSwitch()
      form.form.commit()
      await sheet.turn()
      #expect(reports.last == "Pump [] true")
      let count = reports.count
      await sheet.turn()
      #expect(reports.count == count)
      form.form.discardChanges()
    }
  }

  @Test func escapeAsksAndSecondEscapeKeepsEditing() async throws {
    let ticket = Ticket()
    try await withForm(ticket, on: Server()) { form, sheet, _ in
      try sheet.formView.type("Pump")
      let titleCell = try #require(sheet.formView.cell(TitleFormCell.self))
      let field = try #require(titleCell.children.lazy.compactMap { $0 as? ValueField<String> }.first)
      for _ in 1...2 {
        // The key is passed from the field up to the window.
        #expect(!field.press(.escape) && field.text == "Pump")
        #expect(sheet.window.press(.escape))
        await sheet.turn()
        #expect(sheet.dialog.coveringView != nil && form.isPresented)
        #expect(sheet.window.press(.escape))
        await sheet.turn()
        #expect(sheet.dialog.coveringView == nil && form.isPresented && ticket.name == "Pump" && field.text == "Pump")
      }
      form.form.discardChanges()
    }
  }

  @Test func discardRestoresModel() async throws {
    let ticket = Ticket()
    try await withForm(ticket, on: Server()) { form, sheet, _ in
      ticket.name = "Pump"
      var closings = 0
      form.onClose = { closings += 1 }
      await sheet.press(sheet.cancelButton)
      try await sheet.answer("Discard")
      #expect(await turnUntil { closings == 1 })
      #expect(!form.isPresented)
      #expect(ticket.name.isEmpty)
    }
  }

  @Test func closesWithoutQuestionIfUnchanged() async throws {
    for isByKey in [true, false] {
      try await withForm(Ticket(), on: Server()) { form, sheet, _ in
        if isByKey { sheet.window.press(.escape) } else { sheet.cancelButton.emit("clicked") }
        #expect(await turnUntil { !form.isPresented })
      }
    }
  }

  @Test func closesWithItsParent() async throws {
    try await withNoPeerLeft {
      let parent = Window()
      let opener = Button(label: "Open")
      parent.child = opener
      parent.present()
      #expect(await turnUntil { parent.isMapped })
      let server = Server()
      server.gate.isOpen = false
      let ticket = Ticket()
      ticket.name = "Pump"
      let form = FormWindow("New Ticket", action: "Create", ticketForm(ticket)) { try await server.save($0) }
      form.present(over: opener)
      let sheet = try #require(form.sheet)
      await sheet.didOpen()
      await sheet.press(sheet.endButton)
      parent.close()
      #expect(await turnUntil { !form.isPresented })
      #expect(sheet.dialog.isClosed && server.saved.isEmpty && form.form.isEnabled)
    }
  }

  @Test func parentStaysOpenWhileChangesAreUnsaved() async throws {
    for end in ["Discard", "Create"] {
      try await withNoPeerLeft {
        let parent = Window()
        let opener = Button(label: "Open")
        parent.child = opener
        parent.present()
        #expect(await turnUntil { parent.isMapped })
        let (ticket, server) = (Ticket(), Server())
        let form = FormWindow("New Ticket", action: "Create", ticketForm(ticket)) { try await server.save($0) }
        form.present(over: opener)
        let sheet = try #require(form.sheet)
        await sheet.didOpen()
        try sheet.formView.type("Pump")
        // Trying again doesn't change the result.
        for _ in 1...2 {
          parent.requestClose()
          await sheet.turn()
          #expect(!parent.isDisposed && sheet.dialog.coveringView != nil)
        }
        try await sheet.answer("Keep Editing")
        #expect(!parent.isDisposed && form.isPresented && ticket.name == "Pump")
        if end == "Discard" {
          parent.requestClose()
          await sheet.turn()
          try await sheet.answer(end)
          #expect(await turnUntil { parent.isDisposed })
          #expect(!form.isPresented && ticket.name.isEmpty)
        } else {
          await sheet.press(sheet.endButton)
          #expect(await turnUntil { !form.isPresented })
          await settle()
          #expect(!parent.isDisposed && server.saved == ["Pump"], "the user continued editing")
          parent.requestClose()
        }
        #expect(await turnUntil { parent.isDisposed })
      }
    }
  }

  @Test func parentClosesIfNothingChanged() async {
    await withNoPeerLeft {
      let parent = Window()
      let opener = Button(label: "Open")
      parent.child = opener
      parent.present()
      #expect(await turnUntil { parent.isMapped })
      let form = FormWindow("New Ticket", action: "Create", ticketForm(Ticket())) { _ in }
      form.present(over: opener)
      await form.sheet?.didOpen()
      parent.requestClose()
      #expect(await turnUntil { parent.isDisposed && !form.isPresented })
    }
  }

  @Test func widgetWithoutWindowOpensNothing() async {
    await withNoPeerLeft {
      let form = FormWindow("New Ticket", action: "Create", ticketForm(Ticket())) { _ in }
      #expect(!form.present(over: Button(label: "Open")) && !form.isPresented)
    }
  }
}
