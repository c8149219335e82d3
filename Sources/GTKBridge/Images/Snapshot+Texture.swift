import CGTK

extension Snapshot {
  /// Draws a texture into a rectangle, in the coordinates of the widget and pixels, whatever its own proportions are.
  public func draw(_ texture: Texture, x: Double, y: Double, width: Double, height: Double) {
    var box = graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    gtk_snapshot_append_texture(pointer, texture.pointer, &box)
  }

  /// Draws a texture as large as a rectangle has room for, but no larger than it is, in the middle.
  public func draw(_ texture: Texture, withinX x: Double, y: Double, width: Double, height: Double) {
    let factor = min(1, width / Double(texture.width), height / Double(texture.height))
    let (wide, high) = (Double(texture.width) * factor, Double(texture.height) * factor)
    guard wide > 0, high > 0 else { return }
    draw(texture, x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high)
  }

  /// Draws what `body` draws, so that what is behind it shines through: 0 for nothing of it, 1 for all.
  public func faded(to opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    gtk_snapshot_push_opacity(pointer, max(0, opacity))
    body()
    gtk_snapshot_pop(pointer)
  }
}
