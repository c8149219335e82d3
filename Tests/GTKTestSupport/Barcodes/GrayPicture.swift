#if Barcode
  /// A grayscale picture that a test creates and degrades.
  public nonisolated struct GrayPicture: Sendable {
    /// The width in pixels.
    public private(set) var width: Int
    /// The height in pixels.
    public private(set) var height: Int
    /// The lightness of each pixel, row by row.
    public private(set) var pixels: [UInt8]

    /// Creates a picture with a single lightness.
    public init(width: Int, height: Int, light: UInt8 = 255) {
      self.width = width
      self.height = height
      pixels = [UInt8](repeating: light, count: width * height)
    }

    /// Creates a picture of a code with the quiet zone that readers need; true is dark.
    ///
    /// - Parameters:
    ///   - modules: The code, row by row.
    ///   - size: The width and height of a module, in pixels.
    ///   - quietZone: The width of the quiet zone on each side, in modules.
    public init(_ modules: [[Bool]], size: (width: Int, height: Int), quietZone: Int) {
      let columns = modules.first?.count ?? 0
      self.init(
        width: (columns + 2 * quietZone) * size.width, height: modules.count * size.height + 2 * quietZone * size.width)
      for (y, row) in modules.enumerated() {
        for (x, isDark) in row.enumerated() where isDark {
          for down in 0..<size.height {
            for across in 0..<size.width {
              let line = quietZone * size.width + y * size.height + down
              pixels[line * width + (quietZone + x) * size.width + across] = 0
            }
          }
        }
      }
    }

    /// Returns the lightness of a pixel; white outside the picture.
    public func light(x: Int, y: Int) -> UInt8 {
      0..<width ~= x && 0..<height ~= y ? pixels[y * width + x] : 255
    }

    private static func make(_ width: Int, _ height: Int, _ light: (Int, Int) -> UInt8) -> Self {
      var made = Self(width: width, height: height)
      for y in 0..<height { for x in 0..<width { made.pixels[y * width + x] = light(x, y) } }
      return made
    }

    /// Returns the picture rotated clockwise, in a picture that is large enough.
    public func rotated(cosine: Double, sine: Double) -> Self {
      let wide = Int((abs(cosine) * Double(width) + abs(sine) * Double(height)).rounded(.up))
      let high = Int((abs(sine) * Double(width) + abs(cosine) * Double(height)).rounded(.up))
      return Self.make(wide, high) { x, y in
        let (dx, dy) = (Double(x) + 0.5 - Double(wide) / 2, Double(y) + 0.5 - Double(high) / 2)
        return smooth(
          x: dx * cosine + dy * sine + Double(width) / 2 - 0.5, y: dy * cosine - dx * sine + Double(height) / 2 - 0.5)
      }
    }

    /// Returns the interpolated lightness between four pixels.
    private func smooth(x: Double, y: Double) -> UInt8 {
      let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
      let (right, bottom) = (x - Double(left), y - Double(top))
      func row(_ y: Int) -> Double {
        Double(light(x: left, y: y)) * (1 - right) + Double(light(x: left + 1, y: y)) * right
      }
      return UInt8(min(max(row(top) * (1 - bottom) + row(top + 1) * bottom, 0), 255).rounded())
    }

    /// Returns the picture out of focus: each pixel is the mean of its neighbors.
    public func blurred(_ radius: Int) -> Self {
      Self.make(width, height) { x, y in
        var sum = 0
        for down in -radius...radius {
          for across in -radius...radius { sum += Int(light(x: x + across, y: y + down)) }
        }
        return UInt8(sum / ((2 * radius + 1) * (2 * radius + 1)))
      }
    }

    /// Returns the picture with other lightnesses instead of black and white.
    public func between(dark: UInt8, light: UInt8) -> Self {
      Self.make(width, height) { x, y in
        UInt8(Int(dark) + (Int(light) - Int(dark)) * Int(pixels[y * width + x]) / 255)
      }
    }

    /// Returns the picture in a larger picture.
    public func placed(inWidth wide: Int, height high: Int, x: Int, y: Int) -> Self {
      Self(width: wide, height: high).with(self, x: x, y: y)
    }

    /// Returns the picture with another picture drawn over it.
    public func with(_ other: Self, x: Int, y: Int) -> Self {
      var result = self
      for row in 0..<other.height where 0..<height ~= y + row {
        for column in 0..<other.width where 0..<width ~= x + column {
          result.pixels[(y + row) * width + x + column] = other.pixels[row * other.width + column]
        }
      }
      return result
    }

    /// The picture as a file, created by ``SamplePicture``.
    public func file(_ format: String = "png") -> [UInt8] {
      SamplePicture.bytes(format, width: width, height: height) { x, y in
        [UInt8](repeating: pixels[y * width + x], count: 3)
      }
    }
  }
#endif
