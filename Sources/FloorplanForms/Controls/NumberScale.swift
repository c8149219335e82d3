import GTKBridge

/// A scale over the numbers of a line, which reports only what the user chooses.
@MainActor
final class NumberScale {
  private let adjustment = Adjustment(value: 0, lower: 0, upper: 1, step: 1)
  /// The scale, for the keyboard and assistive technology, and seen or not.
  let widget: Scale
  private var isShowing = false
  /// Called with the number that was asked for, which is within the bounds.
  var onMove: ((Double) -> Void)?

  init() {
    widget = Scale(.horizontal, adjustment)
    adjustment.connect("value-changed") { [weak self] in
      guard let self, !isShowing else { return }
      onMove?(adjustment.value)
    }
  }

  /// Shows a number, which calls nothing.
  func show(_ number: Double, on line: NumberLine, step: Double, page: Double) {
    isShowing = true
    adjustment.configure(
      value: line.clamped(number), lower: line.lower, upper: line.upper, step: step, page: page, pageSize: 0)
    isShowing = false
  }
}
