/// A rectangle in the content of a collection: its top left corner and its size, in points.
///
/// A rectangle holds its top and left edges and not its bottom and right ones, so rectangles that abut share no point.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extents to the right and downwards.
  public var size: Size

  /// The rectangle at the top left corner without any extent.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Makes a rectangle from its corner and its size.
  ///
  /// - Parameters:
  ///   - origin: The top left corner.
  ///   - size: The extents to the right and downwards.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers, in points.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - y: The top edge.
  ///   - width: The extent to the right.
  ///   - height: The extent downwards.
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

  /// Says whether a point lies in the rectangle; the right and the bottom edge do not belong to it.
  ///
  /// A rectangle without width or height contains nothing, and nothing contains a point that is not a number.
  ///
  /// - Parameter point: The point to look for.
  /// - Returns: Whether the point lies in the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Says whether two rectangles have something in common, by the query rule of the layouts.
  ///
  /// Rectangles that only touch have nothing in common. An extent that is zero, negative or not a number makes a
  /// rectangle a point along that axis: it meets whatever holds the point, and other points at the same place.
  ///
  /// - Parameter other: The rectangle to compare with.
  /// - Returns: Whether they have something in common.
  public func intersects(_ other: Rect) -> Bool {
    meets(Span(horizontal: other), Span(vertical: other))
  }

  /// Whether the rectangle has something in common with another one, of which the two axes are given.
  func meets(_ horizontal: Span, _ vertical: Span) -> Bool {
    Span(horizontal: self).meets(horizontal) && Span(vertical: self).meets(vertical)
  }
}
