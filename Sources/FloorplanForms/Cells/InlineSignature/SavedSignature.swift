/// The value of a signature cell: an image, and the strokes unless the image was attached.
public nonisolated struct SavedSignature: Hashable, Sendable {
  /// The bytes of a PNG file.
  ///
  /// The ink is dark in every theme, so the image can be printed on paper; see ``SignatureImageStyle``.
  public let png: [UInt8]
  /// The strokes, or nil for an attached image.
  public let strokes: Signature?
  /// The text in the image for its owner or purpose, or nil for none.
  public let watermark: String?
  /// The text in the image for the time of saving, or nil for none.
  public let timestamp: String?

  /// Creates a signature with an existing image, for example from a database.
  ///
  /// - Parameters:
  ///   - png: The bytes of its PNG file.
  ///   - strokes: The strokes, or nil for an image from another source.
  ///   - watermark: The text in the image for its owner or purpose.
  ///   - timestamp: The text in the image for the time of saving.
  public init(png: [UInt8], strokes: Signature? = nil, watermark: String? = nil, timestamp: String? = nil) {
    self.png = png
    self.strokes = strokes
    self.watermark = watermark
    self.timestamp = timestamp
  }

  /// Creates a signature and draws its image, or returns nil if there are no strokes or not enough memory.
  ///
  /// - Parameters:
  ///   - strokes: The strokes.
  ///   - style: The style of the image.
  ///   - watermark: The text in the lower left corner of the image.
  ///   - timestamp: The text in the lower right corner of the image.
  public init?(
    _ strokes: Signature, style: SignatureImageStyle = SignatureImageStyle(), watermark: String? = nil,
    timestamp: String? = nil
  ) {
    guard !strokes.isEmpty, let drawing = style.drawing(of: strokes, watermark: watermark, timestamp: timestamp) else {
      return nil
    }
    self.init(png: drawing.texture.pngBytes, strokes: strokes, watermark: watermark, timestamp: timestamp)
  }
}
