/// Everything that decides how components look: a palette today, style sheets over it later.
///
/// Widgets and pages never read a palette: they ask ``resolve(_:state:variant:appearance:elevated:)`` for what CSS cannot say, and
/// the application loads ``css(for:)`` for the rest. What stands behind the answers can change without them.
public struct Theme: Sendable, Hashable {
  /// The standard look.
  public static let standard = Theme()

  /// What the colour tokens mean.
  public var palette: Palette

  /// Makes a theme.
  ///
  /// - Parameter palette: What the colour tokens mean.
  public init(palette: Palette = .standard) {
    self.palette = palette
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
