import GTKBridge

/// A scale for the numbers of a ``NumberLine``, which reports only input of the user.
final class NumberScale {
  private let adjustment = Adjustment(value: 0, lower: 0, upper: 1, step: 1)
  /// The scale for the keyboard and assistive technology, visible or not.
  let widget: Scale
  private var isUpdating = false
  /// Called with the requested number, which is within the bounds.
  var onMove: ((Double) -> Void)?

  init() {
    widget = Scale(.horizontal, adjustment)
    adjustment.connect("value-changed") { [weak self] in
      guard let self, !isUpdating else { return }
      onMove?(adjustment.value)
    }
  }

  /// Displays a number without calling ``onMove``.
  func show(_ number: Double, on line: NumberLine, step: Double, page: Double) {
    isUpdating = true
    adjustment.configure(
      value: line.clamped(number), lower: line.lower, upper: line.upper, step: step, page: page, pageSize: 0)
    isUpdating = false
  }
}
