import CGTK
public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and a range of days, which is chosen below (FUIDateRangePickerFormCell).
///
///     let cell = DateRangePickerFormCell()
///     cell.title = "Vacation"
///     cell.bind(request, to: \.days)
///
/// A first day that is chosen from the month begins a range, a second one ends it, whichever is earlier; or both are typed.
/// It looks as a ``DatePickerFormCell`` does and has its class paths.
///
/// ## Accessibility
///
/// A group named by the title, with a button that is named by title and value and expands; the days are buttons.
@MainActor
open class DateRangePickerFormCell: PickerCell<ClosedRange<DateTime>?> {
  private typealias Parts = ComponentParts.DatePickerFormCell
  private var view: DateRangePicker?
  private var beginning: DateTime?

  /// The parts of the cell and its row.
  open override class var parts: PickerCellParts { Parts.parts }

  /// Makes a cell without a range.
  public required init() {
    super.init()
    showState()
    showValue()
  }

  /// No range.
  open override var defaultValue: ClosedRange<DateTime>? { nil }

  /// The first day that can be chosen; nil for no such bound.
  @Setting public final var minimumDate: DateTime? { didSet { if minimumDate != oldValue { presentationDidChange() } } }
  /// The last day that can be chosen; nil for no such bound.
  ///
  /// Below ``minimumDate``, it counts as equal to that.
  @Setting public final var maximumDate: DateTime? { didSet { if maximumDate != oldValue { presentationDidChange() } } }
  /// How the first and the last day are shown, with a dash between; the default is what the locale has.
  @Setting public final var formatter: (DateTime) -> String = { $0.dateText } { didSet { presentationDidChange() } }
  /// What is shown where there is no range.
  @Setting public final var emptyValueText: String = localized("No dates selected") {
    didSet { if emptyValueText != oldValue { presentationDidChange() } }
  }
  /// Whether there is a button that takes the range away; the default is false.
  @Setting public final var showsClearButton: Bool = false {
    didSet { if showsClearButton != oldValue { presentationDidChange() } }
  }
  /// What it is now, for what is suggested and marked.
  var now: () -> DateTime = { DateTime.now() }

  // MARK: The picker

  private var allowed: ClosedRange<DateTime> {
    let least = (minimumDate ?? .earliest).startOfDay
    return least...max(least, (maximumDate ?? .latest).startOfDay)
  }

  /// The text of a range, or what stands for none.
  open override func text(of value: ClosedRange<DateTime>?) -> String {
    guard let value else { return emptyValueText }
    return "\(formatter(value.lowerBound)) – \(formatter(value.upperBound))"
  }

  /// The fields for both days and the month.
  open override func makePicker() -> Widget {
    let made = DateRangePicker()
    made.onPickDay = { [weak self] in self?.pick(day: $0) }
    made.onPickFirst = { [weak self] in self?.pick(first: $0) }
    made.onPickLast = { [weak self] in self?.pick(last: $0) }
    made.onClear = { [weak self] in self?.clear() }
    view = made
    return made
  }

  /// Shows the range, or what of one is chosen yet.
  open override func showInPicker(_ value: ClosedRange<DateTime>?) {
    let shown = beginning.map { $0...$0 } ?? value
    view?.show(
      shown, name: title, suggestion: min(max(now(), allowed.lowerBound), allowed.upperBound), allowed: allowed,
      today: now(), canClear: showsClearButton && shown != nil)
  }

  /// What another value says ends what was begun.
  open override func showValue() {
    beginning = nil
    super.showValue()
  }

  private func pick(day: DateTime) {
    guard let first = beginning else {
      beginning = day
      return presentationDidChange()
    }
    choose(min(first, day)...max(first, day))
  }

  private func pick(first: DateTime) -> String? {
    guard allowed ~= first else { return DatePickerFormCell.problem(of: allowed) }
    let last = beginning ?? shownValue?.upperBound ?? first
    choose(first...max(first, last))
    return nil
  }

  private func pick(last: DateTime) -> String? {
    guard allowed ~= last else { return DatePickerFormCell.problem(of: allowed) }
    let first = beginning ?? shownValue?.lowerBound ?? last
    choose(min(first, last)...last)
    return nil
  }

  private func choose(_ range: ClosedRange<DateTime>) {
    beginning = nil
    pick(range)
  }

  private func clear() {
    beginning = nil
    pick(nil)
  }

  /// Gives the focus to the last day, or to one to begin with.
  open override func focusPicker() -> Bool { view?.grabFocus() ?? false }

  /// A range that was only begun is one day.
  open override func finishPicking() -> String? {
    let problem = view?.days.finish()
    if let day = beginning { choose(day...day) }
    return problem
  }
  override var standingProblem: String? { view?.days.problem }
  /// A range that was only begun is none.
  open override func cancelPicking() {
    beginning = nil
    view?.days.revert()
  }
}

/// What opens below the row of a range: fields for both days, and a month.
@MainActor
final class DateRangePicker: CustomWidget {
  private typealias Parts = ComponentParts.DatePickerFormCell
  private let first = DateField(localized("From", context: "first and last day"))
  private let last = DateField(localized("To", context: "first and last day"))
  private let fields: FieldRow
  private let month = MonthView()
  private let clear = ActionButton()
  private static let gap = Int(Parts.parts.cell.metric(.columnGap))

  /// Called with a day that a person has chosen from the month.
  var onPickDay: ((DateTime) -> Void)?
  /// Called with the first day as a person has typed it; it says what is wrong with it, nil for nothing.
  var onPickFirst: ((DateTime) -> String?)?
  /// Called with the last day as a person has typed it.
  var onPickLast: ((DateTime) -> String?)?
  /// Called when a person takes the range away.
  var onClear: (() -> Void)?

  /// `datepicker`.
  override class var cssName: String { "datepicker" }

  override init() {
    fields = FieldRow([first, last], gap: Int(Parts.parts.cell.metric(.controlGap)))
    super.init()
    clear.style = .tertiary
    clear.setTitle(localized("Clear"), for: .normal)
    clear.horizontalAlignment = .start
    for part in parts { part.setParent(self) }
    first.onPick = { [weak self] in self?.onPickFirst?($0) }
    last.onPick = { [weak self] in self?.onPickLast?($0) }
    month.onPick = { [weak self] in self?.onPickDay?($0) }
    clear.didSelectHandler = { [weak self] _ in self?.clearRange() }
  }

  private var parts: [Widget] { [fields, month, clear] }

  func show(
    _ range: ClosedRange<DateTime>?, name: String, suggestion: DateTime, allowed: ClosedRange<DateTime>,
    today: DateTime, canClear: Bool
  ) {
    first.setName(after: name)
    last.setName(after: name)
    first.show(range?.lowerBound, reference: suggestion)
    last.show(range?.upperBound, reference: suggestion)
    month.show(range, suggestion: suggestion, allowed: allowed, today: today)
    if !canClear, clear.containsFocus { _ = grabFocus() }
    clear.isVisible = canClear
    clear.accessibilityLabel = name.isEmpty ? nil : localized("Clear %1$@").filled(with: name)
  }

  private func clearRange() {
    days.revert()
    onClear?()
  }

  /// The fields for both days.
  var days: [PickerField] { [first, last] }

  /// Tab begins with the first of them, also where the day is what opening gives the focus to.
  override var tabOrder: [Widget]? { parts }
  override func takeFocus() -> Bool { month.grabFocus() }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    parts.column(orientation, forSize, gap: Self.gap)
  }

  override func sizeAllocate(width: Int, height: Int) { parts.allocateColumn(width: width, gap: Self.gap) }
}
