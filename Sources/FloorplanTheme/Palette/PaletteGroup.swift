/// What colours of the palette are for: the groups in which the design system lists them.
///
/// The raw values are words for addresses and files.
public enum PaletteGroup: String, Sendable, Hashable, CaseIterable {
  /// Texts by rank.
  case labels
  /// The accent, and what it has while it is pressed.
  case tint
  /// The surfaces of pages and of what stands on them.
  case backgrounds
  /// Translucent fills of shapes on a surface.
  case fills
  /// Lines.
  case separators
  /// Texts and icons with a meaning.
  case semanticLabels = "semantic-labels"
  /// The same while they are pressed.
  case pressedSemanticLabels = "pressed-semantic-labels"
  /// The surfaces behind texts with a meaning.
  case semanticBackgrounds = "semantic-backgrounds"
  /// The same while they are pressed.
  case pressedSemanticBackgrounds = "pressed-semantic-backgrounds"
  /// Bars, outlines and shadows.
  case barsAndShadows = "bars-and-shadows"
  /// Pairs of a label and a surface without a meaning.
  case accents
  /// White and black.
  case base
  /// The numbered hues, which have no role.
  case hues
  /// The colours of charts and maps.
  case charts
  /// The colours for an application's own use.
  case custom

  /// The names of the group's colours, in the order of the design system.
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
