import CGTK

extension Widget {
  /// Sets the text direction of the widget and its current descendants.
  ///
  /// GTK itself propagates only the default direction.
  public final func setDirectionRecursively(_ direction: TextDirection) {
    self.direction = direction
    propagateDirection()
  }

  /// Returns the direction of a text's first line, or that of the widget if the text has none.
  public final func readingDirection(of text: String) -> TextDirection {
    let layout = gtk_widget_create_pango_layout(widget, text)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let line = pango_layout_get_line_readonly(layout, 0)
    return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL ? .rtl : .ltr
  }

  /// Sets the text direction of all current descendants to that of the widget.
  public final func propagateDirection() {
    let direction = direction.c
    for widget in WidgetTree(widget) where gtk_widget_get_direction(widget) != direction {
      gtk_widget_set_direction(widget, direction)
    }
  }
}
