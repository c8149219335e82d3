import CGTK

extension Snapshot {
  /// Draws what `body` draws inside a rectangle with round corners, in the coordinates of the widget and pixels.
  ///
  /// A radius of nil makes an ellipse.
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
