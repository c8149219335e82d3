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
    case .hues: HueScale.names
    case .charts: PaletteAliases.chartNames
    case .custom: PaletteAliases.customNames
    default: Self.tokens[self, default: []].map(\.rawValue) + (self == .base ? ["base1", "base2"] : [])
    }
  }

  private static let tokens = Dictionary(grouping: ColorToken.allCases, by: \.group)
}

extension ColorToken {
  /// What the colour is for.
  public var group: PaletteGroup {
    switch self {
    case .primaryLabel, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel, .navBarTitleLabel: .labels
    case .tintColor, .tintColor2, .tintColor3, .tintColorTapState: .tint
    case .primaryBackground, .secondaryBackground, .tertiaryBackground, .primaryGroupedBackground,
      .secondaryGroupedBackground, .tertiaryGroupedBackground:
      .backgrounds
    case .primaryFill, .secondaryFill, .tertiaryFill, .quaternaryFill: .fills
    case .separator, .separatorOpaque: .separators
    case .negativeLabel, .positiveLabel, .criticalLabel, .informativeLabel, .neutralLabel: .semanticLabels
    case .negativeLabelTapState, .positiveLabelTapState, .criticalLabelTapState, .informativeLabelTapState,
      .neutralLabelTapState:
      .pressedSemanticLabels
    case .negativeBackground, .positiveBackground, .criticalBackground, .informationBackground, .neutralBackground:
      .semanticBackgrounds
    case .negativeBackgroundTapState, .positiveBackgroundTapState, .criticalBackgroundTapState,
      .informationBackgroundTapState, .neutralBackgroundTapState:
      .pressedSemanticBackgrounds
    case .header, .headerBlended, .footer, .chrome, .chromeSecondary, .barTransparent, .contrastElement,
      .cellBackground, .cardShadow, .sectionShadow:
      .barsAndShadows
    case .accentLabel1, .accentLabel2, .accentLabel3, .accentLabel4, .accentLabel5, .accentLabel6, .accentLabel7,
      .accentLabel8, .accentLabel9, .accentLabel10, .accentBackground1, .accentBackground2, .accentBackground3,
      .accentBackground4, .accentBackground5, .accentBackground6, .accentBackground7, .accentBackground8,
      .accentBackground9, .accentBackground10:
      .accents
    case .baseWhite, .baseBlack: .base
    }
  }
}
