import Floorplan

/// An error in the text of business data.
nonisolated struct BusinessFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file and its problem, without a full stop.
  let description: String
  /// Whether a later version of the program wrote the file.
  var isOfLaterVersion = false
}

/// An invalid value in the text of business data, which decoding throws.
nonisolated struct InvalidValue: Error, CustomStringConvertible {
  /// The path of the value, formatted like `orders[3].dueDate`.
  private let path: String
  /// The reason for the user, without a full stop.
  private let reason: String

  init(at keys: [any CodingKey], _ reason: String) {
    path = keys.reduce(into: "") { path, key in
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
    }
    self.reason = reason
  }

  /// Creates the problem that a decoder reports, or nil if the error has no position.
  init?(_ error: any Error) {
    switch error {
    case let error as InvalidValue: self = error
    // The decoder's own description is always in English.
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      self.init(at: context.codingPath, localized("unknown value"))
    case DecodingError.typeMismatch(_, let context): self.init(at: context.codingPath, localized("wrong type"))
    case DecodingError.valueNotFound(_, let context): self.init(at: context.codingPath, localized("unexpected null"))
    case DecodingError.keyNotFound(let key, let context):
      self.init(at: context.codingPath + [key], localized("missing value"))
    default: return nil
    }
  }

  /// Creates the problem that a decoder reports for a value of a record or table.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - keys: The path of the record or table.
  init(_ error: any Error, in keys: [any CodingKey]) {
    // The text is known to be JSON, so an error without a position can only be a number.
    self = InvalidValue(error) ?? InvalidValue(at: keys, localized("a number is out of range or isn’t an integer"))
  }

  var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
