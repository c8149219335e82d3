/// The rules of a theme in one appearance, before they are written as text.
///
/// The theme is that of the display, or of a scope.
package final class ThemeRules: Sendable {
  package let theme: Theme
  package let appearance: Appearance
  /// Utility classes, then the parts in the order of the tables.
  let blocks: [CSSBlock]

  /// Compiles a theme.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: The appearance.
  ///   - previous: The rules of another theme. Those of parts with the same style are reused.
  package init(_ theme: Theme, in appearance: Appearance, reusing previous: ThemeRules? = nil) {
    self.theme = theme
    self.appearance = appearance
    let known = previous?.appearance == appearance && previous?.theme.sharesRules(with: theme) == true ? previous : nil
    blocks =
      [known?.blocks.first ?? theme.utilityBlock(in: appearance)]
      + ComponentParts.all.enumerated().map { index, part in
        theme.block(for: part, in: appearance, reusing: known?.blocks[index + 1])
      }
  }

  /// The theme as style sheets for a display.
  package var css: [String] { cssChunks(blocks, limit: Theme.classesPerChunk) }

  /// Returns the theme as style sheets for the descendants of one node.
  ///
  /// Load each style sheet into a separate provider, all with the same priority, above that of the outer themes. They
  /// also set the text color of the node itself, its surface if it has the class `fp-background`, and both in popovers
  /// inside it. Menus keep the toolkit's style in another appearance.
  ///
  /// - Parameters:
  ///   - scope: The class of the node, which no other node has.
  ///   - outer: The themes around the node. Declarations of these that the theme doesn't contain are unset.
  ///   - toolkit: The appearance of GTK's own widgets.
  /// - Returns: The texts, each with up to 300 classes.
  package func css(inside scope: String, over outer: [ThemeRules], toolkit: Appearance) -> [String] {
    let resets = blocks.indices.map { index in
      CSSBlock(
        classes: blocks[index].classes,
        rules: Self.resetRules(for: outer.map { $0.blocks[index].rules }, except: blocks[index].rules))
    }
    // Unset declarations come first, because a node may have several parts. The limit reserves the two classes of
    // ``surface(toolkit:)``.
    var sheets = [resets, blocks].flatMap { cssChunks($0, limit: Theme.classesPerChunk - 2, inside: scope) }
    let text = surface(toolkit: toolkit).map { rule in
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
  ///   - outer: The rules of outer themes for a part.
  ///   - own: The rules of this theme for the part.
  /// - Returns: One rule for each node.
  private static func resetRules(for outer: [[CSSRule]], except own: [CSSRule]) -> [CSSRule] {
    let others = outer.filter { !$0.elementsEqual(own) { $0.hasSameProperties(as: $1) } }
    if others.isEmpty { return [] }
    var declared: [String: Set<Substring>] = [:]
    for rule in own {
      let properties = rule.declarations.map(cssProperty)
      for selector in rule.selectors { declared[selector, default: []].formUnion(properties) }
    }
    var missing: [String: [Substring]] = [:]
    var order: [String] = []
    for rule in others.lazy.joined() {
      let properties = rule.declarations.map(cssProperty)
      for (selector, node) in zip(rule.selectors, rule.nodes) {
        let (atState, inGeneral) = (declared[selector] ?? [], declared[node] ?? [])
        for property in properties where !atState.contains(property) && !inGeneral.contains(property) {
          if missing[node] == nil { order.append(node) }
          if missing[node]?.contains(property) != true { missing[node, default: []].append(property) }
        }
      }
    }
    return order.map { node in
      CSSRule(selectors: [node], declarations: (missing[node] ?? []).map { "\($0): unset" })
    }
  }

  /// Returns the surface and text color of the node of a scope and of popovers inside it.
  ///
  /// The selectors must be appended to that of the node.
  private func surface(toolkit: Appearance) -> [CSSRule] {
    func css(_ token: ColorToken, elevated: Bool = false) -> String {
      theme.color(token, in: appearance, elevated: elevated).css
    }
    let menu = toolkit == appearance ? theme : .standard
    return [
      CSSRule(selectors: [""], declarations: ["color: \(css(.primaryLabel))"]),
      CSSRule(
        selectors: ["." + UtilityClass.background.rawValue],
        declarations: ["background: \(css(.primaryGroupedBackground))"]),
      CSSRule(
        selectors: [" popover:not(.menu) > contents", " popover:not(.menu) > arrow"],
        declarations: [
          "background: \(css(.secondaryGroupedBackground, elevated: true))",
          "color: \(css(.primaryLabel, elevated: true))",
        ]),
      CSSRule(
        selectors: [" popover.menu > contents"],
        declarations: ["color: \(menu.color(.primaryLabel, in: toolkit, elevated: toolkit == appearance).css)"]),
    ]
  }
}
