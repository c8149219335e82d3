import CGTK
import CTestHost
import Glibc
public import GTKBridge
import Testing

/// Picture files for tests.
public nonisolated enum SamplePicture {
  /// A color: red, green, blue and, optionally, opacity, each 0...255.
  public typealias Color = [UInt8]

  /// Returns the bytes of a picture with the given pixels, in a format that gdk-pixbuf can write: png, jpeg, bmp, tiff,
  /// ico.
  ///
  /// The picture has an alpha channel if its first pixel has one.
  public static func bytes(
    _ format: String, width: Int, height: Int, quality: Int? = nil, _ color: (Int, Int) -> Color
  ) -> [UInt8] {
    let hasAlpha = color(0, 0).count == 4
    guard let picture = gdk_pixbuf_new(GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8, Int32(width), Int32(height)) else {
      Issue.record("no memory for \(width) by \(height) pixels")
      return []
    }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    let stride = Int(gdk_pixbuf_get_rowstride(picture))
    let channels = hasAlpha ? 4 : 3
    guard let pixels = gdk_pixbuf_get_pixels(picture) else { return [] }
    for y in 0..<height {
      for x in 0..<width {
        let value = color(x, y)
        for channel in 0..<channels { pixels[y * stride + x * channels + channel] = value[channel] }
      }
    }
    return encoded(picture, as: format, quality: quality)
  }

  private static func encoded(_ picture: OpaquePointer, as format: String, quality: Int?) -> [UInt8] {
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    var failure: UnsafeMutablePointer<GError>?
    let isSaved = withOption("quality", quality.map(String.init)) { keys, values in
      gdk_pixbuf_save_to_bufferv(picture, &buffer, &count, format, keys, values, &failure) != 0
    }
    guard isSaved, let buffer else {
      Issue.record("can't write \(format): \(failure.map { String(cString: $0.pointee.message) } ?? "")")
      g_clear_error(&failure)
      return []
    }
    defer { g_free(buffer) }
    return UnsafeRawBufferPointer(start: buffer, count: Int(count)).map { $0 }
  }

  private typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

  private static func withOption<Result>(_ key: String, _ value: String?, _ body: (Texts, Texts) -> Result) -> Result {
    guard let value else { return body(nil, nil) }
    var keys = [strdup(key), nil]
    var values = [strdup(value), nil]
    defer {
      free(keys[0])
      free(values[0])
    }
    return body(&keys, &values)
  }

  /// Returns a picture with a single color.
  public static func plain(_ format: String, width: Int, height: Int, _ color: Color) -> [UInt8] {
    bytes(format, width: width, height: height) { _, _ in color }
  }

  /// Returns a JPEG file with an orientation of 1 to 8, as in EXIF.
  public static func oriented(_ jpeg: [UInt8], orientation: UInt8) -> [UInt8] {
    let directory: [UInt8] = [
      // Big-endian TIFF: the offset of the only directory, which has one entry, a short.
      0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    let content = Array("Exif\0\0".utf8) + directory
    let length = content.count + 2
    return Array(jpeg[..<2]) + [0xff, 0xe1, UInt8(length >> 8), UInt8(length & 0xff)] + content + jpeg[2...]
  }

  /// Returns a PNG file that declares this size and contains no pixels.
  public static func emptyPNG(width: UInt32, height: UInt32) -> [UInt8] {
    func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let named = Array(name.utf8) + content
      return big(UInt32(content.count)) + named + big(checkSum(named))
    }
    let header = big(width) + big(height) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header)
      + chunk("IDAT", [0x78, 0x9c, 0x03, 0x00, 0, 0, 0, 1]) + chunk("IEND", [])
  }

  private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xedb8_8320 ^ (sum >> 1) : sum >> 1 }
    }
  }
}

/// The appearance of a widget, pixel by pixel.
public struct WidgetPicture: Equatable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  private let pixels: [UInt8]

  /// Draws what a widget in a window would draw in its next frame.
  public init?(of widget: Widget) {
    (width, height) = (Int(gtk_widget_get_width(widget.widget)), Int(gtk_widget_get_height(widget.widget)))
    guard let paintable = gtk_widget_paintable_new(widget.widget) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    let node = gtk_snapshot_free_to_node(snapshot)
    defer { if let node { gsk_render_node_unref(node) } }
    pixels = Self.draw(node, width: width, height: height)
  }

  /// Draws a node with cairo, because GTK's own textures take three times as long.
  private static func draw(_ node: OpaquePointer?, width: Int, height: Int) -> [UInt8] {
    let bytesPerRow = width * 4
    var drawn = [UInt8](repeating: 0, count: bytesPerRow * height)
    guard let node else { return drawn }
    drawn.withUnsafeMutableBufferPointer { bytes in
      // cairo draws nothing on a surface of more than 32,767 pixels.
      for top in stride(from: 0, to: height, by: 16_384) {
        let surface = cairo_image_surface_create_for_data(
          bytes.baseAddress.map { $0 + top * bytesPerRow }, CAIRO_FORMAT_ARGB32, Int32(width),
          Int32(min(16_384, height - top)), Int32(bytesPerRow))
        let context = cairo_create(surface)
        cairo_translate(context, 0, -Double(top))
        gsk_render_node_draw(node, context)
        cairo_destroy(context)
        cairo_surface_destroy(surface)
      }
    }
    return drawn
  }

  /// Returns red, green, blue and opacity of a pixel, each 0...255, with premultiplied colors.
  public func color(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * 4
    return [2, 1, 0, 3].map { Int(pixels[start + $0]) }
  }

  /// Whether an opaque pixel in a rectangle has a color, with a tolerance for each channel; pixels outside the
  /// picture don't count.
  public func shows(
    _ color: (red: UInt8, green: UInt8, blue: UInt8), x: Int, y: Int, width: Int, height: Int, tolerance: Int
  ) -> Bool {
    let (left, top) = (max(0, x), max(0, y))
    let (right, bottom) = (min(x + width, self.width), min(y + height, self.height))
    guard right > left, bottom > top else { return false }
    let channels = [color.red, color.green, color.blue]
    return ctesthost_has_color(
      pixels, Int32(self.width * 4), Int32(left), Int32(top), Int32(right - left), Int32(bottom - top), channels,
      Int32(tolerance)) != 0
  }

  /// The color of the most opaque pixel; transparent if there are no pixels.
  public var mostOpaqueColor: [Int] {
    let index = ctesthost_strongest_pixel(pixels, pixels.count / 4)
    return index < 0 ? [0, 0, 0, 0] : color(x: index % width, y: index / width)
  }
}
