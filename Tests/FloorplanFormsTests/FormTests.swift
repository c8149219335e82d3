import FloorplanLayout
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms

/// Complete forms: fields, problems and changes.
@Suite(.serialized) struct FormTests {
  init() { #expect(GTKEnvironment.isReady) }

  @Observable final class Order {
    var name = ""
    var isUrgent = false
    var share = 10.0
    var prices = 20.0...40.0
    var limit = 3
  }

  /// A cell that displays text in a label: enough for a form.
  final class NameCell: ValueCell<String> {
    private let label = Label()
    private let button = Button(label: "Change")

    required init() {
      super.init()
      for part in [label, button] as [Widget] { part.setParent(self) }
      button.onClick { [unowned self] in userDidChange(to: "Given") }
    }
    override var defaultValue: String { "" }
    override var control: Widget? { button }
    override func showValue() { label.text = value }
    override var contentWidth: Measurement { Measurement(44) }
    override func contentArrangement(width: Int, height: Int?) -> Arrangement {
      var arrangement = Arrangement()
      for part in [label, button] as [Widget] {
        arrangement.add(part, x: 0, y: 0, width: width, height: max(44, height ?? 0))
      }
      return arrangement
    }
    func change() { button.emit("clicked") }
  }

  private func form(_ order: Order) -> Form<Order> {
    Form(order) {
      FormSection("Order") { FormField("Name", \.name, in: NameCell.self).required().hint("As on the invoice") }
      FormField("Urgent", \.isUrgent, in: SwitchFormCell.self)
      FormField("Share", \.share, in: SliderFormCell.self) { $0.maximumValue = 100 }
        .visible { $0.isUrgent }
        .validated { $0.share > 50 ? ValidationMessage("At most 50.") : nil }
    }
  }

  @Test func duplicateNameIsRefusedAndEqualTitlesAreNumbered() {
    let field = FormField("Name", \Order.name, in: NameCell.self)
    let form = Form(Order()) {
      field.id("name")
      field.id("name")
      FormSection("Others") {
        field
        field
        field.id("Name 2")
      }
    }
    #expect(form.sections.map { $0.fields.map(\.id) } == [["name"], ["Name", "Name 3", "Name 2"]])
    #expect(form.sections.flatMap(\.fields).allSatisfy { $0.title == "Name" })
    #expect(form.errors == [.duplicateName(field: "name")] && form.errors[0].description.contains("“name”"))
  }

  @Test func builderSupportsConditionsAndLoops() {
    @MainActor func sections(_ isLong: Bool) -> [[String]] {
      let form = Form(Order()) {
        if isLong { FormField("First", \.name, in: NameCell.self) }
        FormField("Second", \.name, in: NameCell.self)
        FormSection("Numbers") {
          for number in 1...3 { FormField("\(number)", \.name, in: NameCell.self) }
          if isLong {
            FormField("Share", \.share, in: SliderFormCell.self)
          } else {
            FormField("Prices", \.prices, in: RangeSliderFormCell.self)
          }
        }
        if isLong { FormSection("Empty") {} }
        FormField("Third", \.name, in: NameCell.self)
        [FormField("Fourth", \.name, in: NameCell.self)]
      }
      return form.sections.map { [$0.title ?? "-"] + $0.fields.map(\.id) }
    }
    #expect(
      sections(true) == [
        ["-", "First", "Second"], ["Numbers", "1", "2", "3", "Share"], ["Empty"], ["-", "Third", "Fourth"],
      ])
    #expect(sections(false) == [["-", "Second"], ["Numbers", "1", "2", "3", "Prices"], ["-", "Third", "Fourth"]])
  }

  @Test func conditionsOfSeveralCallsMustAllHold() {
    let order = Order()
    let form = Form(order) {
      FormField("Name", \.name, in: NameCell.self).visible { $0.isUrgent }.visible { $0.share > 20 }
      FormField("Limit", \.share, in: SliderFormCell.self).editable { $0.isUrgent }.editable { $0.share > 20 }
      FormField("Share", \.share, in: SliderFormCell.self).enabled { $0.isUrgent }.enabled { $0.share > 20 }
    }
    for (isUrgent, share) in [(false, 10.0), (true, 10), (false, 30), (true, 30)] {
      (order.isUrgent, order.share) = (isUrgent, share)
      let holds = isUrgent && share > 20
      #expect(form.visibleFields[0].map(\.id) == (holds ? ["Name"] : []) + ["Limit", "Share"])
      #expect(form.sections[0].fields.dropFirst().map(form.canChange) == [holds, holds])
    }
  }

  private func withView(
    _ order: Order, _ location: SourceLocation = #_sourceLocation,
    _ body: (Form<Order>, FormView, Window) async throws -> Void
  ) async rethrows {
    try await withFormView({ form(order) }, location, body)
  }

  private func urgentSwitch(_ view: FormView) -> Switch? { view.cell(SwitchFormCell.self)?.control(Switch.self) }

  @Test func fieldsDisplayTitlesAndValues() async {
    let order = Order()
    order.name = "Pump"
    await withView(order) { _, view, _ in
      let cells = view.boundItems.compactMap { view.cell(at: $0) as? any FormCell }
      #expect(cells.map(\.title) == ["Name", "Urgent"])
      #expect(cells.map(\.isRequired) == [true, false] && cells.map(\.hintText) == ["As on the invoice", nil])
      #expect((cells[0] as? NameCell)?.value == "Pump")
    }
  }

  @Test func dependentFieldAppearsAndDisappears() async {
    let order = Order()
    await withView(order) { form, view, window in
      #expect(view.numberOfItems == 2)
      urgentSwitch(view)?.isOn = true
      flushObservers()
      await paint(window, frames: 3)
      #expect(order.isUrgent && view.numberOfItems == 3)
      #expect(view.cell(SliderFormCell.self)?.maximumValue == 100)
      order.isUrgent = false
      flushObservers()
      #expect(view.numberOfItems == 2 && form.visibleFields.map(\.count) == [1, 1])
    }
  }

  @Test func observersCanFocusAFieldShownByTheSameChange() async {
    let order = Order()
    weak var formView: FormView?
    var isFound: [Bool?] = []
    // Observers have no order: some of these run before that of the view.
    let observers = (0..<8).map { _ in
      observe { if order.isUrgent { isFound.append(formView?.focusField("Share")) } }
    }
    await withView(order) { _, view, _ in
      formView = view
      order.isUrgent = true
      flushObservers()
      #expect(isFound.count >= 8 && isFound.allSatisfy { $0 == true })
      for observer in observers { observer.cancel() }
    }
  }

  @Test func problemsAreDisplayedFocusedAndRemoved() async throws {
    let order = Order()
    try await withView(order) { form, view, window in
      #expect(form.messages.isEmpty && form.invalidFields.isEmpty, "no messages before the first validation")
      order.share = 80
      #expect(!form.validate())
      #expect(form.invalidFields == ["Name"], "hidden fields aren't validated")
      order.isUrgent = true
      #expect(form.invalidFields == ["Name", "Share"])
      #expect(view.focusFirstInvalidField())
      await paint(window, frames: 3)
      let name = try #require(view.cell(NameCell.self))
      #expect(name.containsFocus && name.validationMessage?.kind == .error)
      #expect(name.validationMessage?.text.contains("Name") == true)
      name.change()
      flushObservers()
      #expect(order.name == "Given" && name.validationMessage == nil && form.invalidFields == ["Share"])
      #expect(view.focusFirstInvalidField())
      await paint(window, frames: 3)
      #expect(view.cell(SliderFormCell.self)?.containsFocus == true)
      order.share = 50
      #expect(form.validate() && !view.focusFirstInvalidField())
    }
  }

  @Test func firstFocusableInvalidFieldGetsFocus() async throws {
    let order = Order()
    order.share = 80
    let fields = [
      FormField("Name", \Order.name, in: NameCell.self)
        .validated { $0.name.isEmpty ? ValidationMessage("A name is needed.") : nil }.editable { _ in false },
      FormField("Urgent", \.isUrgent, in: SwitchFormCell.self)
        .validated { $0.isUrgent ? nil : ValidationMessage("It is.") }.enabled { _ in false },
      FormField("Share", \.share, in: SliderFormCell.self)
        .validated { $0.share > 50 ? ValidationMessage("At most 50.") : nil },
    ]
    try await withFormView({ Form(order) { fields } }) { form, view, window in
      #expect(!form.validate() && form.invalidFields == ["Name", "Urgent", "Share"])
      // As after a click on “Save”.
      window.isFocusVisible = false
      #expect(view.focusFirstInvalidField())
      await paint(window, frames: 3)
      let share = try #require(view.cell(SliderFormCell.self))
      #expect(share.containsFocus)
      #expect(window.isFocusVisible && window.focusWidget?.stateFlags.contains(.focusVisible) == true)
    }
  }

  @Test func requiredFieldIsValidIfNotEditable() {
    let order = Order()
    let field = FormField("Name", \Order.name, in: NameCell.self).required()
    for field in [field.editable { $0.isUrgent }, field.enabled { $0.isUrgent }] {
      order.isUrgent = false
      let form = Form(order) { field }
      #expect(form.validate() && form.invalidFields.isEmpty)
      order.isUrgent = true
      #expect(form.invalidFields == ["Name"], "the field can be edited now")
      form.isEditable = false
      #expect(form.validate())
      form.isEditable = true
      // A form is disabled while it is saved, which doesn't make it valid.
      form.isEnabled = false
      #expect(!form.validate())
    }
    // The app's rules apply everywhere.
    let ruled = field.validated { _ in ValidationMessage("Not this one.") }.editable { _ in false }
    let form = Form(order) { ruled }
    #expect(!form.validate() && form.messages["Name"]?.text == "Not this one.")
  }

  @Test func lengthLimitAppliesToItsFieldOnly() async throws {
    let order = Order()
    let limits = [3, 0, -1].map { FormField<Order>("\($0)", \.name, in: TitleFormCell.self).limited(to: $0) }
    let fields = limits + [FormField("None", \.name, in: TitleFormCell.self)]
    for (field, limit) in zip(fields, [3, 0, 0, 0]) {
      try await withFormView({ Form(order) { field } }) { form, view, _ in
        let cell = try #require(view.cell(TitleFormCell.self))
        #expect(cell.maxTextLength == limit)
        order.name = "12345"
        #expect(form.validate() == (limit == 0))
        cell.prepareForReuse()
        #expect(cell.maxTextLength == 0)
        order.name = ""
      }
    }
  }

  @Test func tooLongTextIsInvalidWithoutACell() async {
    let order = Order()
    order.name = "12345"
    func note(_ title: String) -> FormField<Order> {
      FormField(title, \.name, in: NoteFormCell.self) { $0.allowsTextBeyondLimit = true }.limited(to: 3)
    }
    let fields = [note("First")] + urgentFields(200) + [note("Last"), note("Read-only").editable { _ in false }]
    await withFormView({ Form(order) { fields } }) { form, view, window in
      #expect(!form.validate() && form.invalidFields == ["First", "Last"], "no cell has displayed the last field yet")
      for name in ["Urgent 100", "Last", "First"] {
        #expect(view.focusField(name))
        await paint(window, frames: 3)
        // A cell that has lost the focus is recycled when the form scrolls.
        view.contentOffset.y += 1
        await paint(window, frames: 2)
        #expect((view.cell(NoteFormCell.self) == nil) == (name == "Urgent 100"))
        #expect(!form.validate() && form.invalidFields == ["First", "Last"], "\(name)")
      }
      order.name = "123"
      flushObservers()
      #expect(form.invalidFields.isEmpty && form.validate())
    }
  }

  @Test func changedLimitIsValidated() async throws {
    let order = Order()
    order.name = "12345"
    let note = FormField("Note", \Order.name, in: NoteFormCell.self) { $0.allowsTextBeyondLimit = true }
      .limited { $0.limit }
    try await withFormView({ Form(order) { urgentFields(200) + [note] } }) { form, view, window in
      #expect(!form.validate() && view.cell(NoteFormCell.self) == nil)
      var messageCount = 0
      let observer = observe { messageCount = form.messages.count }
      #expect(messageCount == 1)
      order.limit = 5
      #expect(form.invalidFields.isEmpty)
      flushObservers()
      #expect(messageCount == 0)
      order.limit = 4
      flushObservers()
      #expect(form.invalidFields == ["Note"] && messageCount == 1)
      observer.cancel()
      #expect(view.focusField("Note"))
      await paint(window, frames: 3)
      let cell = try #require(view.cell(NoteFormCell.self))
      #expect(cell.validationMessage != nil && cell.maxTextLength == 4)
      order.limit = 9
      flushObservers()
      #expect(cell.maxTextLength == 9)
      #expect(form.invalidFields.isEmpty && cell.validationMessage == nil)
      #expect(view.focusField("Urgent 0"))
      await paint(window, frames: 3)
      // A cell that has lost the focus is recycled when the form scrolls.
      view.contentOffset.y += 100
      await paint(window, frames: 3)
      #expect(view.cell(NoteFormCell.self) == nil)
      #expect(form.validate())
    }
  }

  @Test func changesCanBeAcceptedAndDiscarded() async {
    let order = Order()
    await withView(order) { form, view, _ in
      #expect(!form.hasChanges)
      urgentSwitch(view)?.isOn = true
      #expect(form.hasChanges)
      urgentSwitch(view)?.isOn = false
      #expect(!form.hasChanges, "restoring the original value is no change")
      order.name = "Pump"
      form.acceptChanges()
      #expect(!form.hasChanges)
      order.share = 90
      order.name = ""
      #expect(!form.validate() && form.hasChanges)
      form.discardChanges()
      flushObservers()
      #expect(order.name == "Pump" && order.share == 10 && !form.hasChanges && form.messages.isEmpty)
      #expect(view.cell(NameCell.self)?.value == "Pump")
    }
  }

  @Test func serverMessageDisappearsWhenTheValueChanges() async {
    let order = Order()
    order.name = "Pump"
    await withView(order) { form, view, _ in
      form.setMessage(ValidationMessage("This name is taken."), for: "Name")
      flushObservers()
      #expect(view.cell(NameCell.self)?.validationMessage?.text == "This name is taken.")
      #expect(form.invalidFields == ["Name"])
      order.name = "Other"
      flushObservers()
      #expect(view.cell(NameCell.self)?.validationMessage == nil && form.invalidFields.isEmpty)
      form.setMessage(ValidationMessage("x"), for: "There is no such field")
      form.setMessage(ValidationMessage("x"), for: \.limit)
      #expect(form.messages.isEmpty)
      form.setMessage(ValidationMessage("Not this one."), for: \.name)
      #expect(form.messages["Name"]?.text == "Not this one.")
      form.setMessage(nil, for: \.name)
      #expect(form.messages.isEmpty)
      #expect(!view.focusField("There is no such field"))
    }
  }

  @Test func ruleMessageStaysWhileItApplies() async throws {
    let order = Order()
    let field = FormField("Urgent", \Order.isUrgent, in: SwitchFormCell.self)
      .validated { $0.share > 50 ? ValidationMessage("Is it?", kind: .warning) : nil }
    try await withFormView({ Form(order) { field } }) { form, view, _ in
      order.share = 80
      #expect(form.validate(), "a warning isn't an error")
      flushObservers()
      let urgent = try #require(view.cell(SwitchFormCell.self))
      #expect(urgent.validationMessage?.text == "Is it?")
      urgent.control(Switch.self)?.isOn = true
      flushObservers()
      await advance(by: .seconds(ValidationMessage.temporaryDuration + 0.5))
      #expect(urgent.validationMessage?.text == "Is it?", "the rule still applies")
      // The message disappears automatically, and the second message starts a new timer.
      order.share = 10
      form.setMessage(ValidationMessage("Saved", kind: .success), for: "Urgent")
      flushObservers()
      #expect(urgent.validationMessage?.text == "Saved")
      await advance(by: .seconds(ValidationMessage.temporaryDuration - 0.1))
      #expect(urgent.validationMessage?.text == "Saved")
      await advance(by: .seconds(0.2))
      #expect(urgent.validationMessage == nil && form.messages.isEmpty)
    }
  }

  @Test func formCanBeReadOnlyOrDisabled() async {
    await withView(Order()) { form, view, _ in
      form.isEditable = false
      flushObservers()
      #expect(urgentSwitch(view)?.isVisible == false)
      form.isEnabled = false
      flushObservers()
      #expect(view.cell(NameCell.self)?.isSensitive == false)
      form.isEditable = true
      form.isEnabled = true
      flushObservers()
      #expect(urgentSwitch(view)?.isVisible == true)
      #expect(view.cell(NameCell.self)?.isSensitive == true)
    }
  }

  @Test func tabVisitsEditableFieldsAndLeavesTheForm() async {
    let fields = urgentFields(40, editable: { $0 % 5 != 2 })
    let sections = [FormSection("First") { Array(fields[..<20]) }, FormSection("Second") { Array(fields[20...]) }]
    await withButtons(around: sections) { view, before, after, window in
      let changeable = (0..<40).filter { $0 % 5 != 2 }.map { "Urgent \($0)" }
      for (start, end, direction, expected) in [
        (before, after, FocusDirection.tabForward, changeable),
        (after, before, .tabBackward, Array(changeable.reversed())),
      ] {
        start.grabFocus()
        var seen: [String] = []
        while seen.count < 50, window.moveFocus(direction), let index = view.focusedItem {
          seen.append((view.cell(at: index) as? SwitchFormCell)?.title ?? "?")
        }
        #expect(seen == expected)
        #expect(end.hasFocus)
      }
    }
  }

  private func urgentFields(_ count: Int, editable: @escaping (Int) -> Bool = { _ in true }) -> [FormField<Order>] {
    (0..<count).map { number in
      FormField("Urgent \(number)", \Order.isUrgent, in: SwitchFormCell.self).editable { _ in editable(number) }
    }
  }

  /// A form between two buttons.
  private func withButtons(
    around sections: [FormSection<Order>], _ body: (FormView, Button, Button, Window) async throws -> Void
  ) async rethrows {
    try await withNoPeerLeft {
      let view = FormView(Form(Order()) { sections })
      let window = Window()
      let (before, after) = (Button(label: "Before"), Button(label: "After"))
      let scroller = ScrolledWindow(view, name: "Form")
      scroller.expandsVertically = true
      window.child = Box(.vertical, [before, scroller, after] as [Widget])
      window.defaultSize = (360, 400)
      window.present()
      #expect(await turnUntil { window.isMapped })
      await paint(window, frames: 3)
      try await body(view, before, after, window)
      window.close()
    }
  }

  @Test func tabEntersAtFirstFieldAndShiftTabAtLast() async {
    let fields = urgentFields(40, editable: { 1...38 ~= $0 })
    await withButtons(around: [FormSection { fields }]) { view, before, after, window in
      for (start, direction, item) in [(before, FocusDirection.tabForward, 1), (after, .tabBackward, 38)] {
        #expect(view.focusField("Urgent 20"))
        await paint(window, frames: 3)
        start.grabFocus()
        #expect(window.moveFocus(direction) && view.focusedItem == ItemIndex(section: 0, item: item))
        await paint(window, frames: 3)
        #expect(view.focusedItem == ItemIndex(section: 0, item: item))
      }
      // Otherwise, the focus returns to the field that was left.
      before.grabFocus()
      #expect(view.grabFocus() && view.focusedItem == ItemIndex(section: 0, item: 38))
    }
  }

  @Test func tabReachesAllControlsOfACell() async throws {
    var fields = urgentFields(20)
    fields.insert(FormField("Prices", \.prices, in: RangeSliderFormCell.self), at: 10)
    try await withButtons(around: [FormSection { fields }]) { view, before, after, window in
      var passes: [[Widget]] = []
      for (start, direction) in [(before, FocusDirection.tabForward), (after, .tabBackward)] {
        start.grabFocus()
        var seen: [Widget] = []
        for _ in 0..<30 {
          guard window.moveFocus(direction), view.containsFocus else { break }
          await paint(window, frames: 2)
          guard let index = view.focusedItem, view.cell(at: index) is RangeSliderFormCell else { continue }
          seen.append(try #require(window.focusWidget))
        }
        passes.append(seen)
      }
      #expect(passes.map(\.count) == [4, 4], "two thumbs and two fields")
      #expect(passes[0].elementsEqual(passes[1].reversed()) { $0 === $1 })
      // The focus of the field starts at its slider.
      #expect(view.focusField("Prices"))
      await paint(window, frames: 2)
      let cell = try #require(view.cell(RangeSliderFormCell.self))
      #expect(cell.control?.hasFocus == true)
    }
  }

  @Observable final class Choice {
    var option = -1
    var stars = 0
    var text = " "
  }

  @Test func requiredFieldsRefuseEmptyValues() {
    let choice = Choice()
    let form = Form(choice) {
      FormField("Segment", \.option, in: SegmentedControlFormCell.self).required()
      FormField("Value", \.option, in: ValuePickerFormCell.self).required()
      FormField("Stars", \.stars, in: RatingFormCell.self).required()
      FormField("Text", \.text, in: TitleFormCell.self).required()
    }
    #expect(!form.validate() && form.invalidFields == ["Segment", "Value", "Stars", "Text"])
    (choice.option, choice.stars, choice.text) = (0, 1, "x")
    #expect(form.validate())
  }

  @Test func largeFormCreatesOnlyVisibleCells() async {
    let order = Order()
    await withFormView({ Form(order) { urgentFields(1000) } }) { _, view, window in
      #expect(view.numberOfItems == 1000 && view.numberOfCells < 40)
      #expect(view.focusField("Urgent 999"))
      await paint(window, frames: 3)
      #expect(view.focusedItem == ItemIndex(section: 0, item: 999))
      let last = view.cell(at: ItemIndex(section: 0, item: 999)) as? SwitchFormCell
      #expect(last?.title == "Urgent 999" && last?.containsFocus == true)
    }
  }

  @Test func emptyValuesAreOmitted() {
    #expect("".isOmitted && " \n\t".isOmitted && !"x".isOmitted && !" x ".isOmitted)
    #expect(String?.none.isOmitted && String?("").isOmitted && !String?("x").isOmitted && !Int?(0).isOmitted)
    #expect([Int]().isOmitted && ![0].isOmitted && Set<Int>().isOmitted && !Set([1]).isOmitted)
  }
}
