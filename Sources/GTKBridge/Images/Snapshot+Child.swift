import CGTK

extension Snapshot {
  /// Draws a child of a widget with an offset from its allocated position, possibly several times.
  ///
  /// - Parameters:
  ///   - child: The child, which must be allocated.
  ///   - parent: The widget that is being drawn.
  ///   - x: The offset to the right, in pixels.
  ///   - y: The offset downward, in pixels.
  public func draw(_ child: Widget, of parent: Widget, movedRight x: Double = 0, down y: Double) {
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_save(pointer)
    gtk_snapshot_translate(pointer, &offset)
    gtk_widget_snapshot_child(parent.widget, child.widget, pointer)
    gtk_snapshot_restore(pointer)
  }
}
