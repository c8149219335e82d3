import FoundationEssentials

/// Decoding of JSON text, with checks that the decoder doesn't perform.
enum JSONText {
  /// Decodes a text in UTF-8.
  ///
  /// - Throws: ``DocumentError`` for the first problem.
  static func decode<Value: Decodable>(_ type: Value.Type, from text: [UInt8]) throws(DocumentError) -> Value {
    guard text.contains(where: { !whitespace.contains($0) }) else {
      throw DocumentError([], "empty; expected JSON")
    }
    if let comma = commaBeforeClosingBracket(in: text) {
      let position = position(of: comma, in: text)
      throw DocumentError(
        [], "not valid JSON: a comma before a closing bracket in line \(position.line), column \(position.column)")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(text))
    } catch {
      throw DocumentError(error)
    }
  }

  /// The whitespace of JSON.
  static let whitespace = Set(" \t\r\n".utf8)

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let closingBrackets = Set("]}".utf8)

  /// Finds a comma before a closing bracket, which is invalid JSON but accepted by the decoder.
  ///
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
      } else if !whitespace.contains(byte) {
        last = nil
        isInString = byte == quote
      }
    }
    return nil
  }

  /// Returns the line and the column of a byte, both from 1 as in editors.
  ///
  /// - Complexity: O(*n*) for a position *n*.
  static func position(of offset: Int, in text: [UInt8]) -> (line: Int, column: Int) {
    let before = text[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Continuation bytes of UTF-8 don't count as columns.
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, column)
  }
}
