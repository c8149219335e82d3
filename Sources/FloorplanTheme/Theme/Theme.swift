/// The style of all components: a palette, text styles, values that override the parts tables, and a style sheet over
/// all of them.
///
/// Widgets and pages never read a palette. They call ``resolve(_:state:variant:appearance:elevated:)`` for values that
/// CSS can't express, and the app loads ``css(for:)`` for the rest. The implementation can change without affecting
/// them.
public struct Theme: Sendable, Hashable {
  /// The standard theme.
  public static let standard = Theme()

  /// The values of the color tokens.
  ///
  /// Colors that the style sheet redefines stay redefined in a new palette.
  public var palette: Palette { didSet { palette.sheet = sheet?.palette } }
  /// The fonts of the text styles.
  ///
  /// Values that the style sheet sets for a style stay in new ones.
  public var textStyles: TextStyles { didSet { textStyles.sheet = sheet?.textStyles ?? [:] } }
  /// The density that the user or the app has chosen; nil for that of the style sheet, or else ``defaultDensity``.
  public var selectedDensity: Density?
  /// The density if neither ``selectedDensity`` nor the style sheet sets one, such as the one that suits the input
  /// devices.
  public var defaultDensity = Density.cozy
  /// The values that override the parts tables, by class path.
  var overrides: [String: [StyleSetting]] = [:]
  /// Whether the overrides set a font face or width.
  var overridesFaces = false
  /// Whether the overrides set the space between letters.
  var overridesSpacing = false
  /// The settings of the style sheet, which override everything else.
  package var sheet: SheetLayer? {
    didSet {
      palette.sheet = sheet?.palette
      textStyles.sheet = sheet?.textStyles ?? [:]
    }
  }

  /// The loaded pictures of surfaces, which CSS reads by address.
  package var pictures: [SheetImage: SurfacePicture] = [:]
  /// Whether surfaces have pictures, loaded or not.
  var displaysPictures: Bool { sheet?.setsPictures == true }

  /// The density of the components.
  public var density: Density { selectedDensity ?? sheet?.density ?? defaultDensity }

  /// Makes a theme.
  ///
  /// - Parameters:
  ///   - palette: The values of the color tokens.
  ///   - textStyles: The fonts of the text styles.
  public init(palette: Palette = .standard, textStyles: TextStyles = .standard) {
    self.palette = palette
    self.textStyles = textStyles
  }

  /// Returns the color of a token in this theme, for custom drawing.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - appearance: The appearance.
  ///   - elevated: Whether the color is on an elevated surface (sheet, popover).
  /// - Returns: The color.
  public func color(_ token: ColorToken, in appearance: Appearance, elevated: Bool = false) -> ThemeColor {
    palette.color(token, in: appearance, elevated: elevated)
  }
}
