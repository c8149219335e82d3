#if Barcode
  /// A picture without colours.
  public struct LuminancePicture: Hashable, Sendable {
    /// The width in pixels, at least 1.
    public let width: Int
    /// The height in pixels, at least 1.
    public let height: Int
    /// The lightness of each pixel, row by row: 0 is black, 255 white.
    public let pixels: [UInt8]

    /// A picture; nil where there are fewer pixels than its sides need, or a side is not within 1...32,768.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
      guard 1...Self.largestSide ~= width, 1...Self.largestSide ~= height, pixels.count >= width * height else {
        return nil
      }
      self.width = width
      self.height = height
      self.pixels = pixels
    }

    private static let largestSide = 1 << 15
  }
#endif
