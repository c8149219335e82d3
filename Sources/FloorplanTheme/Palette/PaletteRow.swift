/// The values of one token in a palette: one for each appearance, and one for raised dark surfaces.
public struct PaletteRow: Sendable, Hashable {
  /// The value in the light appearance.
  public let light: ThemeColor
  /// The value in the dark appearance.
  public let dark: ThemeColor
  /// The value on dark surfaces that stand above others (sheets, popovers), or nil where the dark value serves.
  public let darkElevated: ThemeColor?
  /// The value in the light appearance with increased contrast.
  public let highContrastLight: ThemeColor
  /// The value in the dark appearance with increased contrast.
  public let highContrastDark: ThemeColor

  /// Makes a row from its values.
  ///
  /// - Parameters:
  ///   - light: The value in the light appearance.
  ///   - dark: The value in the dark appearance.
  ///   - darkElevated: The value on raised dark surfaces, nil where the dark value serves.
  ///   - highContrastLight: The value in the light appearance with increased contrast.
  ///   - highContrastDark: The value in the dark appearance with increased contrast.
  public init(
    light: ThemeColor, dark: ThemeColor, darkElevated: ThemeColor? = nil, highContrastLight: ThemeColor,
    highContrastDark: ThemeColor
  ) {
    self.light = light
    self.dark = dark
    self.darkElevated = darkElevated
    self.highContrastLight = highContrastLight
    self.highContrastDark = highContrastDark
  }

  /// The value in an appearance on an ordinary surface.
  ///
  /// - Parameter appearance: Which of the four.
  public subscript(appearance: Appearance) -> ThemeColor {
    switch appearance {
    case .light: light
    case .dark: dark
    case .highContrastLight: highContrastLight
    case .highContrastDark: highContrastDark
    }
  }
}
