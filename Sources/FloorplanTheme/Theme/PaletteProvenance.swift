/// The value of a palette color in a theme, with its origin.
public struct PaletteProvenance: Sendable, Hashable {
  /// The palette color.
  public let reference: PaletteReference
  /// The value in the theme.
  public let color: ThemeColor
  /// The value in the standard palette.
  public let standard: ThemeColor
  /// The names from the color to the value, starting with its own.
  ///
  /// The last one is `palette` if the color isn't redefined.
  public let steps: [StyleProvenance.Step]
  /// Whether a style sheet or code redefines the color.
  public let isRedefined: Bool

  /// The ``steps`` and the value, joined by arrows: `tintColor → @tintColor (my.nss:2:1) → #0057D2`.
  public var chain: String { StyleProvenance.chain(of: steps, to: color.sheetText) }
}

extension Theme {
  /// Returns the value of a palette color with its origin.
  ///
  /// - Parameters:
  ///   - reference: The palette color.
  ///   - appearance: The appearance, unless the name specifies a surface.
  ///   - elevated: Whether the color is on an elevated surface (sheet, popover), unless the name specifies a surface.
  /// - Returns: The value with its origin.
  public func provenance(
    of reference: PaletteReference, appearance: Appearance, elevated: Bool = false
  ) -> PaletteProvenance {
    let slot = reference.slot(in: Palette.Slot(appearance: appearance, isElevated: elevated))
    var chain = StyleChain(theme: self, slot: slot)
    chain.follow(.reference(reference))
    let isRedefined =
      sheet?.palette.definition(of: reference.name, row: reference.row, in: slot) != nil
      || palette.replacement(of: reference.name, row: reference.row, in: slot) != nil
    return PaletteProvenance(
      reference: reference, color: reference.color(in: palette, appearance: appearance, elevated: elevated),
      standard: reference.color(in: .standard, appearance: appearance, elevated: elevated), steps: chain.steps,
      isRedefined: isRedefined)
  }
}
