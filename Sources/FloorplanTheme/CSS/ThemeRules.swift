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
    let declared = Set(
      blocks.lazy.flatMap(\.rules).flatMap { rule in
        rule.declarations.lazy.map(cssProperty).flatMap { property in rule.selectors.map { $0 + property } }
      })
    let lost = blocks.indices.map { index in
      CSSBlock(
        classes: blocks[index].classes,
        rules: Self.declarationsTakenBack(from: outer.flatMap { $0.blocks[index].rules }, but: declared))
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

  /// Returns rules that unset what outer themes declare and this one doesn't, neither at that place nor in general.
  ///
  /// A provider of higher priority wins for a property whatever the selectors are, so that what is declared in general
  /// makes every state of the outer themes void.
  ///
  /// - Parameters:
  ///   - outer: The rules of outer themes.
  ///   - declared: Selectors of this theme, each with a property that is declared there.
  /// - Returns: One rule for each node.
  private static func declarationsTakenBack(from outer: [CSSRule], but declared: Set<String>) -> [CSSRule] {
    var missing: [String: [String]] = [:]
    var order: [String] = []
    for rule in outer {
      let properties = rule.declarations.map(cssProperty)
      for (selector, node) in zip(rule.selectors, rule.nodes) {
        for property in properties
        where !declared.contains(selector + property) && !declared.contains(node + property) {
          if missing[node] == nil { order.append(node) }
          if missing[node]?.contains(property) != true { missing[node, default: []].append(property) }
        }
      }
    }
    return order.map { node in
      CSSRule(selectors: [node], declarations: (missing[node] ?? []).map { "\($0): unset" })
    }
  }
}

/// The property that a declaration sets.
private func cssProperty(_ declaration: String) -> String { String(declaration.prefix { $0 != ":" }) }

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
