/// One piece of the text of a style sheet.
struct StyleSheetToken: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A name, a number, a colour in digits.
    case word
    /// A word that begins with `@`.
    case variable
    /// A text between quotation marks, closed or not.
    case string
    case colon
    case semicolon
    case comma
    case openBrace
    case closeBrace
    case openParenthesis
    case closeParenthesis
    case exclamation
    /// Characters that mean nothing in a style sheet.
    case stray
    case end

    /// What the single character means.
    init?(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: ":"): self = .colon
      case UInt8(ascii: ";"): self = .semicolon
      case UInt8(ascii: ","): self = .comma
      case UInt8(ascii: "{"): self = .openBrace
      case UInt8(ascii: "}"): self = .closeBrace
      case UInt8(ascii: "("): self = .openParenthesis
      case UInt8(ascii: ")"): self = .closeParenthesis
      case UInt8(ascii: "!"): self = .exclamation
      default: return nil
      }
    }
  }

  let kind: Kind
  let lowerBound: StyleSheetPosition
  let upperBound: StyleSheetPosition

  var bytes: Range<Int> { lowerBound.offset..<upperBound.offset }

  /// Whether the token can begin a class path, a property or a definition.
  var isName: Bool { kind == .word || kind == .variable }
}
