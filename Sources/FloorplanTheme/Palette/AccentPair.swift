/// A pair of a label color and a background color without a semantic.
///
/// The raw value is the number of the pair in the palette, from 1 to 10.
public enum AccentPair: Int, Sendable, Hashable, CaseIterable {
  /// Pair 1.
  case mango = 1
  /// Pair 2.
  case red
  /// Pair 3.
  case raspberry
  /// Pair 4.
  case pink
  /// Pair 5.
  case indigo
  /// Pair 6.
  case blue
  /// Pair 7.
  case teal
  /// Pair 8.
  case green
  /// Pair 9.
  case violet
  /// Pair 10.
  case grey

  /// Makes the pair with a number, which is clamped to 1...10.
  ///
  /// - Parameter number: The number of the pair in the palette.
  public init(clamping number: Int) { self = Self.allCases[min(max(number, 1), Self.allCases.count) - 1] }

  /// Makes the pair for a name, such as that of a person, which is the same each time.
  ///
  /// - Parameter name: The name.
  public init(for name: String) {
    let hash = name.unicodeScalars.reduce(UInt32(0)) { $0 &* 31 &+ $1.value }
    self = Self.allCases[Int(hash % UInt32(Self.allCases.count))]
  }

  /// The color of texts and outlines.
  public var labelToken: ColorToken { Self.tokens[rawValue - 1] }

  /// The color of the surface below a text.
  public var backgroundToken: ColorToken { Self.tokens[Self.allCases.count + rawValue - 1] }

  /// The labels of all pairs, then the backgrounds.
  private static let tokens = PaletteGroup.accents.names.compactMap(ColorToken.init)
}
