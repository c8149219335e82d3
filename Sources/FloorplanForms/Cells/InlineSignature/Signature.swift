/// The strokes of a pen on a canvas.
///
///     let signature = Signature([.init(points: [.init(x: 10, y: 20), .init(x: 60, y: 40)])], width: 300, height: 150)
///     let json = try JSONEncoder().encode(signature)
///
/// A signature can always be drawn. It omits invalid points, moves points that are far outside the canvas closer to
/// it, and reduces more than ``maximumPointCount`` points to about the same line.
public nonisolated struct Signature: Hashable, Sendable {
  /// A position of the pen.
  public struct Point: Hashable, Sendable {
    /// The distance from the left edge of the canvas, in points.
    public let x: Double
    /// The distance from the upper edge of the canvas, in points.
    public let y: Double
    /// The pressure from 0 to 1, or nil if the device doesn't report it, such as a mouse.
    public let pressure: Double?
    /// The time in seconds since the pen first touched the canvas.
    public let time: Double

    /// Creates a point without validating it.
    public init(x: Double, y: Double, pressure: Double? = nil, time: Double = 0) {
      self.x = x
      self.y = y
      self.pressure = pressure
      self.time = time
    }
  }

  /// The path of the pen from touching the canvas to leaving it.
  public struct Stroke: Hashable, Sendable {
    /// The points in order; a single one is a dot.
    public let points: [Point]

    /// Creates a stroke through points.
    public init(points: [Point]) { self.points = points }
  }

  /// The strokes in drawing order, none of them empty.
  public private(set) var strokes: [Stroke]
  /// The width of the canvas in points, from 1 to 16384.
  public let width: Double
  /// The height of the canvas in points, from 1 to 16384.
  public let height: Double

  /// The maximum number of points of all strokes together, which take hours to draw.
  public static let maximumPointCount = 100_000
  private static let sides = 1.0...16_384.0

  /// Creates a signature.
  ///
  /// - Parameters:
  ///   - strokes: The strokes.
  ///   - width: The width of the canvas in points, clamped to 1...16384.
  ///   - height: The height of the canvas in points, clamped to 1...16384.
  public init(_ strokes: [Stroke] = [], width: Double, height: Double) {
    func side(_ length: Double) -> Double {
      length.isNaN ? Self.sides.lowerBound : min(max(length, Self.sides.lowerBound), Self.sides.upperBound)
    }
    self.width = side(width)
    self.height = side(height)
    self.strokes = []
    let clean = strokes.map { stroke in Stroke(points: stroke.points.compactMap { validated($0) }) }
    self.strokes = Self.decimated(clean.filter { !$0.points.isEmpty })
  }

  /// Returns the point in a form that can be drawn, or nil if it is invalid.
  func validated(_ point: Point) -> Point? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    // Points outside the canvas need no precision, and cairo's coordinates have 24 bits.
    return Point(
      x: min(max(point.x, -width), 2 * width), y: min(max(point.y, -height), 2 * height),
      pressure: point.pressure.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil },
      time: point.time.isFinite && point.time > 0 ? point.time : 0)
  }

  /// Returns the strokes with at most ``maximumPointCount`` points: every *n*th point of a stroke and the last one, and
  /// only the first strokes if there are too many of them.
  private static func decimated(_ strokes: [Stroke]) -> [Stroke] {
    let total = strokes.reduce(0) { $0 + $1.points.count }
    guard total > maximumPointCount else { return strokes }
    let step = (total + maximumPointCount - 1) / maximumPointCount
    var room = maximumPointCount
    var kept: [Stroke] = []
    for stroke in strokes {
      let points = stroke.points
      var thin = stride(from: 0, to: points.count, by: step).map { points[$0] }
      if let last = points.last, (points.count - 1) % step != 0 { thin.append(last) }
      guard thin.count <= room else { break }
      room -= thin.count
      kept.append(Stroke(points: thin))
    }
    return kept
  }

  /// Whether there are no strokes.
  public var isEmpty: Bool { strokes.isEmpty }
  /// The number of points of all strokes.
  ///
  /// - Complexity: O(*n*) in the strokes.
  public var pointCount: Int { strokes.reduce(0) { $0 + $1.points.count } }

  /// Appends a stroke.
  ///
  /// - Complexity: O(*n*) in the points.
  public mutating func append(_ stroke: Stroke) {
    self = Signature(strokes + [stroke], width: width, height: height)
  }

  /// Removes the last stroke, if there is one.
  public mutating func removeLastStroke() { if !strokes.isEmpty { strokes.removeLast() } }

  /// The smallest rectangle that contains all points, or nil if there are none.
  ///
  /// - Complexity: O(*n*) in the points.
  public var bounds: (left: Double, top: Double, right: Double, bottom: Double)? {
    guard let first = strokes.first?.points.first else { return nil }
    var box = (left: first.x, top: first.y, right: first.x, bottom: first.y)
    for point in strokes.lazy.flatMap(\.points) {
      box = (min(box.left, point.x), min(box.top, point.y), max(box.right, point.x), max(box.bottom, point.y))
    }
    return box
  }
}
