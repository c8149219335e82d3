/// A meaning that a widget gives one of its parts by a further CSS class.
///
/// The raw value is that class: a status label with the class `negative` shows in the colour of errors.
public enum StyleVariant: String, Sendable, Hashable, CaseIterable {
  /// An error, something bad.
  case negative
  /// A warning.
  case critical
  /// A success, something good.
  case positive
  /// Information.
  case informative
  /// A status without a judgement.
  case neutral

  /// The colour that the meaning has in texts and icons.
  public var labelToken: ColorToken {
    switch self {
    case .negative: .negativeLabel
    case .critical: .criticalLabel
    case .positive: .positiveLabel
    case .informative: .informativeLabel
    case .neutral: .neutralLabel
    }
  }

  /// The colour of a surface with the meaning.
  var backgroundToken: ColorToken {
    switch self {
    case .negative: .negativeBackground
    case .critical: .criticalBackground
    case .positive: .positiveBackground
    case .informative: .informationBackground
    case .neutral: .neutralBackground
    }
  }
}
