/// The groups of palette colors in the design system.
///
/// The raw values are used in addresses and files.
public enum PaletteGroup: String, Sendable, Hashable, CaseIterable {
  /// Text colors.
  case labels
  /// The accent color, and its pressed state.
  case tint
  /// The surfaces of pages and of their content.
  case backgrounds
  /// Translucent fills of shapes on a surface.
  case fills
  /// Lines.
  case separators
  /// Semantic texts and icons.
  case semanticLabels = "semantic-labels"
  /// Semantic texts and icons, pressed.
  case pressedSemanticLabels = "pressed-semantic-labels"
  /// The backgrounds of semantic texts.
  case semanticBackgrounds = "semantic-backgrounds"
  /// The backgrounds of semantic texts, pressed.
  case pressedSemanticBackgrounds = "pressed-semantic-backgrounds"
  /// Bars, outlines and shadows.
  case barsAndShadows = "bars-and-shadows"
  /// Pairs of a label and a background without a semantic.
  case accents
  /// White and black.
  case base
  /// The numbered hues, which aren't semantic.
  case hues
  /// The colors of charts and maps.
  case charts
  /// The custom colors for apps.
  case custom

  /// The names of the group's colors, in the order of the design system.
  public var names: [String] {
    switch self {
    case .labels: Self.names(from: .primaryLabel, through: .navBarTitleLabel)
    case .tint: Self.names(from: .tintColor, through: .tintColorTapState)
    case .backgrounds: Self.names(from: .primaryBackground, through: .tertiaryGroupedBackground)
    case .fills: Self.names(from: .primaryFill, through: .quaternaryFill)
    case .separators: Self.names(from: .separator, through: .separatorOpaque)
    case .semanticLabels: Self.names(from: .negativeLabel, through: .neutralLabel)
    case .pressedSemanticLabels: Self.names(from: .negativeLabelTapState, through: .neutralLabelTapState)
    case .semanticBackgrounds: Self.names(from: .negativeBackground, through: .neutralBackground)
    case .pressedSemanticBackgrounds: Self.names(from: .negativeBackgroundTapState, through: .neutralBackgroundTapState)
    case .barsAndShadows: Self.names(from: .header, through: .sectionShadow)
    case .accents: Self.names(from: .accentLabel1, through: .accentBackground10)
    case .base: Self.names(from: .baseWhite, through: .baseBlack) + ["base1", "base2"]
    case .hues: HueScale.names
    case .charts: PaletteAliases.chartNames
    case .custom: PaletteAliases.customNames
    }
  }

  private static func names(from first: ColorToken, through last: ColorToken) -> [String] {
    ColorToken.allCases.drop { $0 != first }.map(\.rawValue).prefix { $0 != last.rawValue } + [last.rawValue]
  }
}
