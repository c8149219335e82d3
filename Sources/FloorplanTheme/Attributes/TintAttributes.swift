/// What code sets of a part of one widget, between the parts table and the style sheet (seeds/000, "Customize Style
/// Using tintAttributes").
///
/// An attribute that is nil is not set.
public struct TintAttributes: Sendable, Hashable {
  /// The colour of a text, an icon or a progress.
  public var foregroundColor: StyleColor?
  /// The font of a text.
  public var font: StyleFont?
  /// The colour of the line around a text, field, button or cell (`fuiBorderColor` in the seeds).
  public var borderColor: StyleColor?

  /// Makes attributes, none of them set by itself.
  ///
  /// - Parameters:
  ///   - foregroundColor: The colour of a text, an icon or a progress.
  ///   - font: The font of a text.
  ///   - borderColor: The colour of the line around it.
  public init(foregroundColor: StyleColor? = nil, font: StyleFont? = nil, borderColor: StyleColor? = nil) {
    self.foregroundColor = foregroundColor
    self.font = font
    self.borderColor = borderColor
  }

  /// Whether nothing is set.
  public var isEmpty: Bool { self == TintAttributes() }

  /// These attributes, with those in their place that others set.
  ///
  /// - Parameter others: The attributes that win.
  /// - Returns: What is set by either.
  public func merging(_ others: TintAttributes) -> TintAttributes {
    TintAttributes(
      foregroundColor: others.foregroundColor ?? foregroundColor, font: others.font ?? font,
      borderColor: others.borderColor ?? borderColor)
  }
}

/// A colour as code gives it.
public enum StyleColor: Sendable, Hashable {
  /// A colour of the palette, which follows theme and appearance.
  case palette(ColorToken)
  /// A colour that is the same in every appearance.
  case literal(ThemeColor)
  /// A colour with a value for each appearance.
  case dynamic(PaletteRow)

  /// A colour for the two light appearances and one for the two dark ones.
  ///
  /// - Parameters:
  ///   - light: The colour in the light appearances.
  ///   - dark: The colour in the dark appearances.
  /// - Returns: The two as one.
  public static func dynamic(light: ThemeColor, dark: ThemeColor) -> StyleColor {
    .dynamic(PaletteRow(light: light, dark: dark, highContrastLight: light, highContrastDark: dark))
  }

  var value: StyleValue {
    switch self {
    case .palette(let token): .color(token)
    case .literal(let color): .literal(color)
    case .dynamic(let row): .dynamic(row)
    }
  }
}

/// A font as code gives it: a text style, or what it says in place of one.
public struct StyleFont: Sendable, Hashable {
  /// The text style that size and weight come from; nil for those that the text has by itself.
  public var style: TextStyle?
  /// The font family; nil for the text's own.
  public var family: String?
  /// The size in points, before the text scale; nil for that of the style.
  ///
  /// It is above 0 and at most 2000; what is out of range is not set.
  public var size: Double?
  /// The weight as CSS counts it, 1...1000; nil for that of the style, and what is out of range is not set.
  public var weight: Int?

  /// Makes a font.
  ///
  /// - Parameters:
  ///   - style: The text style that size and weight come from.
  ///   - family: The font family.
  ///   - size: The size in points, before the text scale.
  ///   - weight: The weight as CSS counts it.
  public init(_ style: TextStyle? = nil, family: String? = nil, size: Double? = nil, weight: Int? = nil) {
    self.style = style
    self.family = family
    self.size = size
    self.weight = weight
  }
}
