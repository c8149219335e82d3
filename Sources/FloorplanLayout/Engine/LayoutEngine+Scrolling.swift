extension LayoutEngine {
  /// Finds the nearest scroll position at which an item is wholly visible.
  ///
  /// An item that is larger than the viewport shows its top or its leading edge. The answer is a position that the
  /// content can be scrolled to, unless the viewport need not move along that axis at all.
  ///
  /// - Parameters:
  ///   - index: The place of the item.
  ///   - viewport: What is visible now, in the content's coordinates.
  /// - Returns: The origin of the viewport to scroll to; the viewport's own if the item is visible or does not exist.
  /// - Complexity: O(1).
  public func contentOffset(toShow index: ItemIndex, in viewport: Rect) -> Point {
    guard let frame = frame(ofItemAt: index) else { return viewport.origin }
    let content = contentSize
    return Point(
      x: Self.offset(
        from: viewport.minX, extent: viewport.size.width, content: content.width,
        toShow: (frame.minX, frame.maxX), prefersEnd: environment.layoutDirection == .rightToLeft),
      y: Self.offset(
        from: viewport.minY, extent: viewport.size.height, content: content.height,
        toShow: (frame.minY, frame.maxY), prefersEnd: false))
  }

  private static func offset(
    from start: Double, extent: Double, content: Double, toShow item: (start: Double, end: Double), prefersEnd: Bool
  ) -> Double {
    let extent = Tolerance.length(extent)
    let end = item.end - extent
    if item.start >= start - Tolerance.epsilon && end <= start + Tolerance.epsilon { return start }
    let target: Double
    if end > item.start {
      target = prefersEnd ? end : item.start
    } else {
      target = item.start < start ? item.start : end
    }
    return min(max(target, 0), max(0, content - extent))
  }
}
