/// The numbered colors of the palette: nine hues in eleven steps.
///
/// Step 1 is the lightest in light appearances and the darkest in dark ones. The source has no values for high
/// contrast, so the normal values apply there.
enum HueScale {
  /// The light value of each step in the design system's palette (version 8).
  private static let table: KeyValuePairs<String, [UInt32]> = [
    "grey": [
      0xF5F6F7, 0xEAECEE, 0xD5DADD, 0xA9B4BE, 0x8396A8, 0x5B738B, 0x475E75, 0x354A5F,
      0x223548, 0x1A2733, 0x12171C,
    ],
    "red": [
      0xFFEAF4, 0xFFD5EA, 0xFFB2D2, 0xFF8CB2, 0xFF5C77, 0xEE3939, 0xD20A0A, 0xAA0808,
      0x840606, 0x5A0404, 0x350000,
    ],
    "mango": [
      0xFFF8D6, 0xFFF3B8, 0xFFDF72, 0xFFC933, 0xFFB300, 0xE76500, 0xC35500, 0xA93E00,
      0x8D2A00, 0x6D1900, 0x450B00,
    ],
    "green": [
      0xF5FAE5, 0xEBF5CB, 0xBDE986, 0x97DD40, 0x5DC122, 0x36A41D, 0x188918, 0x256F3A,
      0x1E592F, 0x164323, 0x0E2B16,
    ],
    "teal": [
      0xDAFDF5, 0xC2FCEE, 0x64EDD2, 0x2CE0BF, 0x00CEAC, 0x049F9A, 0x07838F, 0x046C7A,
      0x035663, 0x02414C, 0x012931,
    ],
    "blue": [
      0xEBF8FF, 0xD1EFFF, 0xA6E0FF, 0x89D1FF, 0x4DB1FF, 0x1B90FF, 0x0070F2, 0x0057D2,
      0x0040B0, 0x002A86, 0x00144A,
    ],
    "indigo": [
      0xF1ECFF, 0xE2D8FF, 0xD3B6FF, 0xB894FF, 0x9B76FF, 0x7858FF, 0x5D36FF, 0x470CED,
      0x2C13AD, 0x1C0C6E, 0x0E0637,
    ],
    "pink": [
      0xFFF0FA, 0xFFDCF3, 0xFFAFED, 0xFF8AF0, 0xF65AF2, 0xF31DED, 0xCC00DC, 0xA100C2,
      0x7800A4, 0x510080, 0x28004A,
    ],
    "raspberry": [
      0xFFF0F5, 0xFFDCE8, 0xFECBDA, 0xFEADC8, 0xFE83AE, 0xFA4F96, 0xDF1278, 0xBA066C,
      0x9B015D, 0x71014B, 0x510136,
    ],
  ]

  /// The names in the order of the source, from `grey1` to `raspberry11`.
  static let names: [String] = table.flatMap { row in row.value.indices.map { "\(row.key)\($0 + 1)" } }

  /// The values by name.
  static let rows: [String: PaletteRow] = {
    // The dark values are the light values in reverse order.
    let pairs = table.flatMap { zip($0.value, $0.value.reversed()) }
    var rows = Dictionary(uniqueKeysWithValues: zip(names, pairs.map { PaletteRow(light: $0, dark: $1) }))
    // Except this one, which has the same value in light and dark in the source.
    rows["raspberry5"] = PaletteRow(light: 0xFE83AE, dark: 0xFE83AE)
    return rows
  }()
}

extension PaletteRow {
  /// Makes a row whose high contrast values equal the normal ones.
  init(light: UInt32, dark: UInt32) {
    self.init(light: ThemeColor(hex: light), dark: ThemeColor(hex: dark))
  }
}
