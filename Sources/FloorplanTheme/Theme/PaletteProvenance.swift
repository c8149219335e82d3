/// A colour of the palette as a theme has it, and why.
public struct PaletteProvenance: Sendable, Hashable {
  /// The colour that was asked for.
  public let reference: PaletteReference
  /// What it is in the theme.
  public let color: ThemeColor
  /// What it is in the standard palette.
  public let standard: ThemeColor
  /// The names that lead to the value, the colour's own first; the last one is `palette` where nobody redefines it.
  public let steps: [StyleProvenance.Step]
  /// Whether a style sheet, or code, says what it is.
  public let isRedefined: Bool

  /// ``steps`` and the value, with arrows between them: `tintColor → @tintColor (my.nss:2:1) → #0057D2`.
  public var chain: String { StyleProvenance.chain(of: steps, to: color.sheetText) }
}

extension Theme {
  /// What a colour of the palette is, and why.
  ///
  /// - Parameters:
  ///   - reference: The colour.
  ///   - appearance: The appearance to read it in, unless its name is pinned to one.
  ///   - elevated: Whether it stands on a raised surface (sheet, popover), unless its name says so.
  /// - Returns: The value with where it comes from.
  public func provenance(
    of reference: PaletteReference, appearance: Appearance, elevated: Bool = false
  ) -> PaletteProvenance {
    let slot = reference.slot(in: Palette.Slot(appearance: appearance, isElevated: elevated))
    var chain = StyleChain(theme: self, slot: slot)
    chain.follow(.reference(reference))
    let isRedefined =
      sheet?.palette.definition(of: reference.name, row: reference.row, in: slot) != nil
      || palette.isReplaced(reference.name, row: reference.row, in: slot)
    return PaletteProvenance(
      reference: reference, color: reference.color(in: palette, appearance: appearance, elevated: elevated),
      standard: reference.color(in: .standard, appearance: appearance, elevated: elevated), steps: chain.steps,
      isRedefined: isRedefined)
  }
}
