import GTKBridge

/// The layout of the parts of a cell or of one of its rows.
protocol CellLayout {
  /// The requested width of the parts.
  var requestedWidth: Measurement { get }
  /// Returns the frames of the parts for a width and the allocated height, which is nil while the cell is measured.
  func arrangement(width: Int, height: Int?) -> Arrangement
}
