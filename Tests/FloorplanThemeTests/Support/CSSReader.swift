/// A naive reader of the CSS that themes make, for tests: rules in order, nothing nested, no strings, no comments.
struct CSSReader {
  struct Rule {
    let selectors: [String]
    let declarations: [(name: String, value: String)]
  }

  let rules: [Rule]
  /// The positions of the rules with a selector, in order.
  private let positions: [String: [Int]]

  init(_ css: String) {
    rules = css.split(separator: "}").compactMap { piece in
      let halves = piece.split(separator: "{", omittingEmptySubsequences: false)
      guard halves.count == 2 else { return nil }
      let declarations = halves[1].split(separator: ";").compactMap { text -> (name: String, value: String)? in
        guard let colon = text.firstIndex(of: ":") else { return nil }
        return (Self.trimmed(text[..<colon]), Self.trimmed(text[text.index(after: colon)...]))
      }
      return Rule(selectors: halves[0].split(separator: ",").map(Self.trimmed), declarations: declarations)
    }
    var positions: [String: [Int]] = [:]
    for (position, rule) in rules.enumerated() {
      for selector in rule.selectors { positions[selector, default: []].append(position) }
    }
    self.positions = positions
  }

  /// What the last rule with exactly one of these selectors, and before it the ones before, say of a property.
  func value(of name: String, at selectors: [String]) -> String? {
    var found: String?
    for position in selectors.flatMap({ positions[$0] ?? [] }).sorted() {
      for declaration in rules[position].declarations where declaration.name == name { found = declaration.value }
    }
    return found
  }

  /// Every class that a selector names.
  var classes: Set<String> {
    var found: Set<String> = []
    for selector in rules.flatMap(\.selectors) {
      let pieces = selector.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      for piece in pieces { found.insert(String(piece.prefix { $0.isLetter || $0.isNumber || "_-".contains($0) })) }
    }
    return found
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.prefix(start.count - start.reversed().prefix { $0.isWhitespace }.count))
  }
}
