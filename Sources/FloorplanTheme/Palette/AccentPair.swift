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
  public var labelToken: ColorToken {
    switch self {
    case .mango: .accentLabel1
    case .red: .accentLabel2
    case .raspberry: .accentLabel3
    case .pink: .accentLabel4
    case .indigo: .accentLabel5
    case .blue: .accentLabel6
    case .teal: .accentLabel7
    case .green: .accentLabel8
    case .violet: .accentLabel9
    case .grey: .accentLabel10
    }
  }

  /// The colour of the surface below such a text.
  public var backgroundToken: ColorToken {
    switch self {
    case .mango: .accentBackground1
    case .red: .accentBackground2
    case .raspberry: .accentBackground3
    case .pink: .accentBackground4
    case .indigo: .accentBackground5
    case .blue: .accentBackground6
    case .teal: .accentBackground7
    case .green: .accentBackground8
    case .violet: .accentBackground9
    case .grey: .accentBackground10
    }
  }
}
