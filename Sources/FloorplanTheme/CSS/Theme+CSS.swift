extension Theme {
  /// The maximum number of classes in a style sheet.
  ///
  /// GTK 4.8 overflows its stack at about a thousand.
  static let classesPerChunk = 300

  /// Returns the theme as style sheets for GTK 4.8, with literal colors, without named colors and functions.
  ///
  /// Each class is in a single style sheet, with all its states. Load each style sheet into a separate provider, all
  /// with the same priority, above that of the platform theme. Font sizes, and the metrics that follow the text scale
  /// (``ComponentPart/scalesWithText(_:)``), are in points; all other lengths are in pixels.
  ///
  /// - Parameter appearance: The appearance.
  /// - Returns: The texts, each with up to 300 classes. They are identical for each call with the same theme and
  ///   appearance.
  public func css(for appearance: Appearance) -> [String] {
    cssChunks(blocks(in: appearance), limit: Self.classesPerChunk)
  }

  /// Returns all rules: utility classes, then the parts in the order of the tables.
  ///
  /// - Parameters:
  ///   - appearance: The appearance.
  ///   - hasSheets: Whether to include the rules for nodes in sheets, which are separate windows.
  /// - Returns: The rules of each part.
  func blocks(in appearance: Appearance, hasSheets: Bool = true) -> [CSSBlock] {
    [utilityBlock(in: appearance, hasSheets: hasSheets)]
      + ComponentParts.all.map { block(for: $0, in: appearance, hasSheets: hasSheets) }
  }

  /// Returns all rules of a part, in cascading order.
  ///
  /// If parts that share a node have settings, there is a rule for both classes.
  func block(for part: ComponentPart, in appearance: Appearance, hasSheets: Bool = true) -> CSSBlock {
    var nodes: [StyledNode] = []
    func general(_ part: ComponentPart) -> StyledNode {
      StyledNode(part: part, classes: [], settings: settings(of: part))
    }
    let own = add(part, over: part.generalPart.map(general), to: &nodes)
    let companions = part.companions
    for companion in companions {
      // If the part has no rules of its own, those of the companion apply.
      _ = add(part, with: companion, over: own.classes.isEmpty ? general(companion) : own, to: &nodes)
    }
    let others = own.settings.compactMap { $0.variant?.rawValue } + part.kind.nodeClasses
    var rules = nodes.flatMap { $0.rules(self, in: appearance) }
    let sheet = UtilityClass.elevated.rawValue
    if hasSheets, isElevationVisible(on: part, in: appearance) {
      rules += nodes.flatMap { $0.rules(self, in: appearance, elevated: true) }.map { $0.inside(sheet) }
    }
    // The division into style sheets doesn't depend on the appearance.
    return CSSBlock(
      classes: Set(part.cssClasses + others + part.stateClasses + companions.map(\.classPath) + [sheet]), rules: rules)
  }

  /// Returns whether any color on the nodes of a part is different in a sheet.
  ///
  /// The rules for sheets outrank all others, so they are needed for each part on such a node.
  private func isElevationVisible(on part: ComponentPart, in appearance: Appearance) -> Bool {
    // The other appearances have no separate values.
    guard appearance == .dark else { return false }
    let cell = part.kind == .selection ? ComponentParts.hosts(of: part.component) : []
    let parts = [part, part.generalPart].compactMap(\.self) + part.companions + cell
    return parts.lazy.flatMap(settings).contains { setting in
      let tokens: [ColorToken] =
        switch setting.value {
        case .color(let token), .overlay(let token): [token]
        case .layer(let token, over: let base): [token, base]
        default: []
        }
      return tokens.contains { color($0, in: appearance) != color($0, in: appearance, elevated: true) }
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
  ///   - nodes: The nodes.
  /// - Returns: The node whose rules apply: the last one, or an equal general one.
  private func add(
    _ part: ComponentPart, with companion: ComponentPart? = nil, over lower: StyledNode?, to nodes: inout [StyledNode]
  ) -> StyledNode {
    let combined = companion.map { part.specializing($0) } ?? part
    let paths = part.cssClasses
    let isSet = hasCustomSettings(for: combined)
    let settings = paths.indices.map { isSet ? self.settings(of: combined, at: paths[$0...]) : combined.nodeSettings }
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

  /// Returns the rules of the utility classes and text styles.
  private func utilityBlock(in appearance: Appearance, hasSheets: Bool) -> CSSBlock {
    let styles = TextStyle.allCases.map { style in
      let font = textStyles[style]
      let spacing = usesLetterSpacing ? ["letter-spacing: \(cssPoints(font.letterSpacing))"] : []
      return CSSRule(
        selectors: style.utilityClasses.map { "." + $0 },
        declarations: [
          "font-size: \(cssPoints(font.points))", "font-weight: \(font.weight)",
          "line-height: \(cssPoints(font.lineHeight))",
        ] + spacing)
    }
    let separator = palette.color(.separator, in: appearance).css
    let colors = UtilityClass.allCases.flatMap { utility in
      if let effect = effectRules(of: utility, in: appearance, hasSheets: hasSheets) { return effect }
      let style = utility.style
      let color = palette.color(style.label, in: appearance).css
      // The platform theme marks drop targets with a shadow.
      var declarations =
        utility == .dropTarget
        ? ["outline: 2px solid \(color)", "outline-offset: -2px", "box-shadow: none"] : ["color: \(color)"]
      if let token = style.background {
        let color = palette.color(token, in: appearance, elevated: utility == .elevated)
        declarations.append("background: \(color.css)")
      }
      switch utility {
      case .card: declarations.append("border-radius: \(pixels(UtilityClass.cardCornerRadius))")
      case .stage:
        declarations += [
          "border: 1px solid \(separator)", "border-radius: \(pixels(UtilityClass.cardCornerRadius))",
        ]
      case .panel: declarations.append("box-shadow: 0 0 0 1px \(separator)")
      case .inset, .segments: declarations.append("border-radius: \(pixels(UtilityClass.insetCornerRadius))")
      case .header: declarations += ["border: none", "box-shadow: inset 0 -1px \(separator)"]
      // Its pale background isn't enough for a high contrast.
      case .row where appearance.isHighContrast: declarations.append("box-shadow: inset 0 0 0 1px \(color)")
      default: break
      }
      let node = "." + utility.rawValue
      return [CSSRule(selectors: [node + style.pseudoClass], declarations: declarations, nodes: [node])]
    }
    let classes =
      TextStyle.allCases.flatMap(\.utilityClasses) + UtilityClass.allCases.map(\.rawValue) + Self.filledControlClasses
      + ["top", "bottom"]
    return CSSBlock(classes: Set(classes), rules: focusRings(in: appearance) + styles + colors)
  }

  /// Returns the rules of a utility class that changes how the content of its node is drawn, or nil for other classes.
  private func effectRules(of utility: UtilityClass, in appearance: Appearance, hasSheets: Bool) -> [CSSRule]? {
    switch utility {
    case .dimmed:
      // A widget on top of the content of any window would need an overlay in each of them.
      let shadow = palette.color(.sectionShadow, in: appearance)
      return [
        CSSRule(
          selectors: [".\(utility.rawValue)"],
          declarations: ["background-image: linear-gradient(\(shadow.css), \(shadow.css))"]),
        CSSRule(
          selectors: [".\(utility.rawValue) > *"],
          declarations: ["filter: brightness(\(decimalText(1 - shadow.alpha)))"]),
      ]
    case .fading:
      func rules(elevated: Bool) -> [CSSRule] {
        let surface = palette.color(.primaryGroupedBackground, in: appearance, elevated: elevated)
        let end = ThemeColor(red: surface.red, green: surface.green, blue: surface.blue, alpha: 0)
        return [("top", "bottom"), ("bottom", "top")].map { edge, opposite in
          CSSRule(
            selectors: [".\(utility.rawValue) > undershoot.\(edge)"],
            declarations: [
              "background: linear-gradient(to \(opposite), \(surface.css), \(end.css)) \(edge) / "
                + "100% \(pixels(UtilityClass.fadeHeight)) no-repeat"
            ])
        }
      }
      let inSheets = hasSheets ? rules(elevated: true).map { $0.inside(UtilityClass.elevated.rawValue) } : []
      return rules(elevated: false) + inSheets
    default: return nil
    }
  }

  /// The platform's classes for buttons that are filled with a color.
  private static let filledControlClasses = ["suggested-action", "destructive-action"]

  /// Returns the rules for the focus rings of GTK's own controls, which are translucent in the platform theme.
  ///
  /// Their specificity is lower than that of parts.
  private func focusRings(in appearance: Appearance) -> [CSSRule] {
    func rule(_ nodes: [(node: String, state: String, child: String)], _ declarations: String...) -> CSSRule {
      CSSRule(
        selectors: nodes.map { $0.node + $0.state + $0.child }, declarations: declarations,
        nodes: nodes.map { $0.node + $0.child })
    }
    let color = palette.color(.tintColor2, in: appearance).css
    let focused = ":focus:focus-visible"
    return [
      rule(
        [
          ("*", focused, ""), ("entry", ":focus-within", ""), ("spinbutton", ":focus-within", ""),
          ("scale", ":focus-visible", " > trough"), ("notebook", focused, " > header > tabs > tab"),
          ("expander-widget", focused, " > box > title"), ("calendar > grid > label", ":focus", ""),
        ], "outline-color: \(color)"),
      rule([("modelbutton", focused, "")], "outline: 2px solid \(color)", "outline-offset: -2px"),
      // Next to the fill of a switch that is on, the ring would not be visible.
      rule([("switch", ":focus-visible", "")], "outline-offset: 2px"),
      // On a filled control, the ring is inside the fill, in the color of the text.
      rule(
        [
          ("." + UtilityClass.choice.rawValue, ":checked:focus", ""), ("row", ":selected:focus", ""),
          ("flowboxchild", ":selected:focus", ""), ("gridview > child", ":selected:focus", ""),
        ] + Self.filledControlClasses.map { ("button." + $0, ":focus", "") },
        "outline-color: currentColor", "outline-offset: -4px"),
    ]
  }
}
