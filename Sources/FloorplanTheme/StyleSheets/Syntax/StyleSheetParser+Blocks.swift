extension StyleSheetParser {
  /// The declarations of a block.
  ///
  /// If the block isn't closed, also the class path of the next one.
  struct Block {
    var declarations: [StyleSheet.Declaration] = []
    var nextHead: [StyleSheetWord]?
  }

  /// Parses the declarations after an opening brace, up to and including the closing brace.
  ///
  /// - Parameter start: The start of the rule. If a line that isn't indented further has a block, it is the next rule
  ///   instead of a nested one.
  /// - Returns: The declarations. If the block isn't closed, also the class path of the next one.
  mutating func parseDeclarations(of start: StyleSheetPosition) -> Block {
    var block = Block()
    while allowance > 0 {
      switch current.kind {
      case .closeBrace:
        advance()
        return block
      case .end:
        reportUnclosed(StyleSheetRange(source: source.name, lowerBound: start, upperBound: start))
        return block
      case .semicolon: skipStraySemicolons()
      case .openBrace:
        let brace = range(of: current)
        let isClosed = skipHeadlessBlock(at: start.column)
        report(
          .nestedBlock, .error, brace,
          isClosed
            ? "unexpected block in a rule; it is ignored"
            : "unclosed block in a rule",
          remedy: isClosed ? "close the rule before it with }" : "remove the brace")
      default:
        if let head = parseDeclaration(into: &block, of: start) {
          block.nextHead = head
          return block
        }
      }
    }
    return block
  }

  /// Parses a declaration.
  ///
  /// - Returns: The class path of the next rule if this is one.
  private mutating func parseDeclaration(
    into block: inout Block, of start: StyleSheetPosition
  ) -> [StyleSheetWord]? {
    let first = current
    if first.isName, lookahead.kind == .colon {
      advance()
      advance()
      let value = parseValue(inRule: true)
      switch current.kind {
      case .openBrace where value.end == nil: return endedByBlock(first, value: value, of: start)
      case .semicolon where value.end == nil: advance()
      default: reportMissingSemicolon()
      }
      append(first, value, to: &block)
      return nil
    }
    var head: [StyleSheetWord] = []
    while ![.semicolon, .closeBrace, .openBrace, .end].contains(current.kind) {
      if current.lowerBound.line > lastEnd.line, !head.isEmpty, current.isName, lookahead.kind == .colon { break }
      take(into: &head)
    }
    if current.kind == .openBrace { return nextRule(head, of: start) }
    report(
      .missingColon, .error, range(from: first.lowerBound), "expected a declaration; the text is ignored",
      remedy: "write property: value;")
    if current.kind == .semicolon { advance() }
    return nil
  }

  private mutating func append(_ name: StyleSheetToken, _ value: Value, to block: inout Block) {
    spend()
    diagnoseConjunction(name)
    let nameText = text(of: name)
    guard name.kind == .word else {
      ignore(.definition, at: range(of: name))
      return
    }
    guard !value.isBroken else { return }
    guard !value.words.isEmpty else {
      reportEmptyValue(of: nameText, at: value.range)
      return
    }
    reportIgnoredRun()
    let property = property(named: nameText)
    block.declarations.append(
      StyleSheet.Declaration(
        name: nameText, property: property, range: range(from: name.lowerBound), nameRange: range(of: name),
        valueRange: value.range, words: value.words, excerpt: imageExcerpt(of: property, at: value.range)))
  }

  /// Handles `a: b {`: a class path with a colon, or a declaration without its semicolon before a class path.
  private mutating func endedByBlock(
    _ name: StyleSheetToken, value: Value, of start: StyleSheetPosition
  ) -> [StyleSheetWord]? {
    let colon = StyleSheetWord(kind: .colon, text: ":", range: range(of: name).end)
    let all = [word(name), colon] + value.words
    let lastLine = all.last?.range.lowerBound.line ?? 0
    let head = Array(all.suffix(while: { $0.range.lowerBound.line == lastLine }))
    if head.count < all.count {
      report(
        .missingSemicolon, .error, all[all.count - head.count - 1].range.end,
        "missing semicolon; the declaration is ignored", remedy: "insert ; here", replacement: ";")
    }
    return nextRule(head, of: start)
  }

  /// Decides whether a class path within a block begins the next rule or a nested one.
  private mutating func nextRule(_ head: [StyleSheetWord], of start: StyleSheetPosition) -> [StyleSheetWord]? {
    guard let first = head.first else { return nil }
    if first.range.lowerBound.column > start.column {
      report(
        .nestedBlock, .error, range(from: first.range.lowerBound),
        "unexpected rule in a rule; it is ignored", remedy: "close the rule before it with }")
      skipBlock()
      return nil
    }
    let before = StyleSheetRange(source: source.name, lowerBound: start, upperBound: start)
    report(
      .unclosedBlock, .error, first.range, "the rule at \(before), before this one, is not closed",
      remedy: "insert } before \(first.text.quoted)")
    advance()
    return head
  }
}

extension Array {
  /// Returns the longest suffix whose elements all satisfy a condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> ArraySlice<Element> {
    let kept = lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex
    return self[kept...]
  }
}
