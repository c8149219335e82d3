import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The picker of a date cell: date fields, a month, time fields, and a Clear button.
final class DatePicker: CustomWidget {
  private typealias Parts = ComponentParts.DatePickerFormCell
  let dates: [DateField]
  let month = MonthView()
  let times: TimeFields?
  private let dateRow: Widget
  private let clearButton = ActionButton(localized("Clear"), .tertiary)

  /// Called when the user clears the value.
  var onClear: (() -> Void)?

  override class var cssName: String { "datepicker" }

  /// - Parameters:
  ///   - dates: The date fields, at least one.
  ///   - times: The time fields, or nil for none.
  init(_ dates: [DateField], times: TimeFields?) {
    self.dates = dates
    self.times = times
    dateRow = dates.count == 1 ? dates[0] : FieldRow(dates, gap: Parts.parts.cell[.controlGap])
    super.init()
    clearButton.horizontalAlignment = .start
    for part in parts { part.setParent(self) }
    clearButton.didSelectHandler = { [weak self] _ in self?.clear() }
  }

  private var parts: [Widget] { [dateRow, month] + [times].compactMap(\.self) + [clearButton] }

  /// Updates names and visibility.
  ///
  /// - Parameters:
  ///   - name: The title of the cell.
  ///   - hasDates: Whether to show the date fields and the month.
  ///   - hasTimes: Whether to show the time fields.
  ///   - canClear: Whether to show the Clear button.
  func show(name: String, hasDates: Bool = true, hasTimes: Bool = false, canClear: Bool) {
    for part in [dateRow, month] { part.isVisible = hasDates }
    times?.isVisible = hasTimes
    // The user can't correct hidden text.
    if !hasDates { cancelEditing(dates) }
    if !hasTimes { cancelEditing(times?.fields ?? []) }
    for field in fields { field.setName(after: name) }
    if !canClear, clearButton.containsFocus { _ = grabFocus() }
    clearButton.isVisible = canClear
    clearButton.accessibilityLabel = name.isEmpty ? nil : localized("Clear %1$@").filled(with: name)
  }

  /// Clears the value and any typed text.
  private func clear() {
    cancelEditing()
    onClear?()
  }

  /// Discards the text of all fields.
  func cancelEditing() { cancelEditing(fields) }

  private func cancelEditing(_ fields: [PickerField]) { for field in fields { field.input.cancelEditing() } }

  var fields: [PickerField] { dates + (times?.fields ?? []) }

  /// Tab begins with the first field, although opening the picker focuses the day.
  override var tabOrder: [Widget]? { parts }
  /// Focuses the selected day, or the hour.
  override func takeFocus() -> Bool { month.isVisible ? month.grabFocus() : times?.grabFocus() ?? false }

  // MARK: Arrangement

  override var requestedWidth: Measurement? { .maximum(of: parts.map { $0.measured(.horizontal) }) }

  override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    arrangement.add(parts.filter(\.isVisible), width: width, gap: Parts.parts.cell[.columnGap])
    return arrangement
  }
}
