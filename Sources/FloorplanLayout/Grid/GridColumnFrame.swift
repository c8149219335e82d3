/// Where a column of a grid lies in its row, in points from the row's left edge.
///
/// Like every frame that leaves the engine it is snapped to pixels and, in right-to-left layouts, mirrored (rule G5).
public struct GridColumnFrame: Hashable, Sendable {
  /// The left edge, in both layout directions.
  public let x: Double
  /// The extent to the right: the width at which the host measures the column's items (rule R7).
  public let width: Double

  /// The right edge.
  public var maxX: Double { x + width }
}
