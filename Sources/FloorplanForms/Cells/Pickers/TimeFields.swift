import FloorplanTheme
import GTKBridge

/// The fields of a picker for hours and minutes.
final class TimeFields: FieldRow {
  let hour: NumberField
  let minute: NumberField
  private var displayedMinutes = 0
  /// Called with the total number of minutes that the user selected; returns the reason for a correction, or nil.
  var onPick: ((_ minutes: Int) -> String?)?

  /// - Parameters:
  ///   - hour: The label of the hours.
  ///   - minute: The label of the minutes.
  ///   - label: The part of both labels.
  ///   - field: The part of both fields.
  ///   - gap: The space between the fields, in pixels.
  init(hour: String, minute: String, label: ComponentPart, field: ComponentPart, gap: Int) {
    self.hour = NumberField(hour, upTo: 23, label, field)
    self.minute = NumberField(minute, upTo: 59, label, field)
    super.init([self.hour, self.minute], gap: gap)
    self.hour.onPick = { [weak self] hour in self.flatMap { $0.onPick?(hour * 60 + $0.displayedMinutes % 60) } }
    self.minute.onPick = { [weak self] minute in
      self.flatMap { $0.onPick?($0.displayedMinutes / 60 * 60 + minute) }
    }
  }

  /// Displays a number of minutes without calling ``onPick``.
  func show(_ minutes: Int, step: Int) {
    displayedMinutes = minutes
    hour.show(minutes / 60, step: 1)
    minute.show(minutes % 60, step: step)
  }
}
