import CGTK

extension Snapshot {
  /// Draws a texture into a rectangle, in widget coordinates and pixels, ignoring its aspect ratio.
  public func draw(_ texture: Texture, x: Double, y: Double, width: Double, height: Double) {
    var box = graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    gtk_snapshot_append_texture(pointer, texture.pointer, &box)
  }

  /// Draws the contents of `body` with an opacity from 0 to 1.
  public func faded(to opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    gtk_snapshot_push_opacity(pointer, max(0, opacity))
    body()
    gtk_snapshot_pop(pointer)
  }
}
