import FloorplanLayout

extension Size: Decodable {
  private enum Key: String, DocumentKey {
    case width, height
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    self.init(width: try fields.required(.width), height: try fields.required(.height))
  }
}

extension Point: Decodable {
  private enum Key: String, DocumentKey {
    case x, y
  }

  /// Decodes a point; a missing coordinate is 0.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    self.init(x: try fields.optional(.x) ?? 0, y: try fields.optional(.y) ?? 0)
  }
}

extension Rect: Decodable {
  private enum Key: String, DocumentKey {
    case x, y, width, height
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    self.init(
      x: try fields.required(.x), y: try fields.required(.y), width: try fields.required(.width),
      height: try fields.required(.height))
  }
}

/// The keys of insets.
enum DocumentEdge: String, DocumentKey {
  case top, leading, bottom, trailing
}

extension Insets: Decodable {
  /// Decodes insets; a missing edge is 0.
  init(from decoder: any Decoder) throws { try self.init(from: decoder, along: DocumentEdge.allCases) }

  init(from decoder: any Decoder, along edges: [DocumentEdge]) throws {
    let fields = try decoder.fields(DocumentEdge.self, known: edges)
    self.init(
      top: try fields.optional(.top) ?? 0, leading: try fields.optional(.leading) ?? 0,
      bottom: try fields.optional(.bottom) ?? 0, trailing: try fields.optional(.trailing) ?? 0)
  }
}
