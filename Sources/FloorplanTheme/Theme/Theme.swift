/// Everything that decides how components look: a palette, text styles, the parts tables with what is set in their
/// place, and a style sheet over all that.
///
/// Widgets and pages never read a palette: they ask ``resolve(_:state:variant:appearance:elevated:)`` for what CSS cannot say, and
/// the application loads ``css(for:)`` for the rest. What stands behind the answers can change without them.
public struct Theme: Sendable, Hashable {
  /// The standard look.
  public static let standard = Theme()

  /// What the colour tokens mean.
  ///
  /// What the style sheet redefines stays so, whatever palette is put here.
  public var palette: Palette { didSet { palette.sheet = sheet?.palette } }
  /// How large and how heavy the text styles are.
  public var textStyles: TextStyles
  /// What is set in place of the parts tables' values, by class path.
  var overrides: [String: [StyleSetting]] = [:]
  /// Whether the overrides set a font face or width.
  var overridesFaces = false
  /// What a style sheet says, above all that.
  package var sheet: SheetLayer? { didSet { palette.sheet = sheet?.palette } }

  /// The pictures of surfaces, as far as they have been found: CSS reads them by itself.
  package var pictures: [SheetImage: SurfacePicture] = [:]

  /// Makes a theme.
  ///
  /// - Parameters:
  ///   - palette: What the colour tokens mean.
  ///   - textStyles: How large and how heavy the text styles are.
  public init(palette: Palette = .standard, textStyles: TextStyles = .standard) {
    self.palette = palette
    self.textStyles = textStyles
  }

  /// The colour that a token means in this theme, for what is drawn by code.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - appearance: The appearance to read it in.
  ///   - elevated: Whether it stands on a raised surface (sheet, popover).
  /// - Returns: The colour.
  public func color(_ token: ColorToken, in appearance: Appearance, elevated: Bool = false) -> ThemeColor {
    palette.color(token, in: appearance, elevated: elevated)
  }
}
