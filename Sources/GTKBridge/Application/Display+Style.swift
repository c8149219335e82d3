import CGTK

extension Display {
  /// Has changes of style sheets reach the widgets of all windows from now on, those included that haven't been shown yet.
  ///
  /// GTK 4.8 gives a style to a child that its parent doesn't show (``Widget/isChildVisible``), but tells it of other style
  /// sheets only from when it is realized on: shown after a change, it would have the colours from before.  To be called
  /// right before style sheets change.  It visits each widget once.
  public func reachWidgetsOutOfSight() {
    let windows = gtk_window_get_toplevels()
    for position in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, position) else { continue }
      defer { g_object_unref(window) }
      Self.connectStyle(window.assumingMemoryBound(to: GtkWidget.self))
    }
  }

  private static func connectStyle(_ widget: UnsafeMutablePointer<GtkWidget>) {
    // Made on the first call, and what hears of changes.
    _ = gtk_widget_get_style_context(widget)
    for child in ChildPointers(first: gtk_widget_get_first_child(widget)) { connectStyle(child) }
  }
}
