public import FloorplanTheme
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
open class DatePickerFormCell: PickerCell<DateTime?> {
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
  private var view: DatePicker?

  /// The parts of the cell and its row.
  open override class var parts: PickerCellParts { Parts.parts }

  /// Makes a cell without a date.
  public required init() {
    super.init()
    showState()
    showValue()
  }

  /// No date.
  open override var defaultValue: DateTime? { nil }

  // MARK: What code sets

  /// What is chosen; the default is both day and time.
  @Setting public final var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { presentationDidChange() } }
  }
  /// The earliest that can be chosen; nil for no such bound.
  @Setting public final var minimumDate: DateTime? { didSet { if minimumDate != oldValue { presentationDidChange() } } }
  /// The latest that can be chosen; nil for no such bound.
  ///
  /// Below ``minimumDate``, it counts as equal to that.
  @Setting public final var maximumDate: DateTime? { didSet { if maximumDate != oldValue { presentationDidChange() } } }
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
  @Setting public final var timeZone: ClockZone? { didSet { if timeZone !== oldValue { presentationDidChange() } } }
  /// How the hours of a day are counted; the default is as the locale does.
  @Setting public final var hourCycle: HourCycle = .locale {
    didSet { if hourCycle != oldValue { presentationDidChange() } }
  }
  /// How the value is shown; nil, the default, for what the locale has in the ``datePickerMode``.
  @Setting public final var formatter: ((DateTime) -> String)? { didSet { presentationDidChange() } }
  /// What is shown where there is no date.
  @Setting public final var emptyValueText: String = localized("No date selected") {
    didSet { if emptyValueText != oldValue { presentationDidChange() } }
  }
  /// Whether there is a button that takes the date away; the default is false.
  @Setting public final var showsClearButton: Bool = false {
    didSet { if showsClearButton != oldValue { presentationDidChange() } }
  }
  /// What it is now, for what is suggested and marked.
  var now: (ClockZone) -> DateTime = { DateTime.now(in: $0) }

  // MARK: The picker

  /// The bounds, in order.
  private var allowed: ClosedRange<DateTime> {
    let least = minimumDate ?? .earliest
    return least...max(least, maximumDate ?? .latest)
  }

  private var currentTime: DateTime { now(timeZone ?? .local) }

  /// What the picker shows where nothing is chosen: now, or the nearest to it that can be.
  private var suggestion: DateTime {
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
    let made = DatePicker()
    made.onPickDay = { [weak self] in self?.pick(day: $0) }
    made.onPickMinutes = { [weak self] in self?.pick(minuteOfDay: $0) ?? nil }
    made.onClear = { [weak self] in self?.pick(nil) }
    view = made
    return made
  }

  /// Shows the date, or what is suggested.
  open override func showInPicker(_ value: DateTime?) {
    view?.show(
      DatePicker.Content(
        name: title, mode: datePickerMode, value: value, suggestion: suggestion, allowed: allowed, now: currentTime,
        minuteInterval: minuteInterval, hourCycle: hourCycle, canClear: showsClearButton && value != nil))
  }

  /// Chooses a day, if it can be.
  ///
  /// - Returns: What is wrong with it, nil for nothing.
  private func pick(day: DateTime) -> String? {
    guard allowed.lowerBound.startOfDay...allowed.upperBound ~= day else { return Self.problem(of: allowed) }
    let minutes = (shownValue ?? suggestion).minuteOfDay
    choose(day.at(minuteOfDay: shownValue == nil && datePickerMode == .date ? 0 : minutes))
    return nil
  }

  /// Chooses a time of the day, or the nearest that can be.
  ///
  /// - Returns: Why it is another one, nil where it isn't.
  private func pick(minuteOfDay: Int) -> String? {
    // Corrected, not refused as a date is: a spin button would stop at a bound without a reason.
    let wanted = (shownValue ?? suggestion).at(minuteOfDay: minuteOfDay)
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
    case (let least?, let most?): localized("The time has to be from %1$@ to %2$@.").filled(with: least, most)
    case (let least?, nil): localized("The time has to be %1$@ or later.").filled(with: least)
    case (nil, let most?): localized("The time has to be %1$@ or earlier.").filled(with: most)
    case (nil, nil): Self.problem(of: allowed)
    }
  }

  /// What is said of a day beyond the bounds.
  static func problem(of allowed: ClosedRange<DateTime>) -> String {
    let (least, most) = (allowed.lowerBound, allowed.upperBound)
    if most.isSameDay(as: .latest) {
      return localized("The date has to be %1$@ or later.").filled(with: least.dateText)
    }
    if least.isSameDay(as: .earliest) {
      return localized("The date has to be %1$@ or earlier.").filled(with: most.dateText)
    }
    return localized("The date has to be from %1$@ to %2$@.").filled(with: least.dateText, most.dateText)
  }

  /// Gives the focus to the day that is chosen, or to the hour where only a time is.
  open override func focusPicker() -> Bool { view?.grabFocus() ?? false }

  /// Takes what is typed for a choice.
  open override func finishPicking() -> String? { view?.fields.finish() }
  override var standingProblem: String? { view?.fields.problem }
  /// Shows the date again in place of what is typed.
  open override func cancelPicking() { view?.fields.revert() }
}
