/// The values of the color tokens in all appearances: the standard values, and those that a theme overrides.
public struct Palette: Sendable, Hashable {
  /// The standard values.
  public static let standard = Palette()

  /// A column of the palette: an appearance, on normal or elevated surfaces.
  package struct Slot: Sendable, Hashable {
    package let appearance: Appearance
    package let isElevated: Bool

    package init(appearance: Appearance, isElevated: Bool) {
      self.appearance = appearance
      self.isElevated = isElevated
    }

    /// Returns the slots to search for a value of a row, in order.
    ///
    /// A value for normal surfaces also applies to elevated ones if the standard palette has the same value for both.
    func fallbacks(in row: PaletteRow) -> [Slot] {
      guard isElevated, appearance != .dark || row.darkElevated == nil else { return [self] }
      return [self, Slot(appearance: appearance, isElevated: false)]
    }
  }

  private var overrides: [String: [Slot: ThemeColor]] = [:]
  /// The colors that a style sheet redefines.
  ///
  /// They precede those that code overrides.
  var sheet: SheetPalette?

  /// Makes a palette with the standard values.
  public init() {}

  /// Overrides the value of a token in one appearance.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - color: The new value.
  ///   - appearance: The appearance that the value applies to.
  ///   - elevated: Whether the value applies to elevated surfaces (sheets, popovers) instead of normal ones. A value
  ///     for normal surfaces also applies to elevated ones if the standard palette has the same value for both.
  public mutating func override(
    _ token: ColorToken, with color: ThemeColor, in appearance: Appearance, elevated: Bool = false
  ) {
    overrides[token.rawValue, default: [:]][Slot(appearance: appearance, isElevated: elevated)] = color
  }

  /// Returns the value of a token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - appearance: The appearance.
  ///   - elevated: Whether the color is on an elevated surface (sheet, popover). Only the dark appearance has separate
  ///     values for them.
  /// - Returns: The overridden value, or else the standard value.
  /// - Complexity: O(1).
  public func color(_ token: ColorToken, in appearance: Appearance, elevated: Bool = false) -> ThemeColor {
    color(
      named: token.rawValue, row: token.standardRow, in: Slot(appearance: appearance, isElevated: elevated))
  }

  /// Returns the color with a name, semantic or not.
  func color(named name: String, row: PaletteRow, in slot: Slot) -> ThemeColor {
    switch sheet?.binding(of: name, row: row, in: slot) {
    case .color(let color): color
    case .standard(let name, let row, let slot): colorWithoutSheet(named: name, row: row, in: slot)
    case nil: colorWithoutSheet(named: name, row: row, in: slot)
    }
  }

  /// Returns whether both have the same colors, regardless of their positions in style sheets.
  func hasSameColors(as other: Palette) -> Bool {
    overrides == other.overrides && sheet?.bindings ?? [:] == other.sheet?.bindings ?? [:]
  }

  /// Returns the value that code sets for a name in a slot, or nil if there is none.
  func replacement(of name: String, row: PaletteRow, in slot: Slot) -> ThemeColor? {
    guard !overrides.isEmpty, let replaced = overrides[name] else { return nil }
    return slot.fallbacks(in: row).lazy.compactMap { replaced[$0] }.first
  }

  private func colorWithoutSheet(named name: String, row: PaletteRow, in slot: Slot) -> ThemeColor {
    let raised = slot.isElevated && slot.appearance == .dark ? row.darkElevated : nil
    return replacement(of: name, row: row, in: slot) ?? raised ?? row[slot.appearance]
  }
}
