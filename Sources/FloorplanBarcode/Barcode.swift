#if Barcode
  /// A barcode that was found in a picture.
  public struct Barcode: Hashable, Sendable {
    /// A place in the picture, in pixels from its upper left corner.
    public struct Point: Hashable, Sendable {
      /// How far from the left.
      public let x: Int
      /// How far from the top.
      public let y: Int

      /// A place.
      public init(x: Int, y: Int) {
        self.x = x
        self.y = y
      }
    }

    /// What kind of barcode it is.
    public let symbology: Symbology
    /// What it holds, byte by byte.
    public let bytes: [UInt8]
    /// Where it is, as a polygon around what was read; of a code of lines that may be no more than a line.
    public let polygon: [Point]

    /// A barcode.
    public init(symbology: Symbology, bytes: [UInt8], polygon: [Point] = []) {
      self.symbology = symbology
      self.bytes = bytes
      self.polygon = polygon
    }

    /// What it holds as text: UTF-8, and where it is none, Latin 1, in which every byte is a character.
    public var text: String {
      String(validating: bytes, as: UTF8.self) ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// How far its middle is from a place, in pixels; without a polygon, farther than anything in the picture.
    public func distance(toX x: Int, y: Int) -> Double {
      guard !polygon.isEmpty else { return .infinity }
      let count = Double(polygon.count)
      let across = Double(polygon.reduce(0) { $0 + $1.x }) / count - Double(x)
      let down = Double(polygon.reduce(0) { $0 + $1.y }) / count - Double(y)
      return (across * across + down * down).squareRoot()
    }
  }
#endif
