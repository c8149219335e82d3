/// The integer unit in which extents are stored.
///
/// Integer sums don't depend on the order of the additions. The frames after any sequence of changes therefore equal
/// those of a new layout to the last bit.
struct TickUnit: Hashable, Sendable {
  /// The number of ticks in a point.
  let ticksPerPoint: Double

  /// A hundred-millionth of a point, which represents decimal lengths exactly.
  static let fine = TickUnit(ticksPerPoint: 1e8)

  /// The maximum extent in ticks, which leaves space for sums: about three billion points even without snapping.
  static let maximumTicks = 1 << 58

  /// The points per tick if multiplication is as exact as division, which is the case for powers of two.
  private let pointsPerTick: Double?

  private init(ticksPerPoint: Double) {
    self.ticksPerPoint = ticksPerPoint
    let isExact = ticksPerPoint.significand == 1 && abs(ticksPerPoint.exponent) < 64
    pointsPerTick = isExact ? 1 / ticksPerPoint : nil
  }

  /// Creates the unit of an environment: the device pixel, because all measured lengths are whole pixels (rule R7), or
  /// ``fine`` if snapping is off.
  init(_ grid: PixelGrid) {
    self = grid.scale > 0 ? TickUnit(ticksPerPoint: grid.scale) : .fine
  }

  private var isPixel: Bool { self != .fine }

  func points(_ ticks: Int) -> Double {
    if let pointsPerTick { return Double(ticks) * pointsPerTick }
    return Double(ticks) / ticksPerPoint
  }

  /// Converts a measured length to ticks, rounding up to whole pixels so that text isn't cut off (rule R7).
  func ticks(measured length: Double) -> Int {
    let exact = Tolerance.length(length) * ticksPerPoint
    return Self.clamped(isPixel ? Tolerance.ceil(exact) : exact.rounded())
  }

  /// Returns the code of a valid measurement, rounded up to whole pixels.
  func code(measured length: Double) -> ExtentCode {
    ExtentCode(ticks: ticks(measured: length), isValid: true)
  }

  /// Converts a length to ticks, rounding down to whole pixels, or to the nearest tick if snapping is off.
  func ticks(within length: Double) -> Int {
    let exact = Tolerance.length(length) * ticksPerPoint
    return Self.clamped(isPixel ? Tolerance.floor(exact) : exact.rounded())
  }

  /// Converts ticks of another unit, rounding up.
  func ticks(_ ticks: Int, from other: TickUnit) -> Int {
    self == other ? ticks : self.ticks(measured: other.points(ticks))
  }

  private static func clamped(_ ticks: Double) -> Int {
    Tolerance.clampedFloor(ticks, in: 0...maximumTicks)
  }
}
