import CGTK
import FloorplanForms
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanPages

@Suite(.serialized) struct FilterWindowTests {
  /// Counts tickets when the test allows it.
  final class Counter {
    let gate = TaskGate()
    var results = 12
    private(set) var requestCount = 0
    private(set) var completedCount = 0

    func count(_ ticket: Ticket) async -> Int {
      requestCount += 1
      let found = ticket.isUrgent ? 1 : results
      await gate.pass()
      if !Task.isCancelled { completedCount += 1 }
      return found
    }
  }

  private func filterForm(_ ticket: Ticket) -> Form<Ticket> {
    Form(ticket) {
      FormField("Name", \.name, in: TitleFormCell.self)
      FormField("Urgent", \.isUrgent, in: SwitchFormCell.self)
    }
  }

  private func withFilter(
    _ ticket: Ticket, _ counter: Counter, _ location: SourceLocation = #_sourceLocation,
    _ body: @MainActor (FilterWindow<Ticket>, ModalSheet, ActionButton) async throws -> Void
  ) async throws {
    try await withOpener(location) { opener, parent in
      let filter = FilterWindow(filterForm(ticket), of: "Tickets", totalCount: 54) { await counter.count($0) }
      filter.isDefault = { $0.name.isEmpty && !$0.isUrgent }
      filter.reset = { ticket in
        ticket.name = ""
        ticket.isUrgent = false
      }
      #expect(filter.present(over: opener) && filter.isPresented)
      let sheet = try #require(filter.sheet)
      await sheet.didOpen()
      try await body(filter, sheet, try #require(filter.resultsButton))
      filter.dismiss()
      await settle()
      #expect(!filter.isPresented && parent.focusWidget === opener)
    }
  }

  @Test func barIsStyledAsNavigationBar() async throws {
    try await withFilter(Ticket(), Counter()) { _, sheet, _ in
      let bar = try #require(sheet.window.titleBar)
      #expect(bar.hasStyleClass("fdlFUINavigationBar"))
      for button in [sheet.cancelButton, sheet.endButton] {
        #expect(button.hasStyleClass("fdlFUINavigationBar_actionButton"))
        #expect(!button.hasStyleClass("fdlFUIActionButton") && !button.hasStyleClass("fdlFUIActionButton_tertiary"))
      }
    }
  }

  @Test func confirmingWaitsForAsynchronousRules() async throws {
    let gate = TaskGate()
    gate.isOpen = false
    let form = Form(Ticket()) {
      FormField("Name", \.name, in: TitleFormCell.self).validated(after: .milliseconds(100)) { _ in
        await gate.pass()
        return nil
      }
    }
    try await withOpener { opener, _ in
      let filter = FilterWindow(form, of: "Tickets", totalCount: 54) { _ in 12 }
      var confirmedCount = 0
      filter.onConfirm = { _ in confirmedCount += 1 }
      filter.present(over: opener)
      let sheet = try #require(filter.sheet)
      await sheet.didOpen()
      await sheet.press(try #require(filter.resultsButton))
      #expect(filter.isPresented && form.isChecking)
      gate.isOpen = true
      #expect(await turnUntil { confirmedCount == 1 && !filter.isPresented })
    }
  }

  @Test func closingCancelsTheConfirmation() async throws {
    let gate = TaskGate()
    gate.isOpen = false
    let form = Form(Ticket()) {
      FormField("Name", \.name, in: TitleFormCell.self).validated(after: .milliseconds(100)) { _ in
        await gate.pass()
        return nil
      }
    }
    try await withOpener { opener, _ in
      let filter = FilterWindow(form, of: "Tickets", totalCount: 54) { _ in 12 }
      var confirmedCount = 0
      filter.onConfirm = { _ in confirmedCount += 1 }
      filter.present(over: opener)
      let sheet = try #require(filter.sheet)
      await sheet.didOpen()
      await sheet.press(try #require(filter.resultsButton))
      #expect(filter.isPresented && form.isChecking)
      filter.dismiss()
      #expect(await turnUntil { !filter.isPresented })
      filter.present(over: opener)
      await filter.sheet?.didOpen()
      gate.isOpen = true
      #expect(await turnUntil { !form.isChecking })
      await settle()
      #expect(filter.isPresented && confirmedCount == 0)
      filter.dismiss()
      #expect(await turnUntil { !filter.isPresented })
    }
  }

  @Test func resultCountFollowsModel() async throws {
    let (ticket, counter) = (Ticket(), Counter())
    try await withFilter(ticket, counter) { _, sheet, button in
      #expect(sheet.window.title == "Filter" && sheet.endButton.currentTitle == "Reset")
      #expect(await turnUntil { button.currentTitle == "Show 12 Results" })
      #expect(sheet.subtitle == "Tickets 12 of 54" && counter.requestCount == 1)
      try sheet.formView.toggleSwitch()
      #expect(await turnUntil { button.currentTitle == "Show 1 Result" && sheet.subtitle == "Tickets 1 of 54" })
      counter.results = 0
      ticket.isUrgent = false
      #expect(await turnUntil { button.currentTitle == "No Results" })
      #expect(button.isEnabled && counter.requestCount == 3)
      // Values after the first changed one are observed, too.
      ticket.name = "Pump"
      #expect(await turnUntil { counter.requestCount == 4 })
      ticket.isUrgent = true
      #expect(await turnUntil { counter.requestCount == 5 })
    }
  }

  @Test func lastCountStaysUntilLatestRequestEnds() async throws {
    let (ticket, counter) = (Ticket(), Counter())
    try await withFilter(ticket, counter) { _, sheet, button in
      #expect(await turnUntil { button.currentTitle == "Show 12 Results" })
      counter.gate.isOpen = false
      counter.results = 7
      ticket.name = "P"
      #expect(await turnUntil { counter.requestCount == 2 })
      #expect(button.currentTitle == "Show 12 Results" && button.isEnabled)
      counter.results = 3
      ticket.name = "Pu"
      #expect(await turnUntil { counter.requestCount == 3 })
      counter.gate.isOpen = true
      #expect(await turnUntil { button.currentTitle == "Show 3 Results" })
      await sheet.turn()
      #expect(counter.completedCount == 2 && button.currentTitle == "Show 3 Results")
    }
  }

  @Test func resetIsEnabledAfterChangesAndUndoesThem() async throws {
    let ticket = Ticket()
    try await withFilter(ticket, Counter()) { filter, sheet, _ in
      #expect(!sheet.endButton.isEnabled)
      try sheet.formView.toggleSwitch()
      await sheet.turn()
      #expect(sheet.endButton.isEnabled)
      sheet.endButton.grabFocus()
      await sheet.press(sheet.endButton)
      #expect(!ticket.isUrgent && !sheet.endButton.isEnabled && filter.isPresented)
      #expect(sheet.formView.containsFocus, "a disabled button loses the focus")
    }
  }

  @Test func resultsAreReportedAfterWindowCloses() async throws {
    for isByKey in [true, false] {
      let ticket = Ticket()
      try await withFilter(ticket, Counter()) { filter, sheet, button in
        var calls: [String] = []
        filter.onConfirm = { [weak filter] in calls.append("\($0.name) \(filter?.isPresented == false)") }
        try sheet.formView.type("Pump")
        if isByKey { sheet.window.press(.enter, .control) } else { button.emit("clicked") }
        #expect(await turnUntil { calls == ["Pump true"] })
      }
    }
  }

  @Test func cancelClosesWithoutQuestion() async throws {
    for isByKey in [true, false] {
      let ticket = Ticket()
      try await withFilter(ticket, Counter()) { filter, sheet, _ in
        var calls = 0
        filter.onConfirm = { _ in calls += 1 }
        try sheet.formView.toggleSwitch()
        await sheet.turn()
        if isByKey { sheet.window.press(.escape) } else { sheet.cancelButton.emit("clicked") }
        #expect(await turnUntil { !filter.isPresented })
        #expect(calls == 0 && sheet.dialog.coveringView == nil)
      }
    }
  }

  @Test func placeholdersCanBeInAnyOrder() {
    #expect("%2$@ of %1$@".filled(with: "a", "%1$@") == "%1$@ of a")
    #expect("100 % of %3$@".filled(with: "a") == "100 % of %3$@")
  }
}
