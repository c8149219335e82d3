public import FloorplanUI
public import GTKBridge

/// A title and a range of days, which is chosen below (FUIDateRangePickerFormCell).
///
///     let cell = DateRangePickerFormCell()
///     cell.title = "Vacation"
///     cell.bind(request, to: \.days)
///
/// A first day that is chosen from the month begins a range, a second one ends it, whichever is earlier; or both are typed.
/// It looks as a ``DatePickerFormCell`` does and has its class paths.
///
/// ## Accessibility
///
/// A group named by the title, with a button that is named by title and value and expands; the days are buttons.
@MainActor
open class DateRangePickerFormCell: DateCell<ClosedRange<DateTime>> {
  private var beginning: DateTime?

  /// How the first and the last day are shown, with a dash between; the default is what the locale has.
  @Setting public final var formatter: (DateTime) -> String = { $0.dateText } { didSet { presentationDidChange() } }
  /// What is shown where there is no range.
  @Setting public final var emptyValueText: String = localized("No dates selected") {
    didSet { if emptyValueText != oldValue { presentationDidChange() } }
  }
  /// What it is now, for what is suggested and marked.
  var now: () -> DateTime = { DateTime.now() }

  // MARK: The picker

  override var allowed: ClosedRange<DateTime> {
    super.allowed.lowerBound.startOfDay...super.allowed.upperBound.startOfDay
  }

  /// The text of a range, or what stands for none.
  open override func text(of value: ClosedRange<DateTime>?) -> String {
    guard let value else { return emptyValueText }
    return "\(formatter(value.lowerBound)) – \(formatter(value.upperBound))"
  }

  /// The fields for both days and the month.
  open override func makePicker() -> Widget {
    let made = DatePicker([
      field(localized("From", context: "first and last day")) { $0.pick(first: $1) },
      field(localized("To", context: "first and last day")) { $0.pick(last: $1) },
    ])
    made.month.onPick = { [weak self] in self?.pick(day: $0) }
    made.onClear = { [weak self] in self?.clear() }
    picker = made
    return made
  }

  private func field(
    _ name: String, onPick: @escaping (DateRangePickerFormCell, DateTime) -> Void
  ) -> DateField {
    DateField(name) { [weak self] in
      guard let self else { return .success(nil) }
      return day(of: $0, orNone: beginning == nil && shownValue == nil)
    } onPick: { [weak self] day in
      if let self, let day { onPick(self, day) }
    }
  }

  override var suggestion: DateTime { min(max(now(), allowed.lowerBound), allowed.upperBound) }

  /// Shows the range, or what of one is chosen yet.
  open override func showInPicker(_ value: ClosedRange<DateTime>?) {
    let shown = beginning.map { $0...$0 } ?? value
    picker?.dates.first?.show(shown?.lowerBound, example: suggestion)
    picker?.dates.last?.show(shown?.upperBound, example: suggestion)
    picker?.month.show(shown, suggestion: suggestion, allowed: allowed, today: now())
    picker?.show(name: title, canClear: showsClearButton && shown != nil)
  }

  /// What another value says ends what was begun.
  open override func showValue() {
    beginning = nil
    super.showValue()
  }

  private func pick(day: DateTime) {
    guard let first = beginning else {
      beginning = day
      return presentationDidChange()
    }
    choose(min(first, day)...max(first, day))
  }

  private func pick(first: DateTime) {
    choose(first...max(first, beginning ?? shownValue?.upperBound ?? first))
  }

  private func pick(last: DateTime) {
    choose(min(last, beginning ?? shownValue?.lowerBound ?? last)...last)
  }

  private func choose(_ range: ClosedRange<DateTime>) {
    beginning = nil
    pick(range)
  }

  private func clear() {
    beginning = nil
    pick(nil)
  }

  /// A range that was only begun is one day.
  open override func finishPicking() { if let day = beginning { choose(day...day) } }

  /// A range that was only begun is none.
  open override func cancelPicking() { beginning = nil }
}
