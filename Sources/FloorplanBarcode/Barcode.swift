#if Barcode
  /// A barcode in a picture.
  public struct Barcode: Hashable, Sendable {
    /// A point in the picture, in pixels from the upper left corner.
    public struct Point: Hashable, Sendable {
      /// The distance from the left edge.
      public let x: Int
      /// The distance from the upper edge.
      public let y: Int

      /// Creates a point.
      public init(x: Int, y: Int) {
        self.x = x
        self.y = y
      }
    }

    /// The type of the barcode.
    public let symbology: Symbology
    /// The encoded data.
    public let bytes: [UInt8]
    /// A polygon around the scanned area, which can be a mere line for linear barcodes.
    public let polygon: [Point]

    /// Creates a barcode.
    public init(symbology: Symbology, bytes: [UInt8], polygon: [Point] = []) {
      self.symbology = symbology
      self.bytes = bytes
      self.polygon = polygon
    }

    /// The data as text: in UTF-8 or, if it isn't valid UTF-8, in Latin-1.
    public var text: String {
      String(validating: bytes, as: UTF8.self) ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// Returns the distance of the barcode's center from a point, in pixels; infinite without a polygon.
    public func distance(toX x: Int, y: Int) -> Double {
      guard !polygon.isEmpty else { return .infinity }
      let count = Double(polygon.count)
      let across = Double(polygon.reduce(0) { $0 + $1.x }) / count - Double(x)
      let down = Double(polygon.reduce(0) { $0 + $1.y }) / count - Double(y)
      return (across * across + down * down).squareRoot()
    }
  }
#endif
