import FloorplanTheme

/// Splits a text into tokens exactly as stock NUI does: at each position, the first matching rule in this order.
///
/// The rules are whitespace, comment, the keywords `@media` and `and` regardless of the following character,
/// identifier, punctuation.
struct StrictLexer {
  enum Kind: Hashable {
    case media
    case and
    case identifier
    case variable
    case punctuation(UInt8)
    case illegal
    case end
  }

  struct Token {
    let kind: Kind
    let lowerBound: StyleSheetPosition
    let upperBound: StyleSheetPosition
  }

  private var scanner: SourceScanner

  init(_ source: StyleSheetSource) {
    scanner = SourceScanner(source)
  }

  mutating func next() -> Token {
    skip()
    let start = scanner.position
    let kind = take()
    return Token(kind: kind, lowerBound: start, upperBound: scanner.position)
  }

  /// Skips whitespace and comments; an unclosed comment doesn't count.
  private mutating func skip() {
    while true {
      let length = scanner.whitespaceLength
      if length > 0 { scanner.advance(by: length) } else if !scanner.skipComment() { return }
    }
  }

  private mutating func take() -> Kind {
    guard let byte = scanner.peek() else { return .end }
    if take("@media") { return .media }
    if take("and") { return .and }
    if byte.beginsIdentifier {
      scanner.advance()
      while let next = scanner.peek(), next.continuesIdentifier { scanner.advance() }
      return byte == UInt8(ascii: "@") ? .variable : .identifier
    }
    guard ":{}(),;".utf8.contains(byte) else { return .illegal }
    scanner.advance()
    return .punctuation(byte)
  }

  private mutating func take(_ keyword: String) -> Bool {
    for (index, byte) in keyword.utf8.enumerated() where scanner.peek(index) != byte { return false }
    scanner.advance(by: keyword.utf8.count)
    return true
  }
}
