public import CGTK

extension Widget {
  /// Gives the widget and all that is in it now a direction.
  ///
  /// GTK hands down that of the desktop alone.
  public final func setDirectionOfAll(_ direction: GtkTextDirection) {
    self.direction = direction
    passDirection()
  }

  /// The direction of reading of a text's first line, which its letters say; the widget's where it has none.
  public final func readingDirection(of text: String) -> GtkTextDirection {
    let layout = gtk_widget_create_pango_layout(widget, text)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let line = pango_layout_get_line_readonly(layout, 0)
    return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL ? .rtl : .ltr
  }

  /// Gives all that is in the widget now its direction.
  public final func passDirection() {
    let direction = direction
    var pending = Array(ChildPointers(first: gtk_widget_get_first_child(widget)))
    while let next = pending.popLast() {
      if gtk_widget_get_direction(next) != direction { gtk_widget_set_direction(next, direction) }
      pending.append(contentsOf: ChildPointers(first: gtk_widget_get_first_child(next)))
    }
  }
}
