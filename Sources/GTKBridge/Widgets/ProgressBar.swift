public import CGTK

/// A GtkProgressBar: how far something has come.
@MainActor
public class ProgressBar: Widget {
  public override class var gtype: GType { gtk_progress_bar_get_type() }
  private var bar: OpaquePointer { OpaquePointer(pointer) }

  /// A bar at the beginning.
  public convenience init() { self.init(gtk_progress_bar_new(), transfer: .full) }

  /// How far it has come, 0...1.
  public final var fraction: Double {
    get { gtk_progress_bar_get_fraction(bar) }
    set { gtk_progress_bar_set_fraction(bar, newValue) }
  }

  /// Moves a block on a little, which says that something is done and not how far it has come.
  ///
  /// ``fraction`` shows that again.
  public final func pulse() { gtk_progress_bar_pulse(bar) }
}
