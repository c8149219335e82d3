import FloorplanLayout

extension Size: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields([.width, .height])
    self.init(width: try fields.required(.width), height: try fields.required(.height))
  }
}

extension Point: Decodable {
  /// Decodes a point; a missing coordinate is 0.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields([.x, .y])
    self.init(x: try fields.optional(.x) ?? 0, y: try fields.optional(.y) ?? 0)
  }
}

extension Rect: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields([.x, .y, .width, .height])
    self.init(
      x: try fields.required(.x), y: try fields.required(.y), width: try fields.required(.width),
      height: try fields.required(.height))
  }
}

extension Insets: Decodable {
  /// Decodes insets; a missing edge is 0.
  init(from decoder: any Decoder) throws { try self.init(from: decoder, along: [.top, .leading, .bottom, .trailing]) }

  init(from decoder: any Decoder, along edges: [DocumentKey]) throws {
    let fields = try decoder.fields(edges)
    self.init(
      top: try fields.optional(.top) ?? 0, leading: try fields.optional(.leading) ?? 0,
      bottom: try fields.optional(.bottom) ?? 0, trailing: try fields.optional(.trailing) ?? 0)
  }
}
