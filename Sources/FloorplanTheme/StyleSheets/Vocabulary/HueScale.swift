/// The palette's colours that have a number and no role: nine hues in eleven steps each.
///
/// Step 1 is the palest on light surfaces and the deepest on dark ones. The source has values for increased contrast
/// nowhere; there the ordinary ones hold.
enum HueScale {
  /// Light and dark value of each step, as the palette of the design system (version 8) states them.
  private static let table: [(hue: String, steps: [(UInt32, UInt32)])] = [
    (
      "grey",
      [
        (0xF5F6F7, 0x12171C), (0xEAECEE, 0x1A2733), (0xD5DADD, 0x223548), (0xA9B4BE, 0x354A5F), (0x8396A8, 0x475E75),
        (0x5B738B, 0x5B738B), (0x475E75, 0x8396A8), (0x354A5F, 0xA9B4BE), (0x223548, 0xD5DADD), (0x1A2733, 0xEAECEE),
        (0x12171C, 0xF5F6F7),
      ]
    ),
    (
      "red",
      [
        (0xFFEAF4, 0x350000), (0xFFD5EA, 0x5A0404), (0xFFB2D2, 0x840606), (0xFF8CB2, 0xAA0808), (0xFF5C77, 0xD20A0A),
        (0xEE3939, 0xEE3939), (0xD20A0A, 0xFF5C77), (0xAA0808, 0xFF8CB2), (0x840606, 0xFFB2D2), (0x5A0404, 0xFFD5EA),
        (0x350000, 0xFFEAF4),
      ]
    ),
    (
      "mango",
      [
        (0xFFF8D6, 0x450B00), (0xFFF3B8, 0x6D1900), (0xFFDF72, 0x8D2A00), (0xFFC933, 0xA93E00), (0xFFB300, 0xC35500),
        (0xE76500, 0xE76500), (0xC35500, 0xFFB300), (0xA93E00, 0xFFC933), (0x8D2A00, 0xFFDF72), (0x6D1900, 0xFFF3B8),
        (0x450B00, 0xFFF8D6),
      ]
    ),
    (
      "green",
      [
        (0xF5FAE5, 0x0E2B16), (0xEBF5CB, 0x164323), (0xBDE986, 0x1E592F), (0x97DD40, 0x256F3A), (0x5DC122, 0x188918),
        (0x36A41D, 0x36A41D), (0x188918, 0x5DC122), (0x256F3A, 0x97DD40), (0x1E592F, 0xBDE986), (0x164323, 0xEBF5CB),
        (0x0E2B16, 0xF5FAE5),
      ]
    ),
    (
      "teal",
      [
        (0xDAFDF5, 0x012931), (0xC2FCEE, 0x02414C), (0x64EDD2, 0x035663), (0x2CE0BF, 0x046C7A), (0x00CEAC, 0x07838F),
        (0x049F9A, 0x049F9A), (0x07838F, 0x00CEAC), (0x046C7A, 0x2CE0BF), (0x035663, 0x64EDD2), (0x02414C, 0xC2FCEE),
        (0x012931, 0xDAFDF5),
      ]
    ),
    (
      "blue",
      [
        (0xEBF8FF, 0x00144A), (0xD1EFFF, 0x002A86), (0xA6E0FF, 0x0040B0), (0x89D1FF, 0x0057D2), (0x4DB1FF, 0x0070F2),
        (0x1B90FF, 0x1B90FF), (0x0070F2, 0x4DB1FF), (0x0057D2, 0x89D1FF), (0x0040B0, 0xA6E0FF), (0x002A86, 0xD1EFFF),
        (0x00144A, 0xEBF8FF),
      ]
    ),
    (
      "indigo",
      [
        (0xF1ECFF, 0x0E0637), (0xE2D8FF, 0x1C0C6E), (0xD3B6FF, 0x2C13AD), (0xB894FF, 0x470CED), (0x9B76FF, 0x5D36FF),
        (0x7858FF, 0x7858FF), (0x5D36FF, 0x9B76FF), (0x470CED, 0xB894FF), (0x2C13AD, 0xD3B6FF), (0x1C0C6E, 0xE2D8FF),
        (0x0E0637, 0xF1ECFF),
      ]
    ),
    (
      "pink",
      [
        (0xFFF0FA, 0x28004A), (0xFFDCF3, 0x510080), (0xFFAFED, 0x7800A4), (0xFF8AF0, 0xA100C2), (0xF65AF2, 0xCC00DC),
        (0xF31DED, 0xF31DED), (0xCC00DC, 0xF65AF2), (0xA100C2, 0xFF8AF0), (0x7800A4, 0xFFAFED), (0x510080, 0xFFDCF3),
        (0x28004A, 0xFFF0FA),
      ]
    ),
    (
      "raspberry",
      [
        (0xFFF0F5, 0x510136), (0xFFDCE8, 0x71014B), (0xFECBDA, 0x9B015D), (0xFEADC8, 0xBA066C), (0xFE83AE, 0xFE83AE),
        (0xFA4F96, 0xFA4F96), (0xDF1278, 0xFE83AE), (0xBA066C, 0xFEADC8), (0x9B015D, 0xFECBDA), (0x71014B, 0xFFDCE8),
        (0x510136, 0xFFF0F5),
      ]
    ),
  ]

  /// The names in the order of the source, `grey1` to `raspberry11`.
  static let names: [String] = table.flatMap { row in row.steps.indices.map { "\(row.hue)\($0 + 1)" } }

  /// The values by name, `grey1` to `raspberry11`.
  static let rows: [String: PaletteRow] = {
    var rows: [String: PaletteRow] = [:]
    for (hue, steps) in table {
      for (index, step) in steps.enumerated() {
        rows["\(hue)\(index + 1)"] = PaletteRow(light: step.0, dark: step.1)
      }
    }
    return rows
  }()
}

extension PaletteRow {
  /// A row that knows no increased contrast.
  init(light: UInt32, dark: UInt32) {
    let light = ThemeColor(hex: light)
    let dark = ThemeColor(hex: dark)
    self.init(light: light, dark: dark, highContrastLight: light, highContrastDark: dark)
  }
}
