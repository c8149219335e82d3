import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The days of a month, from which people choose.
///
/// Arrows move by days and weeks, Home and End to the ends of the week, Page Up and Page Down by months, and by years with
/// Shift; Enter and Space choose.  A grid of our own, because GtkCalendar has no range, no bounds, and tells assistive
/// technology nothing of its days.
@MainActor
final class MonthView: CustomWidget {
  private typealias Parts = ComponentParts.DatePickerFormCell
  private let title = Parts.monthLabel.makeLabel()
  private let previous = MonthView.stepButton("pan-start-symbolic", name: localized("Previous Month"))
  private let next = MonthView.stepButton("pan-end-symbolic", name: localized("Next Month"))
  private let weekdays = (0..<7).map { _ in Parts.weekdayLabel.makeLabel() }
  /// Their first letters, for columns that are too narrow for the names.
  private let weekdayLetters = (0..<7).map { _ in Parts.weekdayLabel.makeLabel() }
  private let days = (0..<MonthView.mostWeeks * 7).map { _ in DayButton() }
  private static let mostWeeks = 6
  private static let widestColumn = 52
  /// The least width of a column, however large texts are: days that need more are drawn smaller.
  private static let leastColumn = Int(Parts.day.metric(.minimumWidth))

  /// The first day of the month that is shown.
  private(set) var month = DateTime.earliest
  /// The day that takes the focus when it comes in.
  private(set) var focusDay = DateTime.earliest
  private var selection: ClosedRange<DateTime>?
  private var allowed = DateTime.earliest...DateTime.latest
  private var today = DateTime.earliest
  /// Called with the day that a person has chosen, at midnight.
  var onPick: ((DateTime) -> Void)?

  /// `monthview`.
  override class var cssName: String { "monthview" }
  override class var arrangesByWidth: Bool { true }

  override init() {
    super.init()
    previous.didSelectHandler = { [weak self] _ in self?.turn(by: -1) }
    next.didSelectHandler = { [weak self] _ in self?.turn(by: 1) }
    for part in [previous, title, next] as [Widget] { part.setParent(self) }
    for label in weekdays + weekdayLetters {
      // Each day says it.
      label.setAccessibleRole(.presentation)
      label.setParent(self)
    }
    for button in days {
      button.becomeDay()
      button.onClick { [weak self, unowned button] in self?.pick(button) }
      button.setParent(self)
    }
    let keys = KeyController()
    keys.onPress { [weak self] key, modifiers in
      let held = modifiers.intersection([.controlMask, .shiftMask, .altMask, .superMask, .metaMask])
      return self?.handle(Int32(bitPattern: key), held) ?? false
    }
    addController(keys)
  }

  private static func stepButton(_ icon: String, name: String) -> ActionButton {
    let button = ActionButton()
    button.style = .tertiary
    button.setImage(.icon(icon), for: .normal)
    button.accessibilityLabel = name
    // An icon alone is narrower than people can hit.
    button.setSizeRequest(width: Self.widestColumn + 4)
    return button
  }

  // MARK: Showing

  /// Shows a choice, in its month where another one was chosen than before.
  ///
  /// - Parameters:
  ///   - selection: The first and the last day that are chosen; nil for none.
  ///   - suggestion: The day that is in sight where none is chosen.
  ///   - allowed: The days that can be chosen.
  ///   - today: The day that is marked.
  func show(
    _ selection: ClosedRange<DateTime>?, suggestion: DateTime, allowed: ClosedRange<DateTime>, today: DateTime
  ) {
    let days = selection.map { $0.lowerBound.startOfDay...$0.upperBound.startOfDay }
    let range = allowed.lowerBound.startOfDay...allowed.upperBound
    let isOther = days != self.selection || month == .earliest || !(range ~= focusDay)
    self.selection = days
    self.allowed = range
    self.today = today.startOfDay
    if isOther {
      focusDay = bounded(days?.upperBound ?? suggestion.startOfDay, in: range)
      month = first(of: focusDay)
    }
    showMonth()
  }

  private func bounded(_ day: DateTime, in range: ClosedRange<DateTime>) -> DateTime {
    min(max(day, range.lowerBound.startOfDay), range.upperBound.startOfDay)
  }

  private func first(of day: DateTime) -> DateTime { day.adding(days: 1 - day.day).startOfDay }

  private func showMonth() {
    let name = "\(LocaleDates.monthName(month.month)) \(month.year)"
    title.text = name
    setAccessibleLabel(name)
    let firstWeekday = LocaleDates.firstWeekday
    for (column, label) in weekdays.enumerated() {
      let name = LocaleDates.shortWeekdayName((firstWeekday + column) % 7)
      label.text = name
      weekdayLetters[column].text = String(name.prefix(1))
    }
    let blanks = (month.weekday - firstWeekday + 7) % 7
    let count = DateTime.numberOfDays(inMonth: month.month, ofYear: month.year)
    let places = blanks..<blanks + count
    for place in places {
      days[place].isVisible = true
      show(month.adding(days: place - blanks), in: days[place])
    }
    // A day that is in this month no more must not take it along.
    if days.contains(where: \.containsFocus) { _ = takeFocus() }
    for place in days.indices where !places.contains(place) { days[place].isVisible = false }
    for (button, leadsOn) in [(previous, month > allowed.lowerBound), (next, month < first(of: allowed.upperBound))] {
      if leadsOn { button.isEnabled = true } else { button.disable(givingFocusTo: self) }
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
    button.setAccessibleLabel(day == today ? [day.spokenDate, localized("today")].asList : day.spokenDate)
  }

  // MARK: Choosing

  private func pick(_ button: DayButton) {
    focusDay = button.day
    showMonth()
    // A click gives the focus only to what could have it before.
    _ = takeFocus()
    onPick?(button.day)
  }

  private func turn(by months: Int) {
    let target = month.adding(months: months)
    month = target
    focusDay = bounded(focusDay.adding(months: months), in: allowed)
    // Where nothing of the month can be chosen, the first day that can is in another one.
    month = first(of: focusDay)
    showMonth()
  }

  /// The keys that move, with the number of days; left and right are the reader's where that is said.
  private static let steps: [Int32: Int] = [
    GDK_KEY_Left: -1, GDK_KEY_KP_Left: -1, GDK_KEY_Right: 1, GDK_KEY_KP_Right: 1, GDK_KEY_Up: -7, GDK_KEY_KP_Up: -7,
    GDK_KEY_Down: 7, GDK_KEY_KP_Down: 7,
  ]

  private static let pageKeys = [GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down]

  private func handle(_ key: Int32, _ held: GdkModifierType) -> Bool {
    guard let button = days.first(where: \.hasFocus) else { return false }
    let day = button.day
    let target: DateTime
    guard held.isEmpty || held == .shiftMask && Self.pageKeys.contains(key) else { return false }
    switch key {
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: target = day.adding(months: held.isEmpty ? -1 : -12)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: target = day.adding(months: held.isEmpty ? 1 : 12)
    case GDK_KEY_Home, GDK_KEY_KP_Home: target = day.adding(days: -column(of: day))
    case GDK_KEY_End, GDK_KEY_KP_End: target = day.adding(days: 6 - column(of: day))
    default:
      guard let step = Self.steps[key] else { return false }
      let isMirrored = direction == .rtl && step.magnitude == 1
      target = day.adding(days: isMirrored ? -step : step)
    }
    focusDay = bounded(target, in: allowed)
    month = first(of: focusDay)
    showMonth()
    return takeFocus()
  }

  private func column(of day: DateTime) -> Int { (day.weekday - LocaleDates.firstWeekday + 7) % 7 }

  /// The buttons that turn pages, and the days, of which one at a time can have the focus.
  override var tabOrder: [Widget]? { steps + (days as [Widget]) }
  /// The day in the focus.
  override func takeFocus() -> Bool {
    days.first { $0.isVisible && $0.day == focusDay }?.grabFocus() ?? false
  }

  // MARK: Arrangement

  private var steps: [Widget] { [previous, next] }
  private var stepsHeight: Int { steps.map { $0.measured(.vertical).natural }.max() ?? 0 }
  private var titleHeight: Int { title.measured(.vertical).natural }

  /// Whether the name of the month stands above the buttons: where that of another one has no room between them, so
  /// that the days stay where they are when people turn pages.
  private func isTitleAbove(in width: Int) -> Bool {
    guard width >= 0 else { return false }
    let column = min(width / 7, columnWidth.natural)
    let room = 7 * column - steps.reduce(0) { $0 + $1.measured(.horizontal).natural }
    let names = (1...12).map { "\(LocaleDates.monthName($0)) \(month.year)" }
    return names.contains { title.width(of: $0) > room }
  }

  private func headerHeight(in width: Int) -> Int {
    isTitleAbove(in: width) ? titleHeight + stepsHeight : max(titleHeight, stepsHeight)
  }

  private var weekdayHeight: Int { weekdays.map { $0.measured(.vertical).natural }.max() ?? 0 }
  /// What every day has room in.
  private var daySize: (width: Int, height: Int) {
    let days = days.filter(\.isVisible)
    return (
      days.map { $0.measured(.horizontal).minimum }.max() ?? 0, days.map { $0.measured(.vertical).natural }.max() ?? 0
    )
  }

  /// How large days are drawn: a week is seven columns wide, and numbers can't go on in another line.
  private func dayScale(in width: Int) -> Double {
    let wanted = daySize.width
    return width < 0 || wanted <= width / 7 ? 1 : Double(width / 7) / Double(wanted)
  }

  private func rowHeight(in width: Int) -> Int {
    Int((Double(daySize.height) * dayScale(in: width)).rounded(.up))
  }

  private var columnWidth: Measurement {
    let days = days.filter(\.isVisible).map { $0.measured(.horizontal) }
    let letters = weekdayLetters.map { $0.measured(.horizontal).minimum }
    return Measurement(
      minimum: letters.reduce(min(daySize.width, Self.leastColumn)) { max($0, $1) },
      natural: (days + weekdays.map { $0.measured(.horizontal) }).reduce(Self.widestColumn) { max($0, $1.natural) })
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let column = columnWidth
      let buttons = steps.reduce(0) { $0 + $1.measured(.horizontal).minimum }
      let header = max(buttons, title.measured(.horizontal).minimum)
      return Measurement(
        minimum: max(7 * column.minimum, header),
        natural: max(7 * column.natural, buttons + title.width(of: title.text)))
    // As high for each month, so that nothing below moves when people turn pages.
    case .vertical:
      var size = Measurement(
        headerHeight(in: forSize) + weekdayHeight + Self.mostWeeks * rowHeight(in: forSize))
      size.arrangement = isTitleAbove(in: forSize) ? 1 : 0
      return size
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    let column = min(width / 7, columnWidth.natural)
    let whole = 7 * column
    let left = isMirrored ? width - whole : 0
    func place(_ part: Widget, x: Int, y: Int, width: Int, height: Int) {
      part.allocate(x: left + (isMirrored ? whole - x - width : x), y: y, width: width, height: height)
    }
    let (headerHeight, weekdayHeight, rowHeight) = (headerHeight(in: width), weekdayHeight, rowHeight(in: width))
    let (first, last) = (previous.measured(.horizontal).natural, next.measured(.horizontal).natural)
    let isAbove = isTitleAbove(in: width)
    let (top, stepsHeight) = isAbove ? (titleHeight, stepsHeight) : (0, headerHeight)
    place(previous, x: 0, y: top, width: first, height: stepsHeight)
    place(next, x: whole - last, y: top, width: last, height: stepsHeight)
    let (start, free) = isAbove ? (0, whole) : (first, whole - first - last)
    let room = max(title.measured(.horizontal).minimum, free)
    let shown = min(room, title.measured(.horizontal).natural)
    let high = title.measured(.vertical, forSize: shown).natural
    place(
      title, x: start + (room - shown) / 2, y: isAbove ? 0 : max(0, headerHeight - high) / 2, width: shown, height: high
    )
    // A change of the texts would ask for another arrangement.
    let hasRoom = weekdays.allSatisfy { $0.width(of: $0.text) <= column }
    for (labels, isShown) in [(weekdays, hasRoom), (weekdayLetters, !hasRoom)] {
      for (index, label) in labels.enumerated() {
        label.isChildVisible = isShown
        place(
          label, x: index * column, y: headerHeight, width: max(column, label.measured(.horizontal).minimum),
          height: weekdayHeight)
      }
    }
    let (day, scale) = (daySize, dayScale(in: width))
    for (index, button) in days.enumerated() where button.isVisible {
      let x = index % 7 * column
      button.allocate(
        x: Double(left + (isMirrored ? whole - x - column : x)),
        y: Double(headerHeight + weekdayHeight + index / 7 * rowHeight), width: max(column, day.width),
        height: day.height, scale: scale)
    }
  }

  override func directionDidChange() {
    super.directionDidChange()
    queueAllocate()
  }
}

/// A day in a month.
@MainActor
final class DayButton: Button {
  /// Which day.
  var day = DateTime.earliest

  func becomeDay() { become(ComponentParts.DatePickerFormCell.day) }
}
