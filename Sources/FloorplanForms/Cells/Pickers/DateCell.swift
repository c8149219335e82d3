public import FloorplanTheme
public import FloorplanUI
import GTKBridge

/// The base class of the cells for a date and for a range of days, with bounds and a month view.
///
/// Use ``DatePickerFormCell`` or ``DateRangePickerFormCell``.
@MainActor
open class DateCell<Value: Equatable>: PickerCell<Value?> {
  final var picker: DatePicker?

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

  /// Returns the day for a typed text, nil for an empty text, or the reason why it can't be selected.
  final func day(of text: String, allowsEmpty: Bool) -> Result<DateTime?, ValidationMessage> {
    guard text.contains(where: { !$0.isWhitespace }) else {
      return allowsEmpty ? .success(nil) : .failure(ValidationMessage(localized("Enter a date."), style: .hint))
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
