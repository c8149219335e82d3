import CGTK
import GTKBridge

/// What assistive technology reads out when it is said, and nobody sees.
@MainActor
final class Announcement: CustomWidget {
  override class var cssName: String { "announcement" }
  /// A status: what it is called is read out when it changes.
  override class var accessibleRole: GtkAccessibleRole { .status }

  /// Says something.
  func say(_ text: String) { setAccessibleLabel(text) }

  /// What has no size counts as not shown.
  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement { Measurement(1) }
}
