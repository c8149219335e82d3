/// A colour of the palette that a style sheet names, as a value (`negative_darkBackground`) or to redefine it.
public struct PaletteReference: Sendable, Hashable {
  /// The surface that a name ends in (`primaryLabel_darkBackground`), which pins the colour to one appearance.
  public enum Surface: String, Sendable, Hashable, CaseIterable {
    /// Light surfaces.
    case light = "lightBackground"
    /// Dark surfaces.
    case dark = "darkBackground"
    /// Raised light surfaces.
    case elevatedLight = "elevatedLightBackground"
    /// Raised dark surfaces.
    case elevatedDark = "elevatedDarkBackground"
    /// Light surfaces with increased contrast.
    case contrastLight = "contrastLightBackground"
    /// Dark surfaces with increased contrast.
    case contrastDark = "contrastDarkBackground"
    /// Raised light surfaces with increased contrast.
    case elevatedContrastLight = "elevatedContrastLightBackground"
    /// Raised dark surfaces with increased contrast.
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

    /// Whether the surface is a raised one.
    public var isElevated: Bool {
      [.elevatedLight, .elevatedDark, .elevatedContrastLight, .elevatedContrastDark].contains(self)
    }

    /// The column of the palette that has the colours of the surface.
    var slot: Palette.Slot { Palette.Slot(appearance: appearance, isElevated: isElevated) }
  }

  /// The name that the colour has today, such as `negativeLabel`.
  public let name: String
  /// The surface that the name ends in, nil where it says none.
  public let surface: Surface?
  /// The name as the sheet has it, where that is an old one.
  public let deprecatedName: String?
  /// The values of the standard palette.
  public let row: PaletteRow

  /// The role that the colour has, nil for one of the numbered hues and of the charts.
  public var token: ColorToken? { ColorToken(rawValue: name) }

  /// Understands a name.
  ///
  /// - Parameter text: A name without `@`. The result is nil where the palette doesn't have it.
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

  /// The colour of the reference where the palette is the given one.
  ///
  /// - Parameters:
  ///   - palette: What the colours with a role mean.
  ///   - appearance: The appearance to read it in, unless the name is pinned to one.
  ///   - elevated: Whether it stands on a raised surface, unless the name says so.
  /// - Returns: The colour.
  public func color(in palette: Palette, appearance: Appearance, elevated: Bool = false) -> ThemeColor {
    palette.color(
      named: name, row: row, in: slot(in: Palette.Slot(appearance: appearance, isElevated: elevated)))
  }

  /// Whether the name says the surface in the old way, without an underscore.
  var hasLegacySurface: Bool { deprecatedName.map { Self.legacySurfaces[$0] != nil } ?? false }

  /// Every name that the palette has today.
  public static let names: [String] = rows.keys.sorted()

  /// Every old name that is understood, in the order of the alphabet.
  public static let deprecatedNames: [String] = PaletteAliases.successors.keys.sorted()

  /// Old names that say the surface without an underscore: `tintColorLight` is the one for dark surfaces.
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
