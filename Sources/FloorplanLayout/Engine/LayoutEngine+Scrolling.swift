extension LayoutEngine {
  /// Returns the scroll position that places an item at a position in the viewport.
  ///
  /// An item that is larger than the viewport is aligned to its top or leading edge. The nearest position also reveals
  /// what surrounds the first and the last item: the insets of the content or of a horizontally scrolling line, headers
  /// and footers. The result is within the scrollable range, except on an axis that doesn't need to scroll.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - position: The position of the item in the viewport; by default, the nearest at which it is fully visible.
  ///   - viewport: The visible rectangle in content coordinates.
  /// - Returns: The viewport origin to scroll to; the current origin if the item doesn't exist.
  /// - Complexity: O(1) for up to a million items, plus O(empty sections).
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
    let area = position == .nearest ? surroundings(ofItemAt: index) : frame
    return Point(
      x: horizontal.offset(toReveal: (frame.minX, frame.maxX), in: (area.minX, area.maxX), at: position),
      y: vertical.offset(toReveal: (frame.minY, frame.maxY), in: (area.minY, area.maxY), at: position))
  }

  /// Returns the frame of an item, extended to the ends of the content and, where lines scroll horizontally, of its
  /// line if no other item is in between.
  private func surroundings(ofItemAt index: ItemIndex) -> Rect {
    let (state, line) = (states[index.section], line(of: index))
    let (edges, top) = (state.lines.edges(ofItem: index.item), linesTop(ofSection: index.section))
    let items = layout.scrollsHorizontally ? items(of: line) : nil
    return grid.frame(
      leading: index.item == items?.lowerBound ? 0 : edges.leading,
      trailing: index.item + 1 == items?.upperBound ? state.contentWidth : edges.trailing,
      top: self.line(before: line) == nil ? 0 : top + edges.top,
      bottom: self.line(after: line) == nil ? stack.height : top + edges.bottom)
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

  /// - Parameters:
  ///   - item: The edges of the item.
  ///   - area: The edges of what the nearest position reveals with the item, as far as it fits.
  ///   - position: The position of the item in the viewport.
  /// - Returns: The offset to scroll to.
  func offset(
    toReveal item: (start: Double, end: Double), in area: (start: Double, end: Double), at position: ScrollPosition
  ) -> Double {
    let atStart = item.start
    let atEnd = item.end - extent
    let target: Double
    switch position {
    case _ where atEnd > atStart:
      // The item is larger than the viewport.
      target = beginsAtEnd ? atEnd : atStart
    case .nearest:
      // At these offsets, one end of the area is visible with the whole item.
      let ends = (max(area.start, atEnd), min(area.end - extent, atStart))
      let (lower, upper) = (min(ends.0, ends.1), max(ends.0, ends.1))
      if upper >= start - Tolerance.epsilon && lower <= start + Tolerance.epsilon { return start }
      target = upper < start ? upper : lower
    case .leading: target = beginsAtEnd ? atEnd : atStart
    case .center: target = (atStart + atEnd) / 2
    case .trailing: target = beginsAtEnd ? atStart : atEnd
    }
    return min(max(target, 0), max(0, content - extent))
  }
}

/// The position in the viewport to which an item scrolls.
public enum ScrollPosition: Hashable, Sendable, CaseIterable {
  /// The nearest position at which the item is visible, with the insets, header or footer next to the first and the last
  /// item; no scrolling if they already are.
  case nearest
  /// At the top and the leading edge.
  case leading
  /// In the center.
  case center
  /// At the bottom and the trailing edge.
  case trailing
}
