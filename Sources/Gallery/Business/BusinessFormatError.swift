import Floorplan

/// Why a text is no business data.
nonisolated struct BusinessFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  ///
  /// A value that is read throws it, with a reason for the user, without a full stop.
  enum Problem: Error, Hashable, Sendable {
    /// There is nothing in it.
    case empty
    /// It is no JSON, or ends too soon.
    case notJSON
    /// It is of a version that this program doesn't know.
    case version(Int)
    /// A value isn't what it should be; the path is as in `orders[3].dueDate`.
    case value(path: String, reason: String)
  }

  let file: String
  let problem: Problem

  /// Whether a later version of the program has written it.
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
  /// A value at a path of keys.
  static func value(at keys: [any CodingKey], _ reason: String) -> Self { .value(path: path(keys), reason: reason) }

  /// What a decoder says of a place in a text; nil where it names none.
  init?(_ error: DecodingError) {
    switch error {
    case .dataCorrupted(let context):
      guard !context.codingPath.isEmpty else { return nil }
      // The decoder's own words are English, whoever reads them.
      self = .value(at: context.codingPath, localized("the value is unknown"))
    case .typeMismatch(_, let context):
      self = .value(at: context.codingPath, localized("the value has the wrong type"))
    case .valueNotFound(_, let context):
      self = .value(at: context.codingPath, localized("the value is null"))
    case .keyNotFound(let key, let context):
      self = .value(at: context.codingPath + [key], localized("the value is missing"))
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
