/// The value of one property of a part in one state, as a parts table gives it.
public struct StyleSetting: Sendable, Hashable {
  /// What is set.
  public let property: StyleProperty
  /// The state in which it holds.
  public let state: StyleState
  /// The meaning with which it holds, or nil for every one.
  public let variant: StyleVariant?
  /// What it is set to.
  public let value: StyleValue

  /// Makes a setting.
  ///
  /// - Parameters:
  ///   - property: What is set.
  ///   - value: What it is set to.
  ///   - state: The state in which it holds.
  ///   - variant: The meaning with which it holds, nil for every one.
  public init(
    _ property: StyleProperty, _ value: StyleValue, in state: StyleState = .normal, variant: StyleVariant? = nil
  ) {
    self.property = property
    self.value = value
    self.state = state
    self.variant = variant
  }
}

/// What a parts table, or a theme in its place, sets a property to.
public enum StyleValue: Sendable, Hashable {
  /// A colour of the palette.
  case color(ColorToken)
  /// A colour that is the same in every appearance.
  case literal(ThemeColor)
  /// A translucent colour of the palette, laid over the value that the same property has in the normal state.
  ///
  /// A cell is one surface: to replace its background by a translucent fill would show what stands behind the cell.
  case overlay(ColorToken)
  /// A translucent colour of the palette, laid over another one.
  ///
  /// For parts that cover a surface which is another part's.
  case layer(ColorToken, over: ColorToken)
  /// A text style.
  case textStyle(TextStyle)
  /// The name of a font family.
  case fontFamily(String)
  /// The size of a text in points, before the text scale: above 0.
  case fontSize(Double)
  /// A font weight as CSS counts it, 1...1000.
  case weight(Int)
  /// The most lines that a text takes; 0 is no limit.
  case lineLimit(Int)
  /// Where the lines of a text stand.
  case alignment(TextAlignment)
  /// An opacity, 0...1.
  case opacity(Double)
}
