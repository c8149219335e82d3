public import CGTK

extension Snapshot {
  /// Fills a rectangle with a color, in widget coordinates and pixels.
  public func fill(x: Double, y: Double, width: Double, height: Double, _ color: GdkRGBA) {
    var color = color
    var box = rectangle(x: x, y: y, width: width, height: height)
    gtk_snapshot_append_color(pointer, &color, &box)
  }

  /// Draws a border inside a rounded rectangle, in widget coordinates and pixels.
  public func outline(
    x: Double, y: Double, width: Double, height: Double, radius: Double, thickness: Double, _ color: GdkRGBA
  ) {
    var box = rectangle(x: x, y: y, width: width, height: height)
    var outline = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&outline, &box, Float(radius))
    let widths = [Float](repeating: Float(thickness), count: 4)
    let colors = [GdkRGBA](repeating: color, count: 4)
    gtk_snapshot_append_border(pointer, &outline, widths, colors)
  }

  /// Draws a text in the font of a widget, centered in a rectangle.
  ///
  /// The rectangle is in widget coordinates and pixels.
  public func draw(
    _ text: String, of widget: Widget, inX x: Double, y: Double, width: Double, height: Double, _ color: GdkRGBA
  ) {
    let layout = gtk_widget_create_pango_layout(widget.widget, text)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var (textWidth, textHeight): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &textWidth, &textHeight)
    var offset = graphene_point_t(
      x: Float(x + (width - Double(textWidth)) / 2), y: Float(y + (height - Double(textHeight)) / 2))
    var color = color
    gtk_snapshot_save(pointer)
    gtk_snapshot_translate(pointer, &offset)
    gtk_snapshot_append_layout(pointer, layout, &color)
    gtk_snapshot_restore(pointer)
  }

  private func rectangle(x: Double, y: Double, width: Double, height: Double) -> graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(max(width, 0)), height: Float(max(height, 0))))
  }
}
