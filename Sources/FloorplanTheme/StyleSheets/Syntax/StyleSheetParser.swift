/// Parses the statements of one source, and continues after errors.
///
/// The parser isn't recursive: blocks have at most two levels, and deeper levels are skipped by counting braces.
struct StyleSheetParser {
  /// A top-level statement.
  enum Statement {
    case definition(StyleSheet.Definition)
    case rule(StyleSheet.Rule)
    case importing(StyleSheet.Import)
  }

  let source: StyleSheetSource
  let report: StyleSheetReporter
  /// The statements, in source order.
  private(set) var statements: [Statement] = []
  /// The conditions of all sources so far; statements refer to them by index.
  private(set) var media: [StyleSheet.Media]
  /// The remaining number of statements.
  private(set) var allowance: Int

  var lexer: StyleSheetLexer
  var current: StyleSheetToken
  private(set) var lookahead: StyleSheetToken
  /// The end of the last consumed token.
  private(set) var lastEnd = StyleSheetPosition.start
  /// The column of the first token on the current line.
  private var indentation: Int
  /// The known properties by name, a cache because a sheet repeats few names.
  private var properties: [String: StyleSheetProperty] = [:]
  /// The remaining number of images whose source line is kept.
  private var imageAllowance = Theme.imageLimit
  /// The ignored statements since the last valid one, which are reported together.
  var ignoredRun: IgnoredRun?
  private var openMedia: Int?
  private var openMediaRange: StyleSheetRange?

  init(_ source: StyleSheetSource, report: StyleSheetReporter, allowance: Int, media: [StyleSheet.Media] = []) {
    self.source = source
    self.media = media
    self.report = report
    self.allowance = allowance
    lexer = StyleSheetLexer(source, report: report)
    current = lexer.next()
    lookahead = lexer.next()
    indentation = current.lowerBound.column
  }

  mutating func parse() {
    while current.kind != .end, allowance > 0 { parseStatement() }
    reportIgnoredRun()
    if current.kind != .end {
      report(
        .tooManyStatements, .error, range(of: current),
        "the sheet and its imports have more than \(StyleSheet.statementLimit) statements (definitions, rules, class "
          + "paths and declarations); the rest is ignored",
        remedy: "split it into several sheets")
    } else if let range = openMediaRange {
      reportUnclosed(range)
    }
  }

  // MARK: Tokens

  mutating func advance() {
    lastEnd = current.upperBound
    current = lookahead
    lookahead = lexer.next()
    if current.lowerBound.line > lastEnd.line { indentation = current.lowerBound.column }
  }

  /// Consumes adjacent tokens of the same kind, so that a run of errors is reported once.
  private mutating func takeRun() -> StyleSheetRange {
    let first = current
    repeat { advance() } while current.kind == first.kind && current.lowerBound == lastEnd
    return range(from: first.lowerBound)
  }

  mutating func skipStraySemicolons() {
    report(
      .straySemicolon, .warning, takeRun(), once: "",
      "unexpected semicolon; the iOS parser rejects the file", remedy: "remove it", replacement: "",
      onlyIfFilesAreRejected: true)
  }

  func range(of token: StyleSheetToken) -> StyleSheetRange {
    StyleSheetRange(source: source.name, lowerBound: token.lowerBound, upperBound: token.upperBound)
  }

  /// Returns the range from a position to the end of the last consumed token.
  func range(from start: StyleSheetPosition) -> StyleSheetRange {
    StyleSheetRange(source: source.name, lowerBound: start, upperBound: max(start, lastEnd))
  }

  /// The empty range after the last consumed token.
  var missing: StyleSheetRange { range(from: lastEnd) }

  func text(of token: StyleSheetToken) -> String { source.text(token.bytes) }

  func reportUnclosed(_ range: StyleSheetRange) {
    report(.unclosedBlock, .error, range, "the block that begins here is not closed", remedy: "close it with }")
  }

  /// Returns the property with a name, or nil if it is unknown.
  mutating func property(named name: String) -> StyleSheetProperty? {
    if let known = properties[name] { return known }
    let property = StyleSheetProperty(name: name)
    // Unknown names aren't cached, because they may be numerous and long.
    if let property { properties[name] = property }
    return property
  }

  /// Returns the source line of an image name, which a later diagnostic may display.
  mutating func imageExcerpt(
    of property: StyleSheetProperty?, at range: StyleSheetRange
  ) -> StyleSheetExcerpt? {
    guard property?.type == .image, imageAllowance > 0 else { return nil }
    imageAllowance -= 1
    return StyleSheetExcerpt(of: range, in: source)
  }

  mutating func spend(_ count: Int = 1) { allowance -= count }

  // MARK: Statements

  private mutating func parseStatement() {
    switch current.kind {
    case .closeBrace where openMedia != nil:
      openMedia = nil
      openMediaRange = nil
      advance()
    case .closeBrace where ignoredRun?.kind == .text:
      ignore(.text, at: takeRun())
    case .closeBrace:
      report(
        .unexpectedToken, .error, takeRun(), "unexpected closing brace", remedy: "remove it", replacement: "")
    case .semicolon: skipStraySemicolons()
    case .variable where text(of: current) == "@import": parseImport()
    case .variable where text(of: current) == "@media": parseMedia()
    case .variable where lookahead.kind == .colon: parseDefinition()
    case .variable: parseUnknownKeyword()
    case .openBrace:
      let brace = range(of: current)
      let isClosed = skipHeadlessBlock(at: indentation)
      report(
        .malformedSelector, .error, brace,
        isClosed
          ? "the block has no class path; it is ignored"
          : "unclosed block without a class path",
        remedy: isClosed ? "write a class path before the brace" : "remove the brace")
    default: parseRule()
    }
  }

  private mutating func parseDefinition() {
    spend()
    let name = current
    advance()
    advance()
    let value = parseValue(inRule: false)
    let nameText = String(text(of: name).dropFirst())
    switch current.kind {
    case .semicolon where value.end == nil: advance()
    case .openBrace where value.end == nil:
      // For example, `@media: x {`.
      report(
        .unexpectedToken, .error, range(of: current), "unexpected block in a definition; the definition is ignored",
        remedy: "end the definition with a semicolon")
      _ = skipHeadlessBlock(at: name.lowerBound.column)
      return
    default: reportMissingSemicolon()
    }
    guard !nameText.isEmpty else {
      report(.unexpectedToken, .error, range(of: name), "the definition has no name after the @; it is ignored")
      return
    }
    guard !value.isBroken else { return }
    guard !value.words.isEmpty else {
      reportEmptyValue(of: "@" + nameText, at: value.range)
      return
    }
    append(
      .definition(
        StyleSheet.Definition(
          name: nameText, range: range(from: name.lowerBound), nameRange: range(of: name), valueRange: value.range,
          media: openMedia, words: value.words)))
  }

  private mutating func append(_ statement: Statement) {
    reportIgnoredRun()
    statements.append(statement)
  }

  func reportEmptyValue(of name: String, at range: StyleSheetRange) {
    report(
      .emptyValue, .error, range, "\(name.quoted) has no value; it is ignored",
      remedy: "write a value before the semicolon, or remove the line")
  }

  func reportMissingSemicolon() {
    // Such a string contains the rest of its line, including any semicolon.
    guard !lexer.unterminatedStringEnds.contains(lastEnd.offset) else { return }
    report(
      .missingSemicolon, .warning, missing, once: "",
      "missing semicolon; the iOS parser rejects the file", remedy: "insert ; here", replacement: ";",
      onlyIfFilesAreRejected: true)
  }

  private mutating func parseUnknownKeyword() {
    let keyword = current
    let name = text(of: keyword)
    let (hasBlock, end) = skipHead()
    let value = source.text(keyword.upperBound.offset..<end.offset).drop { $0.isWhitespace || $0 == "=" }
    let advice =
      hasBlock ? nearestNames(to: name, in: ["@media"], limit: 1).first : nearestNames(to: name, in: ["@import"]).first
    report(
      .unknownKeyword, .error, range(of: keyword),
      hasBlock
        ? "unknown keyword \(name.quoted); its block is ignored"
        : "\(name.quoted) is neither a keyword nor a definition with a colon; it is ignored",
      suggestion: advice,
      remedy: hasBlock
        ? nil
        : value.isEmpty || value.utf8.count > 60
          ? "write a definition as @name: value;"
          : "write \(name.onOneLine(limit: 60)): \(value.onOneLine()); to define it")
    if hasBlock { skipBlock() }
  }

  private mutating func parseImport() {
    spend()
    let keyword = current
    advance()
    var path: String?
    var isComplete = true
    while ![.semicolon, .closeBrace, .openBrace, .end].contains(current.kind), !beginsStatement(current) {
      // A path is one word, so the next line is the next statement.
      if path != nil, current.lowerBound.line > lastEnd.line { break }
      switch current.kind {
      case .string where path == nil: path = unquoted(current)
      case .word where path == nil: path = text(of: current)
      default: isComplete = false
      }
      advance()
    }
    let fullRange = range(from: keyword.lowerBound)
    if current.kind == .semicolon {
      advance()
    } else {
      reportMissingSemicolon()
    }
    guard let path, isComplete, !path.isEmpty, openMedia == nil else {
      report(
        .malformedImport, .error, fullRange,
        openMedia == nil
          ? "expected one file name in an import; the import is ignored"
          : "unexpected import in a block; the import is ignored",
        remedy: "write @import 'name.nss'; outside all blocks")
      return
    }
    append(.importing(StyleSheet.Import(path: path, range: fullRange)))
  }

  // MARK: Conditions

  private mutating func parseMedia() {
    spend()
    let keyword = current
    advance()
    let conditions = takeHead()
    let fullRange = range(from: keyword.lowerBound)
    guard current.kind == .openBrace else {
      report(
        .malformedMedia, .error, fullRange, "missing block after a condition; the condition is ignored",
        remedy: "add { … }")
      if current.kind == .semicolon { advance() }
      return
    }
    guard openMedia == nil else {
      report(
        .nestedBlock, .error, fullRange, "unexpected condition in a condition; its block is ignored",
        remedy: "join the conditions with “and”")
      skipBlock()
      return
    }
    guard let result = readMedia(conditions, at: fullRange) else {
      skipBlock()
      return
    }
    openMediaRange = fullRange
    openMedia = media.count
    media.append(result)
    advance()
  }

  // MARK: Rules

  private mutating func parseRule() {
    let start = current.lowerBound
    var head: [StyleSheetWord] = []
    while true {
      switch current.kind {
      case .openBrace:
        advance()
        parseBlock(head: head, from: start)
        return
      case .semicolon, .closeBrace, .end:
        reportLooseWords(head, from: start)
        if current.kind == .semicolon { advance() }
        return
      case .word where lacksBrace(head):
        report(
          .missingBrace, .warning, missing, "missing opening brace; the iOS parser rejects the file",
          remedy: "insert { here", replacement: " {", onlyIfFilesAreRejected: true)
        parseBlock(head: head, from: start)
        return
      default:
        // A new statement on its own line: the words before it aren't one.
        if current.lowerBound.line > lastEnd.line, current.lowerBound > start, beginsStatement(current),
          head.last?.kind != .comma
        {
          reportLooseWords(head, from: start)
          return
        }
        take(into: &head)
      }
    }
  }

  /// Returns whether the current word is a declaration after class paths whose brace is missing.
  private func lacksBrace(_ head: [StyleSheetWord]) -> Bool {
    guard lookahead.kind == .colon, head.last?.kind == .word,
      head.enumerated().allSatisfy({ $0 % 2 == 0 ? $1.kind == .word : $1.kind == .comma })
    else { return false }
    return StyleSheetProperty(name: text(of: current)) != nil
  }

  private mutating func reportLooseWords(_ head: [StyleSheetWord], from start: StyleSheetPosition) {
    let isDeclaration = head.count > 1 && head[0].kind == .word && head[1].kind == .colon
    // Foreign text also contains words with colons.
    if isDeclaration, ignoredRun?.kind != .text || property(named: head[0].text) != nil {
      report(
        .declarationOutsideRule, .error, range(from: start),
        "unexpected declaration of \(head[0].text.quoted) outside a rule; it is ignored",
        remedy: "move it into a rule, or write @ before it to define a variable")
    } else {
      ignore(.text, at: range(from: start))
    }
  }

  /// Parses a block after its opening brace, and the following blocks if it isn't closed.
  private mutating func parseBlock(head: [StyleSheetWord], from start: StyleSheetPosition) {
    var head = head
    var start = start
    while true {
      spend()
      let selectors = readSelectors(head, at: range(from: start))
      spend(selectors.count)
      let block = parseDeclarations(of: start)
      if !selectors.isEmpty {
        append(
          .rule(
            StyleSheet.Rule(
              selectors: selectors, declarations: block.declarations, range: range(from: start), media: openMedia)))
      }
      guard let next = block.nextHead, let first = next.first, allowance > 0 else { return }
      head = next
      start = first.range.lowerBound
    }
  }
}
