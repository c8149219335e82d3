extension LayoutEngine {
  /// Returns the scroll position that places an item at a position in the viewport.
  ///
  /// An item that is larger than the viewport is aligned to its top or leading edge. The result is within the
  /// scrollable range, except on an axis that doesn't need to scroll.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - position: The position of the item in the viewport; by default, the nearest at which it is fully visible.
  ///   - viewport: The visible rectangle in content coordinates.
  /// - Returns: The viewport origin to scroll to; the current origin if the item doesn't exist.
  /// - Complexity: O(1) for up to a million items.
  public func contentOffset(
    toReveal index: ItemIndex, at position: ScrollPosition = .nearest, in viewport: Rect
  ) -> Point {
    guard let frame = frame(ofItemAt: index) else { return viewport.origin }
    let (content, size) = (scrollableSize, Tolerance.length(viewport.size))
    let horizontal = Axis(
      start: viewport.minX, extent: size.width, content: content.width,
      beginsAtEnd: environment.layoutDirection == .rightToLeft)
    let vertical = Axis(
      start: viewport.minY, extent: size.height, content: content.height, beginsAtEnd: false)
    return Point(
      x: horizontal.offset(toReveal: (frame.minX, frame.maxX), at: position),
      y: vertical.offset(toReveal: (frame.minY, frame.maxY), at: position))
  }

  /// The size of the scrollable area: the content size, but at least as wide as the container.
  var scrollableSize: Size {
    let content = contentSize
    return Size(
      width: max(content.width, grid.snap(containerSize.width)), height: content.height)
  }
}

/// An axis of a viewport.
private struct Axis {
  let start: Double
  let extent: Double
  let content: Double
  /// Whether the leading end has the largest coordinates, as in right-to-left layouts.
  let beginsAtEnd: Bool

  func offset(toReveal item: (start: Double, end: Double), at position: ScrollPosition) -> Double {
    let atStart = item.start
    let atEnd = item.end - extent
    let target: Double
    switch position {
    case _ where atEnd > atStart:
      // The item is larger than the viewport.
      target = beginsAtEnd ? atEnd : atStart
    case .nearest:
      if atStart >= start - Tolerance.epsilon && atEnd <= start + Tolerance.epsilon { return start }
      target = atStart < start ? atStart : atEnd
    case .leading: target = beginsAtEnd ? atEnd : atStart
    case .center: target = (atStart + atEnd) / 2
    case .trailing: target = beginsAtEnd ? atStart : atEnd
    }
    return min(max(target, 0), max(0, content - extent))
  }
}

/// The position in the viewport to which an item scrolls.
public enum ScrollPosition: Hashable, Sendable, CaseIterable {
  /// The nearest position at which the item is visible; no scrolling if it already is.
  case nearest
  /// At the top and the leading edge.
  case leading
  /// In the center.
  case center
  /// At the bottom and the trailing edge.
  case trailing
}
