import CGTK

extension Snapshot {
  /// Fills a rectangle with a color, in widget coordinates and pixels.
  public func fill(x: Double, y: Double, width: Double, height: Double, _ color: PaintColor) {
    var color = color.rgba
    var box = graphene_rect_t(x: x, y: y, width: max(width, 0), height: max(height, 0))
    gtk_snapshot_append_color(pointer, &color, &box)
  }

  /// Draws a border inside a rounded rectangle, in widget coordinates and pixels.
  public func strokeBorder(
    x: Double, y: Double, width: Double, height: Double, radius: Double, thickness: Double, _ color: PaintColor
  ) {
    var box = graphene_rect_t(x: x, y: y, width: max(width, 0), height: max(height, 0))
    var outline = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&outline, &box, Float(radius))
    let widths = [Float](repeating: Float(thickness), count: 4)
    let colors = [GdkRGBA](repeating: color.rgba, count: 4)
    gtk_snapshot_append_border(pointer, &outline, widths, colors)
  }

  /// Draws a text in the font of a widget, centered in a rectangle.
  ///
  /// The rectangle is in widget coordinates and pixels.
  public func drawCentered(
    _ text: String, of widget: Widget, x: Double, y: Double, width: Double, height: Double, _ color: PaintColor
  ) {
    let layout = gtk_widget_create_pango_layout(widget.widget, text)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var (textWidth, textHeight): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &textWidth, &textHeight)
    var color = color.rgba
    withOffset(x: x + (width - Double(textWidth)) / 2, y: y + (height - Double(textHeight)) / 2) {
      gtk_snapshot_append_layout(pointer, layout, &color)
    }
  }

  /// Draws a texture into a rectangle, in widget coordinates and pixels, ignoring its aspect ratio.
  public func draw(_ texture: Texture, x: Double, y: Double, width: Double, height: Double) {
    var box = graphene_rect_t(x: x, y: y, width: width, height: height)
    gtk_snapshot_append_texture(pointer, texture.pointer, &box)
  }

  /// Draws a texture centered in a rectangle, scaled to cover it or to fit into it, in widget coordinates and pixels.
  ///
  /// A covering texture may extend beyond the rectangle; clip the drawing if necessary.
  public func draw(
    _ texture: Texture, _ fit: PictureBox.Fit, x: Double, y: Double, width: Double, height: Double
  ) {
    let (horizontal, vertical) = (width / Double(texture.width), height / Double(texture.height))
    let scale = fit == .cover ? max(horizontal, vertical) : min(horizontal, vertical)
    let (scaledWidth, scaledHeight) = (Double(texture.width) * scale, Double(texture.height) * scale)
    draw(
      texture, x: x + (width - scaledWidth) / 2, y: y + (height - scaledHeight) / 2, width: scaledWidth,
      height: scaledHeight)
  }
}

nonisolated extension PaintColor {
  var rgba: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
  }
}
