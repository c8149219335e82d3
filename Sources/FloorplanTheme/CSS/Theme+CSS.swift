extension Theme {
  /// The most different classes in one style sheet; GTK 4.8 overruns its stack at about a thousand.
  static let classesPerChunk = 300

  /// The theme as style sheets for GTK 4.8: literal colours, no names, no functions.
  ///
  /// Every class is wholly in one of them, with all its states. Load each into a provider of its own, all with
  /// the same priority, above the platform theme's. Sizes of text are in points and follow the text scale; all else is in
  /// pixels.
  ///
  /// - Parameter appearance: The appearance to read the palette in.
  /// - Returns: The texts, each with at most 300 classes; the same theme and appearance always give the same texts.
  public func css(for appearance: Appearance) -> [String] {
    cssChunks(blocks(in: appearance), limit: Self.classesPerChunk)
  }

  /// All rules: those for pages and texts that stand alone, then those of each part in the order of the tables.
  func blocks(in appearance: Appearance) -> [CSSBlock] {
    [utilityBlock(in: appearance)] + ComponentParts.all.map { block(for: $0, in: appearance) }
  }

  /// All rules about one part, in the order in which they override each other.
  ///
  /// Class paths that differ in what is set for them have rules of their own, the first class path's last. What holds for
  /// the part that this one makes special is left to that: here is what this one has itself, or what is set for either. Where
  /// further parts may be on the node, what is set for any of them is said of both together.
  func block(for part: ComponentPart, in appearance: Appearance) -> CSSBlock {
    let classes = part.cssClasses
    var rules: [CSSRule] = []
    if setsAnything(for: part) {
      let general = part.generalPart.map { settings(of: $0) } ?? []
      var lower = general
      for index in classes.indices.reversed() {
        let settings = self.settings(of: part, at: classes[index...])
        rules += self.rules(
          for: part, settings.covering(lower).written(of: part), over: lower, classes: [classes[index]], in: appearance)
        lower = general + settings
      }
    } else {
      rules = self.rules(for: part, part.nodeSettings.written(of: part), classes: classes, in: appearance)
    }
    let companions = part.companions
    for companion in companions { rules += self.rules(for: part, beside: companion, in: appearance) }
    let others = settings(of: part).compactMap { $0.variant?.rawValue } + part.kind.nodeClasses
    return CSSBlock(
      classes: Set(classes + others + part.stateClasses + companions.map(\.classPath)), rules: rules)
  }

  /// What is set for a part, or for another one on the same node, where both are.
  private func rules(for part: ComponentPart, beside companion: ComponentPart, in appearance: Appearance) -> [CSSRule] {
    let both = part.beside(companion)
    guard setsAnything(for: both) else { return [] }
    let classes = part.cssClasses
    var lower = settings(of: part) + settings(of: companion)
    return classes.indices.reversed().flatMap { index in
      let settings = settings(of: both, at: classes[index...])
      defer { lower += settings }
      return rules(
        for: both, settings.covering(lower).about(settings.saidProperties), over: lower,
        classes: [classes[index] + "." + companion.classPath], in: appearance, includingMeasures: false)
    }
  }

  /// The rules for settings of a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - settings: What holds for it.
  ///   - lower: What rules before these say on the same node, as far as it could be seen where these say nothing.
  ///   - classes: The classes, each of which has all of it.
  ///   - appearance: The appearance to read the palette in.
  ///   - includingMeasures: Whether the part's measures are said too.
  /// - Returns: The rules, in the order in which they override each other.
  func rules(
    for part: ComponentPart, _ settings: [StyleSetting], over lower: [StyleSetting] = [], classes: [String],
    in appearance: Appearance, includingMeasures: Bool = true
  ) -> [CSSRule] {
    var rules = RuleList(classes: classes, specificity: specificity(of: part, settings))
    if includingMeasures { for target in part.metricTargets { rules.add(target) } }
    let leavesPictures = leavesPictures(settings, over: lower)
    // A part has values for few of the states.
    let indicesByState = Dictionary(grouping: settings.indices) { settings[$0].state }
    for state in StyleState.allCases {
      guard let indices = indicesByState[state] else { continue }
      // Highlighted and focused are one state of a field, with the same settings and the order of the latter.
      if part.kind == .textField, state == .highlighted, indicesByState[.focused] != nil { continue }
      let pseudoClasses = part.kind.pseudoClasses(of: state)
      rules.surroundings = part.surroundings(in: state)
      // The rules of variants come behind the general ones.
      let meanings = StyleVariant.allCases.filter { meaning in indices.contains { settings[$0].variant == meaning } }
      for meaning in [nil] + meanings {
        for setting in indices.lazy.map({ settings[$0] }) where setting.variant == meaning {
          let isAbove = setting.property == .backgroundColor && (state != .normal || setting.variant != nil)
          for target in targets(of: setting, in: settings, kind: part.kind, appearance: appearance) {
            rules.add(
              isAbove && leavesPictures ? target.leavingPictures : target, variant: meaning, state: pseudoClasses)
          }
        }
        let values = CSSValues(
          theme: self, part: part, settings: settings, lower: lower, state: state, variant: meaning,
          appearance: appearance)
        for target in CSSGroup.targets(of: values) { rules.add(target, variant: meaning, state: pseudoClasses) }
      }
    }
    return rules.rules
  }

  /// Returns the specificity of all rules for states of a part, so that their order alone decides; 0 for their own.
  ///
  /// Without variants no rule for a state has a higher one than those behind it.
  private func specificity(of part: ComponentPart, _ settings: [StyleSetting]) -> Int {
    let followsCell = settings.contains { !part.surroundings(in: $0.state).isEmpty }
    // A cell with its state, two classes of the part, and not disabled.
    if followsCell { return 5 }
    // It comes behind what its cell says of states, with and without variants.
    if part.kind == .selection { return 4 }
    let hasVariants = ComponentParts.hasVariants(onNodesOf: part) || settings.contains { $0.variant != nil }
    return hasVariants ? 4 : 0
  }

  private func targets(
    of setting: StyleSetting, in settings: [StyleSetting], kind: PartKind, appearance: Appearance
  ) -> [CSSTarget] {
    if case .opacity(let value) = setting.value, setting.property == .viewAlpha {
      return [CSSTarget("opacity: \(decimalText(value))")]
    }
    if setting.property == .separatorColor,
      settings.effectiveValue(of: .separatorStyle, in: .normal, variant: nil) == .separator(.none)
    {
      return []
    }
    let color = color(
      of: setting.property, in: settings, state: setting.state, variant: setting.variant, appearance: appearance)
    return color.map { kind.targets(of: setting.property, color: $0.css) } ?? []
  }

  /// Whether colours of states go below a picture that is said once, because it may be long.
  ///
  /// Where they have to cover a gradient, the picture is said again with each of them.
  private func leavesPictures(_ settings: [StyleSetting], over lower: [StyleSetting]) -> Bool {
    guard !pictures.isEmpty, settings.contains(where: { picture(of: $0) != nil }) else { return false }
    return !settings.paintsGradient && !lower.paintsGradient
  }

  /// The classes for pages, shells and texts that stand alone.
  private func utilityBlock(in appearance: Appearance) -> CSSBlock {
    let styles = TextStyle.allCases.map { style in
      CSSRule(
        selectors: style.utilityClasses.map { "." + $0 },
        declarations: [
          "font-size: \(cssPoints(textStyles[style].points))", "font-weight: \(textStyles[style].weight)",
        ])
    }
    let colors = UtilityClass.allCases.map { utility in
      let color = palette.color(utility.labelToken, in: appearance).css
      // The platform theme has a line of its own, as a shadow.
      var declarations =
        utility == .dropTarget
        ? ["outline: 2px solid \(color)", "outline-offset: -2px", "box-shadow: none"] : ["color: \(color)"]
      if let token = utility.backgroundToken {
        declarations.append("background: \(palette.color(token, in: appearance).css)")
      }
      if utility == .card { declarations.append("border-radius: \(pixels(UtilityClass.cardCornerRadius))") }
      let node = "." + utility.rawValue
      return CSSRule(selectors: [node + utility.pseudoClass], declarations: declarations, nodes: [node])
    }
    let classes = TextStyle.allCases.flatMap(\.utilityClasses) + UtilityClass.allCases.map(\.rawValue)
    return CSSBlock(classes: Set(classes), rules: styles + colors)
  }
}

extension [StyleSetting] {
  /// What is to be said of a part: what the part that it makes special says on the same node needn't be said again.
  fileprivate func written(of part: ComponentPart) -> Self {
    part.generalPart == nil ? self : about(saidProperties.union(part.settings.map(\.property)))
  }
}

/// The rules of one part as they are collected: declarations for the same selectors stand together.
private struct RuleList {
  let classes: [String]
  /// The specificity of rules for states, at least.
  let specificity: Int
  private(set) var rules: [CSSRule] = []
  /// Where the rule stands for what comes before and behind the classes.
  private var indices: [Affixes: Int] = [:]
  /// What stands before further selectors: the cell around the part, in the state that the rules are for.
  var surroundings: [String] = []

  private struct Affixes: Hashable {
    let suffix: String
    let surroundings: [String]
  }

  init(classes: [String], specificity: Int) {
    self.classes = classes
    self.specificity = specificity
  }

  mutating func add(_ target: CSSTarget, variant: StyleVariant? = nil, state: String = "") {
    let meaning = variant.map { "." + $0.rawValue } ?? ""
    let affixes = Affixes(suffix: meaning + state + target.pseudoClass + target.node, surroundings: surroundings)
    if let index = indices[affixes] {
      // Several properties may have the same declaration.
      rules[index].declarations += target.declarations.filter { !rules[index].declarations.contains($0) }
    } else {
      indices[affixes] = rules.count
      rules.append(rule(target, meaning: meaning, state: state))
    }
  }

  private func rule(_ target: CSSTarget, meaning: String, state: String) -> CSSRule {
    let suffix = target.pseudoClass + target.node
    var selectors = classes.map { styleClass in
      let raised = state.isEmpty ? "" : self.raised(styleClass, by: meaning + state)
      return "\(raised).\(styleClass)\(meaning)\(state)\(suffix)"
    }
    for cell in surroundings {
      // What is not enabled looks so even where the cell is selected.
      let end = meaning + ":not(:disabled)"
      selectors += classes.map { styleClass in
        "\(cell) \(raised(styleClass, by: cell + meaning + ":disabled")).\(styleClass)\(end)\(suffix)"
      }
    }
    let nodes = Array(repeating: classes.map { "." + $0 + target.node }, count: 1 + surroundings.count).flatMap(\.self)
    return CSSRule(selectors: selectors, declarations: target.declarations, nodes: nodes)
  }

  /// Returns what a selector lacks of the specificity of all rules for states: a class counts as often as it is written.
  private func raised(_ styleClass: String, by affixes: String) -> String {
    // `:not(` counts as what is in it.
    let own = ".\(styleClass)\(affixes)".count { $0 == "." || $0 == ":" } - affixes.count { $0 == "(" }
    let first = styleClass.prefix { $0 != "." }
    return String(repeating: ".\(first)", count: max(specificity - own, 0))
  }
}
