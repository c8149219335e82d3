/// A CSS rule: selectors and their common declarations.
struct CSSRule: Sendable, Hashable {
  let selectors: [String]
  let declarations: [String]
  /// For each selector, the selector of the same node without states and ancestors.
  let nodes: [String]

  /// Makes a rule; if ``nodes`` is nil, the selectors must not contain states.
  init(selectors: [String], declarations: [String], nodes: [String]? = nil) {
    self.selectors = selectors
    self.declarations = declarations
    self.nodes = nodes ?? selectors
  }

  /// Returns the rule for nodes inside a node with a class.
  func inside(_ ancestor: String) -> CSSRule {
    CSSRule(
      selectors: selectors.map { ".\(ancestor) \($0)" }, declarations: declarations,
      nodes: nodes.map { ".\(ancestor) \($0)" })
  }

  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Returns whether both rules have the same selectors and declare the same properties.
  func hasSameProperties(as other: CSSRule) -> Bool {
    selectors == other.selectors && declarations.elementsEqual(other.declarations, by: declaresSame)
  }

  /// Writes the rule, limited to descendants of `ancestor` if it isn't nil.
  func write(to text: inout String, inside ancestor: String? = nil) {
    for (index, selector) in selectors.enumerated() {
      if index > 0 { text += "," }
      if let ancestor { text += ancestor + " " }
      text += selector
    }
    text += "{"
    for declaration in declarations {
      text += declaration
      text += ";"
    }
    text += "}\n"
  }
}

/// All rules of a part, which must be in the same style sheet.
///
/// Of two style sheets with the same priority, the later one wins in GTK regardless of the specificity. Therefore the
/// states of a class can't be in different style sheets.
struct CSSBlock: Sendable {
  let classes: Set<String>
  let rules: [CSSRule]
  /// The rules for nodes in sheets, which are separate windows.
  var sheetRules: [CSSRule] = []
  /// The nodes that the rules are for, if they are those of a part.
  var nodes: StyledNodes?
}

/// Packs blocks into as few style sheets as possible, in order.
///
/// - Parameters:
///   - blocks: The blocks, in the order of the result. A block with more classes than the limit gets its own style
///     sheet.
///   - limit: The maximum number of classes in a style sheet. GTK 4.8 overflows its stack at about a thousand.
///   - scope: The class of the node whose descendants the rules apply to, or nil for all nodes. It contains no sheets.
/// - Returns: The text of each style sheet.
func cssChunks(_ blocks: [CSSBlock], limit: Int, inside scope: String? = nil) -> [String] {
  var chunks: [String] = []
  let own = Set(scope.map { [$0] } ?? [])
  let ancestor = scope.map { "." + $0 }
  var classes = own
  var text = ""
  for block in blocks {
    let rules = scope == nil ? block.rules + block.sheetRules : block.rules
    if rules.isEmpty { continue }
    if classes.count + block.classes.count(where: { !classes.contains($0) }) > limit, !text.isEmpty {
      chunks.append(text)
      classes = own
      text = ""
    }
    classes.formUnion(block.classes)
    for rule in rules { rule.write(to: &text, inside: ancestor) }
  }
  if !text.isEmpty { chunks.append(text) }
  return chunks
}
