import FloorplanTheme

/// What the texts of a part are read on: the part's own surface or that of the field that it stands in, and the cell
/// around it.
struct TextGround {
  /// Colours one over another, the uppermost first, and the declarations of the style sheet among them.
  struct Surface {
    var colors: [StyleValue] = []
    var declarations: [Int] = []

    /// This surface over another one.
    func over(_ lower: Surface) -> Surface {
      Surface(colors: colors + lower.colors, declarations: declarations + lower.declarations)
    }
  }

  private let part: ComponentPart
  private let own: [StyleSetting]
  private let cell: [StyleSetting]
  private let selection: [StyleSetting]?

  /// - Parameters:
  ///   - part: A part that is a text or has one.
  ///   - own: What is set for it.
  ///   - settings: What is set for another part.
  init(of part: ComponentPart, set own: [StyleSetting], settings: (ComponentPart) -> [StyleSetting]) {
    self.part = part
    self.own = Self.hasSurface(part) ? own : ComponentParts.field(around: part).map(settings) ?? []
    cell = Self.cell(around: part).map(settings) ?? []
    selection = ComponentParts.selection(of: part.component).map(settings)
  }

  /// What the text is read on in a state; several where it is read on a gradient.
  func surfaces(in state: StyleState) -> [Surface] {
    let below = surroundings(in: state)
    let upper = Self.surfaces(own, in: state)
    return upper.isEmpty ? below : upper.flatMap { surface in below.map(surface.over) }
  }

  private func surroundings(in state: StyleState) -> [Surface] {
    // The cell around a text is pressed or selected with it; what can be pressed by itself, and fields, are not.
    let shown = part.kind.followsCell && part.kind != .textField ? state : .normal
    var surfaces = Self.surfaces(cell, in: shown)
    if surfaces.isEmpty { surfaces = [Surface()] }
    guard shown == .selected, let selection else { return surfaces }
    let upper = Self.surfaces(selection, in: .normal)
    return upper.isEmpty ? surfaces : upper.flatMap { surface in surfaces.map(surface.over) }
  }

  private static func hasSurface(_ part: ComponentPart) -> Bool { [.button, .textField, .tag].contains(part.kind) }

  /// The parts that lie below a part: the cell, or where there is none what the component calls itself.
  static func cell(around part: ComponentPart) -> ComponentPart? {
    let cell =
      ComponentParts.hosts(of: part.component).first { $0.kind == .cell } ?? ComponentParts.mark(of: part.component)
    return cell == part ? nil : cell
  }

  // MARK: One part's surface

  private static func surfaces(_ settings: [StyleSetting], in state: StyleState) -> [Surface] {
    settings.shownSurface(in: state).map { surface(of: $0, in: settings) }
  }

  private static func surface(of setting: StyleSetting, in settings: [StyleSetting]) -> Surface {
    var surface = Surface()
    if case .sheet(let index) = setting.source { surface.declarations = [index] }
    switch setting.value {
    case .overlay(let token):
      surface.colors = [.color(token)]
      guard let base = settings.effectiveSetting(of: setting.property, in: .normal, variant: nil) else {
        return surface
      }
      surface.colors.append(base.value)
      if case .sheet(let index) = base.source { surface.declarations.append(index) }
    case .layer(let token, let base): surface.colors = [.color(token), .color(base)]
    default: surface.colors = [setting.value]
    }
    return surface
  }
}
