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
    // A comment, a string that may be incomplete, a number, an attribute, or a word of any script. The dot of a range
    // isn't part of a number.
    let token =
      #/
      //[^\n]*
      | "(?:\\[\s\S]?|[^"\\\n])*"?
      | [0-9][0-9A-Za-z_\u{80}-\u{10FFFF}]*(?:\.[0-9][0-9A-Za-z_\u{80}-\u{10FFFF}]*)?
      | @?[0-9A-Za-z_\u{80}-\u{10FFFF}]+
      | @
      /#.matchingSemantics(.unicodeScalar)
    var (offset, end) = (0, code.startIndex)
    return code.matches(of: token).compactMap { match in
      let start = offset + code.utf8.distance(from: end, to: match.range.lowerBound)
      end = match.range.upperBound
      offset = start + match.0.utf8.count
      return kind(of: match.0, in: code).map { SwiftToken(kind: $0, range: start..<offset) }
    }
  }

  /// Returns the kind of a token, or nil for a word without a color.
  private static func kind(of token: Substring, in code: String) -> Kind? {
    switch token.unicodeScalars.first {
    case "/": return .comment
    case "\"": return .string
    case ("0"..."9")?: return .number
    case "@": return .keyword
    default:
      // A member such as “.in” isn't a keyword, and neither is the label “for:”.
      let isName =
        code.utf8[..<token.startIndex].last == UInt8(ascii: ".")
        || code.utf8[token.endIndex...].first == UInt8(ascii: ":")
      if keywords.contains(String(token)), !isName { return .keyword }
      return token.first?.isUppercase == true ? .type : nil
    }
  }
}
