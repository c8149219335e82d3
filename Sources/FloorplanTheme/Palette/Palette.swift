/// What every colour token means in every appearance: the standard values, and what a theme puts in their place.
public struct Palette: Sendable, Hashable {
  /// The standard values, with nothing replaced.
  public static let standard = Palette()

  /// One column of the palette: an appearance, on ordinary or on raised surfaces.
  package struct Slot: Sendable, Hashable {
    package let appearance: Appearance
    package let isElevated: Bool

    package init(appearance: Appearance, isElevated: Bool) {
      self.appearance = appearance
      self.isElevated = isElevated
    }

    /// Where a value of a row is looked for, the first place first: one for ordinary surfaces holds on raised ones where
    /// the standard palette doesn't tell the two apart.
    func fallbacks(in row: PaletteRow) -> [Slot] {
      guard isElevated, appearance != .dark || row.darkElevated == nil else { return [self] }
      return [self, Slot(appearance: appearance, isElevated: false)]
    }
  }

  private var overrides: [String: [Slot: ThemeColor]] = [:]
  /// What a style sheet redefines, above what code replaces.
  var sheet: SheetPalette?

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
    overrides[token.rawValue, default: [:]][Slot(appearance: appearance, isElevated: elevated)] = color
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
    color(
      named: token.rawValue, row: token.standardRow, in: Slot(appearance: appearance, isElevated: elevated))
  }

  /// What a name means, with or without a role.
  func color(named name: String, row: PaletteRow, in slot: Slot) -> ThemeColor {
    switch sheet?.binding(of: name, row: row, in: slot) {
    case .color(let color): color
    case .standard(let name, let row, let slot): colorWithoutSheet(named: name, row: row, in: slot)
    case nil: colorWithoutSheet(named: name, row: row, in: slot)
    }
  }

  /// Whether code gave a name another value, which holds in a slot.
  func isReplaced(_ name: String, row: PaletteRow, in slot: Slot) -> Bool {
    replacement(of: name, row: row, in: slot) != nil
  }

  private func replacement(of name: String, row: PaletteRow, in slot: Slot) -> ThemeColor? {
    guard !overrides.isEmpty, let replaced = overrides[name] else { return nil }
    return slot.fallbacks(in: row).lazy.compactMap { replaced[$0] }.first
  }

  private func colorWithoutSheet(named name: String, row: PaletteRow, in slot: Slot) -> ThemeColor {
    let raised = slot.isElevated && slot.appearance == .dark ? row.darkElevated : nil
    return replacement(of: name, row: row, in: slot) ?? raised ?? row[slot.appearance]
  }
}
