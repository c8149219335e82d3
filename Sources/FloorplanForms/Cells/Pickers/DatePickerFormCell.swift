import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and a date, a time or both, which are chosen below (seeds/004, FUIDatePickerFormCell).
///
///     let cell = DatePickerFormCell()
///     cell.title = "Appointment Date"
///     cell.datePickerMode = .date
///     cell.minimumDate = .now()
///     cell.bind(appointment, to: \.date)
///
/// A date is chosen from a month, or typed; hours and minutes are stepped, or typed.  The value is a ``DateTime``, what a
/// calendar and a clock on the wall show, and nil where none is selected.
///
/// ## CSS nodes
///
///     cell.fdlFUIDatePickerFormCell
///     ├── pickerrow
///     │   ├── pickerbutton.fdlFUIDatePickerFormCell_row        absent while read-only
///     │   ├── label.fdlFUIDatePickerFormCell_keyLabel
///     │   ├── label.fdlFUIDatePickerFormCell_valueLabel[:selected]
///     │   ╰── image.fdlFUIDatePickerFormCell_accessory       absent while read-only
///     ╰── datepicker                                                absent until it was opened once
///         ├── pickerfield                                           the date as a text
///         │   ├── label.fdlFUIDatePickerFormCell_fieldLabel
///         │   ├── field.fdlFUIDatePickerFormCell_field > entry
///         │   ╰── inlinevalidation                                  absent where nothing is said
///         ├── monthview
///         │   ├── label.fdlFUIDatePickerFormCell_monthLabel
///         │   ├── label.fdlFUIDatePickerFormCell_weekdayLabel       seven
///         │   ╰── button.fdlFUIDatePickerFormCell_day[.fdlFUIDatePickerFormCell_today]
///         ├── fieldrow
///         │   ╰── pickerfield                                       hour; minute
///         │       ├── label.fdlFUIDatePickerFormCell_fieldLabel
///         │       ╰── field.fdlFUIDatePickerFormCell_field > spinbutton
///         ╰── button.fdlFUIActionButton                             clears
///
/// ## Accessibility
///
/// A group named by the title, with a button that is named by title and value and expands.  The days of the month are
/// buttons named by their dates, hour and minute are spin buttons, which assistive technology reads and sets.
@MainActor
open class DatePickerFormCell: DateCell<DateTime> {
  /// What is chosen.
  public enum Mode: String, Sendable, CaseIterable {
    /// A day; the value keeps its time, which is midnight where there was none.
    case date
    /// A time; the value keeps its day, which is today where there was none.
    case time
    /// Both.
    case dateAndTime
  }

  private typealias Parts = ComponentParts.DatePickerFormCell
  private var times: (hour: NumberField, minute: NumberField)?

  // MARK: What code sets

  /// What is chosen; the default is both day and time.
  @Setting public final var datePickerMode: Mode = .dateAndTime { didSet { presentationDidChange() } }
  /// The minutes from one choice to the next: 1 to 30, and a divisor of 60.
  ///
  /// Another number stands for the nearest one below that is.  The default is 1.
  @Setting public final var minuteInterval: Int = 1 {
    didSet {
      let allowed = DurationPickerFormCell.interval(minuteInterval)
      if allowed != minuteInterval { minuteInterval = allowed }
      if minuteInterval != oldValue { presentationDidChange() }
    }
  }
  /// Whose clocks the value is of; nil, the default, for no zone in particular.
  ///
  /// In a zone, a time that its clocks pass over, as they are put forward, can't be chosen: the next one that
  /// they show takes its place.
  @Setting public final var timeZone: ClockZone? { didSet { presentationDidChange() } }
  /// How the hours of a day are counted; the default is as the locale does.
  @Setting public final var hourCycle: HourCycle = .locale { didSet { presentationDidChange() } }
  /// How the value is shown; nil, the default, for what the locale has in the ``datePickerMode``.
  @Setting public final var formatter: ((DateTime) -> String)? { didSet { presentationDidChange() } }
  /// What is shown where there is no date.
  @Setting public final var emptyValueText: String = localized("No date selected") {
    didSet { if emptyValueText != oldValue { presentationDidChange() } }
  }
  /// What it is now, for what is suggested and marked.
  var now: (ClockZone) -> DateTime = { DateTime.now(in: $0) }

  // MARK: The picker

  private var currentTime: DateTime { now(timeZone ?? .local) }

  /// What the picker shows where nothing is chosen: now, or the nearest to it that can be.
  override var suggestion: DateTime {
    let current = currentTime
    let minutes = current.minuteOfDay / minuteInterval * minuteInterval
    return bounded(datePickerMode == .date ? current.startOfDay : current.at(minuteOfDay: minutes))
  }

  private func bounded(_ date: DateTime) -> DateTime {
    // Of a day alone, any time is right.
    guard datePickerMode == .date else { return min(max(date, allowed.lowerBound), allowed.upperBound) }
    if date.startOfDay < allowed.lowerBound.startOfDay {
      return allowed.lowerBound.at(minuteOfDay: date.minuteOfDay)
    }
    return date.startOfDay > allowed.upperBound.startOfDay
      ? allowed.upperBound.at(minuteOfDay: date.minuteOfDay) : date
  }

  /// The text of a date, or what stands for none.
  open override func text(of value: DateTime?) -> String {
    guard let value else { return emptyValueText }
    if let formatter { return formatter(value) }
    return switch datePickerMode {
    case .date: value.dateText
    case .time: value.timeText(hourCycle)
    case .dateAndTime: [value.dateText, value.timeText(hourCycle)].asList
    }
  }

  /// The field for a date, the month, and the fields for hour and minute.
  open override func makePicker() -> Widget {
    let date = DateField(localized("Date")) { [weak self] in
      guard let self else { return .success(nil) }
      return day(of: $0, orNone: shownValue == nil || showsClearButton)
    } onPick: { [weak self] day in
      if let day { self?.pick(day: day) } else { self?.pick(nil) }
    }
    let hour = NumberField(localized("Hour"), upTo: 23, Parts.fieldLabel, Parts.field)
    let minute = NumberField(localized("Minute"), upTo: 59, Parts.fieldLabel, Parts.field)
    let made = DatePicker([date], times: [hour, minute])
    made.month.onPick = { [weak self] in self?.pick(day: $0) }
    hour.onPick = { [weak self] hour in self.flatMap { $0.pick(minuteOfDay: hour * 60 + $0.shownDate.minute) } }
    minute.onPick = { [weak self] minute in self.flatMap { $0.pick(minuteOfDay: $0.shownDate.hour * 60 + minute) } }
    minute.format(twoDigits) { NumberField.number($0) }
    made.onClear = { [weak self] in self?.pick(nil) }
    times = (hour, minute)
    picker = made
    return made
  }

  /// Shows the date, or what is suggested.
  open override func showInPicker(_ value: DateTime?) {
    guard let picker, let times else { return }
    let (canClear, cycle, shown) = (showsClearButton && value != nil, hourCycle, value ?? suggestion)
    if datePickerMode != .time {
      picker.dates[0].show(value, example: suggestion)
      picker.month.show(value.map { $0...$0 }, suggestion: suggestion, allowed: allowed, today: currentTime)
    }
    times.hour.format(cycle.text(ofHour:)) { cycle.hour(of: $0) }
    times.hour.show(shown.hour, step: 1)
    times.minute.show(shown.minute, step: minuteInterval)
    // Last, since the focus may go from the Clear button to the day that the month shows.
    picker.show(
      name: title, hasDates: datePickerMode != .time, hasTimes: datePickerMode != .date, canClear: canClear)
  }

  private var shownDate: DateTime { shownValue ?? suggestion }

  private func pick(day: DateTime) {
    let minutes = shownDate.minuteOfDay
    choose(day.at(minuteOfDay: shownValue == nil && datePickerMode == .date ? 0 : minutes))
  }

  /// Chooses a time of the day, or the nearest that can be.
  ///
  /// - Returns: Why it is another one, nil where it isn't.
  private func pick(minuteOfDay: Int) -> String? {
    // Corrected, not refused as a date is: a spin button would stop at a bound without a reason.
    let wanted = shownDate.at(minuteOfDay: minuteOfDay)
    let chosen = choose(wanted)
    return chosen == wanted ? nil : problem(ofTimeOn: chosen)
  }

  @discardableResult
  private func choose(_ date: DateTime) -> DateTime {
    let bounded = bounded(date)
    pick(datePickerMode == .date ? bounded : timeZone.map { bounded.shown(in: $0) } ?? bounded)
    return bounded
  }

  /// What is said of a time beyond the bounds on a day.
  private func problem(ofTimeOn day: DateTime) -> String {
    let least = day.isSameDay(as: allowed.lowerBound) ? allowed.lowerBound.timeText(hourCycle) : nil
    let most = day.isSameDay(as: allowed.upperBound) ? allowed.upperBound.timeText(hourCycle) : nil
    return switch (least, most) {
    case (let least?, let most?): localized("The time must be from %1$@ to %2$@.").filled(with: least, most)
    case (let least?, nil): localized("The time must be %1$@ or later.").filled(with: least)
    case (nil, let most?): localized("The time must be %1$@ or earlier.").filled(with: most)
    case (nil, nil): problemOfDay
    }
  }
}
