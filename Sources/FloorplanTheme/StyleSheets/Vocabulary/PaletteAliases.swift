/// Former names of palette colors, and the names of chart, map and custom colors.
enum PaletteAliases {
  /// The current name for each former name.
  static let successors: [String: String] = [
    "shell": "header", "navigationBar": "header", "backgroundGradientTop": "header",
    "backgroundGradientBottom": "header", "backgroundBase": "primaryBackground",
    "background1": "primaryGroupedBackground", "background2": "tertiaryGroupedBackground", "line": "separatorOpaque",
    "primary1": "primaryLabel", "primary2": "secondaryLabel", "primary3": "tertiaryLabel", "primary4": "secondaryFill",
    "primary5": "footer", "primary6": "secondaryGroupedBackground", "primary7": "quaternaryLabel",
    "primary8": "barTransparent", "primary9": "separator", "primary10": "contrastElement",
    "tintColorLight": "tintColor", "tintColorDark": "tintColor", "tintColorTapStateLight": "tintColorTapState",
    "tintColorTapStateDark": "tintColorTapState", "cellBackgroundTapState": "quaternaryFill", "shadow": "cardShadow",
    "negative": "negativeLabel", "positive": "positiveLabel", "critical": "criticalLabel", "accent1": "mango3",
    "accent1b": "mango4", "accent2": "red4", "accent2b": "red5", "accent3": "pink5", "accent4": "pink6",
    "accent5": "indigo6", "accent6": "blue6", "accent6b": "blue7", "accent7": "teal4", "accent7b": "teal5",
    "accent8": "green4", "accent9": "indigo5", "accent10": "grey5", "accent10b": "grey4",
  ]

  /// The names of chart and map colors, in the order of the source.
  static let chartNames = Array(chartColors.map(\.key).prefix { $0 != "customColor1" })
  /// The names of custom colors, in the order of the source.
  static let customNames = chartColors.map(\.key).filter { $0.hasPrefix("custom") }

  /// The light and dark values of chart, map and custom colors.
  ///
  /// The source has a single value for each map color, and an invalid one for `map8` (`D0R774`). The R is directly
  /// below the 4 on a keyboard, so it is read as a 4.
  static let charts = Dictionary(
    uniqueKeysWithValues: chartColors.map { ($0.key, PaletteRow(light: $0.value.light, dark: $0.value.dark)) })

  private static let chartColors: KeyValuePairs<String, (light: UInt32, dark: UInt32)> = [
    "chart1": (0x168EFF, 0x3278BE), "chart2": (0xC87B00, 0xF2A634), "chart3": (0x75980B, 0xB4CE35),
    "chart4": (0xDF1278, 0xFA4F96), "chart5": (0x8B47D7, 0x8B47D7), "chart6": (0x049F9A, 0x049F9A),
    "chart7": (0x0070F2, 0x0070F2), "chart8": (0xCC00DC, 0xF31DED), "chart9": (0x798C77, 0x8EA18C),
    "chart10": (0xDA6C6C, 0xF28585), "chart11": (0x5D36FF, 0x7858FF), "chart12": (0xA68A5B, 0xA68A5B),
    "chartGood": (0x30914C, 0x30914C), "chartBad": (0xF53232, 0xF83030), "chartCritical": (0xE26300, 0xDD6100),
    "chartNeutral": (0x758CA4, 0x6F89A1), "stockUpStroke": (0x30914C, 0x30914C),
    "stockDownStroke": (0xF53232, 0xF83030), "map1": (0x2E4A62, 0x2E4A62), "map2": (0x56840E, 0x56840E),
    "map3": (0xA63788, 0xA63788), "map4": (0x0079C6, 0x0079C6), "map5": (0x6B4EA0, 0x6B4EA0),
    "map6": (0xA16B00, 0xA16B00), "map7": (0x0B6295, 0x0B6295), "map8": (0xD04774, 0xD04774),
    "map9": (0x1C857A, 0x1C857A), "map10": (0xC45300, 0xC45300), "customColor1": (0x8396A8, 0x475E75),
    "customColor2": (0x1B90FF, 0x0057D2), "customColor3": (0x04ACA7, 0x046C7A), "customColor4": (0x36A41D, 0x256F3A),
    "customColor5": (0xF58B00, 0xA93E00), "customColor6": (0xD20A0A, 0xD20A0A), "base1": (0xFFFFFF, 0x000000),
    "base2": (0x000000, 0xFFFFFF),
  ]
}
