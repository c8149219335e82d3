/// A point of the line that is drawn for a stroke, with the width of the line at that point.
nonisolated struct InkPoint: Equatable {
  var x: Double
  var y: Double
  var width: Double

  /// Returns the width of the line: the stroke width for unknown pressure, and from half to one and a half times that
  /// for a known pressure.
  static func width(pressure: Double?, strokeWidth: Double) -> Double { strokeWidth * (0.5 + (pressure ?? 0.5)) }

  /// Returns a point between this one (0) and another one (1).
  private func between(_ other: InkPoint, _ share: Double) -> InkPoint {
    InkPoint(
      x: x + (other.x - x) * share, y: y + (other.y - y) * share, width: width + (other.width - width) * share)
  }

  private func distance(to other: InkPoint) -> Double {
    let (across, down) = (other.x - x, other.y - y)
    return (across * across + down * down).squareRoot()
  }

  /// Returns the smooth line for some points of a stroke.
  ///
  /// It consists of quadratic curves between the midpoints of neighboring points, with the point between them as the
  /// control point. The line therefore has no corners, and a new point changes only its end. So the line of a stroke is
  /// the line of its first points, followed by the line of the others.
  ///
  /// - Parameters:
  ///   - points: The points of the stroke.
  ///   - range: The range of the points to draw; other points only determine the ends.
  ///   - strokeWidth: The width of the line for unknown pressure, in points.
  /// - Returns: The line, from the midpoint before the first point of the range, or from the first point of the stroke.
  /// - Complexity: O(*n*) in the range.
  static func line(through points: [Signature.Point], in range: Range<Int>, strokeWidth: Double) -> [InkPoint] {
    let range = range.clamped(to: points.indices)
    guard let first = range.first else { return [] }
    func ink(_ index: Int) -> InkPoint {
      let point = points[index]
      return InkPoint(x: point.x, y: point.y, width: width(pressure: point.pressure, strokeWidth: strokeWidth))
    }
    func middle(before index: Int) -> InkPoint { ink(index - 1).between(ink(index), 0.5) }
    var line = [first == 0 ? ink(0) : middle(before: first)]
    for index in range {
      switch (index == 0, index == points.count - 1) {
      case (true, true): break
      case (true, false): line.append(middle(before: 1))
      case (false, true): line.append(ink(index))
      case (false, false):
        line += curve(from: middle(before: index), to: middle(before: index + 1), drawnTo: ink(index))
      }
    }
    return line
  }

  /// The maximum length of a straight segment of a curve, in points, and the maximum number of segments.
  private static let (maximumSegmentLength, maximumSegmentCount) = (3.0, 16)

  /// Returns the points of a quadratic curve after its start.
  private static func curve(from start: InkPoint, to end: InkPoint, drawnTo control: InkPoint) -> [InkPoint] {
    let length = start.distance(to: control) + control.distance(to: end)
    let count = min(max(1, Int((min(length, 1e6) / maximumSegmentLength).rounded(.up))), maximumSegmentCount)
    return (1...count).map { piece in
      let share = Double(piece) / Double(count)
      return start.between(control, share).between(control.between(end, share), share)
    }
  }
}
