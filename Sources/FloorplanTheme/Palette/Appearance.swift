/// A version of a palette: light, dark, or either with high contrast.
///
/// The raw values are used in addresses and on the command line, as in `theme=hc-dark`.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark
  /// Light surfaces with high contrast.
  case highContrastLight = "hc-light"
  /// Dark surfaces with high contrast.
  case highContrastDark = "hc-dark"

  /// Whether surfaces are dark.
  public var isDark: Bool { self == .dark || self == .highContrastDark }

  /// Whether the contrast is high.
  public var isHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }

  /// Makes the appearance with these traits.
  ///
  /// - Parameters:
  ///   - isDark: Whether surfaces are dark.
  ///   - isHighContrast: Whether the contrast is high.
  public init(isDark: Bool, isHighContrast: Bool) {
    self = Self.allCases.first { $0.isDark == isDark && $0.isHighContrast == isHighContrast } ?? .light
  }
}
