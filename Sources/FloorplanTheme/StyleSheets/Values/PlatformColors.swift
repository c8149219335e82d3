/// The named colors of iOS.
enum PlatformColors {
  /// Colors with the same value in all appearances.
  static let fixed: [String: ThemeColor] = [
    "black": ThemeColor(hex: 0x000000), "white": ThemeColor(hex: 0xFFFFFF), "darkGray": ThemeColor(hex: 0x555555),
    "lightGray": ThemeColor(hex: 0xAAAAAA), "gray": ThemeColor(hex: 0x808080), "red": ThemeColor(hex: 0xFF0000),
    "green": ThemeColor(hex: 0x00FF00), "blue": ThemeColor(hex: 0x0000FF), "cyan": ThemeColor(hex: 0x00FFFF),
    "yellow": ThemeColor(hex: 0xFFFF00), "magenta": ThemeColor(hex: 0xFF00FF), "orange": ThemeColor(hex: 0xFF8000),
    "purple": ThemeColor(hex: 0x800080), "brown": ThemeColor(hex: 0x996633),
    "clear": ThemeColor(hex: 0x000000, alpha: 0),
  ]

  /// Colors with a light and a dark value.
  static let dynamic = dynamicColors.mapValues { PaletteRow(light: $0.light, dark: $0.dark) }

  private static let dynamicColors: [String: (light: UInt32, dark: UInt32)] = [
    "systemRed": (0xFF3B30, 0xFF453A), "systemOrange": (0xFF9500, 0xFF9F0A), "systemYellow": (0xFFCC00, 0xFFD60A),
    "systemGreen": (0x34C759, 0x30D158), "systemTeal": (0x30B0C7, 0x40C8E0), "systemBlue": (0x007AFF, 0x0A84FF),
    "systemIndigo": (0x5856D6, 0x5E5CE6), "systemPurple": (0xAF52DE, 0xBF5AF2), "systemPink": (0xFF2D55, 0xFF375F),
    "systemBrown": (0xA2845E, 0xAC8E68), "systemGray": (0x8E8E93, 0x8E8E93), "systemGray2": (0xAEAEB2, 0x636366),
    "systemGray3": (0xC7C7CC, 0x48484A), "systemGray4": (0xD1D1D6, 0x3A3A3C), "systemGray5": (0xE5E5EA, 0x2C2C2E),
    "systemGray6": (0xF2F2F7, 0x1C1C1E), "label": (0x000000, 0xFFFFFF), "systemBackground": (0xFFFFFF, 0x000000),
    "secondarySystemBackground": (0xF2F2F7, 0x1C1C1E), "tertiarySystemBackground": (0xFFFFFF, 0x2C2C2E),
    "link": (0x007AFF, 0x0984FF),
  ]
}
