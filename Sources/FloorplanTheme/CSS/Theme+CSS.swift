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
  /// Settings of parts that share a node get a rule for both classes.
  func block(for part: ComponentPart, in appearance: Appearance) -> CSSBlock {
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
    return CSSBlock(
      classes: Set(part.cssClasses + others + part.stateClasses + companions.map(\.classPath)),
      rules: nodes.flatMap { $0.rules(self, in: appearance) })
  }

  /// Adds a node for each class path with settings of its own, the first class path last.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - companion: Another part that is on the nodes too.
  ///   - lower: More general nodes, whose rules find these too; nil where there are none.
  ///   - nodes: The nodes.
  /// - Returns: The node whose rules apply: the last one, or an equal general one.
  private func add(
    _ part: ComponentPart, with companion: ComponentPart? = nil, over lower: StyledNode?, to nodes: inout [StyledNode]
  ) -> StyledNode {
    let whole = companion.map { part.refining($0) } ?? part
    let paths = part.cssClasses
    let isSet = setsAnything(for: whole)
    let settings = paths.indices.map { isSet ? self.settings(of: whole, at: paths[$0...]) : whole.nodeSettings }
    var lower = lower
    var classes: [String] = []
    for index in paths.indices.reversed() {
      classes.append(companion.map { "\(paths[index]).\($0.classPath)" } ?? paths[index])
      var node = StyledNode(
        part: whole, classes: classes, settings: settings[index], isSpecial: lower != nil, hasMeasures: companion == nil
      )
      // Class paths with the same settings share rules.
      if index > 0, node.settings.hasSameStyle(as: settings[index - 1]) { continue }
      classes = []
      if let lower, node.hasSameStyle(as: lower) {
        // The general rules apply but for the size, which depends on the part's own measures.
        node.hasSizeOnly = true
        if !node.setsSize { node.isSpecial = false }
      } else {
        lower = node
      }
      nodes.append(node)
    }
    return lower ?? StyledNode(part: part, classes: [], settings: [])
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
