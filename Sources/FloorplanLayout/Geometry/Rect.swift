/// A rectangle in a collection's content, in points.
///
/// A rectangle includes its top and left edges but not its bottom and right edges, so adjacent rectangles share no
/// point.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// The empty rectangle at the top left corner.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Creates a rectangle from its corner and its size.
  ///
  /// - Parameters:
  ///   - origin: The top left corner.
  ///   - size: The width and height.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its coordinates, in points.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - y: The top edge.
  ///   - width: The width.
  ///   - height: The height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// Returns whether the rectangle contains a point; the right and bottom edges are outside.
  ///
  /// A rectangle without width or height contains no point, and no rectangle contains a point with NaN coordinates.
  ///
  /// - Parameter point: The point.
  /// - Returns: Whether the rectangle contains the point.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether two rectangles intersect, as defined for layout queries.
  ///
  /// Rectangles that only touch don't intersect. A rectangle whose width or height is zero, negative or NaN counts as a
  /// point on that axis: it intersects rectangles that include the point, and other points at the same location.
  ///
  /// - Parameter other: The other rectangle.
  /// - Returns: Whether the rectangles intersect.
  public func intersects(_ other: Rect) -> Bool {
    intersects(Span(horizontal: other), Span(vertical: other))
  }

  /// Returns whether the rectangle intersects the rectangle with the given axes.
  func intersects(_ horizontal: Span, _ vertical: Span) -> Bool {
    Span(horizontal: self).intersects(horizontal) && Span(vertical: self).intersects(vertical)
  }
}
