/// One rule of a style sheet: selectors that share declarations.
struct CSSRule: Sendable, Hashable {
  let selectors: [String]
  let declarations: [String]
  /// For each selector, the one of the same node whatever its state and surroundings.
  let nodes: [String]

  /// A rule; without ``nodes``, its selectors say no state.
  init(selectors: [String], declarations: [String], nodes: [String]? = nil) {
    self.selectors = selectors
    self.declarations = declarations
    self.nodes = nodes ?? selectors
  }

  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the rule, limited to descendants of `ancestor` if there is one.
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

/// All rules about one part, which have to stay in one style sheet.
///
/// Of two style sheets with the same priority GTK lets the later one win whatever the selectors say, so the states of
/// a class may not be spread over several.
struct CSSBlock: Sendable, Hashable {
  var classes: Set<String>
  var rules: [CSSRule]
}

/// Packs blocks into as few style sheets as their order allows.
///
/// - Parameters:
///   - blocks: The blocks, in the order of the result. A block with more classes than the limit stands alone.
///   - limit: The most different classes in one style sheet: GTK 4.8 overruns its stack at about a thousand.
///   - scope: The class of the node that everything is inside of, nil for anywhere.
/// - Returns: The text of each style sheet.
func cssChunks(_ blocks: [CSSBlock], limit: Int, inside scope: String? = nil) -> [String] {
  var chunks: [String] = []
  let own = Set(scope.map { [$0] } ?? [])
  let ancestor = scope.map { "." + $0 }
  var classes = own
  var text = ""
  for block in blocks where !block.rules.isEmpty {
    if classes.count + block.classes.count(where: { !classes.contains($0) }) > limit, !text.isEmpty {
      chunks.append(text)
      classes = own
      text = ""
    }
    classes.formUnion(block.classes)
    for rule in block.rules { rule.write(to: &text, inside: ancestor) }
  }
  if !text.isEmpty { chunks.append(text) }
  return chunks
}
