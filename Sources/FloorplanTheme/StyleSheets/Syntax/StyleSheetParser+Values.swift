extension StyleSheetParser {
  /// The value of a declaration or definition.
  struct Value {
    var words: [StyleSheetWord]
    var range: StyleSheetRange
    /// The token that ends the value instead of punctuation: the next statement on a new line.
    var end: StyleSheetToken?
    /// Whether the value is invalid, which is already reported.
    var isBroken = false
  }

  /// Parses the words after the colon.
  ///
  /// The current token is then the one that ends them.
  mutating func parseValue(inRule: Bool) -> Value {
    let start = current.lowerBound
    var value = Value(words: [], range: range(from: start))
    var depth = 0
    var count = 0
    var colon: StyleSheetToken?
    reading: while true {
      switch current.kind {
      case .semicolon, .openBrace, .closeBrace, .end: break reading
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth = max(0, depth - 1)
      case .colon: colon = colon ?? current
      case .exclamation where skipImportance(): continue reading
      default: break
      }
      if endsValue(inRule: inRule, depth: depth, last: value.words.last?.kind) {
        value.end = current
        break
      }
      if current.kind == .stray || current.kind == .exclamation {
        lexer.diagnose(stray: current)
      } else {
        count += 1
        diagnoseConjunction(current)
        if count <= StyleSheet.valueLimit { value.words.append(word(current)) }
      }
      advance()
    }
    value.range = count > 0 ? range(from: start) : range(from: lastEnd)
    if count > StyleSheet.valueLimit {
      report(
        .valueTooLong, .error, value.range, "the value has more than \(StyleSheet.valueLimit) words; it is ignored",
        remedy: "check for a missing semicolon")
      value.isBroken = true
    } else if let colon, current.kind != .openBrace {
      ignore(.value, at: range(of: colon))
      value.isBroken = true
    }
    return value
  }

  /// Returns whether the current token can only be the start of the next statement.
  private func endsValue(inRule: Bool, depth: Int, last: StyleSheetToken.Kind?) -> Bool {
    guard current.isName else { return false }
    let isOnNewLine = current.lowerBound.line > lastEnd.line
    guard let last, last != .comma, last != .colon else { return last == nil && isOnNewLine && beginsDefinition }
    if inRule { return lookahead.kind == .colon || (isOnNewLine && beginsBlock) }
    let beginsRule = depth == 0 && (lookahead.kind == .openBrace || lookahead.kind == .comma)
    return isOnNewLine && (lookahead.kind == .colon || beginsRule || beginsBlock)
  }

  private var beginsBlock: Bool { ["@media", "@import"].contains(text(of: current)) }

  /// Reports the word “and”, which is always a keyword on iOS.
  func diagnoseConjunction(_ token: StyleSheetToken) {
    guard token.kind == .word, token.bytes.count == 3, text(of: token) == "and" else { return }
    diagnoseConjunction(at: range(of: token))
  }

  func diagnoseConjunction(at range: StyleSheetRange) {
    report(
      .keywordPrefix, .warning, range, once: "and",
      "“and” is always a keyword for the iOS parser, which rejects the file",
      remedy: "use another name", onlyIfFilesAreRejected: true)
  }

  private var beginsDefinition: Bool { current.kind == .variable && lookahead.kind == .colon }

  /// Skips `!important`.
  private mutating func skipImportance() -> Bool {
    guard lookahead.kind == .word, text(of: lookahead) == "important" else { return false }
    let start = current.lowerBound
    advance()
    advance()
    report(
      .important, .warning, range(from: start), once: "",
      "“!important” has no effect, and the iOS parser rejects the file", remedy: "remove it",
      replacement: "", onlyIfFilesAreRejected: true)
    return true
  }

  func word(_ token: StyleSheetToken) -> StyleSheetWord {
    let content = token.kind == .string ? unquoted(token) : text(of: token)
    return StyleSheetWord(kind: token.kind, text: content, range: range(of: token))
  }

  func unquoted(_ token: StyleSheetToken) -> String {
    var content = source.bytes[token.bytes].dropFirst()
    if token.bytes.count > 1, content.last == source.bytes[token.bytes.lowerBound] { content.removeLast() }
    return String(decoding: content, as: UTF8.self)
  }
}
