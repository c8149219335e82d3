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

  /// The color of texts and outlines.
  public var labelToken: ColorToken { Self.labelTokens[rawValue - 1] }

  /// The color of the surface below a text.
  public var backgroundToken: ColorToken { Self.backgroundTokens[rawValue - 1] }

  private static let labelTokens: [ColorToken] = [
    .accentLabel1, .accentLabel2, .accentLabel3, .accentLabel4, .accentLabel5, .accentLabel6, .accentLabel7,
    .accentLabel8, .accentLabel9, .accentLabel10,
  ]
  private static let backgroundTokens: [ColorToken] = [
    .accentBackground1, .accentBackground2, .accentBackground3, .accentBackground4, .accentBackground5,
    .accentBackground6, .accentBackground7, .accentBackground8, .accentBackground9, .accentBackground10,
  ]
}
