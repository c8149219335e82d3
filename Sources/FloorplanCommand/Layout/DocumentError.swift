/// What is wrong with a document, and where.
struct DocumentError: Error, Hashable {
  /// The most items that the sections of one document may have together: their frames would fill the memory.
  static let itemLimit = 10_000_000

  let path: DocumentPath
  let reason: Reason

  init(_ path: DocumentPath, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What is wrong.
  enum Reason: Hashable {
    /// There is nothing to read.
    case empty
    /// The text breaks the rules of JSON.
    case notJSON
    /// A comma with nothing behind it, which is no JSON either.
    case commaBeforeClosingBracket(JSONText.Place)
    /// The value is of a type, or a number of a kind, that is not expected here.
    case unexpected(JSONValue, expected: String)
    /// A key that has no default is not there.
    case missing(expected: String)
    /// No such key is known here.
    case unknownKey(nearest: [String], known: [String])
    /// The value is not one of those allowed.
    case unknownName(JSONValue, nearest: [String], allowed: [String])
    /// A section says its number of items and lists them, too.
    case countBesideItems
    /// A section has items without ids where ids are needed.
    case countWithoutIDs
    /// The sections have more items together than ``DocumentError/itemLimit``.
    case tooManyItems
  }
}

extension DocumentError: CustomStringConvertible {
  var description: String {
    path == .root ? "\(reason)" : "\(path): \(reason)"
  }
}

extension DocumentError.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .empty: "empty, expected JSON"
    case .notJSON: "not valid JSON"
    case .commaBeforeClosingBracket(let place):
      "not valid JSON: a comma before a closing bracket in line \(place.line), column \(place.column)"
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .missing(let expected): "missing, expected \(expected)"
    case .unknownKey(let nearest, let known):
      "unknown key"
        + (nearest.isEmpty ? ", expected \(Self.choice(of: known))" : ", did you mean \(Self.choice(of: nearest))?")
    case .unknownName(let found, let nearest, let allowed):
      "expected \(Self.choice(of: allowed.map { $0.quoted() })), found \(found)"
        + (nearest.isEmpty ? "" : ", did you mean \(Self.choice(of: nearest.map { $0.quoted() }))?")
    case .countBesideItems: "not allowed beside items"
    case .countWithoutIDs: "expected items, each with an id"
    case .tooManyItems: "expected at most \(DocumentError.itemLimit) items in the whole document"
    }
  }

  private static func choice(of names: [String]) -> String {
    names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
  }
}
