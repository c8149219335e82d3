import Floorplan

/// An error in the text of business data.
nonisolated struct BusinessFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem of the text.
  ///
  /// Decoding a value throws it with a reason for the user, without a full stop.
  enum Problem: Error, Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The text isn't JSON, or is incomplete.
    case notJSON
    /// This program doesn't read the version.
    case version(Int)
    /// A value is invalid; the path is formatted like `orders[3].dueDate`.
    case value(path: String, reason: String)
  }

  let file: String
  let problem: Problem

  /// Whether a later version of the program wrote the file.
  var isOfLaterVersion: Bool {
    if case .version(let number) = problem { number > BusinessData.version } else { false }
  }

  var description: String {
    switch problem {
    case .empty: localized("%1$@ is empty").filled(with: file)
    case .notJSON: localized("%1$@ isn’t valid JSON or is incomplete").filled(with: file)
    case .version(let number):
      localized("%1$@ has format version %2$@; this app reads version %3$@")
        .filled(with: file, "\(number)", "\(BusinessData.version)")
    case .value(let path, let reason): "\(file): \(path.isEmpty ? "" : "\(path): ")\(reason)"
    }
  }
}

nonisolated extension BusinessFormatError.Problem {
  /// Returns the problem of the value at a path of coding keys.
  static func value(at keys: [any CodingKey], _ reason: String) -> Self { .value(path: path(keys), reason: reason) }

  /// Creates the problem that a decoder reports, or nil if the error has no position.
  init?(_ error: DecodingError) {
    switch error {
    case .dataCorrupted(let context):
      guard !context.codingPath.isEmpty else { return nil }
      // The decoder's own description is always in English.
      self = .value(at: context.codingPath, localized("unknown value"))
    case .typeMismatch(_, let context):
      self = .value(at: context.codingPath, localized("wrong type"))
    case .valueNotFound(_, let context):
      self = .value(at: context.codingPath, localized("unexpected null"))
    case .keyNotFound(let key, let context):
      self = .value(at: context.codingPath + [key], localized("missing value"))
    @unknown default: return nil
    }
  }
}

private nonisolated func path(_ keys: [any CodingKey]) -> String {
  keys.reduce(into: "") { path, key in
    if let index = key.intValue {
      path += "[\(index)]"
    } else {
      path += (path.isEmpty ? "" : ".") + key.stringValue
    }
  }
}
