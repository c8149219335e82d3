/// The numbered colors of the palette: nine hues in eleven steps.
///
/// Step 1 is the lightest in light appearances and the darkest in dark ones. The source has no values for high
/// contrast, so the normal values apply there.
enum HueScale {
  /// The light value of each step in the design system's palette (version 8).
  private static let table: KeyValuePairs<String, String> = [
    "grey": "F5F6F7 EAECEE D5DADD A9B4BE 8396A8 5B738B 475E75 354A5F 223548 1A2733 12171C",
    "red": "FFEAF4 FFD5EA FFB2D2 FF8CB2 FF5C77 EE3939 D20A0A AA0808 840606 5A0404 350000",
    "mango": "FFF8D6 FFF3B8 FFDF72 FFC933 FFB300 E76500 C35500 A93E00 8D2A00 6D1900 450B00",
    "green": "F5FAE5 EBF5CB BDE986 97DD40 5DC122 36A41D 188918 256F3A 1E592F 164323 0E2B16",
    "teal": "DAFDF5 C2FCEE 64EDD2 2CE0BF 00CEAC 049F9A 07838F 046C7A 035663 02414C 012931",
    "blue": "EBF8FF D1EFFF A6E0FF 89D1FF 4DB1FF 1B90FF 0070F2 0057D2 0040B0 002A86 00144A",
    "indigo": "F1ECFF E2D8FF D3B6FF B894FF 9B76FF 7858FF 5D36FF 470CED 2C13AD 1C0C6E 0E0637",
    "pink": "FFF0FA FFDCF3 FFAFED FF8AF0 F65AF2 F31DED CC00DC A100C2 7800A4 510080 28004A",
    "raspberry": "FFF0F5 FFDCE8 FECBDA FEADC8 FE83AE FA4F96 DF1278 BA066C 9B015D 71014B 510136",
  ]

  /// The names in the order of the source, from `grey1` to `raspberry11`.
  static let names: [String] = table.flatMap { row in values(row.value).indices.map { "\(row.key)\($0 + 1)" } }

  private static func values(_ row: String) -> [UInt32] {
    row.split(separator: " ").compactMap { UInt32($0, radix: 16) }
  }

  /// The values by name.
  static let rows: [String: PaletteRow] = {
    // The dark values are the light values in reverse order.
    let pairs = table.map { values($0.value) }.flatMap { zip($0, $0.reversed()) }
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
