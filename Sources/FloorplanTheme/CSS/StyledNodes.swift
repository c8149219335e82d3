/// The nodes of a part, and everything else of a theme that determines their rules, except for what the rules of all
/// parts depend on.
struct StyledNodes: Sendable {
  private(set) var nodes: [StyledNode] = []
  /// The groups with colors that are different in a sheet.
  ///
  /// The rules for sheets outrank all others, so all parts on the same node have them for these groups.
  private(set) var elevatedGroups: [CSSGroup] = []
  /// The pictures of the surfaces, nil while they are loading.
  private var pictures: [SurfacePicture?] = []

  init(of part: ComponentPart, _ theme: Theme, in appearance: Appearance) {
    func general(_ part: ComponentPart) -> StyledNode {
      StyledNode(part: part, classes: [], settings: theme.settings(of: part))
    }
    let own = add(part, over: part.generalPart.map(general), in: theme)
    for companion in part.companions {
      // If the part has no rules of its own, those of the companion apply.
      _ = add(part, with: companion, over: own.classes.isEmpty ? general(companion) : own, in: theme)
    }
    let settings = nodes.flatMap(\.settings)
    pictures = settings.lazy.filter { $0.property == .backgroundImage }.map(theme.picture)
    // The other appearances have no separate values.
    guard appearance == .dark else { return }
    let cells = part.kind == .selection ? ComponentParts.hosts(of: part.component) : []
    let others = [part.generalPart].compactMap(\.self) + part.companions + cells
    elevatedGroups = (settings + others.flatMap(theme.settings)).filter(theme.isElevationVisible).cssGroups
  }

  /// Returns whether both have equal rules in themes that agree on what the rules of all parts depend on.
  func hasSameRules(as other: StyledNodes) -> Bool {
    elevatedGroups == other.elevatedGroups && pictures == other.pictures
      && nodes.elementsEqual(other.nodes) { one, other in
        one.classes == other.classes && one.isSpecial == other.isSpecial && one.hasSizeOnly == other.hasSizeOnly
          && one.settings.hasSameStyle(as: other.settings)
      }
  }

  /// Adds a node for each class path with different settings.
  ///
  /// The first class path comes last.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - companion: Another part on the same nodes.
  ///   - lower: The more general node whose rules also match these nodes, or nil if there is none.
  ///   - theme: The theme.
  /// - Returns: The node whose rules apply: the last one, or an equal general one.
  private mutating func add(
    _ part: ComponentPart, with companion: ComponentPart? = nil, over lower: StyledNode?, in theme: Theme
  ) -> StyledNode {
    let combined = companion.map { part.specializing($0) } ?? part
    let paths = part.cssClasses
    let isSet = theme.hasCustomSettings(for: combined)
    let settings = paths.indices.map { isSet ? theme.settings(of: combined, at: paths[$0...]) : combined.nodeSettings }
    var lower = lower
    var classes: [String] = []
    for index in paths.indices.reversed() {
      classes.append(companion.map { "\(paths[index]).\($0.classPath)" } ?? paths[index])
      var node = StyledNode(
        part: combined, classes: classes, settings: settings[index], isSpecial: lower != nil,
        hasMeasures: companion == nil
      )
      // Class paths with the same settings share rules.
      if index > 0, node.settings.hasSameStyle(as: settings[index - 1]) { continue }
      classes = []
      if let lower, node.hasSameStyle(as: lower) {
        // The general rules apply, except for the size, which depends on the part's own metrics.
        node.hasSizeOnly = true
        if !node.setsSize { node.isSpecial = false }
      } else {
        lower = node
      }
      nodes.append(node)
    }
    return lower ?? StyledNode(part: part, classes: [], settings: [])
  }
}

extension Theme {
  /// Returns whether the color of a setting is different in a sheet.
  fileprivate func isElevationVisible(in setting: StyleSetting) -> Bool {
    let tokens: [ColorToken] =
      switch setting.value {
      case .color(let token), .overlay(let token): [token]
      case .layer(let token, over: let base): [token, base]
      default: []
      }
    return tokens.contains { color($0, in: .dark) != color($0, in: .dark, elevated: true) }
  }
}
