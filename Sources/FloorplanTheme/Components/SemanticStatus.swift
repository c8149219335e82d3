/// A semantic variant of a part, which a widget sets with an additional CSS class.
///
/// The raw value is the class. For example, a status label with the class `negative` is in the color of errors.
public enum SemanticStatus: String, Sendable, Hashable, CaseIterable {
  /// An error or a negative status.
  case negative
  /// A warning.
  case critical
  /// A success or a positive status.
  case positive
  /// Information.
  case informative
  /// A neutral status.
  case neutral

  /// The color of texts and icons.
  public var labelToken: ColorToken {
    switch self {
    case .negative: .negativeLabel
    case .critical: .criticalLabel
    case .positive: .positiveLabel
    case .informative: .informativeLabel
    case .neutral: .neutralLabel
    }
  }

  /// The color of a surface.
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
