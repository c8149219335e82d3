import FloorplanLayout

/// How the rules compare, round and read numbers (EPS and R1), written down once more for the reference.
enum RuleArithmetic {
  static let epsilon = 1e-4

  /// The longest single length, in points: the code base limits what it reads to it.
  static let longest = 1e12

  /// What the engine limits the length of an item to where it does not count in pixels.
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
