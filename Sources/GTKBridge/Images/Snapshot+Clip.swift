import CGTK

extension Snapshot {
  /// Clips the drawing of `body` to a rounded rectangle, in widget coordinates and pixels.
  ///
  /// A nil radius clips to an ellipse.
  public func clipped(
    x: Double, y: Double, width: Double, height: Double, radius: Double?, _ body: () -> Void
  ) {
    var outline = GskRoundedRect()
    var box = graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    var corner = graphene_size_t(width: Float(radius ?? width / 2), height: Float(radius ?? height / 2))
    gsk_rounded_rect_init(&outline, &box, &corner, &corner, &corner, &corner)
    gsk_rounded_rect_normalize(&outline)
    gtk_snapshot_push_rounded_clip(pointer, &outline)
    body()
    gtk_snapshot_pop(pointer)
  }
}
