/// One axis of a rectangle: what lies at or after `lower` and before `upper`, or the point `lower` if they are equal.
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

  /// Whether the two have a place in common, where one of them may be a point.
  func meets(_ other: Span) -> Bool {
    startsBeforeEnd(of: other) && endsAfterStart(of: other)
  }

  /// True up to some element of a row of elements in ascending order, and false from there on.
  func startsBeforeEnd(of other: Span) -> Bool {
    lower < other.upper || lower <= other.lower
  }

  /// False up to some element of a row of elements in ascending order, and true from there on.
  func endsAfterStart(of other: Span) -> Bool {
    upper > other.lower || lower >= other.lower
  }
}
