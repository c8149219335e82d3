/// A width and a height, in points.
///
/// Where a layout reads one, a negative or non-finite component counts as 0 (rule R1).
public struct Size: Hashable, Sendable {
  /// The extent from left to right, in points.
  public var width: Double
  /// The extent from top to bottom, in points.
  public var height: Double

  /// The size without any extent.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - width: The extent from left to right, in points.
  ///   - height: The extent from top to bottom, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
