/// What was written with a pen: strokes on a canvas of some size.
///
///     let signature = Signature([.init(points: [.init(x: 10, y: 20), .init(x: 60, y: 40)])], width: 300, height: 150)
///     let json = try JSONEncoder().encode(signature)
///
/// Whatever it is made of, it can be drawn: what is no place is left out, what lies far out of the canvas is brought to its
/// surroundings, and of more than ``mostPoints`` places as many are kept as give the same line.
public nonisolated struct Signature: Hashable, Sendable {
  /// A place of the pen.
  public struct Point: Hashable, Sendable {
    /// How far from the left edge of the canvas, in points.
    public let x: Double
    /// How far below the upper edge of the canvas, in points.
    public let y: Double
    /// How strongly the pen was pressed, 0...1; nil for what doesn't tell, such as a mouse.
    public let pressure: Double?
    /// When, in seconds since the pen first touched the canvas.
    public let time: Double

    /// A place of the pen, of which nothing is checked.
    public init(x: Double, y: Double, pressure: Double? = nil, time: Double = 0) {
      self.x = x
      self.y = y
      self.pressure = pressure
      self.time = time
    }
  }

  /// The way of the pen from where it went down to where it went up.
  public struct Stroke: Hashable, Sendable {
    /// Its places, in order; a single one is a dot.
    public let points: [Point]

    /// A way through places.
    public init(points: [Point]) { self.points = points }
  }

  /// The strokes, in the order in which they were drawn; none is empty.
  public private(set) var strokes: [Stroke]
  /// How wide the canvas was, in points, 1...16384.
  public let width: Double
  /// How high the canvas was, in points, 1...16384.
  public let height: Double

  /// The most places of all strokes together: a person needs hours for so many.
  public static let mostPoints = 100_000
  private static let sides = 1.0...16_384.0

  /// Strokes on a canvas.
  ///
  /// - Parameters:
  ///   - strokes: The strokes.
  ///   - width: How wide the canvas was, in points; kept within 1...16384.
  ///   - height: How high it was, in points; kept within 1...16384.
  public init(_ strokes: [Stroke] = [], width: Double, height: Double) {
    func side(_ length: Double) -> Double {
      length.isNaN ? Self.sides.lowerBound : min(max(length, Self.sides.lowerBound), Self.sides.upperBound)
    }
    self.width = side(width)
    self.height = side(height)
    self.strokes = []
    let clean = strokes.map { stroke in Stroke(points: stroke.points.compactMap { checked($0) }) }
    self.strokes = Self.thinned(clean.filter { !$0.points.isEmpty })
  }

  /// The place as it can be drawn, nil for none.
  func checked(_ point: Point) -> Point? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    // What is out of sight need not be known exactly, and cairo counts with 24 bits.
    return Point(
      x: min(max(point.x, -width), 2 * width), y: min(max(point.y, -height), 2 * height),
      pressure: point.pressure.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil },
      time: point.time.isFinite && point.time > 0 ? point.time : 0)
  }

  /// Strokes with no more than ``mostPoints`` places: of longer ones each so manieth place and the last, and where there are
  /// too many strokes for that, the first ones.
  private static func thinned(_ strokes: [Stroke]) -> [Stroke] {
    let total = strokes.reduce(0) { $0 + $1.points.count }
    guard total > mostPoints else { return strokes }
    let step = (total + mostPoints - 1) / mostPoints
    var room = mostPoints
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

  /// Whether nothing was written.
  public var isEmpty: Bool { strokes.isEmpty }
  /// How many places all strokes have.
  ///
  /// - Complexity: O(*n*) in the strokes.
  public var pointCount: Int { strokes.reduce(0) { $0 + $1.points.count } }

  /// Adds a stroke on top of the others.
  ///
  /// - Complexity: O(*n*) in the places.
  public mutating func append(_ stroke: Stroke) {
    self = Signature(strokes + [stroke], width: width, height: height)
  }

  /// Takes the last stroke away, if there is one.
  public mutating func removeLastStroke() { if !strokes.isEmpty { strokes.removeLast() } }

  /// The least box that all places are in; nil where there is none.
  ///
  /// - Complexity: O(*n*) in the places.
  public var bounds: (left: Double, top: Double, right: Double, bottom: Double)? {
    guard let first = strokes.first?.points.first else { return nil }
    var box = (left: first.x, top: first.y, right: first.x, bottom: first.y)
    for point in strokes.lazy.flatMap(\.points) {
      box = (min(box.left, point.x), min(box.top, point.y), max(box.right, point.x), max(box.bottom, point.y))
    }
    return box
  }
}
