extension LayoutEngine {
  /// Finds the nearest scroll position at which an item is wholly visible: ``ScrollPosition/nearest``.
  ///
  /// - Parameters:
  ///   - index: The place of the item.
  ///   - viewport: What is visible now, in the content's coordinates.
  /// - Returns: The origin of the viewport to scroll to; the viewport's own if the item is visible or does not exist.
  /// - Complexity: O(1) up to a million items.
  public func contentOffset(toShow index: ItemIndex, in viewport: Rect) -> Point {
    contentOffset(toShow: index, at: .nearest, in: viewport)
  }

  /// Finds the scroll position at which an item is shown at a place of the viewport.
  ///
  /// An item that is larger than the viewport shows its top or its leading edge. The answer is a position that the
  /// content can be scrolled to, unless the viewport need not move along that axis at all.
  ///
  /// - Parameters:
  ///   - index: The place of the item.
  ///   - position: Where in the viewport it is to be.
  ///   - viewport: What is visible now, in the content's coordinates.
  /// - Returns: The origin of the viewport to scroll to; the viewport's own if the item does not exist.
  /// - Complexity: O(1) up to a million items.
  public func contentOffset(toShow index: ItemIndex, at position: ScrollPosition, in viewport: Rect) -> Point {
    guard let frame = frame(ofItemAt: index) else { return viewport.origin }
    let content = scrollableSize
    let horizontal = Axis(
      start: viewport.minX, extent: viewport.size.width, content: content.width,
      beginsAtEnd: environment.layoutDirection == .rightToLeft)
    let vertical = Axis(
      start: viewport.minY, extent: viewport.size.height, content: content.height, beginsAtEnd: false)
    return Point(
      x: horizontal.offset(toShow: (frame.minX, frame.maxX), at: position),
      y: vertical.offset(toShow: (frame.minY, frame.maxY), at: position))
  }

  /// The size within which the viewport can move: the content, or the container where that is wider.
  var scrollableSize: Size {
    let content = contentSize
    return Size(
      width: max(content.width, arrangement.grid.snap(arrangement.containerSize.width)), height: content.height)
  }
}

/// One axis of a viewport.
private struct Axis {
  let start: Double
  let extent: Double
  let content: Double
  /// Whether the axis begins where numbers are largest, as lines do in right-to-left layouts.
  let beginsAtEnd: Bool

  init(start: Double, extent: Double, content: Double, beginsAtEnd: Bool) {
    (self.start, self.content, self.beginsAtEnd) = (start, content, beginsAtEnd)
    self.extent = Tolerance.length(extent)
  }

  func offset(toShow item: (start: Double, end: Double), at position: ScrollPosition) -> Double {
    let atStart = item.start
    let atEnd = item.end - extent
    let target: Double
    switch position {
    case _ where atEnd > atStart:
      // It is larger than the viewport.
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

/// The position in the viewport to scroll an item to.
public enum ScrollPosition: Hashable, Sendable, CaseIterable {
  /// The nearest position; no scrolling if the item is visible.
  case nearest
  /// At the top, and at the side where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the bottom, and at the side where lines end.
  case trailing
}
