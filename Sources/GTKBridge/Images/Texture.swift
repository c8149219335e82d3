import CGTK

/// A GdkTexture: decoded pixels for drawing.
///
/// Not an ``Object``, because a texture is created on a decoding thread and outlives its widgets in caches.
public nonisolated final class Texture: @unchecked Sendable {
  /// The original picture of a texture, before scaling.
  public nonisolated struct Origin: Hashable, Sendable {
    /// The displayed width, in pixels.
    public let width: Int
    /// The displayed height, in pixels.
    public let height: Int
    /// Whether the picture is a vector graphic (SVG), which can be decoded at a larger size without blurring.
    public let isScalable: Bool

    /// Creates a description of an original picture.
    public nonisolated init(width: Int, height: Int, isScalable: Bool) {
      self.width = width
      self.height = height
      self.isScalable = isScalable
    }
  }

  // Unchecked: GDK textures are immutable, and their reference count is atomic.
  let pointer: OpaquePointer
  /// The original picture, or nil for pixels from another source.
  public let origin: Origin?

  /// Takes ownership of the reference.
  init(_ pointer: OpaquePointer, origin: Origin? = nil) {
    self.pointer = pointer
    self.origin = origin
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// The width in pixels.
  public var width: Int { Int(gdk_texture_get_width(pointer)) }
  /// The height in pixels.
  public var height: Int { Int(gdk_texture_get_height(pointer)) }
  /// The size of the pixels in bytes.
  public var byteCount: Int { width * height * Self.bytesPerPixel }

  static let bytesPerPixel = 4

  /// Creates a texture from pixels in GDK's preferred format: blue, green, red, alpha, with premultiplied colors.
  ///
  /// Returns nil if there are too few bytes.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row, at least 1.
  ///   - height: The number of rows, at least 1.
  ///   - pixels: The pixels row by row, four bytes each.
  public convenience init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, pixels.count >= width * height * Self.bytesPerPixel else { return nil }
    let bytes = g_bytes_new(pixels, gsize(width * height * Self.bytesPerPixel))
    defer { g_bytes_unref(bytes) }
    self.init(
      gdk_memory_texture_new(
        Int32(clamping: width), Int32(clamping: height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
        gsize(width * Self.bytesPerPixel))!)
  }

  /// The pixels row by row: blue, green, red, alpha, with premultiplied colors.
  public var pixels: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      gdk_texture_download(pointer, buffer.baseAddress, gsize(width * Self.bytesPerPixel))
      count = byteCount
    }
  }
}

extension Texture {
  /// Returns a copy without the given edges, or nil if nothing remains.
  ///
  /// - Parameters:
  ///   - top: The number of pixel rows to remove at the top, 0 or more.
  ///   - right: The number of columns to remove on the right, 0 or more.
  ///   - bottom: The number of rows to remove at the bottom, 0 or more.
  ///   - left: The number of columns to remove on the left, 0 or more.
  /// - Returns: The cropped texture.
  public nonisolated func without(top: Int, right: Int, bottom: Int, left: Int) -> Texture? {
    let (newWidth, newHeight) = (width - left - right, height - top - bottom)
    guard min(top, right, bottom, left) >= 0, newWidth > 0, newHeight > 0 else { return nil }
    let all = pixels
    let rows = (top..<top + newHeight).map { row in
      let start = (row * width + left) * Self.bytesPerPixel
      return all[start..<start + newWidth * Self.bytesPerPixel]
    }
    return Texture(width: newWidth, height: newHeight, pixels: Array(rows.joined()))
  }
}

extension Texture {
  /// The picture as a data URL for CSS: `data:image/png;base64,…`.
  public nonisolated var dataAddress: String {
    let bytes = gdk_texture_save_to_png_bytes(pointer)
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let data = g_bytes_get_data(bytes, &count)
    return String(taking: g_base64_encode(data?.assumingMemoryBound(to: guchar.self), count))
      .map { "data:image/png;base64," + $0 } ?? ""
  }
}

extension Snapshot {
  /// Draws a texture centered in a rectangle so that it covers the rectangle, in widget coordinates and pixels.
  ///
  /// The texture may extend beyond the rectangle; clip the drawing if necessary.
  public func draw(_ texture: Texture, coveringX x: Double, y: Double, width: Double, height: Double) {
    let scale = max(width / Double(texture.width), height / Double(texture.height))
    let (scaledWidth, scaledHeight) = (Double(texture.width) * scale, Double(texture.height) * scale)
    var box = graphene_rect_t(
      origin: graphene_point_t(x: Float(x + (width - scaledWidth) / 2), y: Float(y + (height - scaledHeight) / 2)),
      size: graphene_size_t(width: Float(scaledWidth), height: Float(scaledHeight)))
    gtk_snapshot_append_texture(pointer, texture.pointer, &box)
  }
}

extension Snapshot {
  /// Draws a texture centered in a rectangle, scaled down to fit but never up, in widget coordinates and pixels.
  ///
  /// - Parameters:
  ///   - texture: The texture.
  ///   - width: The width of the rectangle.
  ///   - height: The height of the rectangle.
  ///   - pixelScale: The number of texture pixels per layout pixel.
  public func draw(
    _ texture: Texture, withinWidth width: Double, height: Double, pixelScale: Double
  ) {
    let (fullWidth, fullHeight) = (Double(texture.width), Double(texture.height))
    let scale = min(1 / max(1, pixelScale), width / fullWidth, height / fullHeight)
    var box = graphene_rect_t(
      origin: graphene_point_t(x: Float((width - fullWidth * scale) / 2), y: Float((height - fullHeight * scale) / 2)),
      size: graphene_size_t(width: Float(fullWidth * scale), height: Float(fullHeight * scale)))
    gtk_snapshot_append_texture(pointer, texture.pointer, &box)
  }
}

extension Image {
  /// Displays a texture at the size of an icon.
  public final func show(_ texture: Texture) {
    gtk_image_set_from_paintable(OpaquePointer(pointer), texture.pointer)
  }
}

extension Texture {
  /// The picture as a PNG file.
  ///
  /// Encoding takes time in proportion to the number of pixels and blocks the calling thread.
  public nonisolated var pngBytes: [UInt8] {
    let bytes = gdk_texture_save_to_png_bytes(pointer)
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
  }
}
