/// A set of nodes with the same style: their classes and settings.
///
/// A node may belong to a general part and to special ones. The rules of a special part contain all settings of the
/// node and outrank the general rules, so no rule depends on another one.
struct StyledNode: Sendable {
  let part: ComponentPart
  /// The classes, each of which matches these nodes.
  let classes: [String]
  let settings: [StyleSetting]
  /// Whether rules of a more general part also match these nodes.
  var isSpecial = false
  var hasMeasures = true
  /// Whether only the size of the nodes differs from that of more general ones.
  var hasSizeOnly = false

  /// Returns whether both nodes have equal rules, regardless of the sources of the settings.
  func hasSameStyle(as other: StyledNode) -> Bool {
    settings.hasSameStyle(as: other.settings)
      && Set(settings.map(\.state)).allSatisfy { part.surroundings(in: $0) == other.part.surroundings(in: $0) }
  }

  /// Whether a rule for the size is needed.
  var setsSize: Bool { settings.hasFixedPictureEdges || settings.contains { $0.property.cssGroup == .size } }

  /// The declarations for one state and variant.
  private struct Style {
    let state: StyleState
    let variant: SemanticStatus?
    var targets: [CSSTarget]

    var isGeneral: Bool { state == .normal && variant == nil }
  }

  /// Returns the rules in cascading order: by state, then by variant.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: The appearance.
  ///   - elevatedGroups: The groups for nodes in a sheet; nil for all groups and nodes elsewhere.
  /// - Returns: The rules.
  func rules(_ theme: Theme, in appearance: Appearance, elevatedGroups: [CSSGroup]? = nil) -> [CSSRule] {
    var groups = hasSizeOnly ? [] : settings.cssGroups
    if setsSize, !groups.contains(.size) { groups.append(.size) }
    if let elevatedGroups { groups.removeAll { !elevatedGroups.contains($0) } }
    var values = PartValues(
      theme: theme, part: part, settings: [], appearance: appearance, isElevated: elevatedGroups != nil)
    var styles: [Style] = []
    if hasMeasures, elevatedGroups == nil {
      styles.append(Style(state: .normal, variant: nil, targets: part.metricTargets(in: theme.density)))
    }
    for group in groups { styles += self.styles(of: group, &values) }
    let specificity = specificity
    var rules: [CSSRule] = []
    for state in StyleState.allCases {
      let own = styles.indices.filter { styles[$0].state == state }
      if own.isEmpty { continue }
      let surroundings = part.surroundings(in: state)
      for variant in [nil] + SemanticStatus.allCases {
        var targets: [CSSTarget] = []
        for index in own where styles[index].variant == variant { targets += styles[index].targets }
        if !targets.isEmpty { rules += self.rules(targets, state, surroundings, variant, specificity) }
      }
    }
    return rules
  }

  // MARK: Declarations

  /// Returns the declarations of a group for each state and variant that sets one of its properties.
  private func styles(of group: CSSGroup, _ values: inout PartValues) -> [Style] {
    let isFramed = group == .size && settings.hasFixedPictureEdges
    let relevant = settings.filter { setting in
      let own = setting.property.cssGroup
      return own == group || isFramed && own == .surface
    }
    // No group depends on properties of another one.
    values.settings = relevant
    let variants = SemanticStatus.allCases.filter { variant in relevant.contains { $0.variant == variant } }
    var styles: [Style] = []
    for state in StyleState.allCases where relevant.contains(where: { $0.state == state }) {
      // For a field, highlighted and focused are the same state, with the same settings and the position of focused.
      if part.kind == .textField, state == .highlighted, relevant.contains(where: { $0.state == .focused }) { continue }
      var general: [CSSTarget]?
      for variant in [nil] + variants {
        guard relevant.contains(where: { $0.state == state && ($0.variant == nil || $0.variant == variant) }) else {
          continue
        }
        values.state = state
        values.variant = variant
        let targets = group.targets(of: values)
        if variant == nil { general = targets } else if targets == general { continue }
        styles.append(Style(state: state, variant: variant, targets: targets))
      }
    }
    return styles.count > 1 ? Self.normalized(styles) : styles
  }

  /// Returns styles that all declare the same properties.
  ///
  /// A declaration that is equal in all of them stays only in the first one.
  private static func normalized(_ styles: [Style]) -> [Style] {
    var styles = styles
    var all: [CSSTarget] = []
    for target in styles.lazy.flatMap(\.targets) where !all.contains(where: target.declaresSameProperty) {
      all.append(target)
    }
    for target in all {
      let values = styles.map { style in style.targets.first(where: target.declaresSameProperty) }
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

  /// Returns the rules for a state and a variant, one for each target node.
  private func rules(
    _ targets: [CSSTarget], _ state: StyleState, _ surroundings: [String], _ variant: SemanticStatus?,
    _ specificity: Int
  ) -> [CSSRule] {
    var merged: [(target: CSSTarget, declarations: [String])] = []
    for target in targets {
      let index =
        merged.firstIndex { $0.target.node == target.node && $0.target.pseudoClass == target.pseudoClass }
        ?? merged.endIndex
      if index == merged.endIndex { merged.append((target, [])) }
      // Several properties may have the same declaration.
      if !merged[index].declarations.contains(target.declaration) {
        merged[index].declarations.append(target.declaration)
      }
    }
    let variantClass = variant.map { "." + $0.rawValue } ?? ""
    let own = variantClass + part.kind.pseudoClasses(of: state)
    // Disabled parts keep their style in a selected cell.
    let positions =
      [(cell: "", suffix: own)] + surroundings.map { (cell: $0 + " ", suffix: variantClass + ":not(:disabled)") }
    let isRaised = isSpecial || state != .normal || [.selection, .group].contains(part.kind)
    let selectors = positions.flatMap { position in
      classes.map { styleClass in
        let raise = isRaised ? raised(styleClass, by: position.cell + position.suffix, to: specificity) : ""
        return "\(position.cell)\(raise).\(styleClass)\(position.suffix)"
      }
    }
    let ownNodes = classes.map { (isSpecial ? raised($0, by: "", to: specificity) : "") + "." + $0 }
    let nodes = positions.count == 1 ? ownNodes : positions.flatMap { _ in ownNodes }
    return merged.map { target, declarations in
      let suffix = target.pseudoClass + target.node
      return CSSRule(
        selectors: suffix.isEmpty ? selectors : selectors.map { $0 + suffix }, declarations: declarations,
        nodes: target.node.isEmpty ? nodes : nodes.map { $0 + target.node })
    }
  }

  /// Returns the classes that raise a selector to the specificity of all state rules, so only their order decides.
  ///
  /// Repeating a class raises the specificity.
  private func raised(_ styleClass: String, by affixes: String, to specificity: Int) -> String {
    // `:not()` has the specificity of its argument.
    let own = (styleClass + affixes).utf8.reduce(1) { count, letter in
      switch letter {
      case UInt8(ascii: "."), UInt8(ascii: ":"): count + 1
      case UInt8(ascii: "("): count - 1
      default: count
      }
    }
    guard own < specificity else { return "" }
    // Comparing characters instead of bytes takes much longer.
    let first = styleClass.utf8.prefix { $0 != UInt8(ascii: ".") }
    return String(repeating: ".\(Substring(first))", count: specificity - own)
  }

  /// The minimum specificity of rules for states, and of all rules of a special node.
  private var specificity: Int {
    // The class, the class of a companion, a variant and a state.
    let own = (classes.first ?? "").contains(".") ? 4 : 3
    // The enclosing cell and its state. Instead of the part's own state, there is `:not(:disabled)`.
    if part.kind.followsCell, isSpecial || hasSurroundings { return own + 2 }
    // A selection is on the node of its cell, and always has `:selected`.
    if part.kind == .selection { return own + 1 }
    // The corners of a group replace those of its rows.
    if part.kind == .group { return own + 3 }
    return isSpecial || settings.contains { $0.variant != nil } ? own : 0
  }

  private var hasSurroundings: Bool { settings.contains { !part.surroundings(in: $0.state).isEmpty } }
}

extension [StyleSetting] {
  /// Returns whether both contain the same values.
  ///
  /// Sources only count as equal if both or neither are the table.
  func hasSameStyle(as other: [StyleSetting]) -> Bool {
    elementsEqual(other) { one, other in
      one.property == other.property && one.state == other.state && one.variant == other.variant
        && one.value == other.value && (one.source == .table) == (other.source == .table)
    }
  }
}
