import CGTK
import FloorplanLayout
import FloorplanUI
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// Undoing, redoing and reverting changes of a form.
@Suite(.serialized) struct FormUndoTests {
  init() { #expect(GTKEnvironment.isReady) }

  @Observable final class Order {
    var name = "Pump"
    var share = 10.0
    var isUrgent = false
    var weight = 1.0
    var country = "DE" { didSet { if country != oldValue { region = nil } } }
    var region: String? = "BY"
  }

  // MARK: Without a view

  private func countryForm(_ order: Order) -> Form<Order> {
    let form = Form(order) {
      FormField("Country", \.country, options: ["DE", "FR"], title: \.self, in: FilterFormCell.self)
      FormField("Region", \.region, options: ["BY", "HE"], title: \.self, in: FilterFormCell.self)
      FormField("Share", \.share, in: SliderFormCell.self)
    }
    form.undoHistory = UndoHistory()
    return form
  }

  @Test func stepIncludesDependentValues() throws {
    let order = Order()
    let form = countryForm(order)
    let history = try #require(form.undoHistory)
    let (country, region) = (form.sections[0].fields[0], form.sections[0].fields[1])
    form.perform(on: country) { order.country = "FR" }
    #expect(order.region == nil && form.changedFields == ["Country", "Region"])
    #expect(history.undo() && order.country == "DE" && order.region == "BY" && !form.hasChanges)
    #expect(history.redo() && order.country == "FR" && order.region == nil)
    #expect(history.undo())
    // A rejected change isn't a step.
    form.perform(on: region) {}
    #expect(!history.canUndo && history.canRedo)
  }

  @Test func continuedChangesAreOneStep() throws {
    let order = Order()
    let form = countryForm(order)
    let history = try #require(form.undoHistory)
    let share = form.sections[0].fields[2]
    func set(_ values: [Double], isContinuing: Bool = true) {
      for value in values { form.perform(on: share, isContinuing: isContinuing) { order.share = value } }
    }
    set([11, 12, 13])
    form.endStep()
    set([14, 15])
    #expect(history.undo() && order.share == 13 && history.undo() && order.share == 10 && !history.canUndo)
    #expect(history.redo() && order.share == 13 && history.redo() && order.share == 15)
    // After an undo, a continued change is a new step.
    #expect(history.undo())
    set([16])
    #expect(!history.canRedo && history.undo() && order.share == 13)
    // A change back to the first value is no step.
    set([20, 13])
    form.endStep()
    #expect(history.undo() && order.share == 10 && !history.canUndo)
    set([1, 2], isContinuing: false)
    #expect(history.undo() && order.share == 1 && history.undo() && order.share == 10)
  }

  @Test func valueThatChangedSinceIsKept() throws {
    let order = Order()
    let form = countryForm(order)
    let history = try #require(form.undoHistory)
    let (country, share) = (form.sections[0].fields[0], form.sections[0].fields[2])
    form.perform(on: country) { order.country = "FR" }
    form.perform(on: share) { order.share = 20 }
    order.share = 30
    order.region = "HE"
    // The older step is undone instead, without the dependent value.
    #expect(history.undo() && order.share == 30 && order.country == "DE" && order.region == nil)
    order.country = "IT"
    #expect(!history.redo() && !history.undo() && order.country == "IT")
  }

  @Test func discardedAndRevertedChangesCanBeRestored() throws {
    let order = Order()
    let form = countryForm(order)
    let history = try #require(form.undoHistory)
    let (country, share) = (form.sections[0].fields[0], form.sections[0].fields[2])
    form.perform(on: country) { order.country = "FR" }
    form.perform(on: share) { order.share = 20 }
    form.revert("Share")
    #expect(order.share == 10 && order.country == "FR" && form.changedFields == ["Country", "Region"])
    #expect(history.undo() && order.share == 20)
    form.discardChanges()
    #expect(!form.hasChanges && history.undo() && order.country == "FR" && order.region == nil && order.share == 20)
    #expect(history.undo() && order.share == 10 && history.undo() && order.country == "DE" && !history.canUndo)
    // The values of the last save are the ones to return to.
    order.share = 40
    form.acceptChanges()
    order.share = 50
    form.revert("Share")
    #expect(order.share == 40)
    form.revert("There is no such field")
  }

  // MARK: With a view

  private func withView(
    _ order: Order, _ location: SourceLocation = #_sourceLocation,
    _ body: (Form<Order>, FormView, Window) async throws -> Void
  ) async rethrows {
    try await withFormView(
      {
        let form = Form(order) {
          FormField("Name", \.name, in: TitleFormCell.self)
          FormField("Weight", \.weight, in: NumberFormCell<Double>.self)
          FormField("Share", \.share, in: SliderFormCell.self) { $0.maximumValue = 100 }
          FormField("Urgent", \.isUrgent, in: SwitchFormCell.self)
        }
        form.undoHistory = UndoHistory()
        form.marksChanges = true
        return form
      }, location, body)
  }

  private func undo(_ window: Window) -> Bool { window.press("z", .control) }
  private func redo(_ window: Window) -> Bool { window.press("z", [.control, .shift]) }
  private func item(_ number: Int) -> ItemIndex { ItemIndex(section: 0, item: number) }

  @Test func keysUndoAcrossFieldsAndFocusThem() async throws {
    let order = Order()
    try await withView(order) { form, view, window in
      let name = try #require(view.cell(TitleFormCell.self))
      name.retype("Valve")
      window.clearFocus()
      // A drag is one step, and each key another one.
      let slider = try #require(view.cell(SliderFormCell.self)?.control(Scale.self))
      let pointers = view.controllers(of: PointerController.self)
      for pointer in pointers { pointer.press?(true) }
      for number in [20.0, 30, 40] { slider.value = number }
      for pointer in pointers { pointer.release?() }
      slider.value = 41
      view.cell(SwitchFormCell.self)?.control(Switch.self)?.isOn = true
      let values = { "\(order.name) \(order.share) \(order.isUrgent)" }
      let expected = ["Valve 41.0 true", "Valve 41.0 false", "Valve 40.0 false", "Valve 10.0 false", "Pump 10.0 false"]
      #expect(values() == expected[0])
      for (number, field) in [3, 2, 2, 0].enumerated() {
        #expect(undo(window) && values() == expected[number + 1] && view.focusedItem == item(field))
      }
      #expect(name.typedText == "Pump" && !undo(window) && !form.hasChanges)
      for (number, field) in [0, 2, 2, 3].enumerated() {
        #expect(redo(window) && values() == expected[3 - number] && view.focusedItem == item(field))
      }
      #expect(name.typedText == "Valve" && !redo(window))
      // While the form is being saved, nothing changes.
      form.isEnabled = false
      #expect(!undo(window) && values() == expected[0])
    }
  }

  @Test func typingIsUndoneFirst() async throws {
    let order = Order()
    try await withView(order) { _, view, window in
      view.cell(SwitchFormCell.self)?.control(Switch.self)?.isOn = true
      let name = try #require(view.cell(TitleFormCell.self))
      name.retype("Valve")
      // GTK undoes the insertion, then the deletion of the selection.
      #expect(undo(window) && name.typedText == "")
      #expect(undo(window) && name.typedText == "Pump" && order.isUrgent && name.containsFocus)
      #expect(undo(window) && !order.isUrgent && view.focusedItem == item(3))
      #expect(order.name == "Pump" && name.typedText == "Pump")
      // A committed text is a step, although its field keeps the focus.
      name.retype("Seal")
      name.field?.entry.emit("activate")
      #expect(order.name == "Seal" && undo(window) && order.name == "Pump" && name.typedText == "Pump")
      #expect(name.containsFocus && redo(window) && order.name == "Seal" && name.typedText == "Seal")
      window.clearFocus()
      #expect(order.name == "Seal")
    }
  }

  @Test func typingWithLiveChangesIsOneStep() async throws {
    let order = Order()
    try await withView(order) { form, view, window in
      let history = try #require(form.undoHistory)
      let name = try #require(view.cell(TitleFormCell.self))
      name.tracksLiveChanges = true
      for text in ["Valve", "Seal"] {
        name.field?.grabFocus()
        name.field?.entry.input.selectAll()
        name.field?.entry.input.typeLetters(text)
        #expect(order.name == text)
        view.focusField("Urgent")
      }
      #expect(history.undo() && order.name == "Valve" && name.typedText == "Valve")
      #expect(history.undo() && order.name == "Pump" && !history.canUndo && name.typedText == "Pump")
      window.clearFocus()
      #expect(order.name == "Pump")
      #expect(history.redo() && history.redo() && order.name == "Seal")
    }
  }

  @Test func refusedTextIsDiscardedAndEnteredAgain() async throws {
    let order = Order()
    try await withView(order) { form, view, window in
      let weight = try #require(view.cell(NumberFormCell<Double>.self))
      weight.enter("5")
      weight.enter("x")
      view.focusField("Urgent")
      #expect(form.commit() == ["Weight"] && weight.typedText == "x" && order.weight == 5)
      #expect(undo(window) && form.commit().isEmpty && weight.typedText == "5" && weight.containsFocus)
      #expect(redo(window) && form.commit() == ["Weight"] && weight.typedText == "x" && order.weight == 5)
      // A text that was corrected isn't entered again.
      weight.enter("7")
      #expect(order.weight == 7 && undo(window) && order.weight == 5 && weight.typedText == "5")
      #expect(undo(window) && order.weight == 1 && weight.typedText == "1" && !undo(window))
      // Reverting also discards a refused text.
      weight.enter("9")
      weight.enter("y")
      form.revert("Weight")
      flushObservers()
      #expect(order.weight == 1 && weight.typedText == "1" && form.commit().isEmpty)
    }
  }

  @Test func changedFieldIsMarkedAndReverted() async throws {
    let order = Order()
    try await withView(order) { form, view, window in
      let name = try #require(view.cell(TitleFormCell.self))
      @MainActor func hasMark() -> Bool {
        flushObservers()
        return name.children.contains { $0.hasStyleClass("fdlFUIChangeMark") && $0.isVisible }
      }
      @MainActor func menu(_ field: Int) -> [ContextMenuItem] { view.contextMenu?(item(field)) ?? [] }
      #expect(!hasMark() && menu(0).isEmpty)
      order.name = "Valve"
      #expect(hasMark() && name.isMarkedAsChanged && name.differingAccessibleDescription(from: "Changed") == nil)
      await paint(window, frames: 2)
      let mark = try #require(name.children.first { $0.hasStyleClass("fdlFUIChangeMark") }?.bounds(in: name))
      #expect(mark.x < 0 && mark.width > 0 && mark.height > 20)
      #expect(menu(0).map(\.title) == ["Revert"] && menu(1).isEmpty)
      view.focusField("Weight")
      #expect(!view.press(.backspace, .alt))
      view.focusField("Name")
      // The typed text is a step, too.
      name.retype("Seal")
      #expect(view.press(.backspace, .alt) && order.name == "Pump" && !hasMark() && name.typedText == "Pump")
      #expect(undo(window) && order.name == "Seal" && hasMark() && undo(window) && order.name == "Valve")
      menu(0).first?.perform()
      #expect(order.name == "Pump" && !hasMark())
      // The context menu of the text has the same entry.
      let input = try #require(name.field?.entry.input)
      let text = input.pointer.assumingMemoryBound(to: GtkText.self)
      #expect(gtk_text_get_extra_menu(text) == nil && undo(window) && hasMark())
      #expect(name.containsFocus && g_menu_model_get_n_items(gtk_text_get_extra_menu(text)) == 1)
      input.activateAction("form.revert")
      #expect(order.name == "Pump" && !hasMark())
      order.name = "Valve"
      form.isEditable = false
      #expect(hasMark() && menu(0).isEmpty && !view.press(.backspace, .alt))
      form.marksChanges = false
      #expect(!hasMark())
    }
  }
}
