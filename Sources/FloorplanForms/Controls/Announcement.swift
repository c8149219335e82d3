package import CGTK
package import GTKBridge

/// What assistive technology reads out when it is said, and nobody sees.
@MainActor
package final class Announcement: CustomWidget {
  /// `announcement`.
  package override class var cssName: String { "announcement" }
  /// A status: what it is called is read out when it changes.
  package override class var accessibleRole: GtkAccessibleRole { .status }

  /// Makes one that has said nothing yet.
  package override init() { super.init() }

  /// Says something.
  package func say(_ text: String) { setAccessibleLabel(text) }

  /// What has no size counts as not shown.
  package override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement { Measurement(1) }
}
