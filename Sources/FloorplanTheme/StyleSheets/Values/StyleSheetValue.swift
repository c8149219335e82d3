/// The typed value of a declaration.
public enum StyleSheetValue: Sendable, Hashable {
  /// A value of a part's property.
  case style(StyleValue)
  /// A number, whose meaning depends on the property; lengths are in points.
  case number(Double)
  /// A keyword of the property.
  case keyword(String)
  /// A list of names.
  case names([String])
  /// The value of an unknown property, as written.
  case text(String)

  /// Returns the color of the value.
  ///
  /// - Parameters:
  ///   - palette: The values of the semantic colors.
  ///   - appearance: The appearance.
  ///   - elevated: Whether the color is on an elevated surface.
  /// - Returns: The color, or nil if the value isn't a color.
  public func color(in palette: Palette, appearance: Appearance, elevated: Bool = false) -> ThemeColor? {
    guard case .style(let value) = self else { return nil }
    return Theme(palette: palette).plainColor(value, in: appearance, elevated: elevated)
  }
}
