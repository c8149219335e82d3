import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A view of a month in which the user selects a day.
///
/// The arrow keys move by days and weeks, Home and End to the ends of the week, and Page Up and Page Down by months, or
/// by years with Shift. Enter and Space select a day. This isn't a GtkCalendar because that has no ranges and no
/// bounds, and doesn't report its days to assistive technology.
final class MonthView: CustomWidget {
  private typealias Parts = ComponentParts.DatePickerFormCell
  private let title = Parts.monthLabel.makeLabel()
  private let previous = ActionButton(icon: "pan-start-symbolic", localized("Previous Month"))
  private let next = ActionButton(icon: "pan-end-symbolic", localized("Next Month"))
  private let weekdays = (0..<7).map { _ in Parts.weekdayLabel.makeLabel() }
  /// The first letters of the weekdays, for columns that are too narrow for the names.
  private let weekdayLetters = (0..<7).map { _ in Parts.weekdayLabel.makeLabel() }
  private let days = (0..<MonthView.maximumWeekCount * 7).map { _ in DayButton() }
  private static let maximumWeekCount = 6
  private static let naturalColumnWidth = 52

  /// The first day of the displayed month.
  var month: DateTime { first(of: focusDay) }
  /// The day that takes the focus when it enters the view.
  private(set) var focusDay = DateTime.earliest
  private var selection: ClosedRange<DateTime>?
  private var allowed = DateTime.earliest...DateTime.latest
  private var today = DateTime.earliest
  /// Called with the day that the user selected, at midnight.
  var onPick: ((DateTime) -> Void)?

  override class var cssName: String { "monthview" }
  override class var hasSeveralArrangements: Bool { true }

  override init() {
    super.init()
    for (button, step) in [(previous, -1), (next, 1)] {
      button.didSelectHandler = { [weak self] _ in
        // If no day of the month can be selected, the first one that can is in another month.
        if let self { go(to: focusDay.adding(months: step)) }
      }
    }
    for part in [previous, title, next] as [Widget] { part.setParent(self) }
    for label in weekdays + weekdayLetters {
      // Each day has the weekday in its label.
      label.setAccessibleRole(.presentation)
      label.setParent(self)
    }
    for button in days {
      button.addStyleClasses(of: Parts.day)
      button.onClick { [weak self, unowned button] in self?.pick(button) }
      button.setParent(self)
    }
    onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
  }

  // MARK: Display

  /// Displays a selection, and its month if the selection has changed.
  ///
  /// - Parameters:
  ///   - selection: The first and last selected day, or nil for none.
  ///   - suggestion: The day that is visible without a selection.
  ///   - allowed: The days that can be selected.
  ///   - today: The day that is marked.
  func show(
    _ selection: ClosedRange<DateTime>?, suggestion: DateTime, allowed: ClosedRange<DateTime>, today: DateTime
  ) {
    let days = selection.map { $0.lowerBound.startOfDay...$0.upperBound.startOfDay }
    let range = allowed.lowerBound.startOfDay...allowed.upperBound
    let isOther = days != self.selection || focusDay == .earliest || !(range ~= focusDay)
    self.selection = days
    self.allowed = range
    self.today = today.startOfDay
    if isOther { focusDay = clamped(days?.upperBound ?? suggestion.startOfDay) }
    showMonth()
  }

  private func clamped(_ day: DateTime) -> DateTime {
    min(max(day, allowed.lowerBound), allowed.upperBound.startOfDay)
  }

  private func first(of day: DateTime) -> DateTime { day.adding(days: 1 - day.day).startOfDay }

  private func showMonth() {
    let month = month
    title.text = name(ofMonth: month.month)
    setAccessibleLabel(title.text)
    for (column, label) in weekdays.enumerated() {
      let name = LocaleDates.shortWeekdayName((LocaleDates.firstWeekday + column) % 7)
      label.text = name
      weekdayLetters[column].text = String(name.prefix(1))
    }
    let blanks = column(of: month)
    let count = DateTime.numberOfDays(inMonth: month.month, ofYear: month.year)
    let indices = blanks..<blanks + count
    for index in indices {
      days[index].isVisible = true
      show(month.adding(days: index - blanks), in: days[index])
    }
    // Move the focus before hiding the button of a day that isn't in this month.
    if days.contains(where: \.containsFocus) { _ = takeFocus() }
    for index in days.indices where !indices.contains(index) { days[index].isVisible = false }
    for (button, leadsOn) in [(previous, month > allowed.lowerBound), (next, month < first(of: allowed.upperBound))] {
      if leadsOn { button.isEnabled = true } else { button.disable(movingFocusTo: self) }
    }
  }

  private func show(_ day: DateTime, in button: DayButton) {
    button.day = day
    button.label = "\(day.day)"
    let isEnd = selection.map { day == $0.lowerBound || day == $0.upperBound } ?? false
    let isInside = selection.map { $0 ~= day } ?? false
    button.setState(.selected, isEnd)
    button.setAccessibleSelected(isInside)
    for name in Parts.today.cssClasses { button.setStyleClass(name, day == today) }
    for name in Parts.rangeDay.cssClasses { button.setStyleClass(name, isInside && !isEnd) }
    button.isSensitive = allowed ~= day
    button.isFocusable = day == focusDay
    button.setAccessibleLabel(day == today ? [day.fullDateText, localized("today")].localizedList : day.fullDateText)
  }

  // MARK: Selection

  private func pick(_ button: DayButton) {
    focusDay = button.day
    showMonth()
    // A click focuses only widgets that were focusable before.
    _ = takeFocus()
    onPick?(button.day)
  }

  private func go(to day: DateTime) {
    focusDay = clamped(day)
    showMonth()
  }

  private func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    guard let button = days.first(where: \.hasFocus), let day = day(from: button.day, key, modifiers) else {
      return false
    }
    go(to: day)
    return takeFocus()
  }

  /// Returns the day that a key moves to; left and right are visual directions.
  private func day(from day: DateTime, _ key: Key, _ modifiers: ModifierKeys) -> DateTime? {
    let isMirrored = direction == .rtl
    switch NeighborDirection(key, modifiers) {
    case .left: return day.adding(days: isMirrored ? 1 : -1)
    case .right: return day.adding(days: isMirrored ? -1 : 1)
    case .up: return day.adding(days: -7)
    case .down: return day.adding(days: 7)
    case .first: return day.adding(days: -column(of: day))
    case .last: return day.adding(days: 6 - column(of: day))
    case .pageUp, .pageDown, nil: break
    }
    let accelerators = modifiers.acceleratorModifiers
    guard accelerators.isEmpty || accelerators == .shift else { return nil }
    let months = accelerators.isEmpty ? 1 : 12
    switch key {
    case .pageUp: return day.adding(months: -months)
    case .pageDown: return day.adding(months: months)
    default: return nil
    }
  }

  private func column(of day: DateTime) -> Int { (day.weekday - LocaleDates.firstWeekday + 7) % 7 }

  /// The step buttons, and the days, only one of which is focusable.
  override var tabOrder: [Widget]? { steps + (days as [Widget]) }
  /// Focuses the current day.
  override func takeFocus() -> Bool {
    days.first { $0.isVisible && $0.day == focusDay }?.grabFocus() ?? false
  }

  // MARK: Arrangement

  private var steps: [Widget] { [previous, next] }
  private var visibleDays: [Widget] { days.filter(\.isVisible) }

  private func name(ofMonth number: Int) -> String { "\(LocaleDates.standaloneMonthName(number)) \(month.year)" }

  private static func width(of parts: [Widget]) -> Measurement { .maximum(of: parts.map { $0.measured(.horizontal) }) }
  private static func height(of parts: [Widget]) -> Int { parts.map { $0.measured(.vertical).natural }.max() ?? 0 }

  private var columnWidth: Measurement {
    let days = Self.width(of: visibleDays)
    // Days that need more than the minimum width of a column are drawn smaller.
    return Measurement(
      minimum: max(Self.width(of: weekdayLetters).minimum, min(days.minimum, Parts.day[.minimumWidth])),
      natural: max(Self.naturalColumnWidth, days.natural, Self.width(of: weekdays).natural))
  }

  private func columnWidth(in width: Int) -> Int { min(width / 7, columnWidth.natural) }

  override var requestedWidth: Measurement? {
    let column = columnWidth
    let buttons = Measurement.sum(of: steps.map { $0.measured(.horizontal) }).minimum
    return Measurement(
      minimum: max(7 * column.minimum, buttons, title.measured(.horizontal).minimum),
      natural: max(7 * column.natural, buttons + title.width(of: title.text)))
  }

  override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    let column = columnWidth(in: width)
    addHeader(to: &arrangement, width: 7 * column)
    let weekdayY = arrangement.height
    let weekdayHeight = Self.height(of: weekdays)
    for labels in [weekdays, weekdayLetters] {
      for (index, label) in labels.enumerated() {
        arrangement.add(label, x: index * column, y: weekdayY, width: column, lineHeight: weekdayHeight)
      }
    }
    // Seven columns must fit in the width, and numbers can't wrap.
    let dayWidth = Self.width(of: visibleDays).minimum
    let dayHeight = Self.height(of: visibleDays)
    let scale = min(1, Double(width / 7) / Double(max(1, dayWidth)))
    let rowHeight = Int((Double(dayHeight) * scale).rounded(.up))
    let top = arrangement.height
    for (index, button) in days.enumerated() where button.isVisible {
      arrangement.add(
        button, x: index % 7 * column, y: top + index / 7 * rowHeight, width: max(column, dayWidth),
        height: dayHeight, scale: scale)
    }
    // The height is the same for all months, so changing the month doesn't move the widgets below.
    arrangement.height = top + Self.maximumWeekCount * rowHeight
    return arrangement
  }

  private func addHeader(to arrangement: inout Arrangement, width: Int) {
    let (first, last) = (previous.measured(.horizontal).natural, next.measured(.horizontal).natural)
    let remaining = width - first - last
    // For any month of the year, so changing the month doesn't move the days.
    let isTitleAbove = (1...12).contains { title.width(of: name(ofMonth: $0)) > remaining }
    arrangement.index = isTitleAbove ? 1 : 0
    let titleHeight = title.measured(.vertical).natural
    let stepsHeight = Self.height(of: steps)
    let lineHeight = max(titleHeight, stepsHeight)
    let (start, space) = isTitleAbove ? (0, width) : (first, remaining)
    let titleWidth = title.measured(.horizontal).fitting(in: space)
    arrangement.add(
      title, x: start + max(0, space - titleWidth) / 2, y: 0, width: titleWidth,
      lineHeight: isTitleAbove ? titleHeight : lineHeight)
    let top = isTitleAbove ? titleHeight : 0
    for (button, x, buttonWidth) in [(previous, 0, first), (next, width - last, last)] {
      arrangement.add(button, x: x, y: top, width: buttonWidth, lineHeight: isTitleAbove ? stepsHeight : lineHeight)
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let column = columnWidth(in: width)
    // Changing the texts would require another layout.
    let hasRoom = weekdays.allSatisfy { $0.width(of: $0.text) <= column }
    for label in weekdays { label.isChildVisible = hasRoom }
    for label in weekdayLetters { label.isChildVisible = !hasRoom }
    super.sizeAllocate(width: width, height: height)
  }

  override func directionDidChange() {
    super.directionDidChange()
    queueAllocate()
  }
}

final class DayButton: Button {
  var day = DateTime.earliest
}
