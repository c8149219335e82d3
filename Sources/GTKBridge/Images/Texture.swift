import CGTK

/// A GdkTexture: decoded pixels for drawing.
///
/// Not an ``Object``, because a texture is created on a decoding thread and outlives its widgets in caches.
public nonisolated final class Texture: @unchecked Sendable {
  /// The original picture of a texture, before scaling.
  public nonisolated struct Source: Hashable, Sendable {
    /// The displayed width, in pixels.
    public let width: Int
    /// The displayed height, in pixels.
    public let height: Int
    /// Whether the picture is a vector graphic (SVG) or a page, which can be drawn at a larger size without blurring.
    public let isScalable: Bool
  }

  // Unchecked: GDK textures are immutable, and their reference count is atomic.
  let pointer: OpaquePointer
  /// The original picture, or nil for pixels from another source.
  public let source: Source?

  /// Takes ownership of the reference.
  init(_ pointer: OpaquePointer, source: Source? = nil) {
    self.pointer = pointer
    self.source = source
  }

  /// Creates a texture from the bytes of rows in GDK's preferred format, which the texture retains.
  convenience init(_ bytes: OpaquePointer?, width: Int32, height: Int32, stride: Int, source: Source? = nil) {
    self.init(
      gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))!, source: source)
  }

  /// Decodes a PNG file, or returns nil if it is damaged.
  public convenience init?(png bytes: [UInt8]) {
    let content = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(content) }
    guard let decoded = gdk_texture_new_from_bytes(content, nil) else { return nil }
    self.init(decoded)
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
      bytes, width: Int32(clamping: width), height: Int32(clamping: height), stride: width * Self.bytesPerPixel)
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
  public nonisolated func cropped(top: Int, right: Int, bottom: Int, left: Int) -> Texture? {
    let (newWidth, newHeight) = (width - left - right, height - top - bottom)
    guard min(top, right, bottom, left) >= 0, newWidth > 0, newHeight > 0 else { return nil }
    let all = pixels
    let rows = (top..<top + newHeight).map { row in
      let start = (row * width + left) * Self.bytesPerPixel
      return all[start..<start + newWidth * Self.bytesPerPixel]
    }
    return Texture(width: newWidth, height: newHeight, pixels: Array(rows.joined()))
  }

  /// Marks the picture as one that can be drawn at a larger size without blurring.
  ///
  /// - Parameters:
  ///   - width: The width of the original, in pixels.
  ///   - height: The height of the original, in pixels.
  /// - Returns: The same pixels.
  public nonisolated func scalable(width: Int, height: Int) -> Texture {
    g_object_ref(UnsafeMutableRawPointer(pointer))
    return Texture(pointer, source: Source(width: width, height: height, isScalable: true))
  }

  /// The picture as a data URL for CSS: `data:image/png;base64,…`.
  public nonisolated var dataURL: String {
    let bytes = pngBytes
    return String(taking: g_base64_encode(bytes, gsize(bytes.count))).map { "data:image/png;base64," + $0 } ?? ""
  }

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

extension Image {
  /// Displays a texture at the size of an icon.
  public final func show(_ texture: Texture) {
    gtk_image_set_from_paintable(OpaquePointer(pointer), texture.pointer)
  }
}
