import Testing

import FloorplanTheme

@Suite struct PaletteTests {
  /// Rows as in the palette's source: light, dark, dark elevated, high contrast light, high contrast dark.
  static let samples: [(ColorToken, [String])] = [
    (.primaryLabel, ["223548", "F5F6F7", "F5F6F7", "000000", "FFFFFF"]),
    (.quaternaryLabel, ["8396A8 46", "A9B4BE 30", "A9B4BE 30", "354A5F 34", "A9B4BE 50"]),
    (.tintColor, ["0070F2", "4DB1FF", "4DB1FF", "0046A8", "5CB7FF"]),
    (.tintColor3, ["0070F2 8", "4DB1FF 16", "4DB1FF 16", "0070F0 8", "5CB7FF 16"]),
    (.primaryBackground, ["FFFFFF", "000000", "171D23", "FFFFFF", "000000"]),
    (.secondaryGroupedBackground, ["FFFFFF", "161C21", "242D37", "FFFFFF", "1D252A"]),
    (.tertiaryGroupedBackground, ["F5F6F7", "242E38", "2F3C48", "E8ECEE", "192024"]),
    (.secondaryFill, ["8396A8 20", "8396A8 28", "8396A8 28", "8799AB 30", "8396A8 38"]),
    (.separatorOpaque, ["5B738B 83", "8396A8 83", "8396A8 83", "354A5F 83", "A9B4BE 83"]),
    (.criticalLabel, ["A93E00", "FFB300", "FFB300", "702100", "FFC933"]),
    (.neutralLabelTapState, ["223548", "8396A8", "8396A8", "1A2733", "8799AB"]),
    (.informationBackground, ["1B90FF 8", "1B90FF 12", "1B90FF 12", "0070F0 8", "3399FF 12"]),
    (.positiveBackgroundTapState, ["36A41D 16", "36A41D 22", "36A41D 22", "188918 16", "56B21F 22"]),
    (.header, ["FFFFFF", "161C21", "242E38", "FFFFFF", "1D252C"]),
    (.headerBlended, ["FFFFFF 85", "13181D 90", "1F272F 90", "FFFFFF 85", "191F26 90"]),
    (.footer, ["FFFFFF", "192027", "1F272F 90", "FFFFFF", "1C242B"]),
    (.chrome, ["FFFFFF 85", "000000 75", "171D23 75", "FFFFFF 90", "000000 90"]),
    (.cellBackground, ["FFFFFF 0", "223548 0", "223548 0", "FFFFFF 0", "1A2733 0"]),
    (.sectionShadow, ["5B738B 24", "000000 37", "000000 37", "000000 24", "000000 37"]),
    (.accentLabel1, ["A93E00", "FFDF72", "FFDF72", "A93E00", "FFDF72"]),
    (.accentBackground1, ["FFF3B8", "8D2A00", "8D2A00", "FFF3B8", "8D2A00"]),
    (.accentLabel10, ["354A5F", "D5DADD", "D5DADD", "354A5F", "D5DADD"]),
    (.accentBackground10, ["EAECEE", "223548", "223548", "EAECEE", "223548"]),
    (.baseWhite, ["FFFFFF", "FFFFFF", "FFFFFF", "FFFFFF", "FFFFFF"]),
  ]

  @Test(arguments: samples)
  func tokensHavePublishedValues(token: ColorToken, row: [String]) throws {
    let palette = Palette.standard
    let found = [
      palette.color(token, in: .light), palette.color(token, in: .dark),
      palette.color(token, in: .dark, elevated: true), palette.color(token, in: .highContrastLight),
      palette.color(token, in: .highContrastDark),
    ]
    for (color, text) in zip(found, row) {
      let words = text.split(separator: " ")
      let hex = try #require(UInt32(words[0], radix: 16))
      let percent = words.count > 1 ? try #require(Double(words[1])) : 100
      #expect(color == ThemeColor(hex: hex, alpha: percent / 100), "\(token)")
    }
  }

  @Test func tokenCount() {
    #expect(ColorToken.allCases.count == 74)
    #expect(ColorToken(rawValue: "negative_darkBackground") == nil)
    #expect(ColorToken(rawValue: "navBarTitleLabel") == .navBarTitleLabel)
  }

  @Test(arguments: Appearance.allCases)
  func labelsAreLegibleOnEverySurface(appearance: Appearance) {
    let labels: [ColorToken] = [
      .primaryLabel, .secondaryLabel, .tertiaryLabel, .navBarTitleLabel, .negativeLabel, .positiveLabel,
      .criticalLabel, .informativeLabel,
    ]
    let surfaces: [ColorToken] = [
      .primaryBackground, .secondaryBackground, .primaryGroupedBackground, .secondaryGroupedBackground,
    ]
    for label in labels {
      for surface in surfaces {
        let ground = Palette.standard.color(surface, in: appearance)
        let ratio = Palette.standard.color(label, in: appearance).contrast(with: ground)
        #expect(ratio >= 4.5, "\(label) on \(surface): \(ratio)")
      }
    }
    let tint = Palette.standard.color(.tintColor, in: appearance)
    #expect(Palette.standard.color(.quinaryLabel, in: appearance).contrast(with: tint) >= 4.5)
    let grey = Palette.standard.color(.primaryGroupedBackground, in: appearance)
    #expect(Palette.standard.color(.tintColor2, in: appearance).contrast(with: grey) >= 4.5)
  }

  /// The contrast of each accent pair in the light and in the dark appearance, as measured in the specification.
  @Test func accentPairsHaveMeasuredContrast() {
    let measured: [(Double, Double)] = [
      (5.6, 6.5), (5.8, 6.2), (5.0, 5.8), (5.0, 5.4), (6.1, 6.6), (5.3, 6.2), (5.4, 5.8), (5.4, 6.0), (5.2, 6.1),
      (7.7, 8.9),
    ]
    #expect(AccentPair.allCases.count == measured.count)
    for (pair, ratios) in zip(AccentPair.allCases, measured) {
      for (appearance, ratio) in [(Appearance.light, ratios.0), (.dark, ratios.1)] {
        let ground = Palette.standard.color(pair.backgroundToken, in: appearance)
        let found = Palette.standard.color(pair.labelToken, in: appearance).contrast(with: ground)
        #expect(abs(found - ratio) < 0.1, "\(pair) in \(appearance): \(found)")
      }
    }
    #expect(AccentPair(clamping: 0) == .mango && AccentPair(clamping: 7) == .teal)
    #expect(AccentPair(clamping: .max) == .grey && AccentPair(clamping: .min) == .mango)
  }

  /// The ratios in the specification, some rounded up, on white, #F5F6F7, black, #161C21 and #242E38.
  @Test(
    arguments: [
      (ColorToken.primaryLabel, [12.6, 11.6, 19.4, 15.9, 12.7]), (.secondaryLabel, [6.7, 6.2, 14.9, 12.2, 9.8]),
      (.tertiaryLabel, [4.9, 4.6, 10.0, 8.2, 6.5]), (.quaternaryLabel, [1.6, 1.5, 1.7, 1.9, 1.9]),
      (.tintColor, [4.6, 4.2, 9.0, 7.4, 5.9]), (.tintColor2, [6.4, 5.9, 9.0, 7.4, 5.9]),
    ])
  func contrastMatchesMeasuredRatios(token: ColorToken, ratios: [Double]) {
    let grounds: [(UInt32, Appearance)] = [
      (0xFFFFFF, .light), (0xF5F6F7, .light), (0x000000, .dark), (0x161C21, .dark), (0x242E38, .dark),
    ]
    for ((hex, appearance), ratio) in zip(grounds, ratios) {
      let found = Palette.standard.color(token, in: appearance).contrast(with: ThemeColor(hex: hex))
      #expect(abs(found - ratio) < 0.1, "\(token) on \(hex): \(found)")
    }
  }

  @Test func overrideAppliesToOneAppearance() {
    let pink = ThemeColor(hex: 0xFF44AA)
    for target in Appearance.allCases {
      var palette = Palette.standard
      palette.override(.tintColor, with: pink, in: target)
      for appearance in Appearance.allCases {
        for elevated in [false, true] {
          let standard = Palette.standard.color(.tintColor, in: appearance, elevated: elevated)
          let found = palette.color(.tintColor, in: appearance, elevated: elevated)
          #expect(found == (appearance == target ? pink : standard))
        }
      }
      #expect(palette.color(.tintColor2, in: target) == Palette.standard.color(.tintColor2, in: target))
      #expect(palette != .standard)
    }
  }

  @Test func elevatedValueIsOverriddenSeparately() {
    var palette = Palette.standard
    let pink = ThemeColor(hex: 0xFF44AA)
    palette.override(.primaryBackground, with: pink, in: .dark)
    #expect(palette.color(.primaryBackground, in: .dark) == pink)
    #expect(palette.color(.primaryBackground, in: .dark, elevated: true) == ThemeColor(hex: 0x171D23))
    palette.override(.primaryBackground, with: ThemeColor(hex: 1), in: .dark, elevated: true)
    #expect(palette.color(.primaryBackground, in: .dark) == pink)
    #expect(palette.color(.primaryBackground, in: .dark, elevated: true) == ThemeColor(hex: 1))
  }

  @Test func appearanceIsFoundByNameAndTraits() {
    #expect(Appearance.allCases.map(\.rawValue) == ["light", "dark", "hc-light", "hc-dark"])
    #expect(Appearance.allCases.map(\.isDark) == [false, true, false, true])
    #expect(Appearance.allCases.map(\.isHighContrast) == [false, false, true, true])
    for appearance in Appearance.allCases {
      let again = Appearance(isDark: appearance.isDark, isHighContrast: appearance.isHighContrast)
      #expect(again == appearance)
    }
  }
}
