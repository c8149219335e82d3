import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and a date, a time or both, with a picker below (FUIDatePickerFormCell in the SAP Fiori for iOS
/// documentation).
///
///     let cell = DatePickerFormCell()
///     cell.title = "Appointment Date"
///     cell.datePickerMode = .date
///     cell.minimumDate = .now()
///     cell.bind(appointment, to: \.date)
///
/// The user selects a date in a month view or types it, and steps or types hours and minutes. The value is a
/// `DateTime`, the date and time that a calendar and a clock display, or nil for none.
///
/// ## CSS nodes
///
///     cell.fdlFUIDatePickerFormCell
///     ├── pickerbutton.fdlFUIDatePickerFormCell_row                 absent if read-only
///     ├── label.fdlFUIDatePickerFormCell_keyLabel
///     ├── label.fdlFUIDatePickerFormCell_valueLabel[:selected]
///     ├── image.fdlFUIDatePickerFormCell_accessory                  absent if read-only
///     ╰── datepicker                                                absent until it is first opened
///         ├── pickerfield                                           the date as a text
///         │   ├── label.fdlFUIDatePickerFormCell_fieldLabel
///         │   ├── field.fdlFUIDatePickerFormCell_field > entry
///         │   ╰── inlinevalidation                                  absent without a message
///         ├── monthview
///         │   ├── label.fdlFUIDatePickerFormCell_monthLabel
///         │   ├── label.fdlFUIDatePickerFormCell_weekdayLabel       seven
///         │   ╰── button.fdlFUIDatePickerFormCell_day[.fdlFUIDatePickerFormCell_today]
///         ├── fieldrow
///         │   ╰── pickerfield                                       hour; minute
///         │       ├── label.fdlFUIDatePickerFormCell_fieldLabel
///         │       ╰── field.fdlFUIDatePickerFormCell_field > spinbutton
///         ╰── button.fdlFUIActionButton                             Clear
///
/// ## Accessibility
///
/// A group labeled by the title, with an expandable button labeled by the title and the value. The days of the month
/// are buttons labeled by their dates. Hour and minute are spin buttons that assistive technology can read and set.
open class DatePickerFormCell: DateCell<DateTime> {
  /// The components of the value that the user can change.
  public enum Mode: String, Sendable, CaseIterable {
    /// The day; the value keeps its time, or gets midnight if there was no value.
    case date
    /// The time; the value keeps its day, or gets today if there was no value.
    case time
    /// The day and the time.
    case dateAndTime
  }

  private typealias Parts = ComponentParts.DatePickerFormCell

  // MARK: Properties

  /// The components that the user can change; the default is day and time.
  @Setting public final var datePickerMode: Mode = .dateAndTime { didSet { updateDisplay() } }
  /// The minute interval, from 1 to 30 and a divisor of 60; the default is 1.
  ///
  /// Any other number is replaced by the nearest lower valid one.
  @Setting public final var minuteInterval: Int = 1 {
    didSet {
      let allowed = DurationPickerFormCell.interval(minuteInterval)
      if allowed != minuteInterval { minuteInterval = allowed }
      if minuteInterval != oldValue { updateDisplay() }
    }
  }
  /// The time zone of the value; nil, the default, for no particular one.
  ///
  /// In a time zone, a time that its clocks skip when they are put forward can't be selected. It is replaced by the
  /// next existing time, with a notice.
  @Setting public final var timeZone: ClockZone? { didSet { updateDisplay() } }
  /// The hour format; the default is that of the locale.
  @Setting public final var hourCycle: HourCycle = .locale { didSet { updateDisplay() } }
  /// The function that formats a value; nil, the default, for the format of the locale in the ``datePickerMode``.
  @Setting public final var formatter: ((DateTime) -> String)? { didSet { updateDisplay() } }
  /// The text for an empty value.
  @Setting public final var emptyValueText: String = localized("No date selected") { didSet { updateDisplay() } }

  // MARK: Picker

  private var currentTime: DateTime { now(timeZone ?? .local) }
  /// The time that the user selected while the text for the day is refused, in minutes; nil for none.
  @Setting private var minutesWithoutDay: Int?

  /// The date that the picker displays without a value: the current time, or the nearest valid one.
  override var suggestion: DateTime {
    let current = currentTime
    let minutes = current.minuteOfDay / minuteInterval * minuteInterval
    return bounded(datePickerMode == .date ? current.startOfDay : current.at(minuteOfDay: minutes))
  }

  private func bounded(_ date: DateTime) -> DateTime {
    // If only the day is selected, any time is valid.
    guard datePickerMode == .date else { return min(max(date, allowed.lowerBound), allowed.upperBound) }
    let day = min(max(date.startOfDay, allowed.lowerBound.startOfDay), allowed.upperBound)
    return day.at(minuteOfDay: date.minuteOfDay)
  }

  /// Returns the text of a date, or of an empty value.
  open override func text(of value: DateTime?) -> String {
    guard let value else { return emptyValueText }
    if let formatter { return formatter(value) }
    return switch datePickerMode {
    case .date: value.dateText
    case .time: value.timeText(hourCycle)
    case .dateAndTime: [value.dateText, value.timeText(hourCycle)].localizedList
    }
  }

  override func makeDateFields() -> [DateField] {
    let date = dateField(localized("Date")) { [weak self] in
      if let day = $0 { self?.pick(day: day) } else { self?.clear() }
    }
    return [date]
  }
  override var allowsEmptyDate: Bool { displayedValue == nil || showsClearButton }

  override func makeTimeFields() -> TimeFields? {
    let times = TimeFields(
      hour: localized("Hour"), minute: localized("Minute"), label: Parts.fieldLabel, field: Parts.field,
      gap: Parts.parts.cell[.controlGap])
    times.minute.format(twoDigits) { NumberField.number($0) }
    times.onPick = { [weak self] in self?.pick(minuteOfDay: $0) }
    return times
  }

  /// Discards a time without a day.
  open override func cancelPicking() { minutesWithoutDay = nil }

  /// Displays the date, or the suggestion.
  open override func showInPicker(_ value: DateTime?) {
    guard let picker, let times = picker.times else { return }
    if value != nil { minutesWithoutDay = nil }
    let (canClear, cycle) = (showsClearButton && value != nil, hourCycle)
    if datePickerMode != .time {
      picker.dates[0].show(value, example: suggestion)
      picker.month.show(value.map { $0...$0 }, suggestion: suggestion, allowed: allowed, today: currentTime)
    }
    times.hour.format(cycle.text(ofHour:)) { cycle.hour(of: $0) }
    times.show(value?.minuteOfDay ?? minutesWithoutDay ?? suggestion.minuteOfDay, step: minuteInterval)
    // Show the picker last, because the focus may move from the Clear button to the day that the month displays.
    picker.show(
      name: title, hasDates: datePickerMode != .time, hasTimes: datePickerMode != .date, canClear: canClear)
  }

  private var displayedDate: DateTime { displayedValue ?? suggestion }

  override func pick(day: DateTime) {
    let isWithoutTime = displayedValue == nil && datePickerMode == .date
    let minutes = isWithoutTime ? 0 : minutesWithoutDay ?? displayedDate.minuteOfDay
    picker?.times?.hour.notice = choose(day.at(minuteOfDay: minutes))
  }

  /// Selects a time, and returns the reason for a correction, or nil if there was none.
  private func pick(minuteOfDay: Int) -> String? {
    guard displayedValue == nil, picker?.dates[0].input.problem != nil else {
      return choose(displayedDate.at(minuteOfDay: minuteOfDay))
    }
    // The suggested day would replace the refused text.
    minutesWithoutDay = minuteOfDay
    updateDisplay()
    return nil
  }

  /// Selects a date, or the nearest valid time of the day.
  ///
  /// - Returns: The reason for a correction, or nil if there was none.
  private func choose(_ date: DateTime) -> String? {
    // Corrected, not refused like a date: a spin button would stop at a bound without a reason.
    let bounded = bounded(date)
    let chosen = datePickerMode == .date ? bounded : timeZone.map { bounded.validTime(in: $0) } ?? bounded
    pick(chosen)
    if bounded != date { return problem(ofTimeOn: bounded) }
    guard chosen != date else { return nil }
    let text = localized("The clocks skip %1$@ on this day. The next time is %2$@.")
    return text.filled(with: date.timeText(hourCycle), chosen.timeText(hourCycle))
  }

  /// Returns the message about a time outside the bounds on a day.
  private func problem(ofTimeOn day: DateTime) -> String {
    let minimum = day.isSameDay(as: allowed.lowerBound) ? allowed.lowerBound.timeText(hourCycle) : nil
    let maximum = day.isSameDay(as: allowed.upperBound) ? allowed.upperBound.timeText(hourCycle) : nil
    return switch (minimum, maximum) {
    case (let minimum?, let maximum?): localized("The time must be from %1$@ to %2$@.").filled(with: minimum, maximum)
    case (let minimum?, nil): localized("The time must be %1$@ or later.").filled(with: minimum)
    case (nil, let maximum?): localized("The time must be %1$@ or earlier.").filled(with: maximum)
    case (nil, nil): outOfRangeMessage
    }
  }
}
