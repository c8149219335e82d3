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
    let parts = ComponentParts.all.map { block(for: $0, in: appearance) }
    return cssChunks([utilityBlock(in: appearance)] + parts, limit: Self.classesPerChunk)
  }

  /// All rules about one part, in the order in which they override each other.
  func block(for part: ComponentPart, in appearance: Appearance) -> CSSBlock {
    var rules = RuleList(classes: part.cssClasses)
    for target in part.metricTargets { rules.add(target) }
    let text = resolve(part, appearance: appearance)
    if let style = text.textStyle {
      rules.add(CSSTarget("font-size: \(decimalText(style.cssFontSizePoints))pt"))
    }
    if let weight = text.fontWeight { rules.add(CSSTarget("font-weight: \(weight)")) }
    for state in StyleState.allCases {
      for setting in part.settings where setting.state == state {
        guard let target = target(of: setting, on: part, in: appearance) else { continue }
        rules.add(target, variant: setting.variant, state: part.kind.pseudoClasses(of: state))
      }
    }
    let variants = part.settings.compactMap { $0.variant?.rawValue }
    return CSSBlock(classes: Set(part.cssClasses + variants), rules: rules.rules)
  }

  private func target(of setting: StyleSetting, on part: ComponentPart, in appearance: Appearance) -> CSSTarget? {
    if case .opacity(let value) = setting.value { return CSSTarget("opacity: \(decimalText(value))") }
    let color = color(
      of: setting.property, on: part, state: setting.state, variant: setting.variant, in: appearance)
    if setting.property == .gradientStartColor, let color {
      // It takes both colours to say one declaration.
      let end = self.color(of: .gradientEndColor, on: part, state: setting.state, variant: nil, in: appearance)
      return CSSTarget(
        node: PartKind.gradientNode, "background: linear-gradient(to bottom, \(color.css), \((end ?? color).css))")
    }
    return color.flatMap { part.kind.target(of: setting.property, color: $0.css) }
  }

  /// The classes for pages, shells and texts that stand alone.
  private func utilityBlock(in appearance: Appearance) -> CSSBlock {
    let styles = TextStyle.allCases.map { style in
      CSSRule(
        selectors: style.utilityClasses.map { "." + $0 },
        declarations: ["font-size: \(decimalText(style.cssFontSizePoints))pt", "font-weight: \(style.weight)"])
    }
    let colors = UtilityClass.allCases.map { utility in
      var declarations = ["color: \(palette.color(utility.labelToken, in: appearance).css)"]
      if let token = utility.backgroundToken {
        declarations.append("background: \(palette.color(token, in: appearance).css)")
      }
      if utility == .card { declarations.append("border-radius: \(pixels(UtilityClass.cardCornerRadius))") }
      return CSSRule(selectors: ["." + utility.rawValue + utility.pseudoClass], declarations: declarations)
    }
    let classes = TextStyle.allCases.flatMap(\.utilityClasses) + UtilityClass.allCases.map(\.rawValue)
    return CSSBlock(classes: Set(classes), rules: styles + colors)
  }
}

/// The rules of one part as they are collected: declarations for the same selectors stand together.
private struct RuleList {
  let classes: [String]
  private(set) var rules: [CSSRule] = []

  init(classes: [String]) {
    self.classes = classes
  }

  mutating func add(_ target: CSSTarget, variant: StyleVariant? = nil, state: String = "") {
    let suffix = (variant.map { "." + $0.rawValue } ?? "") + state + target.pseudoClass + target.node
    let selectors = classes.map { "." + $0 + suffix }
    if let index = rules.firstIndex(where: { $0.selectors == selectors }) {
      rules[index].declarations += target.declarations
    } else {
      rules.append(CSSRule(selectors: selectors, declarations: target.declarations))
    }
  }
}
