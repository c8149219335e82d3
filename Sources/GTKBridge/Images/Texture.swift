import CGTK

/// A GdkTexture: pixels that are ready to be drawn.
///
/// Not an ``Object``: a texture is made on the thread that decodes, and outlives what shows it in caches.
public nonisolated final class Texture: @unchecked Sendable {
  /// The picture that a texture was made of, before that was brought to the size at which it is shown.
  public nonisolated struct Origin: Hashable, Sendable {
    /// The width as people see it, in pixels.
    public let width: Int
    /// The height as people see it, in pixels.
    public let height: Int
    /// Whether it is made of formulas (SVG), so that it can be decoded larger than that without becoming blurred.
    public let isScalable: Bool

    /// What a picture is by itself.
    public nonisolated init(width: Int, height: Int, isScalable: Bool) {
      self.width = width
      self.height = height
      self.isScalable = isScalable
    }
  }

  // Unchecked: GDK never changes a texture once it is made, and the count of references is atomic.
  let pointer: OpaquePointer
  /// What it was decoded from; nil for pixels that came from elsewhere.
  public let origin: Origin?

  /// Takes over the reference that comes with the pointer.
  init(_ pointer: OpaquePointer, origin: Origin? = nil) {
    self.pointer = pointer
    self.origin = origin
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// The width in pixels.
  public var width: Int { Int(gdk_texture_get_width(pointer)) }
  /// The height in pixels.
  public var height: Int { Int(gdk_texture_get_height(pointer)) }
  /// How many bytes its pixels take.
  public var byteCount: Int { width * height * Self.bytesPerPixel }

  static let bytesPerPixel = 4

  /// A texture of pixels as GDK likes them best: blue, green, red, alpha, the colours multiplied by alpha.
  ///
  /// Nil where there are too few bytes.
  ///
  /// - Parameters:
  ///   - width: How many pixels a row has, at least 1.
  ///   - height: How many rows there are, at least 1.
  ///   - pixels: Four bytes for each pixel, row by row.
  public convenience init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, pixels.count >= width * height * Self.bytesPerPixel else { return nil }
    let bytes = g_bytes_new(pixels, gsize(width * height * Self.bytesPerPixel))
    defer { g_bytes_unref(bytes) }
    self.init(
      gdk_memory_texture_new(
        Int32(clamping: width), Int32(clamping: height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
        gsize(width * Self.bytesPerPixel))!)
  }

  /// The pixels: blue, green, red, alpha, row by row, the colours multiplied by alpha.
  public var pixels: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      gdk_texture_download(pointer, buffer.baseAddress, gsize(width * Self.bytesPerPixel))
      count = byteCount
    }
  }
}

extension Texture {
  /// What is left of the picture without its edges; nil where nothing is.
  ///
  /// - Parameters:
  ///   - top: How many rows of pixels are left out at the upper edge, 0 or more; the others likewise.
  ///   - right: At the right edge.
  ///   - bottom: At the lower edge.
  ///   - left: At the left edge.
  /// - Returns: The rest, as a texture of its own.
  public nonisolated func without(top: Int, right: Int, bottom: Int, left: Int) -> Texture? {
    let (wide, high) = (width - left - right, height - top - bottom)
    guard min(top, right, bottom, left) >= 0, wide > 0, high > 0 else { return nil }
    let all = pixels
    let rows = (top..<top + high).map { row in
      let start = (row * width + left) * Self.bytesPerPixel
      return all[start..<start + wide * Self.bytesPerPixel]
    }
    return Texture(width: wide, height: high, pixels: Array(rows.joined()))
  }
}

extension Texture {
  /// The picture as an address that has it in itself, as CSS reads it: `data:image/png;base64,…`.
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
  /// Draws a texture so that it covers a rectangle, given in the coordinates of the widget and pixels, its middle in the
  /// middle; clip what goes beyond.
  public func draw(_ texture: Texture, coveringX x: Double, y: Double, width: Double, height: Double) {
    let scale = max(width / Double(texture.width), height / Double(texture.height))
    let (wide, high) = (Double(texture.width) * scale, Double(texture.height) * scale)
    var box = graphene_rect_t(
      origin: graphene_point_t(x: Float(x + (width - wide) / 2), y: Float(y + (height - high) / 2)),
      size: graphene_size_t(width: Float(wide), height: Float(high)))
    gtk_snapshot_append_texture(pointer, texture.pointer, &box)
  }
}

extension Snapshot {
  /// Draws a texture so that all of it is within a rectangle, given in the coordinates of the widget and pixels, in the
  /// middle of that and no larger than it is by itself.
  ///
  /// - Parameters:
  ///   - texture: The texture.
  ///   - width: The width of the rectangle.
  ///   - height: The height of the rectangle.
  ///   - pixelScale: How many pixels of the texture have the size of one of the layout.
  public func draw(
    _ texture: Texture, withinWidth width: Double, height: Double, pixelScale: Double
  ) {
    let (wide, high) = (Double(texture.width), Double(texture.height))
    let scale = min(1 / max(1, pixelScale), width / wide, height / high)
    var box = graphene_rect_t(
      origin: graphene_point_t(x: Float((width - wide * scale) / 2), y: Float((height - high * scale) / 2)),
      size: graphene_size_t(width: Float(wide * scale), height: Float(high * scale)))
    gtk_snapshot_append_texture(pointer, texture.pointer, &box)
  }
}

extension Image {
  /// Shows a picture as large as an icon.
  public final func show(_ texture: Texture) {
    gtk_image_set_from_paintable(OpaquePointer(pointer), texture.pointer)
  }
}

extension Texture {
  /// The bytes of a PNG file with the picture.
  ///
  /// Takes as long as its pixels are many, on whatever thread it is called.
  public nonisolated var pngBytes: [UInt8] {
    let bytes = gdk_texture_save_to_png_bytes(pointer)
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
  }
}
