@testable import FloorplanTheme

/// A simple reader of the CSS of themes, for tests: rules in order, without nesting, strings or comments.
struct CSSReader {
  struct Rule {
    let selectors: [String]
    let declarations: [(name: String, value: String)]
  }

  let rules: [Rule]
  /// Returns the indices of the rules with a selector, in order.
  private let positions: [String: [Int]]

  init(_ css: String) {
    self.init(
      css.utf8.split(separator: UInt8(ascii: "}")).compactMap { piece in
        let halves = piece.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        let selectors = halves[0].split(separator: UInt8(ascii: ",")).map { Self.withoutRepetitions(Self.trimmed($0)) }
        return CSSRule(
          selectors: selectors, declarations: halves[1].split(separator: UInt8(ascii: ";")).map(Self.trimmed))
      })
  }

  /// Reads rules whose selectors have each class once.
  init(_ rules: [CSSRule]) {
    self.rules = rules.map { rule in
      let declarations = rule.declarations.compactMap { text -> (name: String, value: String)? in
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        return (Self.trimmed(text.utf8[..<colon]), Self.trimmed(text.utf8[text.utf8.index(after: colon)...]))
      }
      return Rule(selectors: rule.selectors, declarations: declarations)
    }
    var positions: [String: [Int]] = [:]
    for (position, rule) in self.rules.enumerated() {
      for selector in rule.selectors { positions[selector, default: []].append(position) }
    }
    self.positions = positions
  }

  /// Returns the value of a property in the last rule with exactly one of these selectors, or in earlier ones.
  func value(of name: String, at selectors: [String]) -> String? {
    var found: String?
    for position in selectors.flatMap({ positions[$0] ?? [] }).sorted() {
      for declaration in rules[position].declarations where declaration.name == name { found = declaration.value }
    }
    return found
  }

  /// All classes in selectors.
  var classes: Set<String> {
    var found: Set<String> = []
    for selector in rules.flatMap(\.selectors) {
      let pieces = selector.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      for piece in pieces { found.insert(String(piece.prefix { $0.isLetter || $0.isNumber || "_-".contains($0) })) }
    }
    return found
  }

  /// Returns a selector with each class once: repetitions only raise the specificity.
  static func withoutRepetitions(_ selector: String) -> String {
    let (dot, space, colon) = (UInt8(ascii: "."), UInt8(ascii: " "), UInt8(ascii: ":"))
    return selector.utf8.split(separator: space).map { step in
      var pieces: [Substring.UTF8View] = []
      for piece in step.split(separator: dot, omittingEmptySubsequences: false) {
        let name = piece.prefix { $0 != colon }
        if let last = pieces.last, !name.isEmpty, name.elementsEqual(last) { pieces.removeLast() }
        pieces.append(piece)
      }
      return pieces.map { String(Substring($0)) }.joined(separator: ".")
    }.joined(separator: " ")
  }

  private static func trimmed(_ text: Substring.UTF8View) -> String {
    let isSpace = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    var rest = text.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return String(Substring(rest))
  }
}
