public import CGTK

/// A GtkLevelBar: a value between two bounds, which is only read.
@MainActor
public class LevelBar: Widget {
  public override class var gtype: GType { gtk_level_bar_get_type() }
  private var bar: OpaquePointer { OpaquePointer(pointer) }

  /// A bar at 0 of 1.
  public convenience init() { self.init(gtk_level_bar_new(), transfer: .full) }

  /// The value, always within the bounds.
  public final var value: Double {
    get { gtk_level_bar_get_value(bar) }
    set { gtk_level_bar_set_value(bar, newValue) }
  }
  /// The greatest value, above the least one, which is 0.
  public final var upper: Double {
    get { gtk_level_bar_get_max_value(bar) }
    set { gtk_level_bar_set_max_value(bar, newValue) }
  }
}
