/// One of the four looks that every palette has values for.
///
/// The raw values are the words of addresses and command lines (`theme=hc-dark`).
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark
  /// Light surfaces with increased contrast.
  case highContrastLight = "hc-light"
  /// Dark surfaces with increased contrast.
  case highContrastDark = "hc-dark"

  /// Whether surfaces are dark.
  public var isDark: Bool { self == .dark || self == .highContrastDark }

  /// Whether contrast is increased.
  public var isHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }

  /// The appearance that has these two traits.
  ///
  /// - Parameters:
  ///   - isDark: Whether surfaces are dark.
  ///   - isHighContrast: Whether contrast is increased.
  public init(isDark: Bool, isHighContrast: Bool) {
    self =
      switch (isDark, isHighContrast) {
      case (false, false): .light
      case (true, false): .dark
      case (false, true): .highContrastLight
      case (true, true): .highContrastDark
      }
  }
}
