/// Why a text is no business data.
nonisolated struct BusinessFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  enum Problem: Hashable, Sendable {
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
    case .empty: "\(file) is empty"
    case .notJSON: "\(file) is no JSON text, or not all of one"
    case .version(let number):
      "\(file) is of version \(number) of its format; this program reads version \(BusinessData.version)"
    case .value(let path, let reason): "\(file): \(path.isEmpty ? "" : "\(path): ")\(reason)"
    }
  }
}

nonisolated extension BusinessFormatError.Problem {
  /// What a decoder says of a place in a text; nil where it names none.
  init?(_ error: DecodingError) {
    switch error {
    case .dataCorrupted(let context):
      guard !context.codingPath.isEmpty else { return nil }
      self = .value(path: path(context.codingPath), reason: context.words)
    case .typeMismatch(_, let context): self = .value(path: path(context.codingPath), reason: context.words)
    case .valueNotFound(_, let context): self = .value(path: path(context.codingPath), reason: "there is no value")
    case .keyNotFound(let key, let context):
      self = .value(path: path(context.codingPath + [key]), reason: "it is missing")
    @unknown default: return nil
    }
  }
}

nonisolated extension DecodingError.Context {
  /// What the decoder says, without its full stop: more may follow.
  fileprivate var words: String {
    debugDescription.hasSuffix(".") ? String(debugDescription.dropLast()) : debugDescription
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
