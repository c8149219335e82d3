/// The columns of a grid row, which scroll sideways if they don't fit (rule G9).
public struct GridColumnLayout: Hashable, Sendable {
  /// The frames of the columns at the current scroll offset; parts of them may be outside the ``viewport``.
  public let frames: [GridColumnFrame]
  /// The maximum scroll offset in points, or 0 if all columns fit.
  public let overflow: Double
  /// The part of the row in which scrolled columns are visible, or nil if all columns fit.
  public let viewport: GridColumnFrame?
  /// Whether the first column stays at the leading edge while the others scroll.
  public let isFirstColumnFrozen: Bool

  /// Creates the layout of columns that fit.
  public init(_ frames: [GridColumnFrame]) {
    self.init(frames: frames, overflow: 0, viewport: nil, isFirstColumnFrozen: false)
  }

  init(frames: [GridColumnFrame], overflow: Double, viewport: GridColumnFrame?, isFirstColumnFrozen: Bool) {
    self.frames = frames
    self.overflow = overflow
    self.viewport = viewport
    self.isFirstColumnFrozen = isFirstColumnFrozen
  }

  /// Returns whether a column moves when the row scrolls.
  package func scrolls(_ column: Int) -> Bool { viewport != nil && !(isFirstColumnFrozen && column == 0) }

  /// Returns the visible part of a column; its width is 0 if the column is outside the ``viewport``.
  ///
  /// - Parameter column: The index of the column in ``frames``.
  package func visibleFrame(of column: Int) -> GridColumnFrame {
    let frame = frames[column]
    guard let viewport, scrolls(column) else { return frame }
    let left = min(max(frame.x, viewport.x), viewport.maxX)
    return GridColumnFrame(x: left, width: max(0, min(frame.maxX, viewport.maxX) - left))
  }

  /// Returns the smallest distance by which the offset must increase to reveal a column.
  ///
  /// - Parameters:
  ///   - column: The index of the column in ``frames``.
  ///   - direction: The direction of the row.
  /// - Returns: The distance in points, negative to scroll back. The start of a column wider than the ``viewport`` is
  ///   revealed.
  package func scrollDistance(toReveal column: Int, _ direction: LayoutDirection) -> Double {
    guard let viewport, scrolls(column) else { return 0 }
    let (left, right) = (frames[column].x - viewport.x, frames[column].maxX - viewport.maxX)
    let (start, end) = direction == .leftToRight ? (left, right) : (-right, -left)
    return start < 0 ? start : max(0, min(start, end))
  }
}
