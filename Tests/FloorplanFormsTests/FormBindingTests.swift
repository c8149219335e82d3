import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanForms

@Suite(.serialized) struct FormBindingTests {
  @Test func valueIsSyncedOnceInEachDirection() async throws {
    try await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let (cell, model) = (cells[0], FormModel())
      let control = try #require(cell.control(Switch.self))
      var calls = 0
      cell.onChangeHandler = { _ in calls += 1 }
      model.flag = true
      cell.bind(model, to: \.flag)
      #expect(control.isOn && model.flagWrites == 1 && calls == 0)
      control.isOn = false
      #expect(!model.flag && model.flagWrites == 2 && calls == 1)
      await settle()
      #expect(model.flagWrites == 2 && calls == 1)
      model.flag = true
      #expect(!cell.value, "displayed before the end of the iteration")
      await settle()
      #expect(cell.value && control.isOn && model.flagWrites == 3 && calls == 1)
      // After several writes in one iteration, only the last value is displayed.
      for number in 0..<11 { model.flag = number.isMultiple(of: 2) == false }
      await settle()
      #expect(!control.isOn && model.flagWrites == 14 && calls == 1)
    }
  }

  @Test func modelIsWrittenBeforeTheHandlerIsCalled() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, _ in
      let (cell, model) = (cells[0], FormModel())
      cell.bind(model, to: \.number)
      var seen: [Double] = []
      cell.onChangeHandler = { _ in seen.append(model.number) }
      try #require(cell.control(Scale.self)).value = 0.7
      #expect(seen == [0.7])
    }
  }

  @Test func clampedValueIsDisplayed() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, _ in
      let (cell, model) = (cells[0], FormModel())
      let slider = try #require(cell.control(Scale.self))
      cell.bind(model, to: \.limited)
      slider.value = 0.9
      #expect(model.limited == 0.75)
      await settle()
      #expect(slider.value == 0.75 && cell.value == 0.75 && cell.texts.last == "0.75")
      // Again, the model doesn't change at all.
      slider.value = 1
      await settle()
      #expect(slider.value == 0.75 && cell.value == 0.75)
    }
  }

  @Test func refusedValueIsReverted() async throws {
    try await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let (cell, model) = (cells[0], FormModel())
      let control = try #require(cell.control(Switch.self))
      cell.bind(model, to: \.locked)
      control.isOn = true
      await settle()
      #expect(!control.isOn && !cell.value)
    }
  }

  @Test func unbindKeepsTheValueAndEndsUpdates() async throws {
    try await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let (cell, model) = (cells[0], FormModel())
      model.flag = true
      cell.bind(model, to: \.flag)
      cell.unbind()
      #expect(cell.value)
      model.flag = false
      await settle()
      #expect(cell.value)
      try #require(cell.control(Switch.self)).isOn = false
      model.flag = true
      try #require(cell.control(Switch.self)).isOn = true
      #expect(model.flagWrites == 3)
    }
  }

  @Test func rebindingRemovesMessageOfPreviousModel() async throws {
    try await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let (cell, first, second) = (cells[0], FormModel(), FormModel())
      cell.bind(first, to: \.locked)
      try #require(cell.control(Switch.self)).isOn = true
      flushObservers()
      #expect(cell.inputMessage?.kind == .warning)
      // Both models have the same value.
      cell.bind(second, to: \.flag)
      #expect(cell.inputMessage == nil && !cell.value)
    }
    try await withForm(1, of: SliderFormCell.self) { cells, _ in
      let (cell, first, second) = (cells[0], FormModel(), FormModel())
      cell.showsValueField = true
      cell.bind(first, to: \.number)
      let field = try cell.first(ValueField<Double>.self)
      field.grabFocus()
      field.entry.input.retype("x")
      cell.window?.clearFocus()
      #expect(cell.inputMessage?.kind == .error)
      cell.bind(second, to: \.number)
      #expect(cell.inputMessage == nil && cell.commit())
    }
    // A message that applies to the value itself is displayed for the next model as well.
    await withForm(1, of: SegmentedControlFormCell.self) { cells, _ in
      let (cell, first, second) = (cells[0], PickerModel(), PickerModel())
      cell.valueOptions = ["One", "Two"]
      cell.bind(first, to: \.option)
      cell.valueOptions = ["One"]
      #expect(await turnUntil { cell.inputMessage?.kind == .warning })
      cell.bind(second, to: \.option)
      #expect(await turnUntil { cell.inputMessage?.kind == .warning } && cell.value == 1)
    }
  }

  @Test func rebindingUsesOnlyTheNewModel() async throws {
    try await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let (cell, first, second) = (cells[0], FormModel(), FormModel())
      second.flag = true
      cell.bind(first, to: \.flag)
      cell.bind(second, to: \.flag)
      #expect(cell.value && first.flagWrites == 0 && second.flagWrites == 1)
      first.flag = true
      first.flag = false
      await settle()
      #expect(cell.value)
      try #require(cell.control(Switch.self)).isOn = false
      #expect(!second.flag && first.flagWrites == 2)
    }
  }

  @Test func cellsOfOneModelStayInSync() async throws {
    try await withForm(2, of: SliderFormCell.self) { cells, _ in
      let model = FormModel()
      for cell in cells { cell.bind(model, to: \.number) }
      for (mover, number) in [(0, 0.1), (1, 0.9), (0, 0.4), (1, 0.2)] {
        let writes = model.numberWrites
        try #require(cells[mover].control(Scale.self)).value = number
        await settle()
        #expect(cells.map(\.value) == [number, number] && model.number == number)
        #expect(cells.map { $0.control(Scale.self)?.value } == [number, number])
        #expect(model.numberWrites == writes + 1)
      }
    }
  }

  @Test func disposingTheCellEndsTheBinding() async {
    let model = FormModel()
    weak var cell: SwitchFormCell?
    await withForm(1, of: SwitchFormCell.self) { cells, _ in
      cell = cells[0]
      cells[0].bind(model, to: \.flag)
      #expect(observations(of: model) > 0)
    }
    #expect(cell == nil)
    #expect(observations(of: model) == 0)
    model.flag = true
    await settle()
  }

  @Test func modelIsFreedWithItsLastCell() async {
    weak var model: FormModel?
    await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let created = FormModel()
      model = created
      cells[0].bind(created, to: \.flag)
    }
    #expect(model == nil)
  }

  @Test func unbindReleasesTheModel() async {
    await withForm(1, of: SwitchFormCell.self) { cells, _ in
      weak var model: FormModel?
      do {
        let created = FormModel()
        model = created
        cells[0].bind(created, to: \.flag)
      }
      #expect(model != nil)
      cells[0].unbind()
      await settle()
      #expect(model == nil)
    }
  }
}
