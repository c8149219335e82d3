extension StyleSheetParser {
  /// Whether a token, together with the next one, begins a definition, a condition or an import.
  func beginsStatement(_ token: StyleSheetToken) -> Bool {
    guard token.kind == .variable else { return false }
    return ahead.kind == .colon || text(of: token) == "@media" || text(of: token) == "@import"
  }

  /// Steps over what stands before a block or a semicolon, and over the latter.
  ///
  /// - Returns: Whether a block follows.
  mutating func skipHead() -> Bool {
    advance()
    while true {
      switch current.kind {
      case .openBrace: return true
      case .closeBrace, .end: return false
      case .semicolon:
        advance()
        return false
      default:
        if current.lowerBound.line > lastEnd.line, beginsStatement(current) { return false }
        advance()
      }
    }
  }

  /// Takes what stands before a block.
  mutating func takeHead() -> [StyleSheetWord] {
    var head: [StyleSheetWord] = []
    while ![.openBrace, .closeBrace, .semicolon, .end].contains(current.kind) {
      take(into: &head)
    }
    return head
  }

  /// Takes one word of what stands before a block, as long as a sheet may have so many class paths.
  mutating func take(into head: inout [StyleSheetWord]) {
    // An odd number: what is cut off ends in a class path and not in a comma, and is told by the limit of statements.
    if head.count <= 2 * StyleSheet.statementLimit { head.append(word(current)) }
    advance()
  }

  /// Steps over a block that begins here, with all that is nested in it.
  mutating func skipBlock() {
    let start = range(of: current)
    var depth = 0
    while current.kind != .end {
      if current.kind == .openBrace { depth += 1 }
      if current.kind == .closeBrace { depth -= 1 }
      advance()
      if depth == 0 { return }
    }
    reportUnclosed(start)
  }
}
