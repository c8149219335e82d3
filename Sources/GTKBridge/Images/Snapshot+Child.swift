import CGTK

extension Snapshot {
  /// Draws a child of a widget at another place than its own, which may be done several times.
  ///
  /// - Parameters:
  ///   - child: The child, which has been given a place.
  ///   - parent: The widget that is being drawn.
  ///   - x: How far to the right of its own place, in pixels.
  ///   - y: How far below its own place, in pixels.
  public func draw(_ child: Widget, of parent: Widget, movedRight x: Double = 0, down y: Double) {
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_save(pointer)
    gtk_snapshot_translate(pointer, &offset)
    gtk_widget_snapshot_child(parent.widget, child.widget, pointer)
    gtk_snapshot_restore(pointer)
  }
}
