import FloorplanTheme

/// An error in a document, with its position.
struct DocumentError: Error {
  /// The keys and indices that lead to the value; empty for the whole document.
  let path: [any CodingKey]
  /// The problem, and the expected value.
  let reason: String

  init(_ path: [any CodingKey], _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Creates an error from that of the decoder.
  init(_ error: any Error) {
    switch error {
    case let error as DocumentError: self = error
    case DecodingError.keyNotFound(let key, let context): self.init(context.codingPath + [key], "missing")
    case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
      self.init(context.codingPath, "expected \(Self.name(of: type))")
    case DecodingError.dataCorrupted(let context): self.init(context.codingPath, "not valid JSON")
    // The decoder doesn't report the position of a bad escape.
    default: self.init([], "not valid JSON")
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}

extension DocumentError: CustomStringConvertible {
  /// The path and the reason, such as `[17].sections[2].count: not allowed together with items`.
  var description: String {
    let location = path.reduce("") { location, key in
      if let index = key.intValue { return "\(location)[\(index)]" }
      let name = key.stringValue
      let isPlain =
        !name.isEmpty && name.count <= 40 && name.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
      guard isPlain else { return "\(location)[\(name.quoted)]" }
      return location.isEmpty ? name : "\(location).\(name)"
    }
    return location.isEmpty ? reason : "\(location): \(reason)"
  }
}
