/// The values of a token in a palette: one for each appearance, and one for elevated dark surfaces.
public struct PaletteRow: Sendable, Hashable {
  /// The value in the light appearance.
  public let light: ThemeColor
  /// The value in the dark appearance.
  public let dark: ThemeColor
  /// The value on elevated dark surfaces (sheets, popovers), or nil for the dark value.
  public let darkElevated: ThemeColor?
  /// The value in the light appearance with high contrast.
  public let highContrastLight: ThemeColor
  /// The value in the dark appearance with high contrast.
  public let highContrastDark: ThemeColor

  /// Makes a row from its values.
  ///
  /// - Parameters:
  ///   - light: The value in the light appearance.
  ///   - dark: The value in the dark appearance.
  ///   - darkElevated: The value on elevated dark surfaces, or nil for the dark value.
  ///   - highContrastLight: The value in the light appearance with high contrast, or nil for the light value.
  ///   - highContrastDark: The value in the dark appearance with high contrast, or nil for the dark value.
  public init(
    light: ThemeColor, dark: ThemeColor, darkElevated: ThemeColor? = nil, highContrastLight: ThemeColor? = nil,
    highContrastDark: ThemeColor? = nil
  ) {
    self.light = light
    self.dark = dark
    self.darkElevated = darkElevated
    self.highContrastLight = highContrastLight ?? light
    self.highContrastDark = highContrastDark ?? dark
  }

  /// The value in an appearance on a normal surface.
  ///
  /// - Parameter appearance: The appearance.
  public subscript(appearance: Appearance) -> ThemeColor {
    switch appearance {
    case .light: light
    case .dark: dark
    case .highContrastLight: highContrastLight
    case .highContrastDark: highContrastDark
    }
  }
}
