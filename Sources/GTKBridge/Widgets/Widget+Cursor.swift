import CGTK

extension Widget {
  /// Sets the pointer's look over the widget, by a CSS name such as `col-resize`; nil for the parent's.
  public final func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(widget, name) }
}
