/// How the rules compare and round numbers (section "The rules, exactly": EPS, R1).
enum Tolerance {
  /// The EPS of the rules: far below a pixel, far above what binary fractions lose.
  static let epsilon = 1e-4

  /// No length is longer, in points: sums of lengths stay finite whatever is multiplied with an item count.
  static let longest = 1e12

  /// No section has more items: places of items can be multiplied and added without a thought.
  static let mostItems = 1 << 48

  /// A length as the layouts read it: negative and non-finite ones are 0 (rule R1).
  static func length(_ value: Double) -> Double {
    value > 0 && value.isFinite ? min(value, longest) : 0
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
    // The processors that a default build is for have no instruction for it. What is added leaves no room for a
    // fraction, so taking it away again gives the nearest whole number.
    let noFraction = 6_755_399_441_055_744.0
    guard all(values .< 0x1p51 .& values .> -0x1p51) else { return values.rounded(.down) }
    let nearest = (values + noFraction) - noFraction
    return nearest.replacing(with: nearest - 1, where: nearest .> values)
  }

  static func ceil(_ value: Double) -> Double {
    (value - epsilon).rounded(.up)
  }

  /// The whole number below a value, kept in a range; what is not a number gives the lower bound.
  static func wholeNumber(_ value: Double, in range: ClosedRange<Int>) -> Int {
    let whole = floor(value)
    // The conversion of the bound may round up to a number that `Int` does not hold, hence the strict comparison.
    guard whole > Double(range.lowerBound) else { return range.lowerBound }
    guard whole < Double(range.upperBound) else { return range.upperBound }
    return Int(whole)
  }
}
