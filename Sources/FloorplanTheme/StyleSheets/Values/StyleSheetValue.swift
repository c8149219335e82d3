/// What a declaration sets its property to.
public enum StyleSheetValue: Sendable, Hashable {
  /// A value as parts have it.
  case style(StyleValue)
  /// A number, which each property understands in its own way; a length is in points.
  case number(Double)
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
    guard case .style(let value) = self else { return nil }
    return Theme(palette: palette).plainColor(value, in: appearance, elevated: elevated)
  }
}
