/// A token in the text of a style sheet.
struct StyleSheetToken: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A name, a number, or a color in digits.
    case word
    /// A word that begins with `@`.
    case variable
    /// A quoted text, closed or not.
    case string
    case colon
    case semicolon
    case comma
    case openBrace
    case closeBrace
    case openParenthesis
    case closeParenthesis
    case exclamation
    /// Characters without a meaning in a style sheet.
    case stray
    case end

    /// Makes the kind of a single-character token.
    init?(_ byte: UInt8) {
      // A table, because each token is looked up.
      guard let kind = Self.byByte[Int(byte)] else { return nil }
      self = kind
    }

    private static let byByte: [Kind?] = {
      let kinds: [Unicode.Scalar: Kind] = [
        ":": .colon, ";": .semicolon, ",": .comma, "{": .openBrace, "}": .closeBrace, "(": .openParenthesis,
        ")": .closeParenthesis, "!": .exclamation,
      ]
      return (UInt8.min...UInt8.max).map { kinds[Unicode.Scalar($0)] }
    }()
  }

  let kind: Kind
  let lowerBound: StyleSheetPosition
  let upperBound: StyleSheetPosition

  var bytes: Range<Int> { lowerBound.offset..<upperBound.offset }

  /// Whether the token can begin a class path, a property or a definition.
  var isName: Bool { kind == .word || kind == .variable }
}
