/// A theme in one appearance as rules that are not written yet, for a part of a window around which other themes are
/// shown, or for these.
package struct ThemeRules: Sendable {
  private let blocks: [CSSBlock]
  private let surface: [CSSRule]

  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: The appearance to read its palette in.
  package init(_ theme: Theme, in appearance: Appearance) {
    blocks = theme.blocks(in: appearance)
    surface = theme.surface(in: appearance)
  }

  /// The theme as style sheets for what is inside of one node.
  ///
  /// Load each into a provider of its own, all with the same priority, above that of the themes around.  The surface
  /// of the node and its text colour are the theme's too, and so are those of popovers inside; menus look as the
  /// toolkit does.
  ///
  /// - Parameters:
  ///   - scope: The class of that node, which no other has.
  ///   - outer: The themes that are shown around it: what one of them sets and this one doesn't is taken back.
  ///   - toolkit: The appearance of GTK's own widgets.
  /// - Returns: The texts, each with at most 300 classes.
  package func css(inside scope: String, over outer: [ThemeRules], toolkit: Appearance) -> [String] {
    let lost = blocks.indices.map { index in
      CSSBlock(classes: blocks[index].classes, rules: declarationsTakenBack(at: index, from: outer))
    }
    // Below everything else, for a node may be several parts; one class more is that of menus.
    var sheets = [lost, blocks].flatMap { cssChunks($0, limit: Theme.classesPerChunk - 1, inside: scope) }
    let menu = CSSRule(
      selectors: [" popover.menu > contents"],
      declarations: ["color: \(Palette.standard.color(.primaryLabel, in: toolkit).css)"])
    let text = (surface + [menu]).map { rule in
      CSSRule(selectors: rule.selectors.map { ".\(scope)\($0)" }, declarations: rule.declarations).text
    }
    if !sheets.isEmpty { sheets[0] = text.joined() + sheets[0] }
    return sheets
  }

  /// What an outer theme declares for a node in some state, and this one neither there nor in general.
  ///
  /// A provider of higher priority wins for a property whatever the selectors are, so that what is declared in general
  /// makes every state of the outer themes void.
  private func declarationsTakenBack(at index: Int, from outer: [ThemeRules]) -> [CSSRule] {
    var missing: [String: [String]] = [:]
    var order: [String] = []
    // Of themes that differ in values alone, which most do, each rule has its counterpart.
    for rules in outer.map(\.blocks[index].rules) where !Self.declareTheSame(rules, blocks[index].rules) {
      let own = rulesAboutNodes(at: index)
      for rule in rules {
        let properties = rule.declarations.map { String(cssProperty($0)) }
        for (selector, node) in zip(rule.selectors, rule.nodes) {
          for property in properties where !Self.declares(property, [selector, node], in: own) {
            if missing[node] == nil { order.append(node) }
            if missing[node]?.contains(property) != true { missing[node, default: []].append(property) }
          }
        }
      }
    }
    return order.map { node in
      CSSRule(selectors: [node], declarations: (missing[node] ?? []).map { "\($0): unset" })
    }
  }

  /// The rules of a block, and those of others that share a class with it.
  private func rulesAboutNodes(at index: Int) -> [CSSRule] {
    let classes = blocks[index].classes
    return blocks.lazy.filter { !$0.classes.isDisjoint(with: classes) }.flatMap(\.rules)
  }

  private static func declareTheSame(_ some: [CSSRule], _ others: [CSSRule]) -> Bool {
    some.count == others.count
      && zip(some, others).allSatisfy { one, other in
        one.selectors == other.selectors && one.declarations.count == other.declarations.count
          && zip(one.declarations, other.declarations).allSatisfy { cssProperty($0) == cssProperty($1) }
      }
  }

  private static func declares(_ property: String, _ selectors: [String], in rules: [CSSRule]) -> Bool {
    rules.contains { rule in
      rule.selectors.contains(where: selectors.contains)
        && rule.declarations.contains { cssProperty($0) == property }
    }
  }
}

/// The property that a declaration sets.
private func cssProperty(_ declaration: String) -> Substring { declaration.prefix { $0 != ":" } }

extension Theme {
  /// The surface and the text colour of a node that stands for a page, and those of popovers inside; the selectors
  /// are to follow the node's own.
  func surface(in appearance: Appearance) -> [CSSRule] {
    let page = [
      "background: \(palette.color(.primaryGroupedBackground, in: appearance).css)",
      "color: \(palette.color(.primaryLabel, in: appearance).css)",
    ]
    let raised = [
      "background: \(palette.color(.primaryBackground, in: appearance, elevated: true).css)",
      "color: \(palette.color(.primaryLabel, in: appearance, elevated: true).css)",
    ]
    return [
      CSSRule(selectors: [""], declarations: page),
      CSSRule(selectors: [" popover:not(.menu) > contents", " popover:not(.menu) > arrow"], declarations: raised),
    ]
  }
}
