/// The columns of a grid row, which scroll sideways if they don't fit (rule G9).
public struct GridColumnLayout: Hashable, Sendable {
  /// The frames of the columns; those of scrolled columns may extend beyond the ``viewport``.
  public private(set) var frames: [GridColumnFrame]
  /// The maximum distance by which the columns scroll, in points, or 0 if all columns fit.
  public let overflow: Double
  /// The part of the row in which scrolled columns are visible, or nil if all columns fit.
  public let viewport: GridColumnFrame?
  /// The number of columns that stay at the leading edge while the others scroll.
  public let frozenCount: Int

  /// Creates the layout of columns that fit.
  public init(_ frames: [GridColumnFrame]) {
    self.init(frames: frames, overflow: 0, viewport: nil, frozenCount: 0)
  }

  init(frames: [GridColumnFrame], overflow: Double, viewport: GridColumnFrame?, frozenCount: Int) {
    self.frames = frames
    self.overflow = overflow
    self.viewport = viewport
    self.frozenCount = frozenCount
  }

  /// Returns the layout after scrolling toward the trailing edge.
  ///
  /// - Parameters:
  ///   - distance: The distance in points, up to ``overflow``; without effect if all columns fit.
  ///   - environment: The environment of the layout.
  /// - Returns: The layout.
  /// - Complexity: O(columns).
  public func scrolled(by distance: Double, environment: LayoutEnvironment) -> GridColumnLayout {
    guard viewport != nil, distance > 0 else { return self }
    let pixels = PixelGrid(environment).snap(Tolerance.length(distance))
    let offset = environment.layoutDirection == .leftToRight ? -pixels : pixels
    var layout = self
    for column in frames.indices where scrolls(column) {
      layout.frames[column] = GridColumnFrame(x: frames[column].x + offset, width: frames[column].width)
    }
    return layout
  }

  /// Returns whether a column moves when the row scrolls.
  package func scrolls(_ column: Int) -> Bool { viewport != nil && column >= frozenCount }

  /// Returns the visible part of a column, by its index; the width is 0 if the column is outside the ``viewport``.
  package func visibleFrame(of column: Int) -> GridColumnFrame {
    let frame = frames[column]
    guard let viewport, scrolls(column) else { return frame }
    let left = min(max(frame.x, viewport.x), viewport.maxX)
    return GridColumnFrame(x: left, width: max(0, min(frame.maxX, viewport.maxX) - left))
  }

  /// Returns the smallest distance to scroll to reveal a column.
  ///
  /// - Parameters:
  ///   - column: The index of the column in ``frames``.
  ///   - direction: The direction of the row.
  /// - Returns: The distance in points, negative toward the leading edge. The start of a column wider than the
  ///   ``viewport`` is revealed.
  package func scrollDistance(toReveal column: Int, _ direction: LayoutDirection) -> Double {
    guard let viewport, scrolls(column) else { return 0 }
    let (left, right) = (frames[column].x - viewport.x, frames[column].maxX - viewport.maxX)
    let (start, end) = direction == .leftToRight ? (left, right) : (-right, -left)
    return start < 0 ? start : max(0, min(start, end))
  }
}
