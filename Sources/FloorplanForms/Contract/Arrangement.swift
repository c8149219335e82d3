import CGTK
import GTKBridge

/// The arrangement of the parts of a cell.
@MainActor
protocol Arrangement {
  /// Returns the size request of the parts.
  func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement
  /// Allocates the parts in a box whose origin is the upper left corner.
  func allocate(width: Int, height: Int, isMirrored: Bool)
}
