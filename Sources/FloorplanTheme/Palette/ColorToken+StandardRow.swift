extension ColorToken {
  /// The token's values in the standard palette: light, dark, dark elevated, high contrast light, high contrast dark.
  ///
  /// Each row contains the values of the design system's palette (version 8). A number alone is opaque; a tone has an
  /// opacity in percent. The source has an invalid value for `headerBlended` in the dark appearance with high contrast:
  /// `191F26DE6` has nine digits. Without the stray digit, it is `191F26` with `E6`, 90%. This is the opacity of the
  /// other dark values, and the light values also have a common one.
  public var standardRow: PaletteRow {
    switch self {
    // Labels
    case .primaryLabel: row(0x223548, 0xF5F6F7, nil, 0x000000, 0xFFFFFF)
    case .secondaryLabel: row(0x475E75, 0xD5DADD, nil, 0x223548, 0xEAECEE)
    case .tertiaryLabel: row(0x5B738B, 0xA9B4BE, nil, 0x354A5F, 0xD5DADD)
    case .quaternaryLabel: row(.tone(0x8396A8, 46), .tone(0xA9B4BE, 30), nil, .tone(0x354A5F, 34), .tone(0xA9B4BE, 50))
    case .quinaryLabel: row(0xFFFFFF, 0x000000, nil, 0xFFFFFF, 0x000000)
    case .navBarTitleLabel: row(0x223548, 0xF5F6F7, nil, 0x000000, 0xFFFFFF)

    // Tint
    case .tintColor: row(0x0070F2, 0x4DB1FF, nil, 0x0046A8, 0x5CB7FF)
    case .tintColor2: row(0x0057D2, 0x4DB1FF, nil, 0x002A85, 0x5CB7FF)
    case .tintColor3: row(.tone(0x0070F2, 8), .tone(0x4DB1FF, 16), nil, .tone(0x0070F0, 8), .tone(0x5CB7FF, 16))
    case .tintColorTapState: row(0x0040B0, 0x1B90FF, nil, 0x001E70, 0x3399FF)

    // Backgrounds
    case .primaryBackground: row(0xFFFFFF, 0x000000, 0x171D23, 0xFFFFFF, 0x000000)
    case .secondaryBackground: row(0xF5F6F7, 0x161C21, 0x242D37, 0xEAECEE, 0x1D252A)
    case .tertiaryBackground: row(0xFFFFFF, 0x242E38, 0x2F3C48, 0xFFFFFF, 0x192024)
    case .primaryGroupedBackground: row(0xF5F6F7, 0x000000, 0x171D23, 0xE8EBED, 0x000000)
    case .secondaryGroupedBackground: row(0xFFFFFF, 0x161C21, 0x242D37, 0xFFFFFF, 0x1D252A)
    case .tertiaryGroupedBackground: row(0xF5F6F7, 0x242E38, 0x2F3C48, 0xE8ECEE, 0x192024)

    // Fills
    case .primaryFill: row(.tone(0x8396A8, 24), .tone(0x8396A8, 30), nil, .tone(0x8799AB, 34), .tone(0x8396A8, 40))
    case .secondaryFill: row(.tone(0x8396A8, 20), .tone(0x8396A8, 28), nil, .tone(0x8799AB, 30), .tone(0x8396A8, 38))
    case .tertiaryFill: row(.tone(0x8396A8, 15), .tone(0x8396A8, 20), nil, .tone(0x8799AB, 25), .tone(0x8396A8, 30))
    case .quaternaryFill: row(.tone(0x8396A8, 9), .tone(0x8396A8, 16), nil, .tone(0x8799AB, 10), .tone(0x8396A8, 22))

    // Separators
    case .separator: row(.tone(0x5B738B, 37), .tone(0x8396A8, 37), nil, .tone(0x354A5F, 37), .tone(0xA9B4BE, 37))
    case .separatorOpaque: row(.tone(0x5B738B, 83), .tone(0x8396A8, 83), nil, .tone(0x354A5F, 83), .tone(0xA9B4BE, 83))

    // Semantic labels
    case .negativeLabel: row(0xAA0808, 0xFF5C77, nil, 0x7F0505, 0xFF8CB2)
    case .positiveLabel: row(0x256F3A, 0x5DC122, nil, 0x164323, 0x97DD40)
    case .criticalLabel: row(0xA93E00, 0xFFB300, nil, 0x702100, 0xFFC933)
    case .informativeLabel: row(0x0057D2, 0x4DB1FF, nil, 0x002A85, 0x89D1FF)
    case .neutralLabel: row(0x354A5F, 0x8396A8, nil, 0x223548, 0xA9B4BE)

    // Semantic labels, pressed
    case .negativeLabelTapState: row(0x840606, 0xEE3939, nil, 0x4E0303, 0xFF5C77)
    case .positiveLabelTapState: row(0x1E592F, 0x36A41D, nil, 0x0E2B16, 0x56B21F)
    case .criticalLabelTapState: row(0x8D2A00, 0xFFB300, nil, 0x450B00, 0xF58F00)
    case .informativeLabelTapState: row(0x0040B0, 0x1B90FF, nil, 0x001E70, 0x3399FF)
    case .neutralLabelTapState: row(0x223548, 0x8396A8, nil, 0x1A2733, 0x8799AB)

    // Semantic backgrounds
    case .negativeBackground: row(.tone(0xEE3939, 8), .tone(0xEE3939, 12), nil, .tone(0xD20A0A, 8), .tone(0xFF5C77, 12))
    case .positiveBackground: row(.tone(0x36A41D, 8), .tone(0x36A41D, 12), nil, .tone(0x188918, 8), .tone(0x56B21F, 12))
    case .criticalBackground: row(.tone(0xE76500, 8), .tone(0xE76500, 12), nil, .tone(0xC35500, 8), .tone(0xF58F00, 12))
    case .informationBackground:
      row(.tone(0x1B90FF, 8), .tone(0x1B90FF, 12), nil, .tone(0x0070F0, 8), .tone(0x3399FF, 12))
    case .neutralBackground: row(.tone(0x5B738B, 8), .tone(0x5B738B, 12), nil, .tone(0x5B738B, 8), .tone(0x8799AB, 12))

    // Semantic backgrounds, pressed
    case .negativeBackgroundTapState:
      row(.tone(0xEE3939, 16), .tone(0xEE3939, 22), nil, .tone(0xD20A0A, 16), .tone(0xFF5C77, 22))
    case .positiveBackgroundTapState:
      row(.tone(0x36A41D, 16), .tone(0x36A41D, 22), nil, .tone(0x188918, 16), .tone(0x56B21F, 22))
    case .criticalBackgroundTapState:
      row(.tone(0xE76500, 16), .tone(0xE76500, 22), nil, .tone(0xC35500, 16), .tone(0xF58F00, 22))
    case .informationBackgroundTapState:
      row(.tone(0x1B90FF, 16), .tone(0x1B90FF, 22), nil, .tone(0x0070F0, 16), .tone(0x3399FF, 22))
    case .neutralBackgroundTapState:
      row(.tone(0x5B738B, 16), .tone(0x5B738B, 22), nil, .tone(0x5B738B, 16), .tone(0x8799AB, 22))

    // Bars and shadows
    case .header: row(0xFFFFFF, 0x161C21, 0x242E38, 0xFFFFFF, 0x1D252C)
    case .headerBlended:
      row(.tone(0xFFFFFF, 85), .tone(0x13181D, 90), .tone(0x1F272F, 90), .tone(0xFFFFFF, 85), .tone(0x191F26, 90))
    case .footer: row(0xFFFFFF, 0x192027, .tone(0x1F272F, 90), 0xFFFFFF, 0x1C242B)
    case .chrome:
      row(.tone(0xFFFFFF, 85), .tone(0x000000, 75), .tone(0x171D23, 75), .tone(0xFFFFFF, 90), .tone(0x000000, 90))
    case .chromeSecondary:
      row(.tone(0xFFFFFF, 85), .tone(0x161C21, 75), .tone(0x242D37, 75), .tone(0xFFFFFF, 90), .tone(0x1D252A, 90))
    case .barTransparent: row(.tone(0x12171C, 85), .tone(0x12171C, 85), nil, .tone(0x000000, 85), .tone(0x000000, 85))
    case .contrastElement: row(0x5B738B, 0x8396A8, nil, 0x354A5F, 0x96A6B5)
    case .cellBackground: row(.tone(0xFFFFFF, 0), .tone(0x223548, 0), nil, .tone(0xFFFFFF, 0), .tone(0x1A2733, 0))
    case .cardShadow: row(.tone(0x5B738B, 8), .tone(0x000000, 30), nil, .tone(0x000000, 8), .tone(0x000000, 30))
    case .sectionShadow: row(.tone(0x5B738B, 24), .tone(0x000000, 37), nil, .tone(0x000000, 24), .tone(0x000000, 37))

    // Accents, which have only two values in the source, also used for high contrast
    case .accentLabel1: row(0xA93E00, 0xFFDF72, nil, 0xA93E00, 0xFFDF72)
    case .accentLabel2: row(0xAA0808, 0xFFB2D2, nil, 0xAA0808, 0xFFB2D2)
    case .accentLabel3: row(0xBA066C, 0xFECBDA, nil, 0xBA066C, 0xFECBDA)
    case .accentLabel4: row(0xA110C2, 0xFFAFED, nil, 0xA110C2, 0xFFAFED)
    case .accentLabel5: row(0x470CED, 0xD3B6FF, nil, 0x470CED, 0xD3B6FF)
    case .accentLabel6: row(0x0057D2, 0xA6E0FF, nil, 0x0057D2, 0xA6E0FF)
    case .accentLabel7: row(0x046C7A, 0x64EDD2, nil, 0x046C7A, 0x64EDD2)
    case .accentLabel8: row(0x256F3A, 0xBDE986, nil, 0x256F3A, 0xBDE986)
    case .accentLabel9: row(0x6C32A9, 0xD0B8EA, nil, 0x6C32A9, 0xD0B8EA)
    case .accentLabel10: row(0x354A5F, 0xD5DADD, nil, 0x354A5F, 0xD5DADD)
    case .accentBackground1: row(0xFFF3B8, 0x8D2A00, nil, 0xFFF3B8, 0x8D2A00)
    case .accentBackground2: row(0xFFD5EA, 0x840606, nil, 0xFFD5EA, 0x840606)
    case .accentBackground3: row(0xFFDCE8, 0x9B015D, nil, 0xFFDCE8, 0x9B015D)
    case .accentBackground4: row(0xFFDCF3, 0x7800A4, nil, 0xFFDCF3, 0x7800A4)
    case .accentBackground5: row(0xE2D8FF, 0x2C13AD, nil, 0xE2D8FF, 0x2C13AD)
    case .accentBackground6: row(0xD1EFFF, 0x0040B0, nil, 0xD1EFFF, 0x0040B0)
    case .accentBackground7: row(0xC2FCEE, 0x035663, nil, 0xC2FCEE, 0x035663)
    case .accentBackground8: row(0xEBF5CB, 0x1E592F, nil, 0xEBF5CB, 0x1E592F)
    case .accentBackground9: row(0xDDCCF0, 0x511F89, nil, 0xDDCCF0, 0x511F89)
    case .accentBackground10: row(0xEAECEE, 0x223548, nil, 0xEAECEE, 0x223548)

    // Base
    case .baseWhite: row(0xFFFFFF, 0xFFFFFF, nil, 0xFFFFFF, 0xFFFFFF)
    case .baseBlack: row(0x000000, 0x000000, nil, 0x000000, 0x000000)
    }
  }
}

/// A literal in the table: a color, which is opaque by default.
private struct Tone: ExpressibleByIntegerLiteral {
  let color: ThemeColor

  init(integerLiteral hex: UInt32) {
    color = ThemeColor(hex: hex)
  }

  private init(color: ThemeColor) {
    self.color = color
  }

  static func tone(_ hex: UInt32, _ percent: Int) -> Tone {
    Tone(color: ThemeColor(hex: hex, alpha: Double(percent) / 100))
  }
}

private func row(
  _ light: Tone, _ dark: Tone, _ darkElevated: Tone?, _ highContrastLight: Tone, _ highContrastDark: Tone
) -> PaletteRow {
  PaletteRow(
    light: light.color, dark: dark.color, darkElevated: darkElevated?.color,
    highContrastLight: highContrastLight.color, highContrastDark: highContrastDark.color)
}
