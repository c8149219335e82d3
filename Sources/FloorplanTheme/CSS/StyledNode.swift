/// Nodes that look alike: by which classes they are found, and what is set for them.
///
/// A node may be of several parts, from a general one to special ones. A special one has rules for all that is set for the
/// node, and they win over all rules of a general one, so that no rule has to know what another one says.
struct StyledNode {
  let part: ComponentPart
  /// The classes, each of which finds such nodes.
  let classes: [String]
  var settings: [StyleSetting]
  /// Whether rules for more general nodes find these too.
  var isSpecial = false
  /// Whether the part's measures are said too.
  var hasMeasures = true

  /// Whether rules for the settings of both say the same, whichever declarations set it.
  func looksLike(_ other: StyledNode) -> Bool {
    settings.elementsEqual(other.settings) { one, other in
      one.property == other.property && one.state == other.state && one.variant == other.variant
        && one.value == other.value && (one.source == .table) == (other.source == .table)
    } && settings.allSatisfy { part.surroundings(in: $0.state) == other.part.surroundings(in: $0.state) }
  }

  /// What is declared in a state and with a variant.
  private struct Style {
    let state: StyleState
    let variant: StyleVariant?
    var targets: [CSSTarget]

    var isGeneral: Bool { state == .normal && variant == nil }
  }

  /// The rules, in the order in which they override each other: that of the states, and in each that of the variants.
  func rules(_ theme: Theme, in appearance: Appearance) -> [CSSRule] {
    var groups = settings.cssGroups
    if settings.framesPictures, !groups.contains(.size) { groups.append(.size) }
    var values = CSSValues(theme: theme, part: part, settings: settings, state: .normal, appearance: appearance)
    var styles = groups.flatMap { group in self.styles(of: group, &values) }
    if hasMeasures { styles.insert(Style(state: .normal, variant: nil, targets: part.metricTargets), at: 0) }
    let specificity = specificity
    var rules: [CSSRule] = []
    for state in StyleState.allCases where styles.contains(where: { $0.state == state }) {
      for variant in [nil] + StyleVariant.allCases {
        let targets = styles.lazy.filter { $0.state == state && $0.variant == variant }.flatMap(\.targets)
        rules += self.rules(targets, state, variant, specificity)
      }
    }
    return rules
  }

  // MARK: Declarations

  /// What a group comes to in each state and with each variant that something of it is said for.
  private func styles(of group: CSSGroup, _ values: inout CSSValues) -> [Style] {
    let isFramed = group == .size && settings.framesPictures
    let said = settings.filter { setting in
      setting.property.cssGroup == group || isFramed && setting.property.cssGroup == .surface
    }
    let variants = StyleVariant.allCases.filter { variant in said.contains { $0.variant == variant } }
    var styles: [Style] = []
    for state in StyleState.allCases where said.contains(where: { $0.state == state }) {
      // Highlighted and focused are one state of a field, with the same settings and the order of the latter.
      if part.kind == .textField, state == .highlighted, said.contains(where: { $0.state == .focused }) { continue }
      var general: [CSSTarget]?
      for variant in [nil] + variants {
        guard said.contains(where: { $0.state == state && ($0.variant == nil || $0.variant == variant) }) else {
          continue
        }
        values.state = state
        values.variant = variant
        let targets = group.targets(of: values)
        if variant == nil { general = targets } else if targets == general { continue }
        styles.append(Style(state: state, variant: variant, targets: targets))
      }
    }
    return styles.count > 1 ? Self.settled(styles) : styles
  }

  /// The styles of a group, each with all that one of them says, but for what is the same in all of them.
  private static func settled(_ styles: [Style]) -> [Style] {
    var styles = styles.map { style in
      Style(
        state: style.state, variant: style.variant,
        targets: style.targets.flatMap { target in
          target.declarations.map { CSSTarget(pseudoClass: target.pseudoClass, node: target.node, declarations: [$0]) }
        })
    }
    var all: [CSSTarget] = []
    for target in styles.lazy.flatMap(\.targets) where !all.contains(where: target.isAboutSame) { all.append(target) }
    for target in all {
      let values = styles.map { style in style.targets.first(where: target.isAboutSame) }
      if styles[0].isGeneral, let value = values[0], values.allSatisfy({ $0 == value }) {
        for index in styles.indices.dropFirst() { styles[index].targets.removeAll { $0 == value } }
      } else {
        for index in styles.indices where values[index] == nil && !styles[index].isGeneral {
          styles[index].targets.append(target.unset)
        }
      }
    }
    return styles
  }

  // MARK: Selectors

  /// The rules for a state and a variant, one for each place that something is declared at.
  private func rules(
    _ targets: some Sequence<CSSTarget>, _ state: StyleState, _ variant: StyleVariant?, _ specificity: Int
  ) -> [CSSRule] {
    var merged: [CSSTarget] = []
    for target in targets {
      if let index = merged.firstIndex(where: { $0.node == target.node && $0.pseudoClass == target.pseudoClass }) {
        // Several properties may have the same declaration.
        merged[index].declarations += target.declarations.filter { !merged[index].declarations.contains($0) }
      } else {
        merged.append(target)
      }
    }
    if merged.isEmpty { return [] }
    let meaning = variant.map { "." + $0.rawValue } ?? ""
    let own = meaning + part.kind.pseudoClasses(of: state)
    // What is not enabled looks so even where the cell around it is selected.
    let surroundings = part.surroundings(in: state).map { (cell: $0 + " ", suffix: meaning + ":not(:disabled)") }
    let places = [(cell: "", suffix: own)] + surroundings
    let isRaised = isSpecial || state != .normal || part.kind == .selection
    let selectors = places.flatMap { place in
      classes.map { styleClass in
        let raise = isRaised ? raised(styleClass, by: place.cell + place.suffix, to: specificity) : ""
        return "\(place.cell)\(raise).\(styleClass)\(place.suffix)"
      }
    }
    let nodes = places.flatMap { _ in classes.map { "." + $0 } }
    return merged.map { target in
      let suffix = target.pseudoClass + target.node
      return CSSRule(
        selectors: suffix.isEmpty ? selectors : selectors.map { $0 + suffix }, declarations: target.declarations,
        nodes: target.node.isEmpty ? nodes : nodes.map { $0 + target.node })
    }
  }

  /// What a selector lacks of the specificity that all rules for states have, so that their order alone decides: a class
  /// counts as often as it is written.
  private func raised(_ styleClass: String, by affixes: String, to specificity: Int) -> String {
    // `:not(` counts as what is in it.
    let own = (styleClass + affixes).utf8.reduce(1) { count, letter in
      switch letter {
      case UInt8(ascii: "."), UInt8(ascii: ":"): count + 1
      case UInt8(ascii: "("): count - 1
      default: count
      }
    }
    guard own < specificity else { return "" }
    return String(repeating: ".\(styleClass.prefix { $0 != "." })", count: specificity - own)
  }

  /// The specificity of all rules for states at least, and of all rules where more general ones have to be outranked.
  private var specificity: Int {
    // The class, that of a companion, a variant and a state.
    let own = (classes.first ?? "").contains(".") ? 4 : 3
    // The cell around it and the state of that; what isn't disabled takes the place of its own state.
    if part.kind.followsCell, isSpecial || hasSurroundings { return own + 2 }
    // The cell is on the node of a selection.
    return isSpecial || part.kind == .selection || settings.contains { $0.variant != nil } ? own : 0
  }

  private var hasSurroundings: Bool {
    StyleState.allCases.contains { state in
      settings.contains { $0.state == state } && !part.surroundings(in: state).isEmpty
    }
  }
}
