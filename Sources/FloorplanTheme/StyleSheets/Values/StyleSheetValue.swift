/// What a declaration sets its property to.
public enum StyleSheetValue: Sendable, Hashable {
  /// A colour that is the same everywhere.
  case color(ThemeColor)
  /// A colour of the palette.
  case paletteColor(PaletteReference)
  /// A colour of the platform that has a light and a dark value, such as `systemBlue`.
  case dynamicColor(PaletteRow)
  /// A number; a length is in points.
  case number(Double)
  /// A whole number that isn't negative.
  case count(Int)
  /// A text style.
  case textStyle(TextStyle)
  /// A font of the sheet's or the system's, by its name.
  case fontName(String)
  /// The system's font in a weight as CSS counts it, italic or not.
  case systemFont(weight: Int, isItalic: Bool)
  /// A weight as CSS counts it, 1...1000.
  case weight(Int)
  /// Where the lines of a text stand.
  case alignment(TextAlignment)
  /// True or false.
  case boolean(Bool)
  /// Lengths at the four edges in points.
  case box(top: Double, right: Double, bottom: Double, left: Double)
  /// A way to the right and down in points.
  case offset(x: Double, y: Double)
  /// The name of an image with the folders before it.
  case image(String)
  /// One of the words that the property has.
  case keyword(String)
  /// Names.
  case names([String])
  /// The value of a property that isn't known, as it was written.
  case text(String)

  /// The colour that the value is, where it is one.
  ///
  /// - Parameters:
  ///   - palette: What the colours with a role mean.
  ///   - appearance: The appearance to read it in.
  ///   - elevated: Whether it stands on a raised surface.
  /// - Returns: The colour, or nil where the value is none.
  public func color(in palette: Palette, appearance: Appearance, elevated: Bool = false) -> ThemeColor? {
    switch self {
    case .color(let color): color
    case .paletteColor(let reference): reference.color(in: palette, appearance: appearance, elevated: elevated)
    case .dynamicColor(let row): row[appearance]
    default: nil
    }
  }
}
