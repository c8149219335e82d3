import CGTK
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

@Suite(.serialized) struct StepperFormCellTests {
  private func stepper(_ cell: StepperFormCell) -> StepperControl {
    cell.control() ?? StepperControl()
  }
  private func buttons(_ cell: StepperFormCell) -> [Button] {
    stepper(cell).children.compactMap { $0 as? Button }
  }
  private func text(_ cell: StepperFormCell) -> String { stepper(cell).field.text }

  /// Presses a key in the field like the user.
  private func press(_ key: Key, _ modifiers: ModifierKeys = [], in cell: StepperFormCell) -> Bool {
    stepper(cell).handle(key, modifiers)
  }

  @Test func onlyUserChangesCallTheHandler() async {
    await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      var seen: [Double] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.value = 5
      #expect(text(cell) == "5" && seen.isEmpty)
      buttons(cell)[1].emit("clicked")
      buttons(cell)[1].emit("clicked")
      buttons(cell)[0].emit("clicked")
      #expect(cell.value == 6 && seen == [6, 7, 6])
      #expect(text(cell) == "6" && stepper(cell).spinButton.value == 6)
      // Like assistive technology.
      stepper(cell).spinButton.value = 42
      stepper(cell).spinButton.value = 42
      #expect(cell.value == 42 && seen == [6, 7, 6, 42])
      #expect(text(cell) == "42")
    }
  }

  @Test func buttonsAreDisabledAtTheBounds() async {
    await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      @MainActor func sensitive() -> [Bool] { buttons(cell).map { $0.isSensitive } }
      #expect(sensitive() == [false, true])
      cell.value = 100
      #expect(sensitive() == [true, false])
      cell.value = 50
      #expect(sensitive() == [true, true])
      cell.maximumValue = 50
      #expect(sensitive() == [true, false])
      cell.minimumValue = 50
      #expect(sensitive() == [false, false])
      // An empty range leaves a single number.
      cell.minimumValue = 70
      #expect(text(cell) == "50" && cell.value == 50)
    }
  }

  @Test func rangeLimitsUserInputOnly() async {
    await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      var seen: [Double] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.minimumValue = -10
      #expect(cell.value == -10)
      cell.value = 500
      #expect(text(cell) == "500" && cell.value == 500 && seen.isEmpty)
      #expect(press(.down, in: cell))
      #expect(cell.value == 99 && seen == [99])
      cell.value = 500
      #expect(press(.pageUp, .control, in: cell))
      #expect(text(cell) == "100" && cell.value == 100 && seen == [99, 100])
      cell.value = .nan
      #expect(text(cell) == "-10")
      for huge in [Double.infinity, -.infinity, 1e300, -1e300] {
        cell.minimumValue = -huge
        cell.maximumValue = huge
        cell.stepValue = huge
        cell.value = huge
        _ = press(.up, in: cell)
        _ = press(.pageDown, in: cell)
      }
    }
  }

  @Test func keysStepAndMoveToTheBounds() async {
    await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      var seen: [Double] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.value = 20
      for (key, modifiers) in [
        (.up, ModifierKeys()), (.down, ModifierKeys()), (.pageUp, ModifierKeys()),
        (.pageDown, ModifierKeys()),
        (.pageUp, .control), (.up, ModifierKeys()), (.pageDown, .control),
        (.down, ModifierKeys()),
      ] as [(Key, ModifierKeys)] {
        #expect(press(key, modifiers, in: cell))
      }
      #expect(seen == [21, 20, 30, 20, 100, 0])
      #expect(!press(.left, in: cell) && !press("a", in: cell))
    }
  }

  @Test func decimalStepsAreExact() async {
    await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.stepValue = 0.1
      for _ in 0..<3 { _ = press(.up, in: cell) }
      #expect(cell.value == 0.3)
      #expect(text(cell) == "0.3")
      cell.stepValue = 1
      #expect(text(cell) == "0")
      cell.decimalPlaces = 2
      #expect(text(cell) == "0.3")
    }
  }

  @Test func stepStartsAtTheDisplayedNumber() async {
    await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.value = 5.5
      #expect(text(cell) == "6" && stepper(cell).spinButton.value == 6)
      buttons(cell)[1].emit("clicked")
      #expect(text(cell) == "7" && cell.value == 7)
      cell.value = 99.7
      // There is no number above 100.
      #expect(text(cell) == "100" && !buttons(cell)[1].isSensitive)
      buttons(cell)[0].emit("clicked")
      #expect(text(cell) == "99" && cell.value == 99)
    }
  }

  @Test func readOnlyCellDisplaysTheExactValue() async {
    await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.isEditable = false
      cell.value = 7.5
      cell.maximumValue = 3
      #expect(cell.texts.last == "7.5" && cell.value == 7.5)
      cell.value = .nan
      #expect(cell.texts.last == "–")
    }
  }

  @Test func enterAndLeavingCommitATypedNumber() async {
    await withForm(2, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      let field = stepper(cell).field
      var seen: [Double] = []
      cell.onChangeHandler = { seen.append($0) }
      field.entry.grabFocus()
      field.entry.input.retype("12")
      #expect(seen.isEmpty)
      field.entry.emit("activate")
      #expect(seen == [12] && cell.value == 12)
      field.entry.input.retype("7")
      stepper(cells[1]).field.entry.grabFocus()
      #expect(seen == [12, 7])
      #expect(stepper(cell).spinButton.value == 7)
      // Typed text is committed before a step.
      field.entry.grabFocus()
      field.entry.input.retype("30")
      _ = press(.up, in: cell)
      #expect(seen == [12, 7, 30, 31] && field.text == "31")
      cell.tracksLiveChanges = true
      field.entry.input.retype("4")
      field.entry.input.type("5")
      // Replacing the selected text is one change.
      #expect(seen == [12, 7, 30, 31, 4, 45])
    }
  }

  @Test func stepReplacesARefusedNumber() async {
    await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      let field = stepper(cell).field
      cell.value = 8
      cell.tracksLiveChanges = true
      var seen: [Double] = []
      cell.onChangeHandler = { seen.append($0) }
      field.entry.grabFocus()
      field.entry.input.retype("300")
      // Undoing the typed text ends it.
      #expect(field.text == "300" && !cell.commit() && field.text == "300" && seen.isEmpty)
      for _ in 1...2 where field.text != "8" { field.entry.input.activateAction("text.undo") }
      #expect(cell.commit() && field.text == "8" && cell.inputMessage == nil)
      field.entry.input.retype("300")
      #expect(press(.up, in: cell))
      #expect(seen == [9] && field.text == "9" && cell.inputMessage == nil && cell.commit())
      for _ in 1...2 where field.text != "300" { field.entry.input.activateAction("text.undo") }
      #expect(field.text == "300" && !cell.commit() && cell.value == 9)
    }
  }

  @Test func negativeNumberCanBeTypedDigitByDigit() async {
    await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      let field = stepper(cell).field
      cell.minimumValue = -100
      cell.maximumValue = -10
      cell.value = -20
      var seen: [Double] = []
      cell.onChangeHandler = { seen.append($0) }
      field.entry.grabFocus()
      field.entry.input.selectAll()
      // -5 is above the bounds, but -55 isn't.
      field.entry.input.typeLetters("-55")
      #expect(field.text == "-55")
      field.entry.emit("activate")
      #expect(seen == [-55])
      for text in ["-500", "5", "-5"] {
        field.entry.input.retype(text)
        field.entry.emit("activate")
        #expect(seen == [-55] && field.text == text && cell.inputMessage?.text == "Enter a number from -100 to -10.")
      }
    }
  }

  @Test(arguments: [
    ("abc", "“abc” isn’t a number."), ("2.5", "“2.5” isn’t a whole number."), ("--", "“--” isn’t a number."),
    (String(repeating: "x", count: 500), "“" + String(repeating: "x", count: 30) + "…” isn’t a number."),
    ("300", "Enter a number from 0 to 100."), ("-1", "Enter a number from 0 to 100."),
    ("", "Enter a number from 0 to 100."),
  ])
  func invalidNumberStaysAndIsReported(row: (text: String, message: String)) async {
    await withForm(2, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      let field = stepper(cell).field
      cell.value = 8
      cell.onChangeHandler = { _ in Issue.record("the handler was called") }
      field.entry.grabFocus()
      field.entry.input.retype(row.text)
      stepper(cells[1]).field.entry.grabFocus()
      #expect(cell.value == 8 && field.text == row.text && field.isInvalid)
      #expect(cell.inputMessage?.text == row.message && cell.inputMessage?.kind == .error)
      #expect(!cell.commit() && !cell.commit())
      // Input that can't be changed isn't reported, because it can't be corrected.
      cell.isEnabled = false
      #expect(cell.commit())
      cell.isEnabled = true
      #expect(!cell.commit() && field.text == row.text)
      // The message disappears with the next keystroke.
      field.entry.grabFocus()
      field.entry.input.type("1")
      #expect(cell.inputMessage == nil && !field.isInvalid)
    }
  }

  @Test func repeatEndsIfTheCellChangesItsState() async throws {
    try await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      let pointer = try #require(buttons(cell)[1].controllers(of: PointerController.self).first)
      let ends: [(String, () -> Void, () -> Void)] = [
        ("disabled", { cell.isEnabled = false }, { cell.isEnabled = true }),
        ("read-only", { cell.isEditable = false }, { cell.isEditable = true }),
        ("reused", { cell.prepareForReuse() }, {}),
      ]
      for (name, end, begin) in ends {
        var count = 0
        cell.onChangeHandler = { _ in count += 1 }
        pointer.press?(true)
        await advance(by: .seconds(1))
        #expect(count > 0)
        // GTK doesn't send a release to a disabled widget.
        end()
        let value = cell.value
        await advance(by: .milliseconds(300))
        #expect(cell.value == value, "\(name)")
        begin()
        pointer.release?()
      }
    }
  }

  @Test func holdingAButtonRepeatsUntilTheBound() async throws {
    try await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.maximumValue = 3
      var seen: [Double] = []
      cell.onChangeHandler = { seen.append($0) }
      let button = buttons(cell)[1]
      let pointer = try #require(button.controllers(of: PointerController.self).first)
      pointer.press?(true)
      #expect(seen.isEmpty)
      await advance(by: .seconds(3))
      #expect(seen == [1, 2, 3] && !button.isSensitive)
      pointer.release?()
      // The click at the release isn't another click.
      cell.maximumValue = 10
      button.emit("clicked")
      #expect(seen.count == 3)
      await settle(turns: 4)
      button.emit("clicked")
      #expect(seen == [1, 2, 3, 4])
      pointer.press?(true)
      pointer.release?()
      button.emit("clicked")
      #expect(seen == [1, 2, 3, 4, 5])
    }
  }

  @Test func readOnlyCellDisplaysNumberWithoutStepper() async {
    await withForm(1, of: StepperFormCell.self) { cells, window in
      let cell = cells[0]
      let stepper = stepper(cell)
      cell.title = "Guests"
      cell.value = 7
      #expect(cell.texts == ["Guests"] && stepper.isVisible)
      cell.isEditable = false
      #expect(cell.texts == ["Guests", "7"] && !stepper.isVisible && cell.control == nil)
      await paint(window)
      cell.isEditable = true
      #expect(cell.texts == ["Guests"] && stepper.isVisible)
      cell.isEnabled = false
      #expect(stepper.field.stateFlags.contains(.insensitive))
    }
  }

  @Test func longTitleIsAboveTheStepper() async throws {
    try await withForm(1, of: StepperFormCell.self) { cells, window in
      let cell = cells[0]
      cell.title = "Guests"
      await paint(window)
      let stepper = stepper(cell)
      let label = try #require(cell.control(Label.self))
      var box = try #require(stepper.bounds(in: cell))
      #expect(box.x + box.width == Double(cell.width))
      cell.title = "How many guests will come, those counted who come with the others"
      await paint(window)
      box = try #require(stepper.bounds(in: cell))
      let title = try #require(label.bounds(in: cell))
      #expect(box.x == 0 && box.y >= title.y + title.height + 4)
    }
  }

  @Test func titleIsHighlightedWhileFocused() async throws {
    let title = ComponentParts.StepperFormCell.keyText.classPath
    let reading = StyleSheet.read(
      StyleSheetSource(name: "s", text: "\(title) { font-color: #010203; font-color-highlighted: #FF0000; }"))
    try await withForm(2, of: StepperFormCell.self) { cells, window in
      let manager = ThemeManager(display: try #require(Display.default))
      defer { manager.remove() }
      manager.theme = Theme.standard.applying(reading.sheet)
      let label = cells[0].titleView
      @MainActor func color() -> [Double]? { label.flatMap { RealizedStyle(of: $0).color("color") } }
      // The window focuses the first control.
      _ = cells[1].takeFocus()
      await paint(window, frames: 2)
      #expect(color() == [1, 2, 3, 1])
      _ = cells[0].takeFocus()
      await paint(window, frames: 2)
      #expect(color() == [255, 0, 0, 1])
      _ = cells[1].takeFocus()
      await paint(window, frames: 2)
      #expect(color() == [1, 2, 3, 1])
    }
  }

  @Test func hintHasItsOwnClassPath() async {
    await withForm(1, of: StepperFormCell.self) { cells, _ in
      let path = ComponentParts.StepperFormCell.hintText.classPath
      @MainActor func label() -> Widget? { cells[0].control(InlineValidationView.self)?.children.last }
      cells[0].hintText = "Help"
      #expect(label()?.hasStyleClass(path) == true)
      cells[0].validationMessage = ValidationMessage("Wrong")
      #expect(label()?.hasStyleClass(path) == false)
      cells[0].validationMessage = nil
      #expect(label()?.hasStyleClass(path) == true)
    }
  }

  @Test func reuseResetsEverything() async {
    await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.title = "Guests"
      cell.minimumValue = 2
      cell.maximumValue = 9
      cell.stepValue = 0.5
      cell.decimalPlaces = 3
      cell.tracksLiveChanges = true
      cell.value = 4
      cell.isEditable = false
      cell.onChangeHandler = { _ in Issue.record("the handler wasn't removed") }
      cell.prepareForReuse()
      #expect(cell.minimumValue == 0 && cell.maximumValue == 100 && cell.stepValue == 1 && cell.decimalPlaces == 0)
      #expect(!cell.tracksLiveChanges && cell.value == 0 && cell.texts.isEmpty)
      #expect(text(cell) == "0")
      buttons(cell)[1].emit("clicked")
      #expect(cell.value == 1)
    }
  }

  @Test func signStaysBeforeTheDigitsInRTL() async throws {
    try await withForm(1, of: StepperFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.minimumValue = -50
      cell.value = -40
      cell.direction = .rtl
      #expect(stepper(cell).field.entry.input.direction == .ltr && text(cell) == "-40")
      cell.isEditable = false
      let label = try #require(cell.children.compactMap { $0 as? Label }.last { $0.isVisible })
      #expect(label.text == "\u{200E}-40")
      cell.direction = .ltr
      #expect(label.text == "-40")
    }
  }
}
