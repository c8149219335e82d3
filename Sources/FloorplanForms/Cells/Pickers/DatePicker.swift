import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// What opens below the row of a date: a field to type in, a month, hour and minute, and a button that clears.
@MainActor
final class DatePicker: CustomWidget {
  private typealias Parts = ComponentParts.DatePickerFormCell
  private let dateField = DateField(localized("Date"))
  private let month = MonthView()
  private let hours = NumberField(localized("Hour"), upTo: 23, Parts.fieldLabel, Parts.field)
  private let minutes = NumberField(localized("Minute"), upTo: 59, Parts.fieldLabel, Parts.field)
  private let times: FieldRow
  private let clear = ActionButton()
  private var content: Content?
  private static let gap = Int(Parts.parts.cell.metric(.columnGap))

  /// Called with a day that a person has chosen; it says what is wrong with it, nil for nothing.
  var onPickDay: ((DateTime) -> String?)?
  /// Called with a time that a person has chosen, in minutes since midnight.
  var onPickMinutes: ((Int) -> String?)?
  /// Called when a person takes the date away.
  var onClear: (() -> Void)?

  /// What is shown.
  struct Content {
    /// What the date is for.
    let name: String
    let mode: DatePickerFormCell.Mode
    /// What is chosen.
    let value: DateTime?
    /// What stands in its place where nothing is.
    let suggestion: DateTime
    let allowed: ClosedRange<DateTime>
    let now: DateTime
    let minuteInterval: Int
    let hourCycle: HourCycle
    let canClear: Bool
  }

  /// `datepicker`.
  override class var cssName: String { "datepicker" }

  override init() {
    times = FieldRow([hours, minutes], gap: Int(Parts.parts.cell.metric(.controlGap)))
    super.init()
    clear.style = .tertiary
    clear.setTitle(localized("Clear"), for: .normal)
    clear.horizontalAlignment = .start
    for part in parts { part.setParent(self) }
    dateField.onPick = { [weak self] in self?.onPickDay?($0) }
    month.onPick = { [weak self] day in _ = self?.onPickDay?(day) }
    hours.onPick = { [weak self] in self?.pick(hour: $0) ?? nil }
    minutes.onPick = { [weak self] in self?.pick(minute: $0) ?? nil }
    minutes.format(twoDigits) { NumberField.number($0) }
    clear.didSelectHandler = { [weak self] _ in self?.clearDate() }
  }

  private var parts: [Widget] { [dateField, month, times, clear] }

  /// Shows what is chosen.
  func show(_ content: Content) {
    self.content = content
    let hasDate = content.mode != .time
    dateField.isVisible = hasDate
    month.isVisible = hasDate
    times.isVisible = content.mode != .date
    let shown = content.value ?? content.suggestion
    if hasDate {
      dateField.setName(after: content.name)
      dateField.show(content.value, reference: content.suggestion)
      month.show(
        content.value.map { $0...$0 }, suggestion: content.suggestion, allowed: content.allowed, today: content.now)
    }
    hours.setName(after: content.name)
    minutes.setName(after: content.name)
    let cycle = content.hourCycle
    hours.format(cycle.text(ofHour:)) { cycle.hour(of: $0) }
    hours.show(shown.hour, step: 1)
    minutes.show(shown.minute, step: content.minuteInterval)
    if !content.canClear, clear.containsFocus { _ = grabFocus() }
    dateField.onClear = content.canClear ? { [weak self] in self?.clearDate() } : nil
    clear.isVisible = content.canClear
    clear.accessibilityLabel = content.name.isEmpty ? nil : localized("Clear %1$@").filled(with: content.name)
  }

  private var shown: DateTime { content.map { $0.value ?? $0.suggestion } ?? .earliest }

  private func pick(hour: Int) -> String? { onPickMinutes?(hour * 60 + shown.minute) }

  private func pick(minute: Int) -> String? { onPickMinutes?(shown.hour * 60 + minute) }

  private func clearDate() {
    dateField.revert()
    onClear?()
  }

  /// The fields that are there.
  var fields: [PickerField] { (dateField.isVisible ? [dateField] : []) + (times.isVisible ? [hours, minutes] : []) }

  /// Tab begins with the first of them, also where the day is what opening gives the focus to.
  override var tabOrder: [Widget]? { parts }
  /// The day that is chosen, or the hour, in the focus.
  override func takeFocus() -> Bool { month.isVisible ? month.grabFocus() : times.grabFocus() }

  // MARK: Arrangement

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    parts.column(orientation, forSize, gap: Self.gap)
  }

  override func sizeAllocate(width: Int, height: Int) {
    parts.allocateColumn(width: width, gap: Self.gap)
  }
}

extension [Widget] {
  /// The room that those that are visible ask for, one below the other.
  func column(_ orientation: GtkOrientation, _ forSize: Int, gap: Int) -> Measurement {
    let shown = filter(\.isVisible)
    let sizes = shown.map { $0.measured(orientation, forSize: forSize) }
    guard orientation == .vertical else {
      return Measurement(minimum: sizes.map(\.minimum).max() ?? 0, natural: sizes.map(\.natural).max() ?? 0)
    }
    return Measurement(sizes.map(\.natural).reduce(gap * Swift.max(0, shown.count - 1), +))
  }

  /// Places those that are visible one below the other.
  func allocateColumn(width: Int, gap: Int) {
    var y = 0
    for part in self where part.isVisible {
      let height = part.measured(.vertical, forSize: width).natural
      part.allocate(y: y, width: width, height: height)
      y += height + gap
    }
  }
}
