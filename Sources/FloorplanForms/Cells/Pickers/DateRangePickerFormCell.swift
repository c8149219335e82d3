public import FloorplanUI
public import GTKBridge

/// A title and a range of days, with a picker below (FUIDateRangePickerFormCell in the SAP Fiori for iOS
/// documentation).
///
///     let cell = DateRangePickerFormCell()
///     cell.title = "Vacation"
///     cell.bind(request, to: \.days)
///
/// The user selects two days in the month view, in any order, or types the first and last day. The cell has the style
/// and the class paths of ``DatePickerFormCell``.
///
/// ## Accessibility
///
/// A group labeled by the title, with an expandable button labeled by the title and the value. The days are buttons.
open class DateRangePickerFormCell: DateCell<ClosedRange<DateTime>> {
  private var rangeStart: DateTime?

  /// The function that formats the first and the last day, which are separated by a dash.
  ///
  /// The default is the format of the locale.
  @Setting public final var formatter: (DateTime) -> String = { $0.dateText } { didSet { updateDisplay() } }
  /// The text for an empty value.
  @Setting public final var emptyValueText: String = localized("No dates selected") { didSet { updateDisplay() } }

  // MARK: Picker

  override var allowed: ClosedRange<DateTime> {
    super.allowed.lowerBound.startOfDay...super.allowed.upperBound.startOfDay
  }

  /// Returns the text of a range, or of an empty value.
  open override func text(of value: ClosedRange<DateTime>?) -> String {
    guard let value else { return emptyValueText }
    return "\(formatter(value.lowerBound)) – \(formatter(value.upperBound))"
  }

  override func makeDateFields() -> [DateField] {
    [
      dateField(localized("From", context: "first and last day")) { [weak self] in
        if let day = $0 { self?.pick(day, isFirst: true) }
      },
      dateField(localized("To", context: "first and last day")) { [weak self] in
        if let day = $0 { self?.pick(day, isFirst: false) }
      },
    ]
  }
  override var allowsEmptyDate: Bool { rangeStart == nil && displayedValue == nil }

  override var suggestion: DateTime { min(max(now(.local), allowed.lowerBound), allowed.upperBound) }

  /// Displays the range, or the first day of an incomplete one.
  open override func showInPicker(_ value: ClosedRange<DateTime>?) {
    let displayed = rangeStart.map { $0...$0 } ?? value
    for (field, bound) in zip(picker?.dates ?? [], [\ClosedRange<DateTime>.lowerBound, \.upperBound]) {
      // Only another value replaces a refused text.
      field.show((field.input.problem == nil ? displayed : value)?[keyPath: bound], example: suggestion)
    }
    picker?.month.show(displayed, suggestion: suggestion, allowed: allowed, today: now(.local))
    picker?.show(name: title, canClear: showsClearButton && displayed != nil)
  }

  /// Displays the value, and discards an incomplete range.
  open override func showValue() {
    rangeStart = nil
    super.showValue()
  }

  override func pick(day: DateTime) {
    guard let first = rangeStart else {
      rangeStart = day
      return updateDisplay()
    }
    choose(min(first, day)...max(first, day))
  }

  /// Selects the first or last day, and moves the other one if it is on the wrong side.
  private func pick(_ day: DateTime, isFirst: Bool) {
    let old = isFirst ? displayedValue?.upperBound : displayedValue?.lowerBound
    let isOtherRefused = fields.contains { $0.input.problem != nil }
    let other = (isOtherRefused ? nil : rangeStart) ?? old ?? day
    let moved = isFirst ? max(day, other) : min(day, other)
    guard isOtherRefused, moved != old else { return choose(min(day, moved)...max(day, moved)) }
    // A moved day would replace the refused text.
    rangeStart = day
    updateDisplay()
  }

  private func choose(_ range: ClosedRange<DateTime>) {
    rangeStart = nil
    pick(range)
  }

  override func clear() {
    rangeStart = nil
    pick(nil)
  }

  /// Selects an incomplete range as a single day, unless a text for the other day is refused.
  open override func finishPicking() {
    if let day = rangeStart, !fields.contains(where: { $0.input.problem != nil }) { choose(day...day) }
  }

  /// Discards an incomplete range.
  open override func cancelPicking() { rangeStart = nil }
}
