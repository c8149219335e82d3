/// A width and a height, in points.
///
/// Layouts treat negative and non-finite components as 0 (rule R1).
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The horizontal extent, in points.
  ///   - height: The vertical extent, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Returns the size at a text scale (rules R1 and R9).
  func scaled(by textScale: Double) -> Size {
    Tolerance.length(Size(width: width * textScale, height: height * textScale))
  }
}
