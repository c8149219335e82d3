/// What is to be known of JSON's text beyond what the decoder tells.
enum JSONText {
  /// The bytes that may stand between any two parts of a text.
  static let blanks = Set(" \t\r\n".utf8)

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let closingBrackets = Set("]}".utf8)

  /// A place in a text, as editors count.
  struct Place: Hashable, Sendable {
    /// The line, from 1.
    var line: Int
    /// The character in the line, from 1.
    var column: Int
  }

  /// Finds a comma that nothing follows, which is no JSON and which the decoder lets pass.
  ///
  /// - Parameter text: The text, in UTF-8.
  /// - Returns: The position of the first such comma, or nil.
  /// - Complexity: O(*n*) for a text of *n* bytes.
  static func commaBeforeClosingBracket(in text: [UInt8]) -> Int? {
    var last: Int?
    var isInString = false
    var isEscaped = false
    for (position, byte) in text.enumerated() {
      if isInString {
        isInString = isEscaped || byte != quote
        isEscaped = !isEscaped && byte == backslash
      } else if byte == comma {
        last = position
      } else if let last, closingBrackets.contains(byte) {
        return last
      } else if !blanks.contains(byte) {
        last = nil
        isInString = byte == quote
      }
    }
    return nil
  }

  /// Finds the line and the column of a position.
  ///
  /// - Parameters:
  ///   - position: The position of a byte.
  ///   - text: The text, in UTF-8.
  /// - Returns: The place.
  /// - Complexity: O(*n*) for a position *n*.
  static func place(of position: Int, in text: [UInt8]) -> Place {
    let before = text[..<position]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Place(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      // Bytes that continue a character have no column of their own.
      column: before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1)
  }
}
