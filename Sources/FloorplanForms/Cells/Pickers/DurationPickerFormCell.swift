public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and a duration in hours and minutes, with a picker below (FUIDurationPickerFormCell in the SAP Fiori for iOS
/// documentation).
///
///     let cell = DurationPickerFormCell()
///     cell.title = "Duration"
///     cell.value = .seconds(3900)
///
/// The user can select up to 23 hours and 59 minutes.
///
/// ## CSS nodes
///
///     cell.fdlFUIDurationPickerFormCell
///     ├── pickerbutton.fdlFUIDurationPickerFormCell_row               absent if read-only
///     ├── label.fdlFUIDurationPickerFormCell_keyLabel
///     ├── label.fdlFUIDurationPickerFormCell_valueLabel[:selected]
///     ├── image.fdlFUIDurationPickerFormCell_accessory                absent if read-only
///     ╰── fieldrow                                                    absent until it is first opened
///         ╰── pickerfield                                             hours; minutes
///             ├── label.fdlFUIDurationPickerFormCell_fieldLabel
///             ╰── field.fdlFUIDurationPickerFormCell_field > spinbutton
///
/// ## Accessibility
///
/// A group labeled by the title, with an expandable button labeled by the title and the value. Hours and minutes are
/// spin buttons that assistive technology can read and set.
open class DurationPickerFormCell: PickerCell<Duration> {
  private typealias Parts = ComponentParts.DurationPickerFormCell
  private var times: TimeFields?

  /// The parts of the cell and its row.
  open override class var parts: PickerCellParts { Parts.parts }

  /// The shortest duration that the user can select.
  open override var defaultValue: Duration { Self.duration(ofMinutes: minimumMinutes) }

  /// The minute interval, from 1 to 30 and a divisor of 60; the default is 5.
  ///
  /// Any other number is replaced by the nearest lower valid one.
  @Setting public final var minuteInterval: Int = 5 {
    didSet {
      let allowed = Self.interval(minuteInterval)
      if allowed != minuteInterval { minuteInterval = allowed }
      if minuteInterval != oldValue { updateDisplay() }
    }
  }

  static func interval(_ wanted: Int) -> Int {
    (1...30).last { $0 <= wanted && 60.isMultiple(of: $0) } ?? 1
  }

  /// Whether the user can select a duration of zero; the default is false.
  @Setting public final var allowsZeroDuration: Bool = false { didSet { updateDisplay() } }

  /// The function that formats a duration; the default format is “1 Hrs 30 Min”.
  @Setting public final var formatter: (Duration) -> String = { DurationPickerFormCell.defaultText($0) } {
    didSet { updateDisplay() }
  }

  /// Returns hours and minutes in the format “%d Hrs %d Min” of the SAP Fiori for iOS documentation, without the
  /// remaining seconds.
  static func defaultText(_ duration: Duration) -> String {
    let minutes = (duration.components.seconds / 60).magnitude
    let sign = duration < .zero && minutes > 0 ? "-" : ""
    return sign + localized("%1$@ Hrs %2$@ Min").filled(with: "\(minutes / 60)", "\(minutes % 60)")
  }

  // MARK: Picker

  private static let maximumMinutes = 24 * 60 - 1
  private var minimumMinutes: Int { allowsZeroDuration ? 0 : minuteInterval }
  private static func duration(ofMinutes minutes: Int) -> Duration { .seconds(60 * minutes) }

  /// Returns the text of a duration.
  open override func text(of value: Duration) -> String { formatter(value) }

  /// Creates the fields for hours and minutes.
  open override func makePicker() -> Widget {
    let newFields = TimeFields(
      hour: localized("Hours"), minute: localized("Minutes"), label: Parts.fieldLabel, field: Parts.field,
      gap: Parts.parts.cell[.controlGap])
    newFields.onPick = { [weak self] in self?.pick(minutes: $0) }
    times = newFields
    return newFields
  }

  /// Displays the nearest duration that can be selected.
  open override func showInPicker(_ value: Duration) {
    for field in fields { field.setName(after: title) }
    let minutes = Int(clamping: value.components.seconds / 60)
    times?.show(min(max(minutes, minimumMinutes), Self.maximumMinutes), step: minuteInterval)
  }

  /// Selects a duration, or the shortest valid one.
  ///
  /// - Returns: The reason for a correction, or nil if there was none.
  private func pick(minutes: Int) -> String? {
    pick(Self.duration(ofMinutes: max(minutes, minimumMinutes)))
    return minutes < minimumMinutes
      ? localized("The minimum is %1$@.").filled(with: text(of: Self.duration(ofMinutes: minimumMinutes))) : nil
  }

  override var fields: [PickerField] { times?.fields ?? [] }
}
