import FoundationEssentials

/// A JSON document or a part of one, before anything is known of what it should be.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number without a fraction that `Int` holds, however it was written: `3.0` is 3.
  case integer(Int)
  /// Any other number; one that `Double` does not hold, such as `1e999`, is infinite.
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// Reads a document.
  ///
  /// Where a key stands twice in an object, the first one counts.
  ///
  /// - Parameter text: The document's text, in UTF-8.
  /// - Throws: ``DocumentError`` where the text is not JSON.
  init(text: [UInt8]) throws(DocumentError) {
    guard text.contains(where: { !JSONText.blanks.contains($0) }) else { throw DocumentError(.root, .empty) }
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(text))
    } catch DecodingError.dataCorrupted(let context) {
      throw DocumentError(DocumentPath(context.codingPath), .notJSON)
    } catch {
      throw DocumentError(.root, .notJSON)
    }
    if let comma = JSONText.commaBeforeClosingBracket(in: text) {
      throw DocumentError(.root, .commaBeforeClosingBracket(JSONText.place(of: comma, in: text)))
    }
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    /// What the decoder reads if the value is of this type, and nil if it is of another.
    func read<Content: Decodable>(_ type: Content.Type) throws -> Content? {
      do {
        return try value.decode(type)
      } catch DecodingError.typeMismatch {
        return nil
      } catch let error as DecodingError {
        throw error
      } catch {
        // Bad escapes and malformed numbers are found only when they are read, and then told without a path.
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(error)"))
      }
    }
    func readNumber() throws -> JSONValue? {
      do {
        guard let number = try read(Double.self) else { return nil }
        // Above 2^53 only the text says which integer is meant.
        let integer = abs(number) < 0x1p53 ? Int(exactly: number) : try? value.decode(Int.self)
        return integer.map(JSONValue.integer) ?? .number(number)
      } catch DecodingError.dataCorrupted(let context)
        where context.debugDescription.hasPrefix("numberIsNotRepresentable")
      {
        // Lengths may be infinite (rule R1), and the name of the decoder's hidden error is all that tells such a
        // number from a malformed one. Under another name it would be an error with its path.
        return .number(.infinity)
      }
    }
    // The most frequent types first, since each wrong guess is an error made and thrown away.
    if value.decodeNil() {
      self = .null
    } else if let number = try readNumber() {
      self = number
    } else if let object = try read([String: JSONValue].self) {
      self = .object(object)
    } else if let string = try read(String.self) {
      self = .string(string)
    } else if let list = try read([JSONValue].self) {
      self = .list(list)
    } else {
      self = .bool(try value.decode(Bool.self))
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as an error message shows it: in JSON, on one line, and not at length.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .integer(let integer): "\(integer)"
    case .number(let number): number.isFinite ? "\(number)" : "a number out of range"
    case .string(let string): string.quoted(atMost: 40)
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension String {
  /// The text in quotes and on one line, whatever is in it, and cut off where it is longer than so many characters.
  func quoted(atMost limit: Int = .max) -> String {
    "\"\(prefix(limit).onOneLine)\(count > limit ? "…" : "")\""
  }
}

extension StringProtocol {
  /// The text with escapes for what would end the line, or the quotes around it.
  var onOneLine: String {
    reduce(into: "") { text, character in
      if character == "\"" || character == "\\" {
        text += "\\\(character)"
      } else if character.isNewline || character.unicodeScalars.contains(where: \.properties.isControl) {
        text += character.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
      } else {
        text.append(character)
      }
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool { generalCategory == .control }
}
