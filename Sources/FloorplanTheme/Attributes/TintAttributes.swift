/// Attributes that code sets for a part of one widget.
///
/// They override the parts table, and a style sheet overrides them ("Customize Style Using tintAttributes" in the SAP
/// Fiori for iOS documentation).
///
/// An attribute that is nil is not set.
public struct TintAttributes: Sendable, Hashable {
  /// The color of a text, an icon or a progress indicator.
  public var foregroundColor: StyleColor?
  /// The font of a text.
  public var font: StyleFont?
  /// The color of the border of a text, field, button or cell (`fuiBorderColor` in the SAP Fiori for iOS
  /// documentation).
  public var borderColor: StyleColor?

  /// Makes attributes; by default, none is set.
  ///
  /// - Parameters:
  ///   - foregroundColor: The color of a text, an icon or a progress indicator.
  ///   - font: The font of a text.
  ///   - borderColor: The color of the border.
  public init(foregroundColor: StyleColor? = nil, font: StyleFont? = nil, borderColor: StyleColor? = nil) {
    self.foregroundColor = foregroundColor
    self.font = font
    self.borderColor = borderColor
  }

  /// Whether no attribute is set.
  public var isEmpty: Bool { self == TintAttributes() }

  /// Returns the attributes, overridden by others.
  ///
  /// - Parameter others: The attributes that take precedence.
  /// - Returns: The combined attributes.
  public func merging(_ others: TintAttributes) -> TintAttributes {
    TintAttributes(
      foregroundColor: others.foregroundColor ?? foregroundColor, font: others.font ?? font,
      borderColor: others.borderColor ?? borderColor)
  }
}

/// A color that code sets.
public enum StyleColor: Sendable, Hashable {
  /// A palette color, which follows the theme and the appearance.
  case palette(ColorToken)
  /// A color with the same value in all appearances.
  case literal(ThemeColor)
  /// A color with a value for each appearance.
  case dynamic(PaletteRow)

  /// Returns a color with one value for the two light appearances and another one for the two dark appearances.
  ///
  /// - Parameters:
  ///   - light: The color in the light appearances.
  ///   - dark: The color in the dark appearances.
  /// - Returns: The dynamic color.
  public static func dynamic(light: ThemeColor, dark: ThemeColor) -> StyleColor {
    .dynamic(PaletteRow(light: light, dark: dark))
  }

  var value: StyleValue {
    switch self {
    case .palette(let token): .color(token)
    case .literal(let color): .literal(color)
    case .dynamic(let row): .dynamic(row)
    }
  }
}

/// A font that code sets: a text style, with optional values that override it.
public struct StyleFont: Sendable, Hashable {
  /// The text style, which determines size and weight, or nil to keep those of the text.
  public var style: TextStyle?
  /// The font family, or nil to keep that of the text.
  public var family: String?
  /// The size in points before text scaling, or nil for that of the style.
  ///
  /// The size must be above 0 and at most 2000. Other values are ignored.
  public var size: Double?
  /// The weight as in CSS, from 1 to 1000, or nil for that of the style.
  ///
  /// Other values are ignored.
  public var weight: Int?

  /// Makes a font.
  ///
  /// - Parameters:
  ///   - style: The text style, which determines size and weight.
  ///   - family: The font family.
  ///   - size: The size in points before text scaling.
  ///   - weight: The weight as in CSS.
  public init(_ style: TextStyle? = nil, family: String? = nil, size: Double? = nil, weight: Int? = nil) {
    self.style = style
    self.family = family
    self.size = size
    self.weight = weight
  }
}
