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
  public func css(for appearance: Appearance) -> [String] { ThemeRules(self, in: appearance).css }

  /// Returns all rules of a part, in cascading order.
  ///
  /// If parts that share a node have settings, there is a rule for both classes.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - appearance: The appearance.
  ///   - previous: The rules of the part in a theme that agrees with this one on what the rules of all parts depend on,
  ///     or nil. They are returned if they are equal.
  /// - Returns: The rules.
  func block(for part: ComponentPart, in appearance: Appearance, reusing previous: CSSBlock? = nil) -> CSSBlock {
    let nodes = StyledNodes(of: part, self, in: appearance)
    if let previous, previous.nodes?.hasSameRules(as: nodes) == true { return previous }
    let variants = nodes.nodes.flatMap(\.settings).compactMap { $0.variant?.rawValue }
    let sheet = UtilityClass.elevated.rawValue
    let others = part.kind.nodeClasses + part.stateClasses + part.companions.map(\.classPath) + [sheet]
    // The division into style sheets doesn't depend on the appearance.
    return CSSBlock(
      classes: Set(part.cssClasses + variants + others),
      rules: nodes.nodes.flatMap { $0.rules(self, in: appearance) },
      sheetRules: nodes.nodes.flatMap { node in
        nodes.elevatedGroups.isEmpty
          ? [] : node.rules(self, in: appearance, elevatedGroups: nodes.elevatedGroups).map { $0.inside(sheet) }
      }, nodes: nodes)
  }

  /// Returns whether themes agree on everything that the rules of all parts depend on.
  func sharesRules(with other: Theme) -> Bool {
    palette.hasSameColors(as: other.palette) && textStyles == other.textStyles && density == other.density
      && usesFaces == other.usesFaces && usesLetterSpacing == other.usesLetterSpacing
      && displaysPictures == other.displaysPictures
  }

  /// Returns the rules of the utility classes and text styles.
  func utilityBlock(in appearance: Appearance) -> CSSBlock {
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
      if let effect = effectRules(of: utility, in: appearance) { return effect }
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
    let inSheets = fadingRules(in: appearance, elevated: true).map { $0.inside(UtilityClass.elevated.rawValue) }
    return CSSBlock(
      classes: Set(classes), rules: focusRings(in: appearance) + styles + colors, sheetRules: inSheets)
  }

  /// Returns the rules of a utility class that changes how the content of its node is drawn, or nil for other classes.
  private func effectRules(of utility: UtilityClass, in appearance: Appearance) -> [CSSRule]? {
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
    case .fading: return fadingRules(in: appearance, elevated: false)
    default: return nil
    }
  }

  private func fadingRules(in appearance: Appearance, elevated: Bool) -> [CSSRule] {
    let surface = palette.color(.primaryGroupedBackground, in: appearance, elevated: elevated)
    let end = ThemeColor(red: surface.red, green: surface.green, blue: surface.blue, alpha: 0)
    return [("top", "bottom"), ("bottom", "top")].map { edge, opposite in
      CSSRule(
        selectors: [".\(UtilityClass.fading.rawValue) > undershoot.\(edge)"],
        declarations: [
          "background: linear-gradient(to \(opposite), \(surface.css), \(end.css)) \(edge) / "
            + "100% \(pixels(UtilityClass.fadeHeight)) no-repeat"
        ])
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
