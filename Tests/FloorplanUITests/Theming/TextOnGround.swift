import FloorplanTheme

/// A text or an icon of a component in one state, and the surface that it stands on there.
nonisolated struct TextOnGround: CustomStringConvertible {
  let description: String
  let contrast: Double
  /// The least contrast that guidelines want: for texts, and for what isn't text.
  let leastContrast: Double

  /// Every text and icon that a component shows and one is meant to read: what is disabled is left out.
  static func all(in theme: Theme, _ appearance: Appearance) -> [TextOnGround] {
    ComponentParts.all.flatMap { part in
      Set([nil] + part.settings.map(\.variant)).flatMap { variant in
        states.flatMap { pairs(of: part, state: $0, variant: variant, in: theme, appearance) }
      }
    }
  }

  private static let states: [StyleState] = [.normal, .hover, .highlighted, .selected]

  private static func pairs(
    of part: ComponentPart, state: StyleState, variant: StyleVariant?, in theme: Theme, _ appearance: Appearance
  ) -> [TextOnGround] {
    let style = theme.resolve(part, state: state, variant: variant, appearance: appearance)
    guard let color = part.kind == .image ? style.tintColor : style.color else { return [] }
    return cellStates(around: part, state: state).flatMap { cellState in
      grounds(around: part, state: cellState, in: theme, appearance).map { ground in
        let surface = style.backgroundColor?.composited(over: ground) ?? ground
        return TextOnGround(
          description: "\(part.classPath) \(state) \(variant?.rawValue ?? "") on \(surface.sheetText), \(cellState)",
          contrast: color.contrast(with: surface), leastContrast: part.kind == .image ? 3 : 4.5)
      }
    }
  }

  /// The states of the cell while its part is in one: a button is pressed in a cell that isn't, or that is selected.
  private static func cellStates(around part: ComponentPart, state: StyleState) -> [StyleState] {
    part.kind == .button ? [.normal, .hover, .selected] : [state]
  }

  /// What a part may stand on: the surface of its cell in a state, over those that the cell may stand on.
  private static func grounds(
    around part: ComponentPart, state: StyleState, in theme: Theme, _ appearance: Appearance
  ) -> Set<ThemeColor> {
    // Buttons that act stand in cells of all kinds.
    let component = part.component == "ActionButton" ? ComponentParts.ObjectCell.cell.component : part.component
    let surfaces = ComponentParts.all.filter {
      $0.component == component && ($0.kind == .cell || $0.kind == .selection && state == .selected)
    }
    let pages = [ColorToken.primaryGroupedBackground, .secondaryGroupedBackground].map {
      theme.color($0, in: appearance)
    }
    return surfaces.reduce(Set(pages)) { grounds, surface in
      let color = theme.resolve(surface, state: state, appearance: appearance).backgroundColor
      return Set(grounds.map { color?.composited(over: $0) ?? $0 })
    }
  }
}
