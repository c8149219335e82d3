/// The strokes of a pen on a canvas.
///
///     let signature = Signature([[.init(x: 10, y: 20), .init(x: 60, y: 40)]], width: 300, height: 150)
///     let json = try JSONEncoder().encode(signature)
///     // {"width":300,"height":150,"strokes":[[[10,20,0],[60,40,0]]]}
///
/// A signature can always be drawn. It omits invalid points, moves points that are far outside the canvas closer to
/// it, and reduces more than ``maximumPointCount`` points to about the same line.
public nonisolated struct Signature: Hashable, Sendable, Codable {
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

  /// The path of the pen from touching the canvas to leaving it, as points in order; a single one is a dot.
  public typealias Stroke = [Point]

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
    let clean = strokes.map { $0.compactMap(validated) }
    self.strokes = Self.decimated(clean.filter { !$0.isEmpty })
  }

  /// Decodes a signature from the size of its canvas and a list of points for each stroke.
  ///
  /// - Throws: The error of the decoder if the data isn't a signature.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode([Stroke].self, forKey: .strokes), width: try container.decode(Double.self, forKey: .width),
      height: try container.decode(Double.self, forKey: .height))
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
    let total = strokes.reduce(0) { $0 + $1.count }
    guard total > maximumPointCount else { return strokes }
    let step = (total + maximumPointCount - 1) / maximumPointCount
    var remaining = maximumPointCount
    var kept: [Stroke] = []
    for stroke in strokes {
      var thin = stride(from: 0, to: stroke.count, by: step).map { stroke[$0] }
      if let last = stroke.last, (stroke.count - 1) % step != 0 { thin.append(last) }
      guard thin.count <= remaining else { break }
      remaining -= thin.count
      kept.append(thin)
    }
    return kept
  }

  /// Whether there are no strokes.
  public var isEmpty: Bool { strokes.isEmpty }
  /// The number of points of all strokes.
  ///
  /// - Complexity: O(*n*) in the strokes.
  public var pointCount: Int { strokes.reduce(0) { $0 + $1.count } }

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
    let points = strokes.joined()
    let (xs, ys) = (points.lazy.map(\.x), points.lazy.map(\.y))
    guard let left = xs.min(), let top = ys.min(), let right = xs.max(), let bottom = ys.max() else { return nil }
    return (left, top, right, bottom)
  }
}

nonisolated extension Signature.Point: Codable {
  /// Decodes a point from x, y and, if they are known, the time and the pressure.
  ///
  /// - Throws: The error of the decoder if the data isn't a point.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    let (x, y) = (try numbers.decode(Double.self), try numbers.decode(Double.self))
    let time = numbers.isAtEnd ? 0 : try numbers.decode(Double.self)
    let pressure = numbers.isAtEnd ? nil : try numbers.decode(Double.self)
    self.init(x: x, y: y, pressure: pressure, time: time)
  }

  /// Encodes x, y, the time and, if it is known, the pressure.
  ///
  /// - Throws: The error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [x, y, time] + [pressure].compactMap(\.self) { try numbers.encode(number) }
  }
}
