import FloorplanTheme

/// The background of a part's texts: the surface of the part itself or of its field, and the enclosing cell.
struct TextBackground {
  /// Stacked colors, topmost first, and the style sheet's declarations among them.
  struct Surface {
    var colors: [StyleValue] = []
    var declarations: [Int] = []

    func over(_ lower: Surface) -> Surface {
      Surface(colors: colors + lower.colors, declarations: declarations + lower.declarations)
    }
  }

  private let part: ComponentPart
  private let own: [StyleSetting]
  private let cell: [StyleSetting]
  private let selection: [StyleSetting]?

  /// - Parameters:
  ///   - part: A part that is a text or contains one.
  ///   - own: The settings of the part.
  ///   - settings: A closure that returns the settings of another part.
  init(of part: ComponentPart, set own: [StyleSetting], settings: (ComponentPart) -> [StyleSetting]) {
    self.part = part
    self.own = Self.hasSurface(part) ? own : ComponentParts.field(around: part).map(settings) ?? []
    cell = Self.cell(around: part).map(settings) ?? []
    selection = ComponentParts.selection(of: part.component).map(settings)
  }

  /// Returns the backgrounds of the text in a state; several for a gradient.
  func surfaces(in state: StyleState, variant: SemanticStatus? = nil) -> [Surface] {
    Self.stack(Self.surfaces(own, in: state, variant: variant), over: surroundings(in: state, variant: variant))
  }

  /// Returns all combinations of an upper and a lower surface.
  private static func stack(_ upper: [Surface], over lower: [Surface]) -> [Surface] {
    upper.isEmpty ? lower : upper.flatMap { surface in lower.map(surface.over) }
  }

  private func surroundings(in state: StyleState, variant: SemanticStatus?) -> [Surface] {
    // A text takes the pressed and selected state from its cell. Pressable parts and fields don't.
    let cellState = part.kind.followsCell && part.kind != .textField ? state : .normal
    var surfaces = Self.surfaces(cell, in: cellState, variant: variant)
    if surfaces.isEmpty { surfaces = [Surface()] }
    guard cellState == .selected, let selection else { return surfaces }
    return Self.stack(Self.surfaces(selection, in: .normal), over: surfaces)
  }

  private static func hasSurface(_ part: ComponentPart) -> Bool { [.button, .textField, .tag].contains(part.kind) }

  /// Returns the part below a part: its cell, or else the mark that is the component's surface.
  static func cell(around part: ComponentPart) -> ComponentPart? {
    let cell =
      ComponentParts.hosts(of: part.component).first { $0.kind == .cell } ?? ComponentParts.mark(of: part.component)
    return cell == part ? nil : cell
  }

  // MARK: Surface of one part

  private static func surfaces(
    _ settings: [StyleSetting], in state: StyleState, variant: SemanticStatus? = nil
  ) -> [Surface] {
    settings.visibleSurface(in: state, variant: variant).map { surface(of: $0, in: settings, variant: variant) }
  }

  private static func surface(
    of setting: StyleSetting, in settings: [StyleSetting], variant: SemanticStatus?
  ) -> Surface {
    var surface = Surface()
    if case .sheet(let index) = setting.source { surface.declarations = [index] }
    switch setting.value {
    case .overlay(let token):
      surface.colors = [.color(token)]
      guard let base = settings.effectiveSetting(of: setting.property, in: .normal, variant: variant) else {
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
