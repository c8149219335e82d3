import CGTK

extension Display {
  /// Restyles unmapped widgets of all windows after the next style sheet change.
  ///
  /// GTK 4.8 styles a child that its parent hides (``Widget/isChildVisible``), but updates it after style sheet changes
  /// only once the child is realized. A child that is displayed after a change would have the old colors. Call this
  /// method right before style sheets change. It visits every widget once.
  public func restyleUnmappedWidgets() {
    for window in objects(in: gtk_window_get_toplevels()) {
      Self.connectStyle(window.assumingMemoryBound(to: GtkWidget.self))
    }
  }

  private static func connectStyle(_ widget: UnsafeMutablePointer<GtkWidget>) {
    // Created on first use; the style context receives the changes.
    _ = gtk_widget_get_style_context(widget)
    for child in ChildPointers(first: gtk_widget_get_first_child(widget)) { connectStyle(child) }
  }
}
