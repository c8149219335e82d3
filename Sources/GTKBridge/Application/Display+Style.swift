import CGTK

extension Display {
  /// Restyles unmapped widgets of all windows after the next style sheet change.
  ///
  /// GTK 4.8 styles a child that its parent hides (``Widget/isChildVisible``), but updates it after style sheet changes
  /// only once the child is realized. A child that is displayed after a change would have the old colors. Call this
  /// method right before style sheets change. It visits every widget once.
  public func restyleUnmappedWidgets() {
    for window in objects(in: gtk_window_get_toplevels()) {
      // Created on first use; the style context receives the changes.
      for widget in WidgetTree(window.assumingMemoryBound(to: GtkWidget.self)) { gtk_widget_get_style_context(widget) }
    }
  }

  /// Makes all widgets of all windows read their metrics and request their sizes again.
  ///
  /// Widgets respond as to another text resolution. It visits every widget once.
  public func relayoutWidgets() {
    for window in objects(in: gtk_window_get_toplevels()) {
      let widget = window.assumingMemoryBound(to: GtkWidget.self)
      for part in WidgetTree(widget) { gtk_widget_queue_resize(part) }
      let widgetClass = UnsafeRawPointer(widget.pointee.parent_instance.g_type_instance.g_class)?
        .assumingMemoryBound(to: GtkWidgetClass.self)
      // GTK's implementation forwards it to the children.
      widgetClass?.pointee.system_setting_changed?(widget, GTK_SYSTEM_SETTING_DPI)
    }
  }
}
