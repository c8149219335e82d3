/// The unit in which extents of items are stored: whole numbers of it.
///
/// Sums of whole numbers do not depend on the order of adding, so frames after any sequence of changes are those of a
/// layout that was made anew, to the last bit.
struct TickUnit: Hashable, Sendable {
  /// The number of ticks in a point.
  let ticksPerPoint: Double

  /// A hundred millionth of a point: decimal lengths come back as they were given.
  static let fine = TickUnit(ticksPerPoint: 1e8)

  /// No extent is longer, in ticks, so that sums have room: some three billion points even where nothing is snapped.
  static let longest = 1 << 58

  /// The points of a tick, where multiplying with them is the same as dividing, to the last bit: for powers of two.
  private let pointsPerTick: Double?

  private init(ticksPerPoint: Double) {
    self.ticksPerPoint = ticksPerPoint
    let isExact = ticksPerPoint.significand == 1 && abs(ticksPerPoint.exponent) < 64
    pointsPerTick = isExact ? 1 / ticksPerPoint : nil
  }

  /// The device pixel, which all measured lengths are multiples of (rule R7), or ``fine`` where nothing is snapped.
  init(_ grid: PixelGrid) {
    self = grid.scale > 0 ? TickUnit(ticksPerPoint: grid.scale) : .fine
  }

  private var isPixel: Bool { self != .fine }

  func points(_ ticks: Int) -> Double {
    if let pointsPerTick { return Double(ticks) * pointsPerTick }
    return Double(ticks) / ticksPerPoint
  }

  /// A length that the host measured: whole pixels, rounded up because text must not be cut (rule R7).
  func ticks(measured length: Double) -> Int {
    let exact = Tolerance.length(length) * ticksPerPoint
    return Self.clamped(isPixel ? Tolerance.ceil(exact) : exact.rounded())
  }

  /// The pixels that do not exceed a length; where nothing is snapped, the nearest ticks.
  func ticks(within length: Double) -> Int {
    let exact = Tolerance.length(length) * ticksPerPoint
    return Self.clamped(isPixel ? Tolerance.floor(exact) : exact.rounded())
  }

  /// The same length in another unit, rounded up.
  func ticks(_ ticks: Int, from other: TickUnit) -> Int {
    self == other ? ticks : self.ticks(measured: other.points(ticks))
  }

  private static func clamped(_ ticks: Double) -> Int {
    Tolerance.wholeNumber(ticks, in: 0...longest)
  }
}
