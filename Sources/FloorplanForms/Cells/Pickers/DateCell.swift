public import FloorplanTheme
public import FloorplanUI
import GTKBridge

/// The base class of the cells for a date and for a range of days: bounds, and a picker with a month.
///
/// Use ``DatePickerFormCell`` or ``DateRangePickerFormCell``.
@MainActor
open class DateCell<Value: Equatable>: PickerCell<Value?> {
  final var picker: DatePicker?

  /// The parts of the cell and its row.
  open override class var parts: PickerCellParts { ComponentParts.DatePickerFormCell.parts }
  /// Nothing.
  open override var defaultValue: Value? { nil }

  /// The earliest that can be chosen; nil for no such bound.
  @Setting public final var minimumDate: DateTime? { didSet { presentationDidChange() } }
  /// The latest that can be chosen; nil for no such bound.
  ///
  /// Below ``minimumDate``, it counts as equal to that.
  @Setting public final var maximumDate: DateTime? { didSet { presentationDidChange() } }
  /// Whether the picker has a Clear button; the default is false.
  @Setting public final var showsClearButton: Bool = false { didSet { presentationDidChange() } }

  /// The bounds, in order.
  var allowed: ClosedRange<DateTime> {
    let least = minimumDate ?? .earliest
    return least...max(least, maximumDate ?? .latest)
  }

  /// A date that can be chosen, near to what is meant.
  var suggestion: DateTime { allowed.lowerBound }

  /// Returns the day of a text, nil for none, or why it can't be chosen.
  final func day(of text: String, orNone canBeNone: Bool) -> Result<DateTime?, ValidationMessage> {
    guard text.contains(where: { !$0.isWhitespace }) else {
      return canBeNone ? .success(nil) : .failure(ValidationMessage(localized("Enter a date."), style: .hint))
    }
    return Result { () throws(ValidationMessage) in
      let day = try DateReader(reference: suggestion).date(of: text)
      guard allowed.lowerBound.startOfDay...allowed.upperBound ~= day else {
        throw ValidationMessage(problemOfDay, style: .hint)
      }
      return day
    }
  }

  /// The message for a day outside the bounds.
  final var problemOfDay: String {
    let (least, most) = (allowed.lowerBound, allowed.upperBound)
    if most.isSameDay(as: .latest) {
      return localized("The date must be %1$@ or later.").filled(with: least.dateText)
    }
    if least.isSameDay(as: .earliest) {
      return localized("The date must be %1$@ or earlier.").filled(with: most.dateText)
    }
    return localized("The date must be from %1$@ to %2$@.").filled(with: least.dateText, most.dateText)
  }

  override var fields: [PickerField] { picker?.fields ?? [] }
}
