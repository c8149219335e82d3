import FloorplanTheme
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanForms

@Suite(.serialized) struct DurationPickerFormCellTests {
  init() { #expect(GTKEnvironment.isReady) }

  private func withOpenCell(
    _ duration: Duration = .seconds(3900), _ location: SourceLocation = #_sourceLocation,
    _ body: (DurationPickerFormCell, SpinButton, SpinButton, Window) async throws -> Void
  ) async throws {
    try await withForm(1, of: DurationPickerFormCell.self, location) { cells, window in
      cells[0].title = "Duration"
      cells[0].value = duration
      await paint(window, frames: 2)
      try cells[0].pressRow()
      await paint(window, frames: 2)
      let fields = cells[0].all(SpinButton.self)
      try #require(fields.count == 2)
      try await body(cells[0], fields[0], fields[1], window)
    }
  }

  @Test func displaysHoursAndMinutes() async throws {
    try await withOpenCell { cell, hours, minutes, _ async throws in
      #expect(try cell.displayedText == "1 Hrs 5 Min")
      #expect(hours.value == 1 && minutes.value == 5)
      #expect(hours.input.differingAccessibleLabel(from: "Duration, Hours") == nil)
      #expect(minutes.input.differingAccessibleLabel(from: "Duration, Minutes") == nil)
      cell.formatter = { "\($0.components.seconds) s" }
      #expect(try cell.displayedText == "3900 s")
    }
  }

  @Test func onlyUserChangesCallTheHandler() async throws {
    try await withOpenCell { cell, hours, minutes, _ async throws in
      let model = PickerModel()
      cell.bind(model, to: \.duration)
      var seen: [Duration] = []
      cell.onChangeHandler = { seen.append($0) }
      hours.value = 2
      #expect(cell.value == .seconds(7500) && model.duration == cell.value && model.writes == 1)
      #expect(seen == [.seconds(7500)])
      minutes.value = 10
      #expect(cell.value == .seconds(7800) && seen == [.seconds(7500), .seconds(7800)] && model.writes == 2)
      model.duration = .seconds(3600)
      await settle()
      #expect(hours.value == 1 && minutes.value == 0 && seen.count == 2 && model.writes == 3)
    }
  }

  @Test func zeroBecomesTheShortestStepUnlessAllowed() async throws {
    try await withOpenCell(.seconds(600)) { cell, hours, minutes, _ async throws in
      #expect(cell.allowsZeroDuration == false)
      minutes.value = 0
      #expect(cell.value == .seconds(300) && minutes.value == 5 && hours.value == 0)
      cell.allowsZeroDuration = true
      minutes.value = 0
      #expect(cell.value == .zero && minutes.value == 0)
      #expect(try cell.displayedText == "0 Hrs 0 Min")
    }
    await withForm(1, of: DurationPickerFormCell.self) { cells, _ in
      #expect(cells[0].value == .seconds(300))
      cells[0].allowsZeroDuration = true
      #expect(cells[0].value == .zero)
    }
  }

  @Test(arguments: [
    (5, 5), (1, 1), (30, 30), (7, 6), (0, 1), (-4, 1), (60, 30), (29, 20), (Int.max, 30), (Int.min, 1),
  ]) func intervalDividesAnHour(pair: (Int, Int)) async {
    await withForm(1, of: DurationPickerFormCell.self) { cells, _ in
      cells[0].minuteInterval = pair.0
      #expect(cells[0].minuteInterval == pair.1)
    }
  }

  @Test func minutesSnapToTheNearestStep() async throws {
    try await withOpenCell(.seconds(3600)) { cell, _, minutes, _ async throws in
      minutes.value = 7
      #expect(cell.value == .seconds(3900) && minutes.value == 5)
      minutes.value = 8
      #expect(cell.value == .seconds(4200) && minutes.value == 10)
      minutes.value = 59
      #expect(cell.value == .seconds(3600 + 55 * 60) && minutes.value == 55)
      cell.minuteInterval = 1
      minutes.value = 59
      #expect(cell.value == .seconds(3600 + 59 * 60))
    }
  }

  @Test func typedNumbersAreCommittedAndInvalidTextRefused() async throws {
    try await withOpenCell(.seconds(3600)) { cell, hours, minutes, _ async throws in
      var seen: [Duration] = []
      cell.onChangeHandler = { seen.append($0) }
      hours.text = "12"
      #expect(seen.isEmpty)
      hours.commitText()
      #expect(seen == [.seconds(12 * 3600)])
      let input = cell.all(NumberField.self)[1].input
      for nonsense in ["", "zwölf", "1e999", "--", "0x10"] {
        minutes.text = nonsense
        minutes.commitText()
        #expect(minutes.text == nonsense && cell.value == .seconds(12 * 3600))
        #expect(input.problem?.text == "\(nonsense.inQuotes) isn’t between 0 and 59.")
      }
      // Text beyond the limit is rejected.
      minutes.text = String(repeating: "9", count: 1 << 20)
      minutes.commitText()
      #expect(minutes.text == "0x10")
      minutes.value = 5
      #expect(input.problem == nil && minutes.text == "5")
      // Closing the picker commits the typed text.
      hours.text = "3"
      cell.isPickerVisible = false
      #expect(cell.value.components.seconds / 3600 == 3)
    }
  }

  @Test func adjustedNumbersAreReported() async throws {
    try await withOpenCell(.seconds(3600)) { cell, hours, minutes, _ async throws in
      let fields = cell.all(NumberField.self)
      minutes.text = "7"
      minutes.commitText()
      #expect(cell.value == .seconds(3900) && fields[1].input.problem == nil)
      #expect(fields[1].notice == "The nearest valid value is 5.")
      minutes.commitText()
      #expect(fields[1].notice == "The nearest valid value is 5.")
      minutes.text = "15"
      minutes.commitText()
      #expect(fields[1].notice == nil)
      minutes.value = 0
      #expect(fields[1].notice == nil)
      hours.value = 0
      #expect(cell.value == .seconds(300) && fields[0].notice == "The minimum is 0 Hrs 5 Min.")
      // This isn't an error: the displayed text is the value.
      #expect(cell.commit())
      hours.value = 2
      #expect(fields[0].notice == nil)
      // A notice belongs to its number.
      minutes.text = "7"
      #expect(cell.commit() && fields[1].notice == "The nearest valid value is 5.")
      minutes.value = 10
      #expect(fields[1].notice == nil)
      minutes.text = "12"
      minutes.commitText()
      #expect(fields[1].notice == "The nearest valid value is 10.")
      cell.isPickerVisible = false
      cell.isPickerVisible = true
      #expect(fields[1].notice == nil)
    }
  }

  @Test func refusalStaysUntilTheTextChanges() async throws {
    try await withOpenCell { cell, hours, minutes, _ async throws in
      let input = cell.all(NumberField.self)[0].input
      let refusal = "“99” isn’t between 0 and 23."
      hours.grabFocus()
      hours.text = "99"
      minutes.grabFocus()
      await settle()
      #expect(hours.text == "99" && input.problem?.text == refusal && cell.value == .seconds(3900))
      // Focusing the field again changes nothing.
      hours.grabFocus()
      minutes.grabFocus()
      #expect(input.problem?.text == refusal)
      hours.grabFocus()
      hours.text = "2"
      #expect(input.problem == nil)
      // The same with Enter, followed by Tab.
      hours.text = "99"
      hours.commitText()
      minutes.grabFocus()
      await settle()
      #expect(hours.text == "99" && input.problem?.text == refusal)
      hours.value = 3
      #expect(input.problem == nil && cell.value == .seconds(3 * 3600 + 300))
    }
  }

  private nonisolated static let oddValues: [(Duration, Int)] = [
    (.seconds(Int64.max), 1439), (.seconds(Int64.min), 5), (.seconds(-1), 5), (.zero, 5), (.seconds(86_400), 1439),
    (.seconds(3700), 61), (.milliseconds(59_999), 5),
  ]

  @Test(arguments: oddValues) func nearestValueIsDisplayedOutOfRange(pair: (Duration, Int)) async throws {
    try await withOpenCell(pair.0) { cell, hours, minutes, _ async throws in
      var calls = 0
      cell.onChangeHandler = { _ in calls += 1 }
      #expect(Int(hours.value) * 60 + Int(minutes.value) == pair.1)
      #expect(cell.value == pair.0)
      #expect(try !cell.displayedText.isEmpty)
      // Opening it isn't a change.
      cell.isPickerVisible = false
      #expect(calls == 0)
    }
  }

  private nonisolated static let texts: [(Int64, String)] = [
    (0, "0 Hrs 0 Min"), (59, "0 Hrs 0 Min"), (3900, "1 Hrs 5 Min"), (86_340, "23 Hrs 59 Min"),
    (-3900, "-1 Hrs 5 Min"), (-30, "0 Hrs 0 Min"), (360_000, "100 Hrs 0 Min"),
    (.min, "-2562047788015215 Hrs 30 Min"),
  ]

  @Test(arguments: texts) func durationsAreFormatted(pair: (seconds: Int64, text: String)) {
    #expect(DurationPickerFormCell.defaultText(.seconds(pair.seconds)) == pair.text)
  }

  @Test func reuseResetsEverything() async throws {
    try await withOpenCell { cell, hours, _, _ async throws in
      cell.minuteInterval = 30
      cell.allowsZeroDuration = true
      cell.formatter = { _ in "?" }
      cell.isEditable = false
      cell.prepareForReuse()
      #expect(cell.minuteInterval == 5 && !cell.allowsZeroDuration && !cell.isPickerVisible)
      #expect(cell.value == .seconds(300))
      #expect(try cell.displayedText == "0 Hrs 5 Min")
      try cell.pressRow()
      #expect(hours.value == 0)
    }
  }

  @Test func fieldsAreSideBySideOrStacked() async throws {
    try await withOpenCell { cell, _, _, window async throws in
      let row = try cell.first(FieldRow.self)
      var fields = cell.all(NumberField.self).compactMap { $0.bounds(in: row) }
      #expect(fields[0].x == 0 && fields[1].x > fields[0].width && fields[0].y == fields[1].y)
      row.direction = .rtl
      await paint(window, frames: 2)
      fields = cell.all(NumberField.self).compactMap { $0.bounds(in: row) }
      #expect(fields[1].x == 0 && fields[0].x > fields[1].width)
      let narrow = row.measured(.horizontal).minimum
      #expect(row.measured(.vertical, forSize: narrow).natural > row.measured(.vertical, forSize: 360).natural)
      #expect(row.measure(.vertical, forSize: narrow).arrangementIndex == 1)
    }
  }
}
