import CGTK

/// A colour that is painted with: red, green, blue and how opaque it is, each 0...1.
public nonisolated struct PaintColor: Hashable, Sendable {
  /// The amount of red, 0...1.
  public let red: Double
  /// The amount of green, 0...1.
  public let green: Double
  /// The amount of blue, 0...1.
  public let blue: Double
  /// How opaque it is, 0...1.
  public let opacity: Double

  /// A colour; numbers out of range are the nearest end of it.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func bounded(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.red = bounded(red)
    self.green = bounded(green)
    self.blue = bounded(blue)
    self.opacity = bounded(opacity)
  }
}

/// Pixels that are drawn into off the screen, on any one thread: an image surface of cairo.
///
///     let drawing = Drawing(width: 200, height: 100)
///     drawing?.use(ink)
///     drawing?.stroke([(10, 10), (90, 60)], width: 3)
///     let picture = drawing?.texture
///
/// It begins transparent, with black as the colour.
public nonisolated final class Drawing {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// The longest side, in pixels: cairo counts with 16 bits.
  public static let longestSide = 32_767

  /// A drawing of so many pixels; nil for a side outside of 1...``longestSide``, and where there is no memory for it.
  public init?(width: Int, height: Int) {
    guard 1...Self.longestSide ~= width, 1...Self.longestSide ~= height,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.context = context
    self.width = width
    self.height = height
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Has everything that follows drawn larger and then moved, in pixels.
  public func place(scale: Double, x: Double, y: Double) {
    cairo_identity_matrix(context)
    cairo_translate(context, x, y)
    // Cairo refuses everything once it was told to make things infinitely small.
    if scale.isFinite, scale > 0 { cairo_scale(context, scale, scale) }
  }

  /// Draws in a colour from now on.
  public func use(_ color: PaintColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
  }

  /// Covers everything with the colour.
  public func fill() { cairo_paint(context) }

  /// Draws a line through places with round ends; a single place makes a dot.
  public func stroke(_ places: some Sequence<(x: Double, y: Double)>, width: Double) {
    cairo_new_path(context)
    var isEmpty = true
    for (x, y) in places {
      if isEmpty { cairo_move_to(context, x, y) }
      // Also to the first, since a line without length is what makes a dot.
      cairo_line_to(context, x, y)
      isEmpty = false
    }
    guard !isEmpty else { return }
    cairo_set_line_width(context, max(width, 0))
    cairo_stroke(context)
  }

  /// Draws a picture at the upper left corner, each of whose pixels is one of the drawing.
  public func draw(_ picture: Texture) {
    var pixels = picture.pixels
    pixels.withUnsafeMutableBufferPointer { bytes in
      guard
        let image = cairo_image_surface_create_for_data(
          bytes.baseAddress, CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height),
          Int32(picture.width * Texture.bytesPerPixel))
      else { return }
      cairo_identity_matrix(context)
      cairo_set_source_surface(context, image, 0, 0)
      cairo_paint(context)
      // The context would keep it longer than there are pixels.
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      cairo_surface_destroy(image)
    }
  }

  /// Where a text stands in its room.
  public enum TextSide: Sendable {
    /// At the left.
    case left
    /// At the right.
    case right
  }

  /// Writes a text in one line, which ends in an ellipsis where it has no room.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - x: The left edge of its room.
  ///   - y: The upper edge.
  ///   - width: How wide the room is.
  ///   - size: How high the font is.
  ///   - side: Where in the room it stands.
  /// - Returns: How wide what was written is.
  @discardableResult
  public func write(_ text: String, x: Double, y: Double, width: Double, size: Double, side: TextSide) -> Double {
    guard let layout = pango_cairo_create_layout(context) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let units = Double(PANGO_SCALE)
    let font = pango_font_description_from_string("Sans")
    defer { pango_font_description_free(font) }
    pango_font_description_set_absolute_size(font, size * units)
    pango_layout_set_font_description(layout, font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_width(layout, Int32(max(0, min(width * units, Double(Int32.max) / 2))))
    pango_layout_set_ellipsize(layout, .end)
    pango_layout_set_alignment(layout, side == .left ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
    // Which side is which must not depend on the letters.
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_text(layout, text, -1)
    cairo_move_to(context, x, y)
    pango_cairo_show_layout(context, layout)
    var (wide, high): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &wide, &high)
    return Double(wide) / units
  }

  /// The pixels as they are now, which later strokes don't change.
  public var texture: Texture {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new(cairo_image_surface_get_data(surface), gsize(stride * height))
    defer { g_bytes_unref(bytes) }
    return Texture(
      gdk_memory_texture_new(
        Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))!)
  }
}
