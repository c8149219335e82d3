import FloorplanPages
import FoundationEssentials

/// Values in JSON files.
nonisolated enum JSONFile {
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value)) + Array("\n".utf8)
  }

  /// Reads a file.
  ///
  /// - Throws: ``RunError`` with the path.
  static func read<Value: Decodable>(
    _ type: Value.Type, _ path: String, expected: String
  ) throws(RunError) -> (value: Value, bytes: [UInt8]) {
    let bytes = try contentsOfRunFile(path)
    return (try decode(type, bytes, path, expected: expected), bytes)
  }

  /// Decodes the content of a file.
  ///
  /// - Throws: ``RunError`` with the path, and the position of the error.
  static func decode<Value: Decodable>(
    _ type: Value.Type, _ bytes: [UInt8], _ path: String, expected: String
  ) throws(RunError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      if let problem = InvalidValue(error) { throw RunError("\(path): \(problem); expected \(expected)") }
      var syntax = JSONSyntax(bytes)
      guard let position = syntax.errorPosition() else { throw RunError("\(path): damaged, or not \(expected)") }
      let before = bytes[..<position]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      // Continuation bytes of UTF-8 don't count as columns.
      let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
      let problem = position == bytes.count ? "unexpected end of file" : "not valid JSON"
      throw RunError("\(path):\(line):\(column): \(problem); expected \(expected)")
    }
  }
}

/// A search for the first syntax error in a JSON text, whose position the decoder doesn't report.
private nonisolated struct JSONSyntax {
  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) { self.text = text }

  /// Returns the position of the first error; nil if there is none.
  mutating func errorPosition() -> Int? {
    var closings: [UInt8] = []
    repeat {
      // A value, after the key of an object.
      if closings.last == UInt8(ascii: "}") {
        guard string(), accept(":") else { return position }
      }
      if accept("{") || accept("[") {
        let closing = UInt8(ascii: text[position - 1] == UInt8(ascii: "{") ? "}" : "]")
        closings.append(closing)
        if peek() != closing { continue }
      } else {
        guard string() || word() else { return position }
      }
      while let closing = closings.last, peek() == closing {
        position += 1
        closings.removeLast()
      }
      guard closings.isEmpty || accept(",") else { return position }
    } while !closings.isEmpty
    return peek() == nil ? nil : position
  }

  /// Returns the next byte that isn't whitespace.
  private mutating func peek() -> UInt8? {
    while position < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[position]) { position += 1 }
    return position < text.count ? text[position] : nil
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func string() -> Bool {
    guard accept("\"") else { return false }
    while position < text.count, text[position] >= 0x20 {
      let byte = text[position]
      position = min(text.count, position + (byte == UInt8(ascii: "\\") ? 2 : 1))
      if byte == UInt8(ascii: "\"") { return true }
    }
    return false
  }

  /// Skips a number, `true`, `false` or `null`.
  private mutating func word() -> Bool {
    guard peek() != nil else { return false }
    let rest = text[position...].prefix { !Array(" \t\r\n,:]}[{\"".utf8).contains($0) }
    let word = String(decoding: rest, as: UTF8.self)
    guard ["true", "false", "null"].contains(word) || Double(word) != nil else { return false }
    position += rest.count
    return true
  }
}
