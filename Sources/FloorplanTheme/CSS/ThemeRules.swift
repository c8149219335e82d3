/// The rules of a theme in one appearance, before they are written as text.
///
/// The theme is that of a scope, or a theme of the window or scope around it.
package struct ThemeRules: Sendable {
  private let blocks: [CSSBlock]
  private let surface: [CSSRule]
  private let appearance: Appearance
  private let menuColor: ThemeColor

  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: The appearance.
  package init(_ theme: Theme, in appearance: Appearance) {
    blocks = theme.blocks(in: appearance, hasSheets: false)
    surface = theme.surface(in: appearance)
    self.appearance = appearance
    menuColor = theme.palette.color(.primaryLabel, in: appearance, elevated: true)
  }

  /// Returns the theme as style sheets for the descendants of one node.
  ///
  /// Load each style sheet into a separate provider, all with the same priority, above that of the outer themes. They
  /// also set the surface and text color of the node itself and of popovers inside it. Menus keep the toolkit's
  /// style in another appearance.
  ///
  /// - Parameters:
  ///   - scope: The class of the node, which no other node has.
  ///   - outer: The themes around the node. Declarations of these that the theme doesn't contain are unset.
  ///   - toolkit: The appearance of GTK's own widgets.
  /// - Returns: The texts, each with up to 300 classes.
  package func css(inside scope: String, over outer: [ThemeRules], toolkit: Appearance) -> [String] {
    let declared = Set(
      blocks.lazy.flatMap(\.rules).flatMap { rule in
        rule.declarations.lazy.map(cssProperty).flatMap { property in rule.selectors.map { $0 + property } }
      })
    let resets = blocks.indices.map { index in
      CSSBlock(
        classes: blocks[index].classes,
        rules: Self.resetRules(for: outer.flatMap { $0.blocks[index].rules }, except: declared))
    }
    // Unset declarations come first, because a node may have several parts. The limit reserves one class for menus.
    var sheets = [resets, blocks].flatMap { cssChunks($0, limit: Theme.classesPerChunk - 1, inside: scope) }
    let color = toolkit == appearance ? menuColor : Palette.standard.color(.primaryLabel, in: toolkit)
    let menu = CSSRule(selectors: [" popover.menu > contents"], declarations: ["color: \(color.css)"])
    let text = (surface + [menu]).map { rule in
      CSSRule(selectors: rule.selectors.map { ".\(scope)\($0)" }, declarations: rule.declarations).text
    }
    if !sheets.isEmpty { sheets[0] = text.joined() + sheets[0] }
    return sheets
  }

  /// Returns rules that unset declarations of outer themes if this theme declares them neither for that state nor in
  /// general.
  ///
  /// A provider with a higher priority wins for a property regardless of the selectors. A general declaration therefore
  /// overrides all states of the outer themes.
  ///
  /// - Parameters:
  ///   - outer: The rules of outer themes.
  ///   - declared: The selectors of this theme, each followed by a declared property.
  /// - Returns: One rule for each node.
  private static func resetRules(for outer: [CSSRule], except declared: Set<String>) -> [CSSRule] {
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

private func cssProperty(_ declaration: String) -> String { String(declaration.prefix { $0 != ":" }) }

extension Theme {
  /// Returns the surface and text color of a page's node and of popovers inside it.
  ///
  /// The selectors must be appended to that of the node.
  func surface(in appearance: Appearance) -> [CSSRule] {
    let page = [
      "background: \(palette.color(.primaryGroupedBackground, in: appearance).css)",
      "color: \(palette.color(.primaryLabel, in: appearance).css)",
    ]
    let raised = [
      "background: \(palette.color(.secondaryGroupedBackground, in: appearance, elevated: true).css)",
      "color: \(palette.color(.primaryLabel, in: appearance, elevated: true).css)",
    ]
    return [
      CSSRule(selectors: [""], declarations: page),
      CSSRule(selectors: [" popover:not(.menu) > contents", " popover:not(.menu) > arrow"], declarations: raised),
    ]
  }
}
