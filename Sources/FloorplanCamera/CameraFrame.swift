/// A picture from a camera, in the format of the camera.
public struct CameraFrame: Hashable, Sendable {
  /// The format of the bytes.
  public enum Format: Hashable, Sendable, CaseIterable {
    /// Four bytes for two pixels: luminance, blue difference, luminance, red difference (YUYV).
    case yuyv
    /// A byte of luminance for each pixel.
    case grey
    /// A JPEG file.
    case jpeg

    /// The number of bytes for each pixel; 0 for JPEG.
    var bytesPerPixel: Int {
      switch self {
      case .yuyv: 2
      case .grey: 1
      case .jpeg: 0
      }
    }
  }

  /// The width in pixels, at least 1.
  public let width: Int
  /// The height in pixels, at least 1.
  public let height: Int
  /// The format of the bytes.
  public let format: Format
  /// The number of bytes from the start of a row to the start of the next one; 0 for a JPEG file.
  public let bytesPerRow: Int
  /// The picture data.
  public let bytes: [UInt8]

  /// Creates a frame, or returns nil if a size is out of range or there are too few bytes.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, 1...32,768, even for `yuyv`.
  ///   - height: The height in pixels, 1...32,768.
  ///   - format: The format of the bytes.
  ///   - bytesPerRow: The number of bytes from row to row; nil if rows have no padding.
  ///   - bytes: The picture data.
  public init?(width: Int, height: Int, format: Format, bytesPerRow: Int? = nil, bytes: [UInt8]) {
    guard 1...Self.maximumSide ~= width, 1...Self.maximumSide ~= height else { return nil }
    let needed = width * format.bytesPerPixel
    let row = format == .jpeg ? 0 : bytesPerRow ?? needed
    guard row >= needed, row <= Self.maximumSide * 16, !bytes.isEmpty, format != .yuyv || width.isMultiple(of: 2),
      bytes.count >= row * (height - 1) + needed
    else { return nil }
    self.width = width
    self.height = height
    self.format = format
    self.bytesPerRow = row
    self.bytes = bytes
  }

  private static let maximumSide = 1 << 15

  /// The luminance of each pixel as sent by the camera, row by row; nil for a JPEG file, which must be decoded first.
  package var luminance: [UInt8]? {
    guard format != .jpeg else { return nil }
    let step = format.bytesPerPixel
    return [UInt8](unsafeUninitializedCapacity: width * height) { result, count in
      bytes.withUnsafeBufferPointer { bytes in
        for y in 0..<height {
          for x in 0..<width { result[y * width + x] = bytes[y * bytesPerRow + x * step] }
        }
      }
      count = width * height
    }
  }

  /// The bytes blue, green, red and 255 for each pixel, row by row; nil for a JPEG file, which must be decoded first.
  public var bgraPixels: [UInt8]? {
    guard format != .jpeg else { return nil }
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { result, count in
      bytes.withUnsafeBufferPointer { bytes in
        if format == .grey { writeGreyPixels(bytes, result) } else { writeYUYVPixels(bytes, result) }
      }
      count = width * height * 4
    }
  }

  private func writeGreyPixels(_ bytes: UnsafeBufferPointer<UInt8>, _ result: UnsafeMutableBufferPointer<UInt8>) {
    for y in 0..<height {
      for x in 0..<width {
        let (target, light) = ((y * width + x) * 4, bytes[y * bytesPerRow + x])
        (result[target], result[target + 1], result[target + 2], result[target + 3]) = (light, light, light, 255)
      }
    }
  }

  /// Converts with the coefficients of ITU-R BT.601, in 256ths, for luminance of 16...235 and chrominance of 16...240.
  private func writeYUYVPixels(_ bytes: UnsafeBufferPointer<UInt8>, _ result: UnsafeMutableBufferPointer<UInt8>) {
    func limited(_ value: Int32) -> UInt8 { UInt8(truncatingIfNeeded: min(max(value >> 8, 0), 255)) }
    for y in 0..<height {
      for pair in 0..<width / 2 {
        let source = y * bytesPerRow + pair * 4
        let (blue, red) = (Int32(bytes[source + 1]) - 128, Int32(bytes[source + 3]) - 128)
        for side in 0..<2 {
          let light = (Int32(bytes[source + 2 * side]) - 16) * 298 + 128
          let target = (y * width + pair * 2 + side) * 4
          result[target] = limited(light + 516 * blue)
          result[target + 1] = limited(light - 100 * blue - 208 * red)
          result[target + 2] = limited(light + 409 * red)
          result[target + 3] = 255
        }
      }
    }
  }
}
