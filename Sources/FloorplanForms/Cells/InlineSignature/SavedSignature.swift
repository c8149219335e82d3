/// A signature as a form keeps it: a picture, and the strokes where it was written.
public nonisolated struct SavedSignature: Hashable, Sendable {
  /// The bytes of a PNG file.
  ///
  /// The ink is dark, whatever the theme was, so that the picture can be put on paper: see ``SignatureImageStyle``.
  public let png: [UInt8]
  /// What was written; nil where a picture was attached.
  public let strokes: Signature?
  /// The text in the picture that says whose it is or what it is for; nil for none.
  public let watermark: String?
  /// The text in the picture that says when it was saved; nil for none.
  public let timestamp: String?

  /// A signature whose picture is there already, as from a database.
  ///
  /// - Parameters:
  ///   - png: The bytes of its PNG file.
  ///   - strokes: What was written; nil for a picture from elsewhere.
  ///   - watermark: The text in the picture that says whose it is.
  ///   - timestamp: The text in the picture that says when it was saved.
  public init(png: [UInt8], strokes: Signature? = nil, watermark: String? = nil, timestamp: String? = nil) {
    self.png = png
    self.strokes = strokes
    self.watermark = watermark
    self.timestamp = timestamp
  }

  /// A signature whose picture is drawn now; nil where there is nothing to draw, or no memory for it.
  ///
  /// - Parameters:
  ///   - strokes: What was written.
  ///   - style: How its picture looks.
  ///   - watermark: A text for the lower left corner of the picture.
  ///   - timestamp: A text for its lower right corner.
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
