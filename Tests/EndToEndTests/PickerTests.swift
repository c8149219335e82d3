import Testing

/// The cells with a picker, used through the accessible tree and by keyboard.
@Suite(.serialized) struct PickerTests {
  @Test func keyboardSelectsAnOption() throws {
    try Programs.drive(
      [
        ["press", "push button", "Maximum Price, 15"], ["find", "list item", "15"],
        ["key", "Down"], ["wait-text", "label", "*cell.value = 3*"], ["find", "push button", "Maximum Price, 20"],
        ["key", "Up"], ["key", "Up"], ["wait-text", "label", "*cell.value = 1*"],
        // The focus returns to the row, which Enter opens again.
        ["key", "Escape"], ["key", "Return"],
        ["key", "Up"], ["wait-text", "label", "*cell.value = 0*"],
        ["find", "push button", "Maximum Price, 5"],
        ["stderr-clean"],
      ], ["value-picker-form-cell?density=cozy&size=700x700"])
  }

  @Test func assistiveTechnologySelectsAnOption() throws {
    try Programs.drive(
      [
        ["press", "push button", "Maximum Price, 15"], ["select", "list item", "25"],
        ["wait-text", "label", "*cell.value = 4*"], ["find", "push button", "Maximum Price, 25"],
        ["stderr-clean"],
      ], ["value-picker-form-cell?density=cozy&size=700x700"])
  }

  @Test func durationIsSetByValueTextAndKeys() throws {
    try Programs.drive(
      [
        ["press", "push button", "Duration, 1 Hrs 5 Min"],
        ["set", "spin button", "Duration, Minutes", "10"], ["wait-text", "label", "*cell.value = .seconds(4200)*"],
        // Opening has moved the focus to the hours.
        ["key", "ctrl+a"], ["key", "3"], ["key", "Return"], ["wait-text", "label", "*cell.value = .seconds(11400)*"],
        ["key", "Up"], ["wait-text", "label", "*cell.value = .seconds(15000)*"],
        ["key", "Escape"], ["find", "push button", "Duration, 4 Hrs 10 Min"],
        ["stderr-clean"],
      ], ["duration-picker-form-cell?density=cozy&size=700x700"])
  }

  @Test func keyboardSelectsADay() throws {
    try Programs.drive(
      [
        ["press", "push button", "Appointment Date, *31*"], ["find", "push button", "Tuesday, 31 March 2026"],
        ["key", "Left"], ["key", "Page_Down"], ["find", "push button", "Thursday, 30 April 2026"],
        ["key", "Return"], ["wait-text", "label", "*cell.value = 2026-04-30 14:05*"],
        ["set", "spin button", "Appointment Date, Hour", "9"],
        ["wait-text", "label", "*cell.value = 2026-04-30 09:05*"],
        ["key", "Escape"], ["gone", "push button", "Thursday, 30 April 2026"],
        ["stderr-clean"],
      ], ["date-picker-form-cell?density=cozy&size=700x800"])
  }

  @Test func nonexistentDateIsReported() throws {
    try Programs.drive(
      [
        ["press", "push button", "Appointment Date, *31*"],
        ["click", "text", "Appointment Date, Date"], ["key", "ctrl+a"],
      ] + ["2", "0", "2", "6", "minus", "0", "2", "minus", "3", "1", "Return"].map { ["key", $0] } + [
        ["find", "*", "February 2026 has 28 days, not 31."],
        ["find", "push button", "Appointment Date, *31*"], ["key", "Escape"],
        ["gone", "*", "February 2026 has 28 days, not 31."],
        ["stderr-clean"],
      ], ["date-picker-form-cell?density=cozy&size=700x800&mode=date"])
  }

  @Test func keyboardSelectsARange() throws {
    try Programs.drive(
      [
        ["press", "push button", "Vacation, *"], ["find", "push button", "Friday, 20 March 2026"],
        ["key", "Return"], ["key", "Up"], ["key", "Return"],
        ["wait-text", "label", "*cell.value = 2026-03-13 00:00...2026-03-20 00:00*"],
        ["stderr-clean"],
      ], ["date-range-picker-form-cell?density=cozy&size=700x800"])
  }
}
