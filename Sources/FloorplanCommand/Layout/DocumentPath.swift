/// Where a value stands in a document, written as in `[17].sections[2].items[0].size.width`.
indirect enum DocumentPath: Hashable, Sendable {
  /// The document as a whole.
  case root
  /// The value of a key in an object.
  case key(String, of: DocumentPath)
  /// An element of a list.
  case index(Int, of: DocumentPath)

  /// Takes over a path of the decoder.
  init(_ path: [any CodingKey]) {
    self = path.reduce(.root) { path, key in
      key.intValue.map { .index($0, of: path) } ?? .key(key.stringValue, of: path)
    }
  }
}

extension DocumentPath: CustomStringConvertible {
  /// The path as error messages show it; the empty text for the document as a whole.
  var description: String {
    switch self {
    case .root: return ""
    case .index(let index, let path): return "\(path)[\(index)]"
    case .key(let key, let path):
      guard key.isPlainKey else { return "\(path)[\(key.quoted(atMost: 40))]" }
      return path == .root ? key : "\(path).\(key)"
    }
  }
}

extension String {
  /// Whether a key needs no quotes in a path.
  fileprivate var isPlainKey: Bool {
    !isEmpty && count <= 40 && allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
  }
}
