/// An axis of a rectangle: the half-open interval from `lower` to `upper`, or the point `lower` if they are equal.
struct Span {
  let lower: Double
  let upper: Double

  init(start: Double, extent: Double) {
    lower = start
    upper = extent > 0 ? start + extent : start
  }

  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  init(horizontal rect: Rect) {
    self.init(start: rect.minX, extent: rect.size.width)
  }

  init(vertical rect: Rect) {
    self.init(start: rect.minY, extent: rect.size.height)
  }

  /// Returns whether two spans intersect, either of which may be a point.
  func intersects(_ other: Span) -> Bool {
    startsBeforeEnd(of: other) && endsAfterStart(of: other)
  }

  /// Returns whether the span starts before the end of another one, which is monotonically true then false in ascending
  /// order.
  func startsBeforeEnd(of other: Span) -> Bool {
    lower < other.upper || lower <= other.lower
  }

  /// Returns whether the span ends after the start of another one, which is monotonically false then true in ascending
  /// order.
  func endsAfterStart(of other: Span) -> Bool {
    upper > other.lower || lower >= other.lower
  }
}
