import CGTK
import GTKBridge

/// The arrangement of the parts of a cell.
@MainActor
protocol Arrangement {
  /// Returns the size that the parts ask for.
  func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement
  /// Places the parts in a box that begins at the upper left corner.
  func allocate(width: Int, height: Int, isMirrored: Bool)
}
