public import CGTK

/// A GtkProgressBar.
public class ProgressBar: Widget {
  public override class var gtype: GType { gtk_progress_bar_get_type() }
  private var bar: OpaquePointer { OpaquePointer(pointer) }

  /// Creates an empty progress bar.
  public convenience init() { self.init(gtk_progress_bar_new(), transfer: .full) }

  /// The completed fraction, 0...1.
  public final var fraction: Double {
    get { gtk_progress_bar_get_fraction(bar) }
    set { gtk_progress_bar_set_fraction(bar, newValue) }
  }

  /// Moves an activity block, for work of unknown length.
  ///
  /// Setting ``fraction`` ends the activity mode.
  public final func pulse() { gtk_progress_bar_pulse(bar) }
}
