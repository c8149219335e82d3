import CGTK
import Floorplan

extension Widget {
  /// Gives the widget and everything in it a direction: GTK hands down that of the desktop alone.
  func setDirectionOfAll(_ direction: GtkTextDirection) {
    self.direction = direction
    for child in children { child.setDirectionOfAll(direction) }
  }
}
