/// What every colour token means in every appearance: the standard values, and what a theme puts in their place.
public struct Palette: Sendable, Hashable {
  /// The standard values, with nothing replaced.
  public static let standard = Palette()

  /// One column of the palette: an appearance, on ordinary or on raised surfaces.
  private struct Slot: Sendable, Hashable {
    let appearance: Appearance
    let isElevated: Bool
  }

  private var overrides: [ColorToken: [Slot: ThemeColor]] = [:]

  /// Makes a palette with the standard values.
  public init() {}

  /// Replaces what a token means in one appearance, and only there.
  ///
  /// - Parameters:
  ///   - token: The token to give another value.
  ///   - color: Its new value.
  ///   - appearance: Where the value holds.
  ///   - elevated: Whether it holds on raised surfaces (sheets, popovers) instead of ordinary ones. A value for ordinary
  ///     surfaces also holds on raised ones where the standard palette doesn't tell the two apart.
  public mutating func override(
    _ token: ColorToken, with color: ThemeColor, in appearance: Appearance, elevated: Bool = false
  ) {
    overrides[token, default: [:]][Slot(appearance: appearance, isElevated: elevated)] = color
  }

  /// What a token means.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - appearance: The appearance to read it in.
  ///   - elevated: Whether it stands on a raised surface (sheet, popover). Only the dark appearance has values of its own
  ///     for these.
  /// - Returns: The replaced value where there is one, the standard value otherwise.
  /// - Complexity: O(1).
  public func color(_ token: ColorToken, in appearance: Appearance, elevated: Bool = false) -> ThemeColor {
    let replaced = overrides[token]
    let row = token.standardRow
    if elevated {
      if let color = replaced?[Slot(appearance: appearance, isElevated: true)] { return color }
      if appearance == .dark, let color = row.darkElevated { return color }
    }
    return replaced?[Slot(appearance: appearance, isElevated: false)] ?? row[appearance]
  }
}
