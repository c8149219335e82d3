import FloorplanTheme

/// A value in a document together with its place, which every complaint about it names.
struct DocumentReader: Sendable {
  let value: JSONValue
  let path: DocumentPath

  /// An error about this value.
  func error(expected: String) -> DocumentError {
    DocumentError(path, .unexpected(value, expected: expected))
  }

  /// The elements of a list.
  func elements(expected: String) throws(DocumentError) -> [DocumentReader] {
    guard case .list(let values) = value else { throw error(expected: expected) }
    return values.indices.map { DocumentReader(value: values[$0], path: .index($0, of: path)) }
  }

  /// The value of the key that says which other keys an object has, or nil if the key is not there.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - expectation: What an error message says is expected if this is no object.
  /// - Returns: The value of the key and its place.
  /// - Throws: ``DocumentError`` where this is no object.
  func member(_ key: some DocumentKey, expected expectation: String) throws(DocumentError) -> DocumentReader? {
    guard case .object(let members) = value else { throw error(expected: expectation) }
    return members[key.rawValue].map { DocumentReader(value: $0, path: .key(key.rawValue, of: path)) }
  }
}

/// What a value in a document can be read as.
protocol DocumentReadable {
  /// What an error message says is expected, as in "a number".
  static var expectation: String { get }

  /// Reads a value.
  ///
  /// - Parameter reader: The value and its place.
  /// - Throws: ``DocumentError`` for the first thing that is not as it should be.
  init(_ reader: DocumentReader) throws(DocumentError)
}

/// The keys of a kind of object: each known one is a case.
protocol DocumentKey: RawRepresentable<String>, CaseIterable, Hashable {}

/// An object in a document all of whose keys are known.
struct DocumentFields<Key: DocumentKey> {
  let path: DocumentPath
  private let members: [String: JSONValue]

  /// Takes an object apart.
  ///
  /// - Parameters:
  ///   - reader: The object and its place.
  ///   - expectation: What an error message says is expected here.
  ///   - known: The keys that the object may have.
  /// - Throws: ``DocumentError`` where it is no object, or has another key.
  init(
    _ reader: DocumentReader, expected expectation: String = "an object", known: [Key] = Array(Key.allCases)
  ) throws(DocumentError) {
    guard case .object(let members) = reader.value else { throw reader.error(expected: expectation) }
    let names = known.map(\.rawValue)
    // Objects have no order, so the alphabet says which of several errors is the first.
    if let unknown = members.keys.filter({ !names.contains($0) }).min() {
      throw DocumentError(
        .key(unknown, of: reader.path), .unknownKey(nearest: nearestNames(to: unknown, in: names), known: names))
    }
    self.members = members
    path = reader.path
  }

  /// The value of a key and its place, or nil if the key is not there.
  func reader(_ key: Key) -> DocumentReader? {
    members[key.rawValue].map { DocumentReader(value: $0, path: .key(key.rawValue, of: path)) }
  }

  /// Whether a key is there.
  func has(_ key: Key) -> Bool {
    members[key.rawValue] != nil
  }

  /// Reads the value of a key that need not be there.
  func optional<Value: DocumentReadable>(_ key: Key) throws(DocumentError) -> Value? {
    guard let reader = reader(key) else { return nil }
    return try Value(reader)
  }

  /// Reads the value of a key that need not be there, and may be null.
  func nullable<Value: DocumentReadable>(_ key: Key) throws(DocumentError) -> Value? {
    guard let reader = reader(key), reader.value != .null else { return nil }
    return try Value(reader)
  }

  /// Reads the value of a key that has to be there.
  func required<Value: DocumentReadable>(_ key: Key) throws(DocumentError) -> Value {
    guard let reader = reader(key) else {
      throw DocumentError(.key(key.rawValue, of: path), .missing(expected: Value.expectation))
    }
    return try Value(reader)
  }
}
