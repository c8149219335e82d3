/// Scans bytes, and tracks the line and column.
package struct SourceScanner {
  let bytes: [UInt8]
  package private(set) var position: StyleSheetPosition
  /// The number of skipped bytes, including those that were only searched for the end of a comment.
  ///
  /// A test uses it to verify that the work is linear.
  private(set) var steps = 0
  /// Whether no further comment is closed, so that the end of an unclosed comment is only searched once.
  private var hasNoCommentEnd = false

  /// - Parameter source: The text, whose byte order mark is skipped.
  package init(_ source: StyleSheetSource) {
    bytes = source.bytes
    position = StyleSheetPosition(offset: source.byteOrderMarkLength, line: 1, column: 1)
  }

  var offset: Int { position.offset }
  var isAtEnd: Bool { position.offset >= bytes.count }

  /// Returns the byte at a distance from the current one, or nil past the end.
  package func peek(_ distance: Int = 0) -> UInt8? {
    let index = position.offset + distance
    return index < bytes.count ? bytes[index] : nil
  }

  /// Skips one byte, or both bytes of CR LF.
  package mutating func advance() {
    guard let byte = peek() else { return }
    steps += 1
    switch byte {
    case .carriageReturn, .lineFeed:
      let length = byte == .carriageReturn && peek(1) == .lineFeed ? 2 : 1
      position = StyleSheetPosition(offset: offset + length, line: position.line + 1, column: 1)
    default:
      // Continuation bytes of a scalar don't count as columns.
      let width = byte & 0xC0 == 0x80 ? 0 : 1
      position = StyleSheetPosition(offset: offset + 1, line: position.line, column: position.column + width)
    }
  }

  /// Skips a number of bytes, which must not contain the end of a line.
  package mutating func advance(by count: Int) {
    for _ in 0..<count { advance() }
  }

  /// Skips a comment from `/*` to `*/`, and returns whether there is one that is closed.
  package mutating func skipComment() -> Bool {
    guard !hasNoCommentEnd, peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") else { return false }
    var probe = self
    probe.advance(by: 2)
    while let byte = probe.peek() {
      if byte == UInt8(ascii: "*"), probe.peek(1) == UInt8(ascii: "/") {
        probe.advance(by: 2)
        self = probe
        return true
      }
      probe.advance()
    }
    steps = probe.steps
    hasNoCommentEnd = true
    return false
  }

  /// The length in bytes of the whitespace at the current position, or 0 if there is none.
  ///
  /// Whitespace is defined as in the parser on iOS: Unicode separators, and control characters that end lines.
  package var whitespaceLength: Int {
    guard let byte = peek() else { return 0 }
    if byte > 0x20, byte < 0xC2 { return 0 }
    switch byte {
    case 0x09...0x0D, 0x20: return 1
    case 0xC2: return peek(1) == 0x85 || peek(1) == 0xA0 ? 2 : 0
    case 0xE1: return peek(1) == 0x9A && peek(2) == 0x80 ? 3 : 0
    case 0xE2:
      guard let second = peek(1), let third = peek(2) else { return 0 }
      let isSpace = second == 0x80 && ((0x80...0x8A).contains(third) || [0xA8, 0xA9, 0xAF].contains(third))
      return isSpace || (second == 0x81 && third == 0x9F) ? 3 : 0
    case 0xE3: return peek(1) == 0x80 && peek(2) == 0x80 ? 3 : 0
    default: return 0
    }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }

  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the parser on iOS accepts the byte at the start of an identifier.
  package var beginsIdentifier: Bool { Self.identifierStarts[Int(self)] }

  /// Whether the parser on iOS accepts the byte after the start of an identifier.
  package var continuesIdentifier: Bool { Self.identifierContinuations[Int(self)] }

  // Tables, because each byte of a text is looked up.
  private static let identifierStarts = (UInt8.min...UInt8.max).map { byte in
    byte.isASCIILetter || byte.isASCIIDigit || "#@_.-\\".utf8.contains(byte)
  }
  private static let identifierContinuations = (UInt8.min...UInt8.max).map { byte in
    byte.isASCIILetter || byte.isASCIIDigit || "_/.-\\".utf8.contains(byte)
  }
}
