import FloorplanLayout

/// Comparing, rounding and reading numbers according to the rules (EPS and R1), implemented separately for the
/// reference.
enum RuleArithmetic {
  static let epsilon = 1e-4

  /// The maximum length; longer ones are limited to it when they are read.
  static let longest = 1e12

  /// The engine's limit for the length of an item without snapping.
  static let longestExact = 0x1p58 / 1e8

  static func floor(_ quotient: Double) -> Double { (quotient + epsilon).rounded(.down) }

  static func ceil(_ quotient: Double) -> Double { (quotient - epsilon).rounded(.up) }

  static func isAtMost(_ left: Double, _ right: Double) -> Bool { left <= right + epsilon }

  /// Rule R1.
  static func length(_ value: Double) -> Double {
    if !value.isFinite || value < 0 { return 0 }
    return min(value, longest)
  }

  static func length(_ size: Size) -> Size {
    Size(width: length(size.width), height: length(size.height))
  }

  static func length(_ insets: Insets) -> Insets {
    Insets(
      top: length(insets.top), leading: length(insets.leading), bottom: length(insets.bottom),
      trailing: length(insets.trailing))
  }
}
