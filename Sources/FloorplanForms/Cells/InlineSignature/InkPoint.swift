/// A place of the line that is drawn for a stroke, with how wide the line is there, in points.
nonisolated struct InkPoint: Equatable {
  var x: Double
  var y: Double
  var width: Double

  /// How wide a line is where the pen is pressed so strongly: from half of the width to one and a half of it, and just that
  /// wide where nobody knows.
  static func width(pressure: Double?, strokeWidth: Double) -> Double { strokeWidth * (0.5 + (pressure ?? 0.5)) }

  private init(x: Double, y: Double, width: Double) {
    self.x = x
    self.y = y
    self.width = width
  }

  private init(_ point: Signature.Point, strokeWidth: Double) {
    self.init(
      x: point.x, y: point.y, width: Self.width(pressure: point.pressure, strokeWidth: strokeWidth))
  }

  /// A place between this one and another: 0 here, 1 there.
  private func between(_ other: InkPoint, _ share: Double) -> InkPoint {
    InkPoint(
      x: x + (other.x - x) * share, y: y + (other.y - y) * share, width: width + (other.width - width) * share)
  }

  private func distance(to other: InkPoint) -> Double {
    let (across, down) = (other.x - x, other.y - y)
    return (across * across + down * down).squareRoot()
  }

  /// The smooth line for some places of a stroke.
  ///
  /// Between the middles of two neighbours runs a quadratic curve that the place between them draws to itself: it has no
  /// corners, and a further place changes nothing of the line but its end.  So the line of a stroke is that of its
  /// first places, followed by that of the others.
  ///
  /// - Parameters:
  ///   - points: The places of the stroke.
  ///   - range: Which of them; others are only looked at for the ends.
  ///   - strokeWidth: How wide the line is where the pressure is not known, in points.
  /// - Returns: The line, from the middle before the first of the places, or from the first place of the stroke, on.
  /// - Complexity: O(*n*) in the range.
  static func line(through points: [Signature.Point], in range: Range<Int>, strokeWidth: Double) -> [InkPoint] {
    let range = range.clamped(to: points.indices)
    guard let first = range.first else { return [] }
    func ink(_ index: Int) -> InkPoint { InkPoint(points[index], strokeWidth: strokeWidth) }
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

  /// How long a straight piece of a curve is at most, in points, and how many of them there are at most.
  private static let (longestPiece, mostPieces) = (3.0, 16)

  /// The places of a quadratic curve behind its start.
  private static func curve(from start: InkPoint, to end: InkPoint, drawnTo control: InkPoint) -> [InkPoint] {
    let length = start.distance(to: control) + control.distance(to: end)
    let count = min(max(1, Int((min(length, 1e6) / longestPiece).rounded(.up))), mostPieces)
    return (1...count).map { piece in
      let share = Double(piece) / Double(count)
      return start.between(control, share).between(control.between(end, share), share)
    }
  }
}
