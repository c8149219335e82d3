import FloorplanTheme

/// Determines the behavior of stock NUI for a text: the result of its grammar, then of its variable lookup.
struct StrictParser {
  /// A reason for iOS to reject the file or to crash.
  private struct Fault: Error {
    let range: StyleSheetRange
    let reason: String
  }

  /// The relevant properties of a value.
  private struct Value {
    /// The whole value if it begins with a variable, because iOS looks up all of it.
    let variable: String?
    let hasComma: Bool
    let range: StyleSheetRange
  }

  private let source: StyleSheetSource
  private let dialect: StyleSheetDialect
  private var lexer: StrictLexer
  private var current: StrictLexer.Token
  private var definitions: [(name: String, value: Value, media: StyleSheet.Media?)] = []
  /// The values in rules that may crash iOS.
  ///
  /// An offset needs two numbers, which iOS splits at the comma.
  private var uses: [(value: Value, isOffset: Bool, media: StyleSheet.Media?)] = []
  /// The condition around the current statement.
  private var openMedia: StyleSheet.Media?

  init(_ source: StyleSheetSource, dialect: StyleSheetDialect) {
    self.source = source
    self.dialect = dialect
    lexer = StrictLexer(source)
    current = lexer.next()
  }

  mutating func result() -> StrictCheckResult {
    if source.isTooLarge {
      return StrictCheckResult(
        outcome: .unknown, range: range(.start, .start),
        reason: "the file has more than \(StyleSheetSource.byteLimit) bytes and was not checked")
    }
    if let encoding = source.wideEncoding {
      return rejected(
        range(.start, .start), "the file appears to be \(encoding) instead of UTF-8; iOS rejects it")
    }
    if let invalid = source.firstInvalidByte {
      return rejected(range(invalid.position, invalid.position), "invalid UTF-8; iOS rejects the file")
    }
    if source.byteOrderMarkLength > 0 {
      return rejected(range(.start, .start), "unexpected byte order mark; iOS rejects the file")
    }
    do throws(Fault) {
      try sheet()
    } catch {
      return rejected(error.range, error.reason)
    }
    guard let crash = firstCrash() else { return StrictCheckResult(outcome: .loads, range: nil, reason: nil) }
    return StrictCheckResult(outcome: .crashes, range: crash.range, reason: crash.reason)
  }

  /// Returns the first value that crashes any device.
  private func firstCrash() -> Fault? {
    StyleSheetEnvironment.all.compactMap { environment -> Fault? in
      func holds(_ media: StyleSheet.Media?) -> Bool { media?.matches(environment) ?? true }
      let defined = Dictionary(
        definitions.lazy.filter { holds($0.media) }.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
      return uses.lazy.filter { holds($0.media) }.compactMap { crash(at: $0.value, isOffset: $0.isOffset, defined) }
        .first
    }.min { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func crash(at used: Value, isOffset: Bool, _ defined: [String: Value]) -> Fault? {
    var value = used
    if let variable = value.variable {
      guard let found = defined[variable] else {
        if isPaletteColor(variable) { return nil }
        return Fault(
          range: value.range, reason: "undefined variable \(variable.quoted); iOS crashes when it styles a view")
      }
      value = found
    }
    guard isOffset, !value.hasComma else { return nil }
    return Fault(
      range: used.range,
      reason: "expected two numbers separated by a comma; iOS crashes when it styles a view")
  }

  private func rejected(_ range: StyleSheetRange, _ reason: String) -> StrictCheckResult {
    StrictCheckResult(outcome: .rejected, range: range, reason: reason)
  }

  private func isPaletteColor(_ name: String) -> Bool {
    dialect.knowsPalette && PaletteReference(String(name.dropFirst())) != nil
  }

  // MARK: Tokens

  private func range(_ lower: StyleSheetPosition, _ upper: StyleSheetPosition) -> StyleSheetRange {
    StyleSheetRange(source: source.name, lowerBound: lower, upperBound: upper)
  }

  private func text(_ token: StrictLexer.Token) -> String {
    source.text(token.lowerBound.offset..<token.upperBound.offset)
  }

  private func fault(_ expected: String) -> Fault {
    let found: String
    switch current.kind {
    case .illegal:
      let start = current.lowerBound.offset
      found = "character \(source.text(start..<min(start + 4, source.bytes.count)).prefix(1).quoted)"
    case .end: found = "end of file, expected \(expected)"
    case .media, .and: found = "keyword \(text(current).quoted), expected \(expected)"
    default: found = "\(text(current).quoted), expected \(expected)"
    }
    return Fault(
      range: range(current.lowerBound, current.upperBound), reason: "unexpected \(found); iOS rejects the file")
  }

  private mutating func take(_ kind: StrictLexer.Kind, _ expected: String) throws(Fault) -> StrictLexer.Token {
    guard current.kind == kind else { throw fault(expected) }
    let token = current
    current = lexer.next()
    return token
  }

  private mutating func take(_ character: Character) throws(Fault) {
    _ = try take(.punctuation(character.asciiValue ?? 0), "“\(character)”")
  }

  private func isAt(_ character: Character) -> Bool { current.kind == .punctuation(character.asciiValue ?? 0) }

  // MARK: Grammar

  private mutating func sheet() throws(Fault) {
    while current.kind != .end {
      if current.kind == .media { try media() } else { try statement("a rule, a definition or @media") }
    }
  }

  private mutating func media() throws(Fault) {
    let keyword = try take(.media, "@media")
    var media = StyleSheet.Media(range: range(keyword.lowerBound, keyword.upperBound))
    try condition(&media)
    while current.kind == .and {
      _ = try take(.and, "and")
      try condition(&media)
    }
    try take("{")
    openMedia = media
    defer { openMedia = nil }
    while !isAt("}") { try statement("a rule, a definition or “}”") }
    try take("}")
  }

  private mutating func condition(_ media: inout StyleSheet.Media) throws(Fault) {
    try take("(")
    let name = try take(.identifier, "the name of a feature")
    try take(":")
    let value = try take(.identifier, "the value of a feature")
    try take(")")
    media.require(text(name), text(value))
  }

  private mutating func statement(_ expected: String) throws(Fault) {
    switch current.kind {
    case .variable:
      let name = text(current)
      current = lexer.next()
      try take(":")
      definitions.append((name, try value(), openMedia))
      try take(";")
    case .identifier: try rule()
    default: throw fault(expected)
    }
  }

  private mutating func rule() throws(Fault) {
    _ = try take(.identifier, "a class")
    while isAt(",") {
      try take(",")
      _ = try take(.identifier, "a class")
    }
    try take("{")
    while !isAt("}") {
      let name = text(try take(.identifier, "a property or “}”"))
      try take(":")
      let value = try value()
      let isOffset = StyleSheetProperty(name: name)?.type == .offset
      if value.variable != nil || isOffset { uses.append((value, isOffset, openMedia)) }
      try take(";")
    }
    try take("}")
  }

  private mutating func value() throws(Fault) -> Value {
    let start = current
    var words: [String] = []
    var hasComma = false
    var end = current.lowerBound
    while current.kind == .identifier || current.kind == .variable || isAt("(") || isAt(")") || isAt(",") {
      if start.kind == .variable { words.append(text(current)) }
      if isAt(",") { hasComma = true }
      end = current.upperBound
      current = lexer.next()
    }
    guard end != start.lowerBound else { throw fault("a value") }
    let variable = start.kind == .variable ? words.joined(separator: " ") : nil
    return Value(variable: variable, hasComma: hasComma, range: range(start.lowerBound, end))
  }
}
