/// One of the ten pairs of a label colour and a surface that go together, without a judgement.
///
/// The raw value is the pair's number in the palette.
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

  /// The pair with a number; the nearest one for a number outside of 1...10.
  ///
  /// - Parameter number: The pair's number in the palette.
  public init(clamping number: Int) { self = Self.allCases[min(max(number, 1), Self.allCases.count) - 1] }

  /// The colour of texts and outlines.
  public var labelToken: ColorToken { Self.labelTokens[rawValue - 1] }

  /// The colour of the surface below such a text.
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
