import FloorplanTheme

/// A text, an icon or a focus ring of a component in one state and the surface behind it, or the edge or surface of a
/// selected cell.
nonisolated struct ContrastPair: CustomStringConvertible {
  let description: String
  let contrast: Double
  /// The minimum contrast in guidelines: for texts, and for other content.
  let minimumContrast: Double

  /// All texts and icons of a component that should be legible: disabled parts are omitted.
  static func all(in theme: Theme, _ appearance: Appearance) -> [ContrastPair] {
    ComponentParts.all.flatMap { part in
      Set([nil] + part.settings.map(\.variant)).flatMap { variant in
        states.flatMap { pairs(of: part, state: $0, variant: variant, in: theme, appearance) }
      }
    }
  }

  private static let states: [StyleState] = [.normal, .hover, .highlighted, .selected]

  private static func pairs(
    of part: ComponentPart, state: StyleState, variant: SemanticStatus?, in theme: Theme, _ appearance: Appearance
  ) -> [ContrastPair] {
    let style = theme.resolve(part, state: state, variant: variant, appearance: appearance)
    var pairs = focusRings(of: part, state: state, style, in: theme, appearance)
    // Other cells, such as messages, can't be selected.
    let isSelectable = part.settings.contains { $0.state == .selected }
    if part.kind == .cell, state == .selected, isSelectable, let edge = style.borderColor {
      let pages = backgrounds(around: part, state: .normal, in: theme, appearance)
      pairs += backgrounds(around: part, state: state, in: theme, appearance).flatMap { surface in
        pages.map { page in
          ContrastPair(
            description: "\(part.classPath) \(state) on \(page.sheetText)",
            contrast: max(min(edge.contrast(with: surface), edge.contrast(with: page)), surface.contrast(with: page)),
            minimumContrast: 3)
        }
      }
    }
    guard let color = part.kind == .image ? style.tintColor : style.color else { return pairs }
    return pairs
      + cellStates(around: part, state: state).flatMap { cellState in
        backgrounds(around: part, state: cellState, in: theme, appearance).map { ground in
          let surface = style.backgroundColor?.composited(over: ground) ?? ground
          return ContrastPair(
            description: "\(part.classPath) \(state) \(variant?.rawValue ?? "") on \(surface.sheetText), \(cellState)",
            contrast: color.contrast(with: surface), minimumContrast: part.kind == .image ? 3 : 4.5)
        }
      }
  }

  /// The focus ring of a part, and the surfaces on both sides of it: that of the cell, and that behind the cell.
  private static func focusRings(
    of part: ComponentPart, state: StyleState, _ style: ResolvedStyle, in theme: Theme, _ appearance: Appearance
  ) -> [ContrastPair] {
    guard [.cell, .item, .button, .switch, .slider, .rating].contains(part.kind), let ring = style.tintColor else {
      return []
    }
    let states = part.kind == .cell ? [.normal, state] : cellStates(around: part, state: state)
    return states.flatMap { backgrounds(around: part, state: $0, in: theme, appearance) }.map { ground in
      ContrastPair(
        description: "focus ring of \(part.classPath) \(state) on \(ground.sheetText)",
        contrast: ring.contrast(with: ground), minimumContrast: 3)
    }
  }

  /// The states of the cell for a state of its part: a button can be pressed in a cell that isn't, or that is selected.
  private static func cellStates(around part: ComponentPart, state: StyleState) -> [StyleState] {
    part.kind == .button ? [.normal, .hover, .selected] : [state]
  }

  /// The surfaces behind a part: the surface of its cell in a state, above the surfaces behind the cell.
  private static func backgrounds(
    around part: ComponentPart, state: StyleState, in theme: Theme, _ appearance: Appearance
  ) -> Set<ThemeColor> {
    // Action buttons are in cells of all kinds.
    let component = part.component == "ActionButton" ? ComponentParts.ObjectCell.cell.component : part.component
    let surfaces = ComponentParts.all.filter {
      $0.component == component && ($0.kind == .cell || $0.kind == .selection && state == .selected)
    }
    let pages = [ColorToken.primaryGroupedBackground, .secondaryGroupedBackground].map {
      theme.color($0, in: appearance)
    }
    return surfaces.reduce(Set(pages)) { backgrounds, surface in
      let color = theme.resolve(surface, state: state, appearance: appearance).backgroundColor
      return Set(backgrounds.map { color?.composited(over: $0) ?? $0 })
    }
  }
}
