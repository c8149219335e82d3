import FloorplanTheme

extension Double: DocumentReadable {
  static let expectation = "a number"

  init(_ reader: DocumentReader) throws(DocumentError) {
    switch reader.value {
    case .integer(let integer): self = Double(integer)
    case .number(let number): self = number
    default: throw reader.error(expected: Self.expectation)
    }
  }
}

extension Bool: DocumentReadable {
  static let expectation = "true or false"

  init(_ reader: DocumentReader) throws(DocumentError) {
    guard case .bool(let bool) = reader.value else { throw reader.error(expected: Self.expectation) }
    self = bool
  }
}

/// A number of things: a whole number that is not negative.
struct DocumentCount: DocumentReadable {
  static let expectation = "a whole number from 0"

  let value: Int

  init(_ reader: DocumentReader) throws(DocumentError) {
    guard case .integer(let value) = reader.value, value >= 0 else { throw reader.error(expected: Self.expectation) }
    self.value = value
  }
}

extension Array: DocumentReadable where Element: DocumentReadable {
  static var expectation: String { "a list" }

  init(_ reader: DocumentReader) throws(DocumentError) {
    self = []
    for element in try reader.elements(expected: Self.expectation) { append(try Element(element)) }
  }
}

/// A name out of a few.
protocol DocumentName: DocumentReadable, CaseIterable, RawRepresentable<String> {}

extension DocumentName {
  static var expectation: String {
    "one of " + allCases.map { $0.rawValue.quoted() }.joined(separator: ", ")
  }

  init(_ reader: DocumentReader) throws(DocumentError) {
    let allowed = Self.allCases.map(\.rawValue)
    guard case .string(let name) = reader.value, let known = Self(rawValue: name) else {
      var nearest: [String] = []
      if case .string(let name) = reader.value { nearest = nearestNames(to: name, in: allowed) }
      throw DocumentError(reader.path, .unknownName(reader.value, nearest: nearest, allowed: allowed))
    }
    self = known
  }
}
