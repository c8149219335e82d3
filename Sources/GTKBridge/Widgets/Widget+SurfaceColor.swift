import CGTK

extension Widget {
  /// Returns the background color from the style of this child of a Swift widget, or nil if it has none or isn't
  /// visible.
  ///
  /// Use it for custom drawing in a color of the style sheet. GTK 4.8 reveals the color only by painting, so the child
  /// is a widget that is never painted itself.
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
