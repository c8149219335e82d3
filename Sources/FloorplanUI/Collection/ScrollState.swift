import FloorplanLayout

/// Where a collection is scrolled to, in the content and in its adjustments.
///
/// Heights that turn out to be other than estimated move the content's origin.  Whatever drives the adjustments, a wheel
/// or a deceleration that sets one target after the other, must not see its values rewritten for that, or rows would move
/// by the correction as well.  So the correction goes in between, and is folded back when nothing drives any more.
nonisolated struct ScrollState: Equatable {
  /// Where the viewport begins in the content, in points.
  private(set) var offset = Point.zero
  /// What leads from the adjustments' values to ``offset``.
  private(set) var shift = Point.zero
  /// Whether the last step went to larger coordinates.
  private(set) var isForward = true
  /// Whether something sets the adjustments from frame to frame.
  private(set) var isDriven = false

  /// The values that the adjustments have.
  var values: Point { Point(x: offset.x - shift.x, y: offset.y - shift.y) }

  /// Follows a driver that has set the adjustments, by as much as it moved them.
  mutating func drive(to values: Point) {
    isDriven = true
    let target = Point(x: values.x + shift.x, y: values.y + shift.y)
    isForward = target.y != offset.y ? target.y > offset.y : target.x > offset.x
    offset = target
  }

  /// Moves the content's origin without moving what is in sight: the values stay while something drives them.
  mutating func correct(to newOffset: Point) {
    if isDriven { shift = Point(x: shift.x + newOffset.x - offset.x, y: shift.y + newOffset.y - offset.y) }
    offset = newOffset
  }

  /// Scrolls to a place, whatever drove before.
  mutating func jump(to newOffset: Point) {
    rest()
    offset = newOffset
  }

  /// Folds the correction back: the adjustments are to tell the offset again.
  mutating func rest() {
    isDriven = false
    shift = .zero
  }
}

/// Where to scroll once there is a viewport.
nonisolated enum PendingPlace {
  case item(ItemIndex, ScrollPosition)
  case offset(Point)
}
