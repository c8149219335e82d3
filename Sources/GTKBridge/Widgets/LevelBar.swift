public import CGTK

/// A GtkLevelBar, which displays a value within bounds.
public class LevelBar: Widget {
  public override class var gtype: GType { gtk_level_bar_get_type() }
  private var bar: OpaquePointer { OpaquePointer(pointer) }

  /// Creates a level bar from 0 to 1 with the value 0.
  public convenience init() { self.init(gtk_level_bar_new(), transfer: .full) }

  /// The value, always within the bounds.
  public final var value: Double {
    get { gtk_level_bar_get_value(bar) }
    set { gtk_level_bar_set_value(bar, newValue) }
  }
  /// The maximum value, above the minimum of 0.
  public final var upper: Double {
    get { gtk_level_bar_get_max_value(bar) }
    set { gtk_level_bar_set_max_value(bar, newValue) }
  }
}
