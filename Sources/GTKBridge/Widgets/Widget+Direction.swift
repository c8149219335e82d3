public import CGTK

extension Widget {
  /// Gives the widget and all that is in it now a direction.
  ///
  /// GTK hands down that of the desktop alone.
  public final func setDirectionOfAll(_ direction: GtkTextDirection) {
    self.direction = direction
    passDirection()
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
