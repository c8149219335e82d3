/// One rule of a style sheet: selectors that share declarations.
struct CSSRule: Sendable, Hashable {
  let selectors: [String]
  var declarations: [String]

  var text: String {
    selectors.joined(separator: ",") + "{" + declarations.map { $0 + ";" }.joined() + "}\n"
  }
}

/// All rules about one part, which have to stay in one style sheet.
///
/// Of two style sheets with the same priority GTK lets the later one win whatever the selectors say, so the states of
/// a class may not be spread over several.
struct CSSBlock: Sendable, Hashable {
  let classes: Set<String>
  let rules: [CSSRule]
}

/// Packs blocks into as few style sheets as their order allows.
///
/// - Parameters:
///   - blocks: The blocks, in the order of the result. A block with more classes than the limit stands alone.
///   - limit: The most different classes in one style sheet: GTK 4.8 overruns its stack at about a thousand.
/// - Returns: The text of each style sheet.
func cssChunks(_ blocks: [CSSBlock], limit: Int) -> [String] {
  var chunks: [String] = []
  var classes: Set<String> = []
  var text = ""
  for block in blocks where !block.rules.isEmpty {
    let together = classes.union(block.classes)
    if together.count > limit, !text.isEmpty {
      chunks.append(text)
      classes = block.classes
      text = ""
    } else {
      classes = together
    }
    for rule in block.rules { text += rule.text }
  }
  if !text.isEmpty { chunks.append(text) }
  return chunks
}
