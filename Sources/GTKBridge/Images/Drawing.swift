import CGTK

/// A paint color: red, green, blue and opacity, each 0...1.
public nonisolated struct PaintColor: Hashable, Sendable {
  /// The red component, 0...1.
  public let red: Double
  /// The green component, 0...1.
  public let green: Double
  /// The blue component, 0...1.
  public let blue: Double
  /// The opacity, 0...1.
  public let opacity: Double

  /// Creates a color, clamping its components.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func bounded(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.red = bounded(red)
    self.green = bounded(green)
    self.blue = bounded(blue)
    self.opacity = bounded(opacity)
  }
}

/// An offscreen drawing, usable on any one thread: a cairo image surface.
///
///     let drawing = Drawing(width: 200, height: 100)
///     drawing?.setColor(ink)
///     drawing?.stroke([(10, 10), (90, 60)], width: 3)
///     let picture = drawing?.texture
///
/// A new drawing is transparent, with black as the current color.
public nonisolated final class Drawing {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// The maximum width and height in pixels, because cairo uses 16-bit coordinates.
  public static let maximumSide = 32_767

  /// Creates a drawing, or returns nil if a side isn't positive or exceeds ``maximumSide``, or if memory is exhausted.
  public init?(width: Int, height: Int) {
    guard 1...Self.maximumSide ~= width, 1...Self.maximumSide ~= height,
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

  /// Sets the scale and the offset, in pixels, of subsequent drawing operations.
  public func setTransform(scale: Double, x: Double, y: Double) {
    cairo_identity_matrix(context)
    cairo_translate(context, x, y)
    // A singular matrix would put the cairo context into an error state.
    if scale.isFinite, scale > 0 { cairo_scale(context, scale, scale) }
  }

  /// Sets the current color.
  public func setColor(_ color: PaintColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
  }

  /// Fills the whole drawing with the current color.
  public func paint() { cairo_paint(context) }

  /// Draws a line with round ends through points; a single point draws a dot.
  public func stroke(_ points: some Sequence<(x: Double, y: Double)>, width: Double) {
    cairo_new_path(context)
    var isEmpty = true
    for (x, y) in points {
      if isEmpty { cairo_move_to(context, x, y) }
      // Also to the first point, because a line of zero length draws a dot.
      cairo_line_to(context, x, y)
      isEmpty = false
    }
    guard !isEmpty else { return }
    cairo_set_line_width(context, max(width, 0))
    cairo_stroke(context)
  }

  /// Draws a texture at the top left corner, without scaling.
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
      // Replace the source, because the context would retain it longer than the pixels exist.
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      cairo_surface_destroy(image)
    }
  }

  /// The horizontal alignment of a text.
  public enum TextAlignment: Sendable {
    /// Left-aligned.
    case left
    /// Right-aligned.
    case right
  }

  /// Draws a single line of text, ellipsized if it is too wide.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - x: The left edge of the available space.
  ///   - y: The top edge.
  ///   - width: The available width.
  ///   - size: The font size.
  ///   - alignment: The horizontal alignment.
  /// - Returns: The width of the drawn text.
  @discardableResult
  public func drawText(_ text: String, x: Double, y: Double, width: Double, size: Double, alignment: TextAlignment)
    -> Double
  {
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
    pango_layout_set_alignment(layout, alignment == .left ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
    // The alignment must not depend on the script of the text.
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_text(layout, text, -1)
    cairo_move_to(context, x, y)
    pango_cairo_show_layout(context, layout)
    var (textWidth, textHeight): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &textWidth, &textHeight)
    return Double(textWidth) / units
  }

  /// A copy of the current pixels.
  public var texture: Texture {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new(cairo_image_surface_get_data(surface), gsize(stride * height))
    defer { g_bytes_unref(bytes) }
    return Texture(bytes, width: Int32(width), height: Int32(height), stride: stride)
  }
}
