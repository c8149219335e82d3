extension StyleSheetParser {
  /// Whether a token, together with the next one, begins a definition, a condition or an import.
  func beginsStatement(_ token: StyleSheetToken) -> Bool {
    guard token.kind == .variable else { return false }
    return ahead.kind == .colon || text(of: token) == "@media" || text(of: token) == "@import"
  }

  /// Steps over what stands before a block or a semicolon, and over the latter.
  ///
  /// - Returns: Whether a block follows, and where what stands before it or the semicolon has ended.
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

  /// Whether the current token is a class path rather than what goes on from the line before.
  private func beginsRule(behind end: StyleSheetPosition) -> Bool {
    guard current.kind == .word, source.bytes[..<end.offset].last != UInt8(ascii: ",") else { return false }
    return !["and", "or", "not"].contains(text(of: current))
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
    if !closesBlock(before: 0) { reportUnclosed(start) }
  }

  /// Steps over a block without a head, as far as it is one: where its brace stands by mistake, what follows is no part
  /// of it.
  ///
  /// - Parameter column: How far in the brace's statement begins: what begins on a line no further in isn't in the block.
  /// - Returns: Whether the block is closed before that.
  mutating func skipHeadlessBlock(at column: Int) -> Bool { closesBlock(before: column) }

  private mutating func closesBlock(before column: Int) -> Bool {
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

  /// Whether the current token is surely a class path: a declaration has a colon.
  private var isClassPath: Bool { current.kind == .word && (ahead.kind == .openBrace || ahead.kind == .comma) }
}
