import CGTK

extension Widget {
  /// The colour that the style gives the surface of this child of a widget that is written in Swift; nil where it has
  /// none, or isn't in sight.
  ///
  /// For what a widget draws by itself in a colour of the style sheet: GTK 4.8 tells a widget its colour only by
  /// painting it, so that the child is one that is never painted.
  public final func surfaceColor(in parent: Widget) -> PaintColor? {
    let snapshot = gtk_snapshot_new()
    gtk_widget_snapshot_child(parent.widget, widget, snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    return Self.firstColor(in: node, opacity: 1)
  }

  private static func firstColor(in node: OpaquePointer, opacity: Double) -> PaintColor? {
    switch gsk_render_node_get_node_type(node) {
    case GSK_COLOR_NODE:
      guard let color = gsk_color_node_get_color(node)?.pointee else { return nil }
      return PaintColor(
        red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
        opacity: Double(color.alpha) * opacity)
    case GSK_OPACITY_NODE:
      return gsk_opacity_node_get_child(node).flatMap {
        firstColor(in: $0, opacity: opacity * Double(gsk_opacity_node_get_opacity(node)))
      }
    case GSK_TRANSFORM_NODE: return gsk_transform_node_get_child(node).flatMap { firstColor(in: $0, opacity: opacity) }
    case GSK_CLIP_NODE: return gsk_clip_node_get_child(node).flatMap { firstColor(in: $0, opacity: opacity) }
    case GSK_ROUNDED_CLIP_NODE:
      return gsk_rounded_clip_node_get_child(node).flatMap { firstColor(in: $0, opacity: opacity) }
    case GSK_CONTAINER_NODE:
      for index in 0..<gsk_container_node_get_n_children(node) {
        if let found = gsk_container_node_get_child(node, index).flatMap({ firstColor(in: $0, opacity: opacity) }) {
          return found
        }
      }
      return nil
    default: return nil
    }
  }
}
