/// The comparison and rounding of numbers in the rules (rules EPS and R1).
enum Tolerance {
  /// The EPS of the rules: far below a pixel, far above the rounding errors of binary fractions.
  static let epsilon = 1e-4

  /// The maximum length in points, which keeps sums finite after multiplication by an item count.
  static let maximumLength = 1e12

  /// The maximum number of items in a section, which rules out overflow in index arithmetic.
  static let maximumItemCount = 1 << 48

  /// Returns a length as the layouts use it: negative and non-finite values count as 0 (rule R1).
  static func length(_ value: Double) -> Double {
    value > 0 && value.isFinite ? min(value, maximumLength) : 0
  }

  static func length(_ size: Size) -> Size {
    Size(width: length(size.width), height: length(size.height))
  }

  static func length(_ insets: Insets) -> Insets {
    Insets(
      top: length(insets.top), leading: length(insets.leading), bottom: length(insets.bottom),
      trailing: length(insets.trailing))
  }

  static func floor(_ value: Double) -> Double {
    (value + epsilon).rounded(.down)
  }

  @inline(__always)
  static func floor(_ values: SIMD4<Double>) -> SIMD4<Double> {
    let values = values + epsilon
    // The baseline instruction set has no SIMD rounding. Adding the constant leaves no bits for a fraction, so
    // subtracting it again yields the nearest integer.
    let roundingConstant = 6_755_399_441_055_744.0
    guard all(values .< 0x1p51 .& values .> -0x1p51) else { return values.rounded(.down) }
    let nearest = (values + roundingConstant) - roundingConstant
    return nearest.replacing(with: nearest - 1, where: nearest .> values)
  }

  static func ceil(_ value: Double) -> Double {
    (value - epsilon).rounded(.up)
  }

  /// Returns the integer below a value, clamped to a range; NaN yields the lower bound.
  static func clampedFloor(_ value: Double, in range: ClosedRange<Int>) -> Int {
    let whole = floor(value)
    // Converting the bound may round it up to a number beyond `Int`, hence the strict comparison.
    guard whole > Double(range.lowerBound) else { return range.lowerBound }
    guard whole < Double(range.upperBound) else { return range.upperBound }
    return Int(whole)
  }
}
