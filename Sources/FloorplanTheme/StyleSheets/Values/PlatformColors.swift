/// The colours that iOS has by name.
enum PlatformColors {
  /// The colours that are the same everywhere.
  static let fixed: [String: ThemeColor] = [
    "black": ThemeColor(hex: 0x000000), "white": ThemeColor(hex: 0xFFFFFF), "darkGray": ThemeColor(hex: 0x555555),
    "lightGray": ThemeColor(hex: 0xAAAAAA), "gray": ThemeColor(hex: 0x808080), "red": ThemeColor(hex: 0xFF0000),
    "green": ThemeColor(hex: 0x00FF00), "blue": ThemeColor(hex: 0x0000FF), "cyan": ThemeColor(hex: 0x00FFFF),
    "yellow": ThemeColor(hex: 0xFFFF00), "magenta": ThemeColor(hex: 0xFF00FF), "orange": ThemeColor(hex: 0xFF8000),
    "purple": ThemeColor(hex: 0x800080), "brown": ThemeColor(hex: 0x996633),
    "clear": ThemeColor(hex: 0x000000, alpha: 0),
  ]

  /// The colours with a light and a dark value.
  static let dynamic: [String: PaletteRow] = [
    "systemRed": PaletteRow(light: 0xFF3B30, dark: 0xFF453A),
    "systemOrange": PaletteRow(light: 0xFF9500, dark: 0xFF9F0A),
    "systemYellow": PaletteRow(light: 0xFFCC00, dark: 0xFFD60A),
    "systemGreen": PaletteRow(light: 0x34C759, dark: 0x30D158),
    "systemTeal": PaletteRow(light: 0x30B0C7, dark: 0x40C8E0),
    "systemBlue": PaletteRow(light: 0x007AFF, dark: 0x0A84FF),
    "systemIndigo": PaletteRow(light: 0x5856D6, dark: 0x5E5CE6),
    "systemPurple": PaletteRow(light: 0xAF52DE, dark: 0xBF5AF2),
    "systemPink": PaletteRow(light: 0xFF2D55, dark: 0xFF375F),
    "systemBrown": PaletteRow(light: 0xA2845E, dark: 0xAC8E68),
    "systemGray": PaletteRow(light: 0x8E8E93, dark: 0x8E8E93),
    "systemGray2": PaletteRow(light: 0xAEAEB2, dark: 0x636366),
    "systemGray3": PaletteRow(light: 0xC7C7CC, dark: 0x48484A),
    "systemGray4": PaletteRow(light: 0xD1D1D6, dark: 0x3A3A3C),
    "systemGray5": PaletteRow(light: 0xE5E5EA, dark: 0x2C2C2E),
    "systemGray6": PaletteRow(light: 0xF2F2F7, dark: 0x1C1C1E), "label": PaletteRow(light: 0x000000, dark: 0xFFFFFF),
    "systemBackground": PaletteRow(light: 0xFFFFFF, dark: 0x000000),
    "secondarySystemBackground": PaletteRow(light: 0xF2F2F7, dark: 0x1C1C1E),
    "tertiarySystemBackground": PaletteRow(light: 0xFFFFFF, dark: 0x2C2C2E),
    "link": PaletteRow(light: 0x007AFF, dark: 0x0984FF),
  ]
}
