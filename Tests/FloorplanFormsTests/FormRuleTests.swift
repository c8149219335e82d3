import FloorplanLayout
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms

/// Rules about several fields, asynchronous rules, and the summary of the problems.
@Suite(.serialized) struct FormRuleTests {
  init() { #expect(GTKEnvironment.isReady) }

  @Observable final class Order {
    var number = ""
    var start = 3.0
    var end = 2.0
    var hasEnd = true
    var isNumbered = true
  }

  /// Knows the numbers that are taken, and answers when the test allows it, or fails.
  final class Server {
    let gate = TaskGate()
    var problem: Problem?
    private(set) var asked: [String] = []
    private(set) var cancellationCount = 0

    func check(_ order: Order) async throws -> ValidationMessage? {
      let number = order.number
      asked.append(number)
      await gate.pass()
      if Task.isCancelled { cancellationCount += 1 }
      if let problem { throw problem }
      return number == "7" ? ValidationMessage("This number is taken.") : nil
    }
  }

  struct Problem: Error, CustomStringConvertible {
    nonisolated var description: String { "The server is asleep." }
  }

  private func numberForm(_ order: Order, _ server: Server) -> Form<Order> {
    Form(order) {
      FormField("Number", \.number, in: TitleFormCell.self).required()
        .visible { $0.isNumbered }
        .validated(after: .seconds(1)) { try await server.check($0) }
    }
  }

  /// Validates a form completely, while the main loop runs.
  private func isValid(_ form: Form<Order>) async -> Bool? {
    var result: Bool?
    Task { result = await form.validateCompletely() }
    #expect(await turnUntil { result != nil })
    return result
  }

  // MARK: Several fields

  @Test func ruleMarksItsFieldsWhileItIsViolated() async throws {
    let order = Order()
    @MainActor func form() -> Form<Order> {
      Form(order) {
        FormField("Start", \.start, in: StepperFormCell.self)
        FormRule("The end must be after the start.", of: \.start, \.end) { $0.end > $0.start }
        FormSection("Later") { FormField("End", \.end, in: SliderFormCell.self).visible { $0.hasEnd } }
        FormField("Has End", \.hasEnd, in: SwitchFormCell.self)
      }
    }
    try await withFormView(form) { form, view, _ in
      #expect(form.sections.map(\.fields.count) == [1, 1, 1])
      #expect(form.messages.isEmpty, "no messages before the first validation")
      #expect(!form.validate() && form.invalidFields == ["Start", "End"])
      flushObservers()
      let start = try #require(view.cell(StepperFormCell.self))
      let end = try #require(view.cell(SliderFormCell.self))
      for cell in [start, end] as [TitledCell] {
        #expect(cell.validationMessage == ValidationMessage("The end must be after the start."))
      }
      order.end = 4
      flushObservers()
      #expect(form.invalidFields.isEmpty && start.validationMessage == nil && end.validationMessage == nil)
      order.start = 5
      flushObservers()
      #expect(form.invalidFields == ["Start", "End"] && start.validationMessage != nil)
      // Users can't correct a value that they don't see.
      order.hasEnd = false
      flushObservers()
      #expect(form.validate() && start.validationMessage == nil)
    }
  }

  @Test func ruleWithoutAFieldIsReported() {
    let form = Form(Order()) {
      FormField("Start", \.start, in: StepperFormCell.self).id("start")
      FormRule("Never.", of: "start", "finish") { _ in false }
      FormRule("Never.", of: \.start, \.number) { _ in false }
    }
    #expect(form.errors.count == 2 && form.errors[0] == .missingField("finish") && form.validate())
  }

  @Test func errorPrecedesWarning() {
    let form = Form(Order()) {
      FormField("Start", \.start, in: StepperFormCell.self)
        .validated { _ in ValidationMessage("That is early.", kind: .warning) }
      FormField("End", \.end, in: StepperFormCell.self)
      FormRule(of: \.start, \.end) { $0.end > $0.start ? nil : ValidationMessage("It ends at \($0.end).") }
    }
    #expect(!form.validate() && form.messages["Start"]?.text == "It ends at 2.0.")
    form.model.end = 4
    #expect(form.validate() && form.messages["Start"]?.text == "That is early." && form.messages["End"] == nil)
  }

  // MARK: Asynchronous rules

  @Test func changedValueIsCheckedAfterAPause() async throws {
    let (order, server) = (Order(), Server())
    server.gate.isOpen = false
    try await withFormView({ numberForm(order, server) }) { form, view, _ in
      let cell = try #require(view.cell(TitleFormCell.self))
      for number in ["6", "8"] {
        order.number = number
        flushObservers()
        await advance(by: .milliseconds(700))
        #expect(server.asked.isEmpty && form.isChecking && form.messages.isEmpty)
      }
      await advance(by: .milliseconds(700))
      #expect(await turnUntil { server.asked == ["8"] })
      flushObservers()
      #expect(cell.messageTexts == ["Checking…"] && form.invalidFields.isEmpty)
      order.number = "7"
      flushObservers()
      #expect(cell.messageTexts.isEmpty)
      #expect(await turnUntil { server.cancellationCount == 1 })
      await advance(by: .milliseconds(1100))
      server.gate.isOpen = true
      #expect(await turnUntil { !form.isChecking })
      flushObservers()
      #expect(server.asked == ["8", "7"] && cell.messageTexts == ["This number is taken."])
      #expect(form.invalidFields == ["Number"])
      // A missing number isn't checked.
      order.number = ""
      #expect(form.invalidFields.isEmpty, "the result belongs to the previous value")
      flushObservers()
      await advance(by: .milliseconds(1100))
      #expect(!form.isChecking && server.asked.count == 2)
    }
  }

  @Test func validationWaitsForTheResult() async {
    let (order, server) = (Order(), Server())
    order.number = "7"
    server.gate.isOpen = false
    let form = numberForm(order, server)
    #expect(!form.validate() && form.invalidFields.isEmpty && form.isChecking)
    var result: Bool?
    Task { result = await form.validateCompletely() }
    #expect(await turnUntil { server.asked == ["7"] })
    #expect(result == nil)
    server.gate.isOpen = true
    #expect(await turnUntil { result == false })
    #expect(form.invalidFields == ["Number"] && form.problems.map(\.text) == ["Number: This number is taken."])
    order.number = "8"
    for _ in 1...2 { #expect(await isValid(form) == true && form.validate()) }
    #expect(server.asked == ["7", "8"], "the result is kept")
    form.discardChanges()
    #expect(order.number == "7" && form.messages.isEmpty && !form.isChecking)
    order.number = ""
    #expect(await isValid(form) == false && server.asked.count == 2, "another rule is violated")
  }

  @Test func failedCheckIsRepeatedOnLeavingAndSaving() async throws {
    let (order, server) = (Order(), Server())
    server.problem = Problem()
    try await withFormView({ numberForm(order, server) }) { form, view, _ in
      let cell = try #require(view.cell(TitleFormCell.self))
      order.number = "8"
      #expect(await isValid(form) == false && form.invalidFields == ["Number"])
      flushObservers()
      let message = try #require(cell.messageTexts.first)
      #expect(message.contains("The server is asleep.") && cell.validationMessage?.kind == .error)
      #expect(view.focusField("Number"))
      cell.leave()
      #expect(await turnUntil { server.asked == ["8", "8"] && !form.isChecking })
      server.problem = nil
      #expect(await isValid(form) == true && form.messages.isEmpty && server.asked.count == 3)
    }
  }

  @Test func checkEndsWithItsFieldAndItsView() async {
    let (order, server) = (Order(), Server())
    server.gate.isOpen = false
    let form = numberForm(order, server)
    await withFormView({ form }) { form, _, _ in
      order.number = "8"
      #expect(!form.validate() && form.isChecking)
      #expect(await turnUntil { server.asked.count == 1 })
      order.isNumbered = false
      flushObservers()
      #expect(await turnUntil { server.cancellationCount == 1 })
      #expect(form.validate())
      order.isNumbered = true
      #expect(!form.validate())
      #expect(await turnUntil { server.asked.count == 2 })
    }
    #expect(await turnUntil { server.cancellationCount == 2 })
    #expect(!form.isChecking && form.messages.isEmpty)
  }

  // MARK: Summary

  @Observable final class Names {
    var names = Array(repeating: "", count: 30)
  }

  /// A form with 30 required names below its summary.
  private func withSummary(
    _ body: @MainActor (Names, Form<Names>, FormSummaryView, FormView, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let names = Names()
      let form = Form(names) {
        for number in 0..<30 { FormField("Name \(number)", \.names[number], in: TitleFormCell.self).required() }
      }
      let view = FormView(form)
      let summary = FormSummaryView(of: form, in: view)
      let scroller = ScrolledWindow(view, name: "Form", horizontal: .never)
      scroller.expandsVertically = true
      let window = Window()
      window.child = Box(.vertical, [summary, scroller])
      window.defaultSize = (360, 500)
      window.present()
      #expect(await turnUntil { window.isMapped })
      await paint(window, frames: 3)
      try await body(names, form, summary, view, window)
      window.close()
    }
  }

  private func links(in widget: Widget) -> [Button] {
    widget.children.flatMap { ($0 as? Button).map { [$0] } ?? links(in: $0) }.filter(\.isVisible)
  }

  @Test func summaryLinksToTheProblems() async throws {
    try await withSummary { names, form, summary, view, window in
      #expect(!summary.isVisible && links(in: summary).isEmpty)
      for number in 0..<30 where number != 1 && number != 29 { names.names[number] = "Pump" }
      #expect(!form.validate())
      flushObservers()
      await paint(window, frames: 3)
      #expect(summary.isVisible && summary.message?.text == "2 fields need your attention.")
      let expected = ["Name 1: Name 1 is missing.", "Name 29: Name 29 is missing."]
      #expect(summary.problems.map(\.text) == expected && links(in: summary).count == 2)
      window.isFocusVisible = false
      links(in: summary)[1].emit("clicked")
      await paint(window, frames: 3)
      #expect(view.focusedItem == ItemIndex(section: 0, item: 29) && window.isFocusVisible)
      // The focused link disappears.
      links(in: summary)[1].grabFocus()
      names.names[29] = "Seal"
      flushObservers()
      await paint(window, frames: 2)
      #expect(links(in: summary).count == 1 && view.containsFocus)
      #expect(summary.message?.text == "1 field needs your attention.")
      names.names[1] = "Seal"
      flushObservers()
      #expect(!summary.isVisible && summary.message == nil)
    }
  }

  @Test func manyProblemsScroll() async throws {
    try await withSummary { names, form, summary, _, window in
      #expect(!form.validate())
      flushObservers()
      await paint(window, frames: 3)
      #expect(links(in: summary).count == 30)
      let height = summary.measured(.vertical, forSize: 360).natural
      for number in 0..<20 { names.names[number] = "Pump" }
      flushObservers()
      await paint(window, frames: 3)
      #expect(summary.measured(.vertical, forSize: 360).natural == height && height < 250)
    }
  }
}
