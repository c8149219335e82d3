import CGTK
import FloorplanUI
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// Events that interrupt typing or choosing.
@Suite(.serialized) struct UnfinishedInputTests {
  init() { #expect(GTKEnvironment.isReady) }

  @Observable final class Order {
    var text: String
    var number = 1.0
    var price: Double? = 0.1 + 0.2
    var duration = Duration.seconds(3600)
    var date: DateTime?
    var range = 20.0...40.0
    var isOpen = true

    init(_ text: String = "") { self.text = text }
  }

  // MARK: Another model

  @Test func rebindingCommitsTypedTextToThePreviousModel() async {
    await withForm(1, of: TitleFormCell.self) { cells, _ in
      let (first, second) = (Order(), Order("second"))
      cells[0].bind(first, to: \.text)
      cells[0].retype("typed")
      cells[0].bind(second, to: \.text)
      #expect(first.text == "typed" && second.text == "second" && cells[0].typedText == "second")
      cells[0].leave()
      #expect(second.text == "second")
      cells[0].retype("other")
      cells[0].unbind()
      #expect(second.text == "other" && cells[0].value == "other")
    }
    await withForm(1, of: StepperFormCell.self) { cells, window in
      let (first, second) = (Order(), Order())
      cells[0].bind(first, to: \.number)
      let field = cells[0].retype("7")
      cells[0].bind(second, to: \.number)
      window.clearFocus()
      #expect(first.number == 7 && second.number == 1 && field.text == "1")
    }
  }

  @Test func rebindingCommitsAPendingChoiceToThePreviousModel() async throws {
    try await withForm(1, of: DurationPickerFormCell.self) { cells, _ in
      let (first, second) = (Order(), Order())
      cells[0].tracksLiveChanges = false
      cells[0].bind(first, to: \.duration)
      try cells[0].pressRow()
      cells[0].all(SpinButton.self)[0].value = 5
      #expect(first.duration == .seconds(3600))
      cells[0].bind(second, to: \.duration)
      #expect(first.duration == .seconds(5 * 3600) && second.duration == .seconds(3600))
      #expect(cells[0].value == .seconds(3600))
    }
  }

  @Test func typedTextIsCommittedWhenNoLongerEditable() async throws {
    for end in [{ $0.isEditable = false }, { $0.isEnabled = false }] as [(any FormCell) -> Void] {
      await withForm(1, of: NoteFormCell.self) { cells, _ in
        cells[0].retype("typed")
        end(cells[0])
        #expect(cells[0].value == "typed")
      }
      try await withForm(1, of: DurationPickerFormCell.self) { cells, _ in
        cells[0].value = .seconds(3600)
        try cells[0].pressRow()
        cells[0].all(SpinButton.self)[0].text = "7"
        end(cells[0])
        #expect(cells[0].value == .seconds(7 * 3600))
      }
    }
  }

  // MARK: A form

  private func withOrder(
    _ order: Order, _ location: SourceLocation = #_sourceLocation,
    _ body: (Form<Order>, FormView, Window) async throws -> Void
  ) async rethrows {
    let fields = [
      FormField("Name", \Order.text, in: TitleFormCell.self).required().editable { $0.isOpen },
      FormField("Number", \.number, in: StepperFormCell.self).enabled { $0.isOpen },
    ]
    try await withFormView({ Form(order) { fields } }, location, body)
  }

  private func cells(_ view: FormView) throws -> (TitleFormCell, StepperFormCell) {
    let all = view.boundItems.compactMap { view.cell(at: $0) }
    return (try #require(all[0] as? TitleFormCell), try #require(all[1] as? StepperFormCell))
  }

  @Test func validatingCommitsTypedText() async throws {
    let order = Order()
    try await withOrder(order) { form, view, _ in
      let (name, _) = try cells(view)
      name.retype("Pump")
      #expect(order.text == "" && !form.hasChanges)
      #expect(form.validate() && order.text == "Pump" && form.hasChanges)
      name.retype("Pumps")
      form.commit()
      #expect(order.text == "Pumps")
    }
  }

  @Test func formIsInvalidWhileAFieldRefusesItsText() async throws {
    let order = Order("Pump")
    try await withOrder(order) { form, view, window in
      let (_, number) = try cells(view)
      number.retype("x")
      #expect(!form.validate() && form.invalidFields == ["Number"] && order.number == 1)
      // Reported by the cell, even after the field was left, as by pressing “Save”.
      number.retype("y")
      window.clearFocus()
      #expect(!form.validate() && view.focusFirstInvalidField() && number.containsFocus)
      number.retype("5")
      #expect(form.validate() && form.invalidFields.isEmpty && order.number == 5)
    }
  }

  @Test func typedAndRefusedTextsCanBeRestored() async throws {
    let order = Order("Pump")
    try await withOrder(order) { form, view, window in
      let (name, number) = try cells(view)
      var seen: [[String: [String?]]] = []
      view.observe { seen.append(form.inputTexts) }
      number.retype("x")
      flushObservers()
      window.clearFocus()
      name.retype("Valve")
      flushObservers()
      #expect(seen.first == [:] && seen.contains(["Number": ["x"]]) && order.text == "Pump")
      #expect(seen.last == ["Number": ["x"], "Name": ["Valve"]])
      form.discardChanges()
      flushObservers()
      #expect(seen.last == [:])
    }
    let texts = ["Number": ["x"], "Name": ["Valve"], "Gone": ["y"]]
    let fields = [
      FormField("Name", \Order.text, in: TitleFormCell.self), FormField("Number", \.number, in: StepperFormCell.self),
    ]
    @MainActor func restored() -> Form<Order> {
      let form = Form(order) { fields }
      form.restoreInputTexts(texts)
      return form
    }
    #expect(restored().inputTexts == ["Number": ["x"], "Name": ["Valve"]])
    try await withFormView(restored) { form, view, _ in
      let (name, number) = try cells(view)
      #expect(order.text == "Valve" && name.typedText == "Valve")
      #expect(form.inputTexts == ["Number": ["x"]] && form.hasChanges && order.number == 1)
      #expect(!form.validate() && form.invalidFields == ["Number"] && number.inputMessage != nil)
      number.retype("5")
      #expect(form.validate() && order.number == 5 && form.inputTexts.isEmpty)
    }
    // A text out of view is examined after it was displayed.
    let many = (0..<60).map { FormField("\($0)", \Order.text, in: TitleFormCell.self) }
    @MainActor func long() -> Form<Order> {
      let form = Form(order) { many }
      form.restoreInputTexts(["59": ["Seal"]])
      return form
    }
    await withFormView(long) { form, view, _ in
      #expect(form.commit() == ["59"] && view.focusRestoredField() && !view.focusRestoredField())
      #expect(form.validate() && order.text == "Seal")
    }
  }

  @Test func formErrorIsHiddenWhileTyping() async throws {
    let order = Order("Pumps")
    let field = FormField("Name", \Order.text, in: TitleFormCell.self).hint("Short")
      .validated { $0.text.count > 4 ? ValidationMessage("At most 4.") : nil }
    try await withFormView({ Form(order) { field } }) { form, view, _ in
      let cell = try #require(view.cell(TitleFormCell.self))
      #expect(!form.validate())
      flushObservers()
      #expect(cell.messageTexts == ["At most 4."])
      for isLive in [false, true] {
        cell.tracksLiveChanges = isLive
        cell.retype("Pumps and")
        flushObservers()
        #expect(cell.messageTexts == ["Short"] && form.invalidFields == ["Name"])
        await settle()
        #expect(cell.messageTexts == ["Short"])
        cell.leave()
        await settle()
        #expect(cell.messageTexts == ["At most 4."])
      }
      // After reverting, it has the old value.
      cell.retype("x")
      form.discardChanges()
      #expect(!form.validate())
      await settle()
      #expect(order.text == "Pumps" && cell.messageTexts == ["At most 4."])
      cell.retype("Pump")
      cell.leave()
      await settle()
      #expect(cell.messageTexts == ["Short"] && form.invalidFields.isEmpty)
    }
  }

  @Test func refusedNumberBlocksSavingEachTime() async throws {
    let order = Order("Pump")
    try await withOrder(order) { form, view, window in
      let (_, number) = try cells(view)
      let field = number.retype("39,5")
      for _ in 1...3 {
        #expect(!form.validate() && form.invalidFields == ["Number"] && field.text == "39,5" && order.number == 1)
        #expect(number.inputMessage?.text == "“39,5” isn’t a whole number." && field.isInvalid)
        window.clearFocus()
      }
      // Corrected, reverted, or replaced by a new value of the model.
      number.retype("39")
      #expect(form.validate() && order.number == 39 && number.inputMessage == nil && !field.isInvalid)
      number.retype("x")
      #expect(!form.validate() && field.press(.escape) && field.text == "39")
      #expect(form.validate() && number.inputMessage == nil && !field.isInvalid)
      number.retype("x")
      window.clearFocus()
      order.number = 7
      flushObservers()
      #expect(form.validate() && field.text == "7" && number.inputMessage == nil && !field.isInvalid)
      // A field that can't be changed doesn't prevent saving.
      number.retype("x")
      #expect(!form.validate())
      order.isOpen = false
      flushObservers()
      #expect(form.validate())
      order.isOpen = true
      flushObservers()
      #expect(!form.validate() && field.text == "x")
      number.isEditable = false
      #expect(form.validate() && number.inputMessage == nil)
      number.isEditable = true
      #expect(form.validate() && field.text == "7")
    }
  }

  @Test func refusedTextGetsTheFocusAfterSaving() async throws {
    let fields = [
      FormField("Number", \Order.number, in: SliderFormCell.self, configure: { $0.showsValueField = true }),
      FormField("Range", \.range, in: RangeSliderFormCell.self),
    ]
    try await withFormView({ Form(Order()) { fields } }) { form, view, window in
      let cells: [TitledCell] = [
        try #require(view.cell(SliderFormCell.self)), try #require(view.cell(RangeSliderFormCell.self)),
      ]
      for cell in cells {
        for field in cell.all(ValueField<Double>.self) {
          field.grabFocus()
          field.entry.input.retype("x")
          // The focus is on no widget, as after a click on “Save”, or on another control of the cell.
          for other in [nil] + cell.all(Scale.self).map(Optional.some) {
            if let other { #expect(other.grabFocus()) } else { window.clearFocus() }
            #expect(!form.validate() && !field.containsFocus)
            #expect(view.focusFirstInvalidField() && field.containsFocus && field.text == "x")
          }
          field.entry.input.type("1")
          #expect(field.text == "1" && form.validate())
        }
      }
    }
  }

  @Test func refusedNumberIsNeitherSavedNorLost() async throws {
    let order = Order()
    let fields = [FormField("Price", \Order.price, in: NumberFormCell<Double>.self).required()]
    try await withFormView({ Form(order) { fields } }) { form, view, window in
      let cell = try #require(view.cell(NumberFormCell<Double>.self))
      #expect(cell.typedText == "0.3" && form.validate() && !form.hasChanges)
      cell.retype("39,5 €")
      for _ in 1...3 {
        #expect(!form.validate() && cell.typedText == "39,5 €" && order.price == 0.1 + 0.2)
        #expect(cell.messageTexts == ["“39,5 €” isn’t a number."])
        window.clearFocus()
      }
      cell.retype("39,5")
      #expect(form.validate() && order.price == 39.5 && form.hasChanges)
      order.price = nil
      #expect(!form.validate() && form.messages["Price"]?.text == "Price is missing.")
      form.discardChanges()
      #expect(order.price == 0.1 + 0.2 && !form.hasChanges && form.validate())
      window.clearFocus()
    }
  }

  @Test func refusalOfARecycledCellIsReported() async throws {
    let order = Order()
    let others = (0..<200).map { FormField("Open \($0)", \Order.isOpen, in: SwitchFormCell.self) }
    let fields = [FormField("Number", \Order.number, in: StepperFormCell.self)] + others
    try await withFormView({ Form(order) { fields } }) { form, view, window in
      for isCorrected in [false, true] {
        #expect(view.focusField("Number"))
        await paint(window, frames: 3)
        let number = try #require(view.cell(StepperFormCell.self))
        number.retype("x")
        #expect(view.focusField("Open 100"))
        await paint(window, frames: 3)
        // A cell that has lost the focus is recycled when the form scrolls.
        view.contentOffset.y += 1
        await paint(window, frames: 2)
        #expect(view.cell(StepperFormCell.self) == nil)
        if isCorrected { order.number = 2 }
        for _ in 1...2 {
          #expect(form.validate() == isCorrected && form.invalidFields == (isCorrected ? [] : ["Number"]))
        }
      }
    }
  }

  @Test func keptRefusalBlocksOnlyIfItCanBeCorrected() throws {
    let order = Order()
    let field = FormField("Number", \Order.number, in: StepperFormCell.self).visible(when: \.isOpen)
    let form = Form(order) { field }
    let message = ValidationMessage("No number")
    form.keep(Refusal(message: message, texts: ["x"]), of: field)
    #expect(form.commit() == ["Number"] && form.commit() == ["Number"])
    order.isOpen = false
    #expect(form.commit() == [])
    order.isOpen = true
    form.isEnabled = false
    #expect(form.commit() == [])
    form.isEnabled = true
    #expect(form.commit() == ["Number"])
    // Without a text there is nothing to correct.
    form.keep(Refusal(message: message), of: field)
    #expect(form.commit() == [])
  }

  @Test func undoRestoresNothingOfAnotherModel() async throws {
    await withForm(1, of: TitleFormCell.self) { cells, _ in
      let (first, second) = (Order("same"), Order("same"))
      cells[0].bind(first, to: \.text)
      cells[0].retype("other")
      cells[0].cancelEditing()
      #expect(cells[0].typedText == "same")
      cells[0].bind(second, to: \.text)
      for _ in 1...3 { cells[0].all(PartEntry.self).first?.input.activateAction("text.undo") }
      cells[0].leave()
      #expect(cells[0].typedText == "same" && first.text == "same" && second.text == "same")
    }
  }

  @Test func refusalIsDisplayedAgainAfterRecycling() async throws {
    let order = Order()
    let others = (0..<200).map { FormField("Open \($0)", \Order.isOpen, in: SwitchFormCell.self) }
    let fields = [
      FormField("Number", \Order.number, in: StepperFormCell.self),
      FormField("Range", \Order.range, in: RangeSliderFormCell.self),
    ]
    try await withFormView({ Form(order) { fields + others } }) { form, view, window in
      @MainActor func leave() async {
        #expect(view.focusField("Open 100"))
        await paint(window, frames: 3)
        // A cell that has lost the focus is recycled when the form scrolls.
        view.contentOffset.y += 1
        await paint(window, frames: 2)
        #expect(view.cell(StepperFormCell.self) == nil && view.cell(RangeSliderFormCell.self) == nil)
      }
      @MainActor func scrollBack() async throws -> (StepperFormCell, RangeSliderFormCell) {
        #expect(view.focusField("Number"))
        await paint(window, frames: 3)
        return (try #require(view.cell(StepperFormCell.self)), try #require(view.cell(RangeSliderFormCell.self)))
      }
      var (number, range) = try await scrollBack()
      number.retype("x")
      let upper = range.all(ValueField<Double>.self)[1]
      upper.grabFocus()
      upper.entry.input.retype("y")
      await leave()
      (number, range) = try await scrollBack()
      #expect(number.inputMessage?.text == "“x” isn’t a number." && range.inputMessage?.text == "“y” isn’t a number.")
      #expect(range.all(ValueField<Double>.self).map(\.isInvalid) == [false, true])
      #expect(number.all(ValueField<Double>.self).map(\.text) == ["x"])
      #expect(range.all(ValueField<Double>.self).map(\.text) == ["20", "y"])
      for _ in 1...2 {
        #expect(form.commit() == ["Number", "Range"])
        await leave()
        #expect(form.commit() == ["Number", "Range"])
        (number, range) = try await scrollBack()
      }
      await leave()
      order.range = 1...2
      #expect(form.commit() == ["Number"])
      (number, range) = try await scrollBack()
      #expect(number.inputMessage?.text == "“x” isn’t a number." && range.inputMessage == nil)
      #expect(range.all(ValueField<Double>.self).map(\.text) == ["1", "2"])
      await leave()
      form.discardChanges()
      (number, range) = try await scrollBack()
      #expect(number.inputMessage == nil)
    }
  }

  @Test func formIsInvalidWhileAPickerRefusesANumber() async throws {
    let model = PickerModel()
    let field = FormField("Duration", \PickerModel.duration, in: DurationPickerFormCell.self)
    try await withFormView({ Form(model) { field } }) { form, view, window in
      let cell = try #require(view.cell(DurationPickerFormCell.self))
      try cell.pressRow()
      await paint(window, frames: 2)
      let hours = cell.all(SpinButton.self)[0]
      hours.grabFocus()
      hours.text = "99"
      // Like a button “Save” that takes the focus.
      window.clearFocus()
      await settle()
      let refusal = "“99” isn’t between 0 and 23."
      #expect(!form.validate() && form.invalidFields == ["Duration"] && model.duration == .seconds(3900))
      #expect(try cell.first(NumberField.self).input.problem?.text == refusal && cell.inputMessage == nil)
      try cell.pressRow()
      #expect(!cell.isPickerVisible && cell.inputMessage?.text == refusal)
      for _ in 1...2 { #expect(!form.validate()) }
      // The field still has the text, and displays the message instead of the cell.
      try cell.pressRow()
      #expect(hours.text == "99" && cell.inputMessage == nil && !form.validate())
      hours.text = "2"
      #expect(form.validate() && model.duration == .seconds(7500))
      // Another value replaces it, also while the picker is closed.
      hours.text = "99"
      try cell.pressRow()
      #expect(!form.validate() && cell.inputMessage?.text == refusal)
      model.duration = .seconds(3 * 3600)
      flushObservers()
      #expect(form.validate() && cell.inputMessage == nil && hours.text == "3")
    }
  }

  @Test func refusedPickerTextIsRestoredAfterRecycling() async throws {
    let model = PickerModel()
    let field = FormField("Due", \PickerModel.date, in: DatePickerFormCell.self)
    let others = (0..<200).map { FormField("Seconds \($0)", \PickerModel.seconds, in: StepperFormCell.self) }
    try await withFormView({ Form(model) { [field] + others } }) { form, view, window in
      var cell = try #require(view.cell(DatePickerFormCell.self))
      try cell.pressRow()
      await paint(window, frames: 2)
      try cell.first(Entry.self).text = "31 February 2026"
      try cell.pressRow()
      let refusal = try #require(cell.inputMessage)
      #expect(view.focusField("Seconds 150"))
      await paint(window, frames: 3)
      // A cell that has lost the focus is recycled when the form scrolls.
      view.contentOffset.y += 1
      await paint(window, frames: 2)
      #expect(view.cell(DatePickerFormCell.self) == nil && form.commit() == ["Due"])
      #expect(view.focusField("Due"))
      await paint(window, frames: 3)
      cell = try #require(view.cell(DatePickerFormCell.self))
      #expect(cell.inputMessage == refusal && form.commit() == ["Due"])
      try cell.pressRow()
      #expect(try cell.first(Entry.self).text == "31 February 2026")
    }
  }

  @Test func tooLongTextIsInvalidUntilShortened() async {
    await withForm(1, of: NoteFormCell.self) { cells, _ in
      cells[0].maxTextLength = 3
      cells[0].allowsTextBeyondLimit = true
      cells[0].retype("12345")
      #expect(!cells[0].commit() && !cells[0].commit() && cells[0].value == "12345")
      cells[0].isEditable = false
      #expect(cells[0].commit() && cells[0].inputMessage == nil, "the user can't correct a read-only field")
      cells[0].isEditable = true
      #expect(!cells[0].commit() && cells[0].inputMessage?.kind == .error)
      cells[0].retype("123")
      #expect(cells[0].commit() && cells[0].value == "123")
    }
  }

  @Test func discardingChangesRemovesTypedText() async throws {
    let order = Order("Pump")
    try await withOrder(order) { form, view, _ in
      let (name, number) = try cells(view)
      name.retype("typed")
      form.discardChanges()
      #expect(name.typedText == "Pump")
      name.leave()
      #expect(order.text == "Pump" && !form.hasChanges)
      let field = number.retype("7")
      form.discardChanges()
      #expect(field.text == "1" && order.number == 1)
    }
  }

  @Test func fieldConditionsCombineWithTheForm() async throws {
    let order = Order()
    try await withOrder(order) { form, view, _ in
      let (name, number) = try cells(view)
      let states = { @MainActor in
        flushObservers()
        return [name.isEditable, name.isEnabled, number.isEditable, number.isEnabled]
      }
      #expect(states() == [true, true, true, true])
      order.isOpen = false
      #expect(states() == [false, true, true, false])
      form.isEditable = false
      #expect(states() == [false, true, false, false])
      order.isOpen = true
      form.isEnabled = false
      #expect(states() == [false, false, false, false])
      form.isEditable = true
      form.isEnabled = true
      #expect(states() == [true, true, true, true])
    }
  }

  // MARK: Pickers

  private func withOpenDate(
    _ body: (DatePickerFormCell, Entry, [SpinButton], Window) async throws -> Void
  ) async throws {
    try await withForm(1, of: DatePickerFormCell.self) { cells, window in
      cells[0].title = "Due"
      cells[0].value = try day(31, hour: 14, minute: 5)
      await paint(window, frames: 2)
      try cells[0].pressRow()
      await paint(window, frames: 2)
      try await body(cells[0], try cells[0].first(Entry.self), cells[0].all(SpinButton.self), window)
    }
  }

  @Test func escapeInAPickerDiscardsInput() async throws {
    try await withOpenDate { cell, entry, spins, _ in
      let before = cell.value
      entry.grabFocus()
      entry.text = "1 April 2027"
      #expect(cell.press(.escape) && !cell.isPickerVisible && cell.value == before)
      try cell.pressRow()
      #expect(entry.text == "Mar 31, 2026")
      spins[0].grabFocus()
      spins[0].text = "3"
      #expect(cell.press(.escape) && cell.value == before && spins[0].text == "14")
      cell.tracksLiveChanges = false
      try cell.pressRow()
      spins[0].value = 7
      #expect(try cell.displayedText.contains("07:05"))
      #expect(cell.press(.escape) && cell.value == before)
      #expect(try cell.displayedText.contains("14:05"))
    }
  }

  @Test func escapeRevertsARefusedNumberInAnOpenPicker() async {
    await withForm(1, of: DurationPickerFormCell.self) { cells, window in
      let cell = cells[0]
      cell.alwaysShowsPicker = true
      cell.value = .seconds(3900)
      await paint(window, frames: 2)
      let hours = cell.all(SpinButton.self)[0]
      hours.grabFocus()
      hours.text = "99"
      #expect(!cell.commit() && hours.text == "99")
      #expect(cell.press(.escape) && hours.text == "1" && cell.commit())
      // Without a refused number, the window handles the key.
      #expect(!cell.press(.escape) && cell.isPickerVisible && cell.value == .seconds(3900))
    }
  }

  @Test func validationFocusesTheRefusingFieldOfAPicker() async throws {
    for staysOpen in [false, true] {
      let model = PickerModel()
      let field = FormField("Duration", \PickerModel.duration, in: DurationPickerFormCell.self) {
        $0.alwaysShowsPicker = staysOpen
      }
      try await withFormView({ Form(model) { field } }) { form, view, window in
        let cell = try #require(view.cell(DurationPickerFormCell.self))
        if !staysOpen { try cell.pressRow() }
        await paint(window, frames: 2)
        let minutes = cell.all(SpinButton.self)[1]
        minutes.grabFocus()
        minutes.text = "99"
        window.clearFocus()
        await settle()
        #expect(!form.validate() && !minutes.containsFocus)
        #expect(view.focusFirstInvalidField() && minutes.containsFocus && minutes.text == "99")
      }
    }
  }

  @Test func closedPickerReportsAnInvalidDate() async throws {
    try await withOpenDate { cell, entry, _, _ in
      let before = cell.value
      entry.grabFocus()
      entry.text = "31 February 2026"
      try cell.pressRow()
      #expect(!cell.isPickerVisible && cell.value == before && cell.inputMessage?.kind == .error)
      try cell.pressRow()
      #expect(cell.inputMessage == nil && entry.text == "31 February 2026" && !cell.commit())
      cell.cancelEditing()
      #expect(entry.text == "Mar 31, 2026" && cell.commit())
    }
  }

  @Test func nonexistentDateIsMarkedAsInvalid() async throws {
    try await withOpenDate { cell, entry, _, _ in
      let field = try cell.first(DateField.self)
      entry.grabFocus()
      entry.text = "31 February 2026"
      entry.emit("activate")
      let parts = [field.label, field.input] as [Widget]
      #expect(field.input.problem != nil && parts.allSatisfy { $0.hasStyleClass("negative") })
      entry.text = "1 March 2026"
      #expect(field.input.problem == nil && parts.allSatisfy { !$0.hasStyleClass("negative") })
    }
  }

  @Test func modelDoesNotOverwriteTypedText() async throws {
    try await withOpenDate { cell, entry, spins, window in
      let order = Order()
      order.date = cell.value
      cell.bind(order, to: \.date)
      entry.grabFocus()
      entry.text = "1 Ap"
      order.date = try day(7, month: 5, hour: 8, minute: 30)
      await settle()
      #expect(entry.text == "1 Ap")
      entry.text = "1 April 2026"
      entry.emit("activate")
      #expect(try order.date == day(1, month: 4, hour: 8, minute: 30) && entry.text == "Apr 1, 2026")
      spins[0].grabFocus()
      spins[0].text = "1"
      order.date = try day(7, month: 5, hour: 9, minute: 30)
      await settle()
      #expect(spins[0].text == "1")
      spins[0].text = "x"
      window.clearFocus()
      await settle()
      #expect(spins[0].text == "x")
      #expect(try order.date == day(7, month: 5, hour: 9, minute: 30))
    }
  }

  @Test func minuteStepsWrapAround() async throws {
    try await withForm(1, of: DurationPickerFormCell.self) { cells, window in
      cells[0].value = .seconds(3600 + 50 * 60)
      await paint(window, frames: 2)
      try cells[0].pressRow()
      let minutes = cells[0].all(SpinButton.self)[1]
      let step = { @MainActor (type: GtkSpinType) in
        gtk_spin_button_spin(OpaquePointer(minutes.pointer), type, 0)
        return Int(minutes.value)
      }
      let (up, down) = (GTK_SPIN_STEP_FORWARD, GTK_SPIN_STEP_BACKWARD)
      #expect(step(up) == 55 && step(up) == 0 && step(down) == 55)
      minutes.text = "58"
      minutes.commitText()
      #expect(minutes.value == 55)
      // A value between two steps stays until it is changed.
      cells[0].value = .seconds(3600 + 58 * 60)
      #expect(minutes.value == 58)
      minutes.commitText()
      #expect(minutes.value == 58 && cells[0].value == .seconds(3600 + 58 * 60))
      #expect(step(up) == 0)
    }
  }

  // MARK: Text

  @Test func escapeKeepsTheTextOfANote() async {
    await withForm(1, of: NoteFormCell.self) { cells, _ in
      cells[0].value = "before"
      cells[0].retype("a long note")
      let presses = cells[0].note?.controllers(of: KeyController.self).count
      #expect(presses == 0 && cells[0].typedText == "a long note")
    }
  }

  @Test func cursorOfATallNoteStaysVisible() async throws {
    let fields = [FormField("Note", \Order.text, in: NoteFormCell.self)]
    try await withFormView({ Form(Order()) { fields } }) { _, view, window in
      let textView = try #require(view.cell(NoteFormCell.self)?.note?.textView)
      let scroller = try #require(view.ancestor(ofType: ScrolledWindow.self))
      let isVisible = { @MainActor in
        let (cursor, box) = (textView.cursorExtent, try #require(textView.bounds(in: scroller)))
        return box.y + cursor.y > -0.5 && box.y + cursor.y + cursor.height < Double(scroller.height) + 0.5
      }
      textView.grabFocus()
      textView.clipboard.set(text: String(repeating: "a line\n", count: 39))
      textView.emit("paste-clipboard")
      #expect(await turnUntil { textView.text.count > 200 })
      await paint(window, frames: 4)
      #expect(textView.height > scroller.height)
      #expect(try isVisible() && scroller.verticalAdjustment.value > 0)
      // Moving the cursor to the start, like Ctrl+Home.
      let buffer = textView.buffer.pointer.assumingMemoryBound(to: GtkTextBuffer.self)
      var start = GtkTextIter()
      gtk_text_buffer_get_start_iter(buffer, &start)
      gtk_text_buffer_place_cursor(buffer, &start)
      await paint(window, frames: 4)
      #expect(try isVisible())
    }
  }

  @Test func modelDoesNotOverwriteAComposition() async throws {
    try await withForm(1, of: TitleFormCell.self) { cells, _ in
      let order = Order()
      cells[0].bind(order, to: \.text)
      let input = try #require(cells[0].field?.entry.input)
      cells[0].field?.grabFocus()
      input.emit("preedit-changed", "に")
      order.text = "model"
      flushObservers()
      #expect(cells[0].typedText == "")
      // Reverted: the new value of the model is displayed, and not overwritten later.
      input.emit("preedit-changed", "")
      #expect(cells[0].typedText == "model")
      cells[0].leave()
      #expect(order.text == "model")
    }
    try await withForm(1, of: NoteFormCell.self) { cells, _ in
      let order = Order()
      cells[0].bind(order, to: \.text)
      let view = try #require(cells[0].note?.textView)
      cells[0].note?.grabFocus()
      view.emit("preedit-changed", "に")
      order.text = "model"
      flushObservers()
      #expect(cells[0].typedText == "")
      cells[0].leave()
      #expect(cells[0].typedText == "model" && order.text == "model")
    }
  }

  @Test func textSetWithoutFocusIsCommitted() async throws {
    try await withForm(2, of: TitleFormCell.self) { cells, _ in
      cells[1].grabFocus()
      cells[0].value = "before"
      let input = try #require(cells[0].field?.entry.input)
      input.retype("written")
      #expect(await turnUntil { cells[0].value == "written" })
    }
  }

  @Test func numberFieldsReportTooLongText() async {
    func check<Cell: ValueCell<Value>, Value: Equatable>(
      _ type: Cell.Type, fields count: Int, _ prepare: @escaping (Cell) -> Void
    ) async {
      await withForm(1, of: type) { cells, window in
        let cell = cells[0]
        prepare(cell)
        cell.onChangeHandler = { _ in Issue.record("the handler was called") }
        let value = cell.value
        let fields = cell.all(ValueField<Double>.self)
        #expect(fields.count == count)
        let long = String(repeating: "1", count: ValueField<Double>.maximumScalarCount + 1)
        for field in fields {
          let text = field.text
          // Like assistive technology: without the focus, and the old text is removed first.
          window.clearFocus()
          cell.inputMessage = nil
          field.entry.text = long
          await settle()
          #expect(field.text == text && !text.isEmpty && cell.value == value, "\(type)")
          #expect(cell.inputMessage?.text == "The text wasn’t inserted: the maximum is 10,000 characters.", "\(type)")
          cell.inputMessage = nil
          field.grabFocus()
          field.entry.input.selectAll()
          await field.entry.input.paste(long)
          window.clearFocus()
          #expect(field.text == text && cell.value == value && cell.inputMessage?.kind == .warning, "\(type)")
        }
      }
    }
    await check(StepperFormCell.self, fields: 1) {
      $0.minimumValue = 5
      $0.value = 20
    }
    await check(SliderFormCell.self, fields: 1) {
      $0.maximumValue = 100
      $0.value = 20
      $0.showsValueField = true
    }
    await check(RangeSliderFormCell.self, fields: 2) { $0.value = 20...40 }
  }

  @Test func overflowDoesNotRestoreDeletedText() async throws {
    try await withForm(1, of: TitleFormCell.self) { cells, _ in
      cells[0].maxTextLength = 4
      let input = try #require(cells[0].field?.entry.input)
      cells[0].retype("abcd")
      input.emit("backspace")
      await settle()
      input.type("12345")
      #expect(cells[0].typedText == "abc")
      // Otherwise, it would be one change.
      input.emit("backspace")
      input.type("12345")
      #expect(cells[0].typedText == "abc")
      input.emit("backspace")
      input.type("1")
      input.type("12345")
      #expect(cells[0].typedText == "ab1")
    }
  }

  // MARK: Clicks next to the text

  @Test func clickOnThePaddingFocusesTheField() async throws {
    func press<Cell: FormCell>(
      _ cell: Cell.Type, _ path: ReferenceWritableKeyPath<Order, Cell.Value>,
      configure: @escaping (Cell) -> Void = { _ in }, field: (Cell) throws -> Widget
    ) async throws {
      let fields = [FormField("Field", path, in: cell, configure: configure)]
      try await withFormView({ Form(Order()) { fields } }) { _, view, window in
        let formCell = try #require(view.cell(cell))
        await paint(window, frames: 2)
        let pressed = try field(formCell)
        let frame = try #require(pressed.bounds(in: view))
        // Both get the press, the field first.
        pressed.click(3, frame.height / 2)
        view.click(frame.x + 3, frame.y + frame.height / 2)
        #expect(pressed.containsFocus, "\(cell)")
      }
    }
    try await press(
      SliderFormCell.self, \.number, configure: { $0.showsValueField = true },
      field: { try $0.first(ValueField<Double>.self) })
    try await press(StepperFormCell.self, \.number, field: { try $0.first(ValueField<Double>.self) })
    try await press(
      DatePickerFormCell.self, \.date, configure: { $0.alwaysShowsPicker = true },
      field: { try $0.first(DateField.self).input })
  }

  // MARK: Held buttons

  @Test func onlyThePrimaryButtonRepeats() async throws {
    await withForm(1, of: StepperFormCell.self) { cells, _ in
      var count = 0
      cells[0].onChangeHandler = { _ in count += 1 }
      let pointers = cells[0].all(Button.self).flatMap { $0.controllers(of: PointerController.self) }
      #expect(pointers.count == 2)
      pointers[1].press?(false)
      await advance(by: .milliseconds(700))
      #expect(count == 0)
      pointers[1].press?(true)
      await advance(by: .milliseconds(700))
      #expect(count > 0)
      pointers[1].release?()
    }
  }
}

extension StepperFormCell {
  /// Replaces the number by typing, and stays in the field.
  @discardableResult
  fileprivate func retype(_ text: String) -> ValueField<Double> {
    let field = all(ValueField<Double>.self)[0]
    field.grabFocus()
    field.entry.input.retype(text)
    return field
  }
}
