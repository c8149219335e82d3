/// A reference to a palette color in a style sheet: a value such as `negative_darkBackground`, or a redefinition.
public struct PaletteReference: Sendable, Hashable {
  /// The surface at the end of a name, which fixes the color's appearance: `primaryLabel_darkBackground`.
  public enum Surface: String, Sendable, Hashable, CaseIterable {
    /// Light surfaces.
    case light = "lightBackground"
    /// Dark surfaces.
    case dark = "darkBackground"
    /// Elevated light surfaces.
    case elevatedLight = "elevatedLightBackground"
    /// Elevated dark surfaces.
    case elevatedDark = "elevatedDarkBackground"
    /// Light surfaces with high contrast.
    case contrastLight = "contrastLightBackground"
    /// Dark surfaces with high contrast.
    case contrastDark = "contrastDarkBackground"
    /// Elevated light surfaces with high contrast.
    case elevatedContrastLight = "elevatedContrastLightBackground"
    /// Elevated dark surfaces with high contrast.
    case elevatedContrastDark = "elevatedContrastDarkBackground"

    /// The appearance of the surface.
    public var appearance: Appearance {
      switch self {
      case .light, .elevatedLight: .light
      case .dark, .elevatedDark: .dark
      case .contrastLight, .elevatedContrastLight: .highContrastLight
      case .contrastDark, .elevatedContrastDark: .highContrastDark
      }
    }

    /// Whether the surface is elevated.
    public var isElevated: Bool { rawValue.hasPrefix("elevated") }

    /// The palette slot with the colors of the surface.
    var slot: Palette.Slot { Palette.Slot(appearance: appearance, isElevated: isElevated) }
  }

  /// The current name of the color, such as `negativeLabel`.
  public let name: String
  /// The surface at the end of the name, or nil if there is none.
  public let surface: Surface?
  /// The name in the sheet, if it is a former name.
  public let deprecatedName: String?
  /// The values in the standard palette.
  public let row: PaletteRow

  /// The semantic color, or nil for numbered hues and chart colors.
  public var token: ColorToken? { ColorToken(rawValue: name) }

  /// Parses a name.
  ///
  /// - Parameter text: A name without `@`. The result is nil if the palette doesn't contain it.
  public init?(_ text: String) {
    var base = text
    var surface: Surface?
    if let underscore = text.lastIndex(of: "_") {
      guard let found = Surface(rawValue: String(text[text.index(after: underscore)...])) else { return nil }
      surface = found
      base = String(text[..<underscore])
    }
    let name = PaletteAliases.successors[base] ?? base
    guard let row = Self.rows[name] else { return nil }
    self.name = name
    self.surface = surface ?? Self.legacySurfaces[base]
    deprecatedName = name == base ? nil : base
    self.row = row
  }

  /// Returns the color in a palette.
  ///
  /// - Parameters:
  ///   - palette: The values of the semantic colors.
  ///   - appearance: The appearance, unless the name specifies a surface.
  ///   - elevated: Whether the color is on an elevated surface, unless the name specifies a surface.
  /// - Returns: The color.
  public func color(in palette: Palette, appearance: Appearance, elevated: Bool = false) -> ThemeColor {
    palette.color(
      named: name, row: row, in: slot(in: Palette.Slot(appearance: appearance, isElevated: elevated)))
  }

  /// Whether the name specifies the surface in the old way, without an underscore.
  var hasLegacySurface: Bool { deprecatedName.map { Self.legacySurfaces[$0] != nil } ?? false }

  /// The current names of all palette colors.
  public static let names: [String] = rows.keys.sorted()

  /// The former names of palette colors, in alphabetical order.
  public static let deprecatedNames: [String] = PaletteAliases.successors.keys.sorted()

  /// Former names that include a surface without an underscore.
  ///
  /// `tintColorLight` is for dark surfaces.
  private static let legacySurfaces: [String: Surface] = [
    "tintColorLight": .dark, "tintColorTapStateLight": .dark, "tintColorDark": .light,
    "tintColorTapStateDark": .light,
  ]

  private static let rows: [String: PaletteRow] = {
    var rows = HueScale.rows.merging(PaletteAliases.charts) { first, _ in first }
    for token in ColorToken.allCases { rows[token.rawValue] = token.standardRow }
    return rows
  }()
}
