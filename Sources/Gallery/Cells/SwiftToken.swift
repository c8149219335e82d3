import FloorplanTheme

/// A part of Swift code that has its own color.
nonisolated struct SwiftToken: Equatable {
  /// The kind of a token.
  nonisolated enum Kind {
    case keyword, string, number, comment, type

    /// The color of the kind.
    var color: ColorToken {
      switch self {
      case .keyword: .tintColor2
      case .string: .positiveLabel
      case .number: .criticalLabel
      case .comment: .secondaryLabel
      case .type: .accentLabel7
      }
    }
  }

  let kind: Kind
  /// The UTF-8 offsets in the code.
  let range: Range<Int>

  private static let keywords: Set = [
    "as", "class", "else", "false", "final", "for", "func", "guard", "if", "import", "in", "init", "let", "nil",
    "return", "self", "struct", "true", "var",
  ]

  /// Returns the tokens of code, in order.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func tokens(of code: String) -> [SwiftToken] {
    let bytes = Array(code.utf8)
    var tokens: [SwiftToken] = []
    var start = 0
    while start < bytes.count {
      let (kind, end) = token(at: start, in: bytes)
      if let kind { tokens.append(SwiftToken(kind: kind, range: start..<end)) }
      start = end
    }
    return tokens
  }

  /// Returns the kind of the token at an offset, or nil for one without a color, and its end.
  private static func token(at start: Int, in bytes: [UInt8]) -> (Kind?, end: Int) {
    let rest = bytes[start...]
    switch bytes[start] {
    case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "/"):
      return (.comment, rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex)
    case UInt8(ascii: "\""):
      return (.string, endOfString(at: start, in: bytes))
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = rest.prefix { isWord($0) }
      // The dot of a range isn't part of a number.
      guard let dot = bytes[digits.endIndex...].first, dot == UInt8(ascii: "."),
        let next = bytes[digits.endIndex...].dropFirst().first, isDigit(next)
      else { return (.number, digits.endIndex) }
      return (.number, bytes[(digits.endIndex + 1)...].prefix { isWord($0) }.endIndex)
    case let first where isWord(first) || first == UInt8(ascii: "@"):
      let word = rest.dropFirst().prefix { isWord($0) }
      let text = String(decoding: bytes[start..<word.endIndex], as: UTF8.self)
      // A member such as “.in” isn't a keyword, and neither is the label “for:”.
      let isName =
        start > 0 && bytes[start - 1] == UInt8(ascii: ".") || bytes[word.endIndex...].first == UInt8(ascii: ":")
      if first == UInt8(ascii: "@") || keywords.contains(text) && !isName { return (.keyword, word.endIndex) }
      return (text.first?.isUppercase == true ? .type : nil, word.endIndex)
    default: return (nil, start + 1)
    }
  }

  /// Returns the end of a string literal, which is that of the line if the literal isn't complete.
  private static func endOfString(at start: Int, in bytes: [UInt8]) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "\"") { return end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end, bytes.count)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Returns whether a byte is part of a word; bytes of other scripts are.
  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
