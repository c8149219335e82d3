/// A place in the content of a collection, in points from its top left corner.
///
/// `x` grows to the right and `y` downwards, in both layout directions.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge, in points.
  ///   - y: The distance from the top edge, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
