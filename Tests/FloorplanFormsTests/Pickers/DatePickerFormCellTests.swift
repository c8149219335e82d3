import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanForms

@Suite(.serialized) struct DatePickerFormCellTests {
  init() { #expect(GTKEnvironment.isReady) }

  private func withOpenCell(
    _ value: DateTime?, _ mode: DatePickerFormCell.Mode = .dateAndTime, _ location: SourceLocation = #_sourceLocation,
    _ body: (DatePickerFormCell, Window) async throws -> Void
  ) async throws {
    try await withForm(1, of: DatePickerFormCell.self, location) { cells, window in
      let cell = cells[0]
      let now = try day(5, hour: 9, minute: 41)
      cell.now = { _ in now }
      cell.title = "Due"
      cell.datePickerMode = mode
      cell.value = value
      await paint(window, frames: 2)
      try cell.pressRow()
      await paint(window, frames: 2)
      try await body(cell, window)
    }
  }

  private func button(_ number: Int, in cell: CustomWidget) throws -> DayButton {
    try #require(cell.all(DayButton.self).first { $0.isVisible && $0.day.day == number })
  }

  @Test func todayIsSuggestedWithoutADate() async throws {
    try await withOpenCell(nil) { cell, _ async throws in
      #expect(try cell.displayedText == "No date selected" && cell.value == nil)
      #expect(try cell.first(MonthView.self).month == day(1))
      let today = try button(5, in: cell)
      #expect(today.hasStyleClass(ComponentParts.DatePickerFormCell.today.classPath) && today.hasFocus)
      #expect(!today.stateFlags.contains(.selected))
      #expect(today.differingAccessibleLabel(from: "Thursday, 5 March 2026, today") == nil)
      #expect(cell.all(SpinButton.self).map(\.value) == [9, 41])
      cell.emptyValueText = "–"
      #expect(try cell.displayedText == "–")
    }
  }

  @Test func modeDeterminesTheFields() async throws {
    try await withOpenCell(try day(31, hour: 14, minute: 5)) { cell, _ async throws in
      #expect(try cell.displayedText == "Mar 31, 2026, 14:05")
      cell.datePickerMode = .date
      #expect(try cell.displayedText == "Mar 31, 2026" && !cell.first(FieldRow.self).isVisible)
      cell.datePickerMode = .time
      cell.hourCycle = .twelveHours
      #expect(try cell.displayedText == "2:05 PM" && !cell.first(MonthView.self).isVisible)
      #expect(cell.all(SpinButton.self).map(\.text) == ["2 PM", "05"])
      cell.formatter = { "<\($0)>" }
      #expect(try cell.displayedText == "<2026-03-31 14:05>")
    }
  }

  @Test func choosingADayKeepsTheTime() async throws {
    try await withOpenCell(try day(31, hour: 14, minute: 5)) { cell, _ async throws in
      let model = PickerModel()
      model.date = cell.value
      cell.bind(model, to: \.date)
      var seen: [DateTime?] = []
      cell.onChangeHandler = { seen.append($0) }
      try button(12, in: cell).emit("clicked")
      let expected = try day(12, hour: 14, minute: 5)
      #expect(cell.value == expected && seen == [expected] && model.date == expected && model.writes == 2)
      #expect(try button(12, in: cell).stateFlags.contains(.selected) && button(12, in: cell).isAccessibleSelected)
      #expect(try !button(31, in: cell).stateFlags.contains(.selected))
      try button(12, in: cell).emit("clicked")
      #expect(seen.count == 1)
      model.date = try day(1, month: 5)
      await settle()
      #expect(try cell.first(MonthView.self).month == day(1, month: 5) && seen.count == 1 && model.writes == 3)
      model.date = nil
      await settle()
      #expect(try cell.displayedText == "No date selected" && model.writes == 4)
    }
  }

  @Test func hoursAndMinutesCanBeChosen() async throws {
    try await withOpenCell(try day(31, hour: 14, minute: 5)) { cell, _ async throws in
      let fields = cell.all(SpinButton.self)
      fields[0].value = 23
      fields[1].value = 59
      #expect(try cell.value == day(31, hour: 23, minute: 59))
      cell.minuteInterval = 15
      fields[1].value = 8
      #expect(try cell.value == day(31, hour: 23, minute: 15) && fields[1].value == 15)
      cell.hourCycle = .twelveHours
      fields[0].text = "5pm"
      fields[0].commitText()
      #expect(try cell.value == day(31, hour: 17, minute: 15) && fields[0].text == "5 PM")
      fields[0].text = "nonsense"
      fields[0].commitText()
      #expect(try cell.value == day(31, hour: 17, minute: 15) && fields[0].text == "nonsense")
      cell.cancelEditing()
      #expect(fields[0].text == "5 PM")
      cell.minuteInterval = 7
      #expect(cell.minuteInterval == 6)
    }
    try await withOpenCell(nil, .time) { cell, _ async throws in
      cell.all(SpinButton.self)[0].value = 12
      #expect(try cell.value == day(5, hour: 12, minute: 41))
    }
  }

  @Test func keysMoveThroughTheDays() async throws {
    try await withOpenCell(try day(31), .date) { cell, window async throws in
      let month = try cell.first(MonthView.self)
      let focused = { @MainActor in (window.focusWidget as? DayButton)?.day.isoDate }
      for (key, modifiers, expected) in [
        (.left, [], "2026-03-30"), (.up, [], "2026-03-23"), (.right, [], "2026-03-24"),
        (.down, [], "2026-03-31"), (.down, [], "2026-04-07"), (.pageUp, [], "2026-03-07"),
        (.pageDown, .shift, "2027-03-07"), (.pageUp, .shift, "2026-03-07"),
        (.home, [], "2026-03-01"), (.end, [], "2026-03-07"),
      ] as [(Key, ModifierKeys, String)] {
        #expect(month.press(key, modifiers))
        #expect(focused() == expected)
      }
      #expect(try cell.value == day(31))
      #expect(!month.press(.left, .control) && !month.press("a"))
      month.direction = .rtl
      #expect(month.press(.left))
      #expect(focused() == "2026-03-08")
      #expect(cell.all(DayButton.self).filter { $0.isVisible && $0.isFocusable }.count == 1)
      try #require(window.focusWidget as? DayButton).emit("clicked")
      #expect(try cell.value == day(8))
      #expect(cell.press(.escape) && !cell.isPickerVisible)
      #expect(try cell.button.hasFocus)
    }
  }

  @Test func buttonsChangeTheMonth() async throws {
    try await withOpenCell(try day(31), .date) { cell, window async throws in
      let month = try cell.first(MonthView.self)
      let buttons = month.all(ActionButton.self)
      let height = cell.measured(.vertical, forSize: 320).natural
      buttons[1].emit("clicked")
      #expect(try month.month == day(1, month: 4) && month.focusDay == day(30, month: 4))
      buttons[0].emit("clicked")
      buttons[0].emit("clicked")
      #expect(try month.month == day(1, month: 2) && cell.value == day(31))
      await paint(window, frames: 2)
      #expect(cell.measured(.vertical, forSize: 320).natural == height)
      #expect(month.all(PartLabel.self).first?.text == "February 2026")
    }
  }

  @Test func changingTheMonthKeepsFocusOnADay() async throws {
    try await withOpenCell(try day(10, month: 4), .date) { cell, window async throws in
      cell.minimumDate = try day(1, month: 2)
      let month = try cell.first(MonthView.self)
      let previous = try #require(month.all(ActionButton.self).first)
      #expect(previous.grabFocus())
      previous.emit("clicked")
      #expect(previous.containsFocus)
      // There is no earlier month.
      previous.emit("clicked")
      #expect(try !previous.isEnabled && (window.focusWidget as? DayButton)?.day == day(10, month: 2))
      // A day that other months don't have.
      cell.value = try day(31)
      #expect(try (window.focusWidget as? DayButton)?.day == day(31))
      cell.value = try day(5, month: 2)
      #expect(try (window.focusWidget as? DayButton)?.day == day(5, month: 2))
    }
  }

  @Test func boundsLimitUserInputOnly() async throws {
    try await withOpenCell(try day(10, hour: 12)) { cell, _ async throws in
      cell.minimumDate = try day(10, hour: 9)
      cell.maximumDate = try day(20, hour: 17)
      #expect(try !button(9, in: cell).isSensitive && button(10, in: cell).isSensitive)
      #expect(try button(20, in: cell).isSensitive && !button(21, in: cell).isSensitive)
      #expect(cell.all(ActionButton.self).prefix(2).allSatisfy { !$0.isEnabled })
      cell.all(SpinButton.self)[0].value = 3
      #expect(try cell.value == day(10, hour: 9) && cell.all(SpinButton.self)[0].value == 9)
      #expect(cell.all(NumberField.self)[0].notice?.contains("or later") == true && cell.commit())
      cell.all(SpinButton.self)[0].value = 20
      try button(20, in: cell).emit("clicked")
      #expect(try cell.value == day(20, hour: 17))
      cell.value = try day(1, month: 7)
      #expect(try cell.value == day(1, month: 7) && cell.displayedText == "Jul 1, 2026, 00:00")
      #expect(try cell.first(MonthView.self).month == day(1))
      // A lower bound above the upper one leaves one value.
      cell.maximumDate = try day(1)
      try button(10, in: cell).emit("clicked")
      #expect(try cell.value == day(10, hour: 9))
    }
  }

  @Test func typedDateIsReadAndInvalidTextReported() async throws {
    try await withOpenCell(try day(31, hour: 14)) { cell, window async throws in
      var calls = 0
      cell.onChangeHandler = { _ in calls += 1 }
      let field = try cell.first(DateField.self)
      let entry = try field.first(Entry.self)
      #expect(entry.text == "Mar 31, 2026")
      entry.text = "2026-04-02"
      #expect(calls == 0)
      entry.emit("activate")
      #expect(try cell.value == day(2, month: 4, hour: 14) && calls == 1 && entry.text == "Apr 2, 2026")
      for (text, problem) in [
        ("31.2.2026", "Month 31 doesn’t exist."), ("2026-02-31", "February 2026 has 28 days, not 31."),
        ("soon", "“soon” isn’t a date."),
      ] {
        entry.text = text
        #expect(field.input.problem == nil)
        entry.emit("activate")
        #expect(field.input.problem?.text.hasPrefix(problem) == true && entry.text == text)
        #expect(try cell.value == day(2, month: 4, hour: 14) && calls == 1)
        await paint(window, frames: 2)
        #expect(field.all(InlineValidationView.self).first?.isVisible == true)
      }
      cell.minimumDate = try day(1, month: 4)
      entry.text = "2026-03-01"
      entry.emit("activate")
      #expect(field.input.problem?.text == "The date must be Apr 1, 2026 or later." && calls == 1)
      // Text beyond the limit is rejected.
      entry.text = String(repeating: "9", count: 1 << 20)
      #expect(entry.text == "2026-03-01")
      // A picker that closes with invalid text still has it when it opens.
      cell.isPickerVisible = false
      cell.isPickerVisible = true
      #expect(field.input.problem != nil && entry.text == "2026-03-01" && calls == 1)
      cell.cancelEditing()
      #expect(field.input.problem == nil && entry.text == "Apr 2, 2026" && calls == 1)
      // Closing the picker commits the typed text.
      entry.text = "5 apr"
      cell.isPickerVisible = false
      #expect(try cell.value == day(5, month: 4, hour: 14) && calls == 2)
    }
  }

  @Test func timeSkippedByClocksIsAdjusted() async throws {
    let zone = try #require(ClockZone(identifier: "Europe/Berlin"))
    try await withOpenCell(try day(29, hour: 1, minute: 30)) { cell, _ async throws in
      cell.timeZone = zone
      cell.all(SpinButton.self)[0].value = 2
      #expect(try cell.value == day(29, hour: 3) && cell.all(SpinButton.self)[0].value == 3)
      let hour = try cell.first(NumberField.self)
      #expect(hour.notice == "The clocks skip 02:30 on this day. The next time is 03:00.")
      cell.all(SpinButton.self)[0].value = 4
      #expect(try hour.notice == nil && cell.value == day(29, hour: 4))
      // A day can skip the time of another day, too.
      cell.value = try day(28, hour: 2, minute: 30)
      try button(29, in: cell).emit("clicked")
      #expect(try cell.value == day(29, hour: 3))
      #expect(hour.notice == "The clocks skip 02:30 on this day. The next time is 03:00.")
      try button(30, in: cell).emit("clicked")
      #expect(hour.notice == nil)
      try button(29, in: cell).emit("clicked")
      cell.timeZone = nil
      cell.all(SpinButton.self)[0].value = 2
      #expect(try cell.value == day(29, hour: 2))
    }
  }

  @Test func clearButtonRemovesTheDate() async throws {
    try await withOpenCell(try day(31)) { cell, _ async throws in
      let clear = try #require(cell.all(ActionButton.self).last)
      #expect(!clear.isVisible)
      cell.showsClearButton = true
      #expect(clear.isVisible)
      var seen: [DateTime?] = []
      cell.onChangeHandler = { seen.append($0) }
      #expect(clear.grabFocus())
      clear.emit("clicked")
      #expect(cell.value == nil && seen == [nil] && !clear.isVisible && cell.containsFocus)
      #expect(try cell.first(Entry.self).text == "")
      #expect((cell.value as any OmittableValue).isOmitted)
    }
  }

  @Test func clearAndADayDiscardARefusedTime() async throws {
    // The hour is that of the current time, so neither changes its number.
    try await withOpenCell(try day(31, hour: 9, minute: 41)) { cell, _ async throws in
      cell.showsClearButton = true
      let hours = cell.all(SpinButton.self)[0]
      let text = hours.text
      @MainActor func refuse() {
        hours.text = "99"
        hours.commitText()
        #expect(hours.text == "99" && !cell.commit())
      }
      refuse()
      try button(31, in: cell).emit("clicked")
      #expect(try hours.text == text && cell.commit() && cell.value == day(31, hour: 9, minute: 41))
      refuse()
      try #require(cell.all(ActionButton.self).last).emit("clicked")
      #expect(hours.text == text && cell.commit() && cell.value == nil)
    }
  }

  @Test func refusedDateStaysWhileTheTimeIsSelected() async throws {
    try await withOpenCell(nil) { cell, _ async throws in
      let field = try cell.first(DateField.self)
      let entry = try field.first(Entry.self)
      let spins = cell.all(SpinButton.self)
      @MainActor func refuse() {
        entry.text = "99.99"
        entry.emit("activate")
        spins[0].value = 17
        spins[1].value = 3
        #expect(entry.text == "99.99" && field.input.problem != nil && !cell.commit() && cell.value == nil)
        #expect(spins.map(\.value) == [17, 3])
      }
      refuse()
      entry.text = "2026-03-02"
      entry.emit("activate")
      #expect(try cell.commit() && cell.value == day(2, hour: 17, minute: 3))
      // A day of the month or the model replaces the text, and Escape also discards the time.
      cell.value = nil
      #expect(spins.map(\.value) == [9, 41])
      refuse()
      try button(12, in: cell).emit("clicked")
      #expect(try cell.commit() && cell.value == day(12, hour: 17, minute: 3))
      cell.value = nil
      refuse()
      cell.value = try day(1)
      #expect(entry.text == "Mar 1, 2026" && cell.commit())
      cell.value = nil
      refuse()
      cell.cancelEditing()
      #expect(entry.text == "" && spins.map(\.value) == [9, 41] && cell.commit())
    }
  }

  @Test func timeOfARefusedDayIsBoundedOnTheNextDay() async throws {
    try await withOpenCell(nil) { cell, _ async throws in
      cell.minimumDate = try day(5, hour: 9, minute: 41)
      let entry = try cell.first(DateField.self).first(Entry.self)
      let spins = cell.all(SpinButton.self)
      @MainActor func refuse() {
        entry.text = "99.99"
        entry.emit("activate")
        spins[0].value = 8
        #expect(spins.map(\.value) == [8, 41] && cell.value == nil && !cell.commit())
      }
      refuse()
      try button(12, in: cell).emit("clicked")
      #expect(try cell.value == day(12, hour: 8, minute: 41) && cell.commit())
      cell.value = nil
      refuse()
      try button(5, in: cell).emit("clicked")
      #expect(try cell.value == day(5, hour: 9, minute: 41))
      #expect(cell.all(NumberField.self)[0].notice == "The time must be 09:41 or later.")
    }
  }

  @Test func anotherModelDoesNotReceiveATimeWithoutADay() async throws {
    try await withOpenCell(nil) { cell, _ async throws in
      let (model, other) = (PickerModel(), PickerModel())
      cell.bind(model, to: \.date)
      let entry = try cell.first(DateField.self).first(Entry.self)
      entry.text = "99.99"
      entry.emit("activate")
      let spins = cell.all(SpinButton.self)
      spins[0].value = 17
      cell.bind(other, to: \.date)
      #expect(entry.text == "" && spins.map(\.value) == [9, 41])
      try button(12, in: cell).emit("clicked")
      #expect(try other.date == day(12, hour: 9, minute: 41) && model.date == nil)
    }
  }

  @Test func emptyTextClearsTheDateOrIsRefused() async throws {
    try await withOpenCell(try day(31)) { cell, _ async throws in
      let field = try cell.first(DateField.self)
      let entry = try field.first(Entry.self)
      entry.text = " "
      entry.emit("activate")
      #expect(try field.input.problem?.text == "Enter a date." && cell.value == day(31) && !cell.commit())
      entry.text = "2026-04-02"
      entry.emit("activate")
      #expect(field.input.problem == nil)
      cell.showsClearButton = true
      entry.text = ""
      entry.emit("activate")
      #expect(field.input.problem == nil && cell.value == nil && entry.text == "")
      // There is no date to clear.
      entry.text = " "
      entry.emit("activate")
      #expect(field.input.problem == nil && cell.value == nil && entry.text == "" && cell.commit())
    }
  }

  @Test func dateIsReportedOnCloseWithoutLiveChanges() async throws {
    try await withOpenCell(try day(31), .date) { cell, _ async throws in
      cell.tracksLiveChanges = false
      var seen: [DateTime?] = []
      cell.onChangeHandler = { seen.append($0) }
      try button(3, in: cell).emit("clicked")
      try button(4, in: cell).emit("clicked")
      #expect(try seen.isEmpty && cell.displayedText == "Mar 4, 2026" && cell.value == day(31))
      cell.isPickerVisible = false
      #expect(try seen == [day(4)] && cell.value == day(4))
    }
  }

  @Test func reuseResetsEverything() async throws {
    try await withOpenCell(try day(31), .date) { cell, _ async throws in
      cell.minimumDate = try day(1)
      cell.maximumDate = try day(30)
      cell.minuteInterval = 30
      cell.timeZone = .utc
      cell.hourCycle = .twelveHours
      cell.formatter = { _ in "?" }
      cell.emptyValueText = "?"
      cell.showsClearButton = true
      cell.prepareForReuse()
      #expect(cell.datePickerMode == .dateAndTime && cell.minimumDate == nil && cell.maximumDate == nil)
      #expect(cell.minuteInterval == 1 && cell.timeZone == nil && cell.hourCycle == .locale && cell.formatter == nil)
      #expect(try !cell.showsClearButton && cell.value == nil && cell.displayedText == "No date selected")
      #expect(!cell.isPickerVisible)
    }
  }

  @Test func daysAreInTheirWeekdayColumns() async throws {
    try await withOpenCell(try day(31), .date) { cell, window async throws in
      let month = try cell.first(MonthView.self)
      for number in 1...14 {
        let first = try day(1, month: 1).adding(months: number)
        cell.value = first
        await paint(window)
        let days = month.all(DayButton.self).filter(\.isVisible)
        #expect(days.count == DateTime.numberOfDays(inMonth: first.month, ofYear: first.year))
        #expect(days.map(\.label) == (1...days.count).map(String.init))
        let box = try #require(days[0].bounds(in: month))
        let column = Int((box.x + box.width / 2) / (box.width))
        #expect(column == first.weekday)
      }
    }
  }
}

@Suite(.serialized) struct DateRangePickerFormCellTests {
  init() { #expect(GTKEnvironment.isReady) }

  private func withOpenCell(
    _ value: ClosedRange<DateTime>?, _ location: SourceLocation = #_sourceLocation,
    _ body: (DateRangePickerFormCell, Window) async throws -> Void
  ) async throws {
    try await withForm(1, of: DateRangePickerFormCell.self, location) { cells, window in
      let now = try day(5)
      cells[0].now = { _ in now }
      cells[0].title = "Vacation"
      cells[0].value = value
      await paint(window, frames: 2)
      try cells[0].pressRow()
      await paint(window, frames: 2)
      try await body(cells[0], window)
    }
  }

  private func press(_ number: Int, in cell: CustomWidget) throws {
    try #require(cell.all(DayButton.self).first { $0.isVisible && $0.day.day == number }).emit("clicked")
  }

  @Test func twoDaysMakeARangeInAnyOrder() async throws {
    try await withOpenCell(nil) { cell, _ async throws in
      #expect(try cell.displayedText == "No dates selected")
      let model = PickerModel()
      cell.bind(model, to: \.days)
      try press(12, in: cell)
      #expect(cell.value == nil && model.writes == 0)
      try press(9, in: cell)
      #expect(try cell.value == day(9)...day(12) && model.writes == 1)
      #expect(try cell.displayedText == "Mar 9, 2026 – Mar 12, 2026")
      let days = cell.all(DayButton.self).filter(\.isVisible)
      let part = ComponentParts.DatePickerFormCell.rangeDay.classPath
      #expect(days.filter { $0.hasStyleClass(part) }.map(\.day.day) == [10, 11])
      #expect(days.filter { $0.stateFlags.contains(.selected) }.map(\.day.day) == [9, 12])
      #expect(days.filter(\.isAccessibleSelected).map(\.day.day) == [9, 10, 11, 12])
      try press(20, in: cell)
      #expect(try cell.value == day(9)...day(12))
      try press(22, in: cell)
      #expect(try model.days == day(20)...day(22) && model.writes == 2)
    }
  }

  @Test func closingAfterTheFirstDayMakesAOneDayRange() async throws {
    try await withOpenCell(nil) { cell, _ async throws in
      try press(12, in: cell)
      cell.isPickerVisible = false
      #expect(try cell.value == day(12)...day(12))
      cell.isPickerVisible = true
      try press(20, in: cell)
      // A value from code ends it.
      cell.value = nil
      cell.isPickerVisible = false
      #expect(cell.value == nil)
    }
  }

  @Test func bothDaysCanBeTyped() async throws {
    try await withOpenCell(nil) { cell, _ async throws in
      let fields = cell.all(DateField.self)
      let entries = try fields.map { try $0.first(Entry.self) }
      let type = { @MainActor (text: String, index: Int) in
        entries[index].text = text
        _ = entries[index].emit("activate")
      }
      type("2026-03-09", 0)
      #expect(try cell.value == day(9)...day(9))
      type("2026-03-12", 1)
      #expect(try cell.value == day(9)...day(12))
      type("2026-04-01", 0)
      #expect(try cell.value == day(1, month: 4)...day(1, month: 4) && entries[1].text == "Apr 1, 2026")
      // The button clears both; a single field can't.
      cell.showsClearButton = true
      type("", 1)
      #expect(try fields[1].input.problem?.text == "Enter a date." && cell.value?.upperBound == day(1, month: 4))
      type("2026-02-31", 1)
      #expect(fields[1].input.problem?.text == "February 2026 has 28 days, not 31.")
      #expect(try cell.value == day(1, month: 4)...day(1, month: 4))
      cell.maximumDate = try day(1, month: 4)
      type("2026-04-02", 1)
      #expect(fields[1].input.problem?.text == "The date must be Apr 1, 2026 or earlier.")
      cell.minimumDate = try day(1)
      type("2026-05-02", 1)
      #expect(fields[1].input.problem?.text == "The date must be from Mar 1, 2026 to Apr 1, 2026.")
      cell.maximumDate = nil
      type("2026-02-02", 1)
      #expect(fields[1].input.problem?.text == "The date must be Mar 1, 2026 or later.")
    }
  }

  @Test func refusedDayStaysWhileTheOtherIsTyped() async throws {
    try await withOpenCell(nil) { cell, _ async throws in
      let fields = cell.all(DateField.self)
      let entries = try fields.map { try $0.first(Entry.self) }
      let type = { @MainActor (text: String, index: Int) in
        entries[index].text = text
        _ = entries[index].emit("activate")
      }
      for (wrong, other) in [(1, 0), (0, 1)] {
        cell.value = nil
        type("99.99", wrong)
        for text in ["2026-03-20", "2026-03-10"] {
          type(text, other)
          #expect(entries[wrong].text == "99.99" && fields[wrong].input.problem != nil && !cell.commit())
          #expect(cell.value == nil)
        }
        #expect(entries[other].text == "Mar 10, 2026")
        type("2026-03-10", wrong)
        #expect(try cell.commit() && cell.value == day(10)...day(10))
      }
      // A value that doesn't change keeps its other day.
      cell.value = try day(3)...day(8)
      type("99.99", 1)
      type("2026-03-05", 0)
      #expect(try cell.value == day(5)...day(8) && entries[1].text == "99.99")
      type("2026-03-12", 0)
      #expect(try cell.value == day(5)...day(8) && entries[1].text == "99.99" && !cell.commit())
      type("2026-03-14", 1)
      #expect(try cell.value == day(12)...day(14) && cell.commit())
    }
  }

  @Test func anotherModelDoesNotReceiveAnIncompleteRange() async throws {
    try await withOpenCell(nil) { cell, _ async throws in
      let (model, other) = (PickerModel(), PickerModel())
      cell.bind(model, to: \.days)
      let entries = try cell.all(DateField.self).map { try $0.first(Entry.self) }
      for (entry, text) in zip(entries, ["2026-03-10", "99.99"]).reversed() {
        entry.text = text
        entry.emit("activate")
      }
      #expect(entries[0].text == "Mar 10, 2026" && cell.value == nil)
      cell.bind(other, to: \.days)
      #expect(entries.map(\.text) == ["", ""])
      cell.isPickerVisible = false
      #expect(cell.value == nil && model.days == nil && other.days == nil)
    }
  }

  @Test func clearButtonRemovesTheRange() async throws {
    try await withOpenCell(try day(1)...day(3)) { cell, _ async throws in
      cell.showsClearButton = true
      try #require(cell.all(ActionButton.self).last).emit("clicked")
      #expect(cell.value == nil)
      try press(12, in: cell)
      try #require(cell.all(ActionButton.self).last).emit("clicked")
      cell.isPickerVisible = false
      #expect(cell.value == nil)
    }
  }

  @Test func reuseResetsEverything() async throws {
    try await withOpenCell(try day(1)...day(3)) { cell, _ async throws in
      cell.minimumDate = try day(1)
      cell.maximumDate = try day(3)
      cell.formatter = { _ in "?" }
      cell.emptyValueText = "?"
      cell.showsClearButton = true
      cell.prepareForReuse()
      #expect(cell.minimumDate == nil && cell.maximumDate == nil && !cell.showsClearButton && cell.value == nil)
      #expect(try cell.displayedText == "No dates selected")
      cell.value = try day(1)...day(3)
      #expect(try cell.displayedText == "Mar 1, 2026 – Mar 3, 2026")
    }
  }
}
