public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// The base class of the cells for a date and for a range of days, with bounds and a month view.
///
/// Use ``DatePickerFormCell`` or ``DateRangePickerFormCell``.
open class DateCell<Value: Equatable>: PickerCell<Value?> {
  final var picker: DatePicker?
  /// The clock for the suggestion and for marking today.
  final var now: (ClockZone) -> DateTime = { DateTime.now(in: $0) }

  /// The parts of the cell and its row.
  open override class var parts: PickerCellParts { ComponentParts.DatePickerFormCell.parts }
  /// No value.
  open override var defaultValue: Value? { nil }

  /// The earliest date that can be selected, or nil for no limit.
  @Setting public final var minimumDate: DateTime? { didSet { updateDisplay() } }
  /// The latest date that can be selected, or nil for no limit.
  ///
  /// If it is before ``minimumDate``, only that date can be selected.
  @Setting public final var maximumDate: DateTime? { didSet { updateDisplay() } }
  /// Whether the picker has a Clear button; the default is false.
  @Setting public final var showsClearButton: Bool = false { didSet { updateDisplay() } }

  /// The bounds in ascending order.
  var allowed: ClosedRange<DateTime> {
    let minimum = minimumDate ?? .earliest
    return minimum...max(minimum, maximumDate ?? .latest)
  }

  /// A date within the bounds near the expected value.
  var suggestion: DateTime { allowed.lowerBound }

  // MARK: For subclasses

  /// Creates the date fields.
  func makeDateFields() -> [DateField] { [] }
  /// Creates the time fields, or returns nil for none.
  func makeTimeFields() -> TimeFields? { nil }
  /// Whether the user can leave a date field empty.
  var allowsEmptyDate: Bool { false }
  /// Selects a day of the month.
  func pick(day: DateTime) {}
  /// Removes the value.
  func clear() { pick(nil) }

  // MARK: Picker

  /// Creates the fields and the month view.
  open override func makePicker() -> Widget {
    let newPicker = DatePicker(makeDateFields(), times: makeTimeFields())
    newPicker.month.onPick = { [weak self] day in
      // Also discard the input if the user chooses the current day, which doesn't change the value.
      self?.picker?.cancelEditing()
      self?.pick(day: day)
    }
    newPicker.onClear = { [weak self] in self?.clear() }
    picker = newPicker
    return newPicker
  }

  /// Creates a date field, which calls a closure with the day that the user typed, or nil for none.
  final func dateField(_ name: String, onPick: @escaping (DateTime?) -> Void) -> DateField {
    DateField(name, read: { [weak self] in self?.day(of: $0) ?? .success(nil) }, onPick: onPick)
  }

  /// Returns the day for a typed text, nil for an empty text, or the reason why it can't be selected.
  private func day(of text: String) -> Result<DateTime?, ValidationMessage> {
    guard text.contains(where: { !$0.isWhitespace }) else {
      return allowsEmptyDate ? .success(nil) : .failure(ValidationMessage(localized("Enter a date."), style: .hint))
    }
    return Result { () throws(ValidationMessage) in
      let day = try DateParser(reference: suggestion).date(of: text)
      guard allowed.lowerBound.startOfDay...allowed.upperBound ~= day else {
        throw ValidationMessage(outOfRangeMessage, style: .hint)
      }
      return day
    }
  }

  /// The message for a day outside the bounds.
  final var outOfRangeMessage: String {
    let (minimum, maximum) = (allowed.lowerBound, allowed.upperBound)
    if maximum.isSameDay(as: .latest) {
      return localized("The date must be %1$@ or later.").filled(with: minimum.dateText)
    }
    if minimum.isSameDay(as: .earliest) {
      return localized("The date must be %1$@ or earlier.").filled(with: maximum.dateText)
    }
    return localized("The date must be from %1$@ to %2$@.").filled(with: minimum.dateText, maximum.dateText)
  }

  override var fields: [PickerField] { picker?.fields ?? [] }
}
