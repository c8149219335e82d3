extension StyleSheetParser {
  /// Returns whether a token and the next one begin a definition, a condition or an import.
  func beginsStatement(_ token: StyleSheetToken) -> Bool {
    guard token.kind == .variable else { return false }
    return lookahead.kind == .colon || text(of: token) == "@media" || text(of: token) == "@import"
  }

  /// Skips tokens up to a block or a semicolon, including the semicolon.
  ///
  /// - Returns: Whether a block follows, and the end of the skipped text before it or the semicolon.
  mutating func skipHead() -> (hasBlock: Bool, end: StyleSheetPosition) {
    advance()
    while true {
      let end = lastEnd
      switch current.kind {
      case .openBrace: return (true, end)
      case .closeBrace, .end: return (false, end)
      case .semicolon:
        advance()
        return (false, end)
      default:
        if current.lowerBound.line > end.line, beginsStatement(current) || beginsRule(behind: end) {
          return (false, end)
        }
        advance()
      }
    }
  }

  /// Returns whether the current token is a class path, rather than a continuation of the previous line.
  private func beginsRule(behind end: StyleSheetPosition) -> Bool {
    guard current.kind == .word, source.bytes[..<end.offset].last != UInt8(ascii: ",") else { return false }
    return !["and", "or", "not"].contains(text(of: current))
  }

  /// Reads the tokens before a block.
  mutating func takeHead() -> [StyleSheetWord] {
    var head: [StyleSheetWord] = []
    while ![.openBrace, .closeBrace, .semicolon, .end].contains(current.kind) {
      take(into: &head)
    }
    return head
  }

  /// Reads one token before a block, up to the maximum number of class paths.
  mutating func take(into head: inout [StyleSheetWord]) {
    // The maximum is odd, so a truncated head ends in a class path instead of a comma. The limit of statements reports
    // it.
    if head.count <= 2 * StyleSheet.statementLimit { head.append(word(current)) }
    advance()
  }

  /// Skips the block that begins at the current token, including nested blocks.
  mutating func skipBlock() {
    let start = range(of: current)
    if !skipHeadlessBlock(at: 0) { reportUnclosed(start) }
  }

  /// Skips a block without a head.
  ///
  /// If its brace is a mistake, the following statements don't belong to it.
  ///
  /// - Parameter column: The column of the brace's statement. A statement that isn't indented further ends the block.
  /// - Returns: Whether the block is closed before such a statement.
  mutating func skipHeadlessBlock(at column: Int) -> Bool {
    var depth = 0
    while current.kind != .end {
      if depth > 0, current.lowerBound.column <= column, current.lowerBound.line > lastEnd.line,
        beginsStatement(current) || isClassPath
      {
        return false
      }
      if current.kind == .openBrace { depth += 1 }
      if current.kind == .closeBrace { depth -= 1 }
      advance()
      if depth == 0 { return true }
    }
    return false
  }

  /// Whether the current token is certainly a class path; in a declaration, a colon would follow.
  private var isClassPath: Bool { current.kind == .word && (lookahead.kind == .openBrace || lookahead.kind == .comma) }
}
