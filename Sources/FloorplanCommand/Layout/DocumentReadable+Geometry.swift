import FloorplanLayout

extension Size: DocumentReadable {
  static let expectation = "an object with width and height"

  private enum Key: String, DocumentKey {
    case width, height
  }

  init(_ reader: DocumentReader) throws(DocumentError) {
    let fields = try DocumentFields<Key>(reader, expected: Self.expectation)
    self.init(width: try fields.required(.width), height: try fields.required(.height))
  }
}

extension Point: DocumentReadable {
  static let expectation = "an object with x and y"

  private enum Key: String, DocumentKey {
    case x, y
  }

  /// Reads a place; a coordinate that is not there is 0.
  init(_ reader: DocumentReader) throws(DocumentError) {
    let fields = try DocumentFields<Key>(reader, expected: Self.expectation)
    self.init(x: try fields.optional(.x) ?? 0, y: try fields.optional(.y) ?? 0)
  }
}

extension Rect: DocumentReadable {
  static let expectation = "an object with x, y, width and height"

  private enum Key: String, DocumentKey {
    case x, y, width, height
  }

  init(_ reader: DocumentReader) throws(DocumentError) {
    let fields = try DocumentFields<Key>(reader, expected: Self.expectation)
    self.init(
      x: try fields.required(.x), y: try fields.required(.y), width: try fields.required(.width),
      height: try fields.required(.height))
  }
}

/// The edges that insets name in a document.
enum DocumentEdge: String, DocumentKey {
  case top, leading, bottom, trailing
}

extension Insets: DocumentReadable {
  static let expectation = "an object with top, leading, bottom and trailing"

  /// Reads insets along all edges; an edge that is not there has 0.
  init(_ reader: DocumentReader) throws(DocumentError) {
    try self.init(reader, along: DocumentEdge.allCases, expected: Self.expectation)
  }

  private init(_ reader: DocumentReader, along edges: [DocumentEdge], expected: String) throws(DocumentError) {
    let fields = try DocumentFields<DocumentEdge>(reader, expected: expected, known: edges)
    self.init(
      top: try fields.optional(.top) ?? 0, leading: try fields.optional(.leading) ?? 0,
      bottom: try fields.optional(.bottom) ?? 0, trailing: try fields.optional(.trailing) ?? 0)
  }

  /// Insets beside something.
  struct Margin: DocumentReadable {
    static let expectation = "an object with leading and trailing"
    let insets: Insets

    init(_ reader: DocumentReader) throws(DocumentError) {
      insets = try Insets(reader, along: [.leading, .trailing], expected: Self.expectation)
    }
  }

  /// Insets above and below something.
  struct Padding: DocumentReadable {
    static let expectation = "an object with top and bottom"
    let insets: Insets

    init(_ reader: DocumentReader) throws(DocumentError) {
      insets = try Insets(reader, along: [.top, .bottom], expected: Self.expectation)
    }
  }
}
