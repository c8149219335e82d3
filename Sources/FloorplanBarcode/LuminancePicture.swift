#if Barcode
  /// A grayscale picture.
  public struct LuminancePicture: Hashable, Sendable {
    /// The width in pixels, at least 1.
    public let width: Int
    /// The height in pixels, at least 1.
    public let height: Int
    /// The luminance of each pixel, row by row: 0 is black, 255 is white.
    public let pixels: [UInt8]

    /// Creates a picture, or returns nil if a size isn't in 1...32,768 or there are too few pixels.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
      guard 1...Self.maximumSide ~= width, 1...Self.maximumSide ~= height, pixels.count >= width * height else {
        return nil
      }
      self.width = width
      self.height = height
      self.pixels = pixels
    }

    private static let maximumSide = 1 << 15
  }
#endif
