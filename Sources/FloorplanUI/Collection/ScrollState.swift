import FloorplanLayout

/// The scroll position of a collection, in the content and in its adjustments.
///
/// When a measured height differs from its estimate, the origin of the content moves. The driver of the adjustments,
/// such as a wheel or a deceleration that sets successive targets, must not see its values change for that, or rows
/// would move by the correction as well. Therefore the correction is kept separately, and is applied to the adjustments
/// when they are at rest.
nonisolated struct ScrollState: Equatable {
  /// The origin of the viewport in content coordinates, in points.
  private(set) var offset = Point.zero
  /// The difference between ``offset`` and the adjustments' values.
  private(set) var shift = Point.zero
  /// Whether the last step went to larger coordinates.
  private(set) var isForward = true
  /// The number of scroll steps; corrections don't count.
  private(set) var stepCount = 0
  /// Whether something sets the adjustments in every frame.
  private(set) var isDriven = false

  /// The values of the adjustments.
  var values: Point { Point(x: offset.x - shift.x, y: offset.y - shift.y) }

  /// Scrolls by the distance that a driver moved the adjustments.
  mutating func drive(to values: Point) {
    isDriven = true
    stepCount += 1
    let target = Point(x: values.x + shift.x, y: values.y + shift.y)
    isForward = target.y != offset.y ? target.y > offset.y : target.x > offset.x
    offset = target
  }

  /// Moves the origin of the content without moving the visible items; the adjustments keep their values while they are
  /// driven.
  mutating func correct(to newOffset: Point) {
    if isDriven { shift = Point(x: shift.x + newOffset.x - offset.x, y: shift.y + newOffset.y - offset.y) }
    offset = newOffset
  }

  /// Scrolls to an offset, and ends driving.
  mutating func jump(to newOffset: Point) {
    end()
    stepCount += 1
    offset = newOffset
  }

  /// Applies the correction to the adjustments, so their values equal the offset.
  mutating func end() {
    isDriven = false
    shift = .zero
  }
}

/// The scroll target until the collection has a size.
nonisolated enum ScrollTarget {
  case item(ItemIndex, ScrollPosition)
  case offset(Point)
}
