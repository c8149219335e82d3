extension StyleSheet.Definition {
  /// The kinds of values that other formats for design tokens know, too.
  package enum Value: Sendable, Hashable {
    /// The value of another variable or palette color, whose name has no `@`.
    case alias(String)
    case color(ThemeColor)
    case number(Double)
    /// Any other value, as written.
    case text(String)
  }

  /// Returns the typed value.
  package func value(in dialect: StyleSheetDialect) -> Value {
    if let alias { return .alias(alias) }
    if words.count == 1, words[0].kind == .word, let number = Double(words[0].text), number.isFinite {
      return .number(number)
    }
    var reader = ValueReader(words, dialect: dialect)
    switch try? reader.read(.color) {
    case .style(.literal(let color)): return .color(color)
    case .style(.color(let token)): return .alias(token.rawValue)
    case .style(.reference): return .alias(text)
    default: return .text(text)
    }
  }
}
