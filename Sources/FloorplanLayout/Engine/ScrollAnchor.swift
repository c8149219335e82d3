/// An item that stays in place in the viewport while the layout changes (rule A1).
public struct ScrollAnchor: Hashable, Sendable {
  /// The index of the item; set it to the new index after changes of sections or items.
  public var index: ItemIndex
  /// The frame of the item before the change.
  public let frame: Rect
}

extension LayoutEngine {
  /// Returns the item to keep in place while the content changes.
  ///
  /// The anchor is the first remaining item in this order: the first visible item with a measurement, the first visible
  /// item, the first item below the viewport's top, the last item above it (rule A1). There is no anchor if the
  /// viewport is at the very start of the content, so items inserted at the front become visible. Where lines scroll
  /// horizontally, the start is the leading edge and the top.
  ///
  /// - Parameters:
  ///   - viewport: The visible rectangle in content coordinates.
  ///   - isCandidate: A closure that returns whether an item still exists after the change; by default, all do.
  /// - Returns: The anchor, or nil if no item needs to stay in place.
  /// - Complexity: O(log sections + visible items), plus O(removed items).
  public func anchor(in viewport: Rect, where isCandidate: (ItemIndex) -> Bool = { _ in true }) -> ScrollAnchor? {
    guard viewport.minY > 0 || (layout.scrollsHorizontally && distanceFromLeadingEnd(of: viewport) > 0) else {
      return nil
    }
    return visibleAnchor(in: viewport) { isCandidate($0.index) } ?? hiddenAnchor(near: viewport, where: isCandidate)
  }

  /// Returns an anchor for a specific item.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: The anchor, or nil if the item has no frame.
  /// - Complexity: O(1) for up to a million items.
  public func anchor(at index: ItemIndex) -> ScrollAnchor? {
    frame(ofItemAt: index).map { ScrollAnchor(index: index, frame: $0) }
  }

  /// Returns an anchor that is visible both before and after a scroll step.
  ///
  /// Items that scroll into view may have a different size than estimated. With this anchor, the items that were
  /// already visible move exactly by the scroll step.
  ///
  /// - Parameters:
  ///   - old: The visible rectangle before the step, in content coordinates.
  ///   - new: The visible rectangle after the step.
  /// - Returns: The first such item with a measurement, else the first such item, or nil if no item is visible in both.
  /// - Complexity: O(log sections + visible items).
  public func anchor(visibleIn old: Rect, and new: Rect) -> ScrollAnchor? {
    return visibleAnchor(in: old) { $0.frame.intersects(new) }
  }

  /// Returns the first suitable item with a measurement in a rectangle, else the first suitable item.
  private func visibleAnchor(in rect: Rect, where isSuitable: (ScrollAnchor) -> Bool) -> ScrollAnchor? {
    var first: ScrollAnchor?
    for (element, frame) in elements(in: rect) {
      guard case .item(let index) = element else { continue }
      let anchor = ScrollAnchor(index: index, frame: frame)
      guard isSuitable(anchor) else { continue }
      if hasMeasurement(forItemAt: index) { return anchor }
      if first == nil { first = anchor }
    }
    return first
  }

  private func hiddenAnchor(near viewport: Rect, where isCandidate: (ItemIndex) -> Bool) -> ScrollAnchor? {
    let topSpan = Span(start: viewport.minY, extent: 0)
    let section = stack.sections(near: topSpan, slack: slack).lowerBound
    var next: LinePosition?
    var start = LinePosition(section: section, line: 0)
    if section < states.count {
      // Earlier lines are above the viewport's top.
      let span = lineSpan(topSpan, inSection: section)
      start = LinePosition(section: section, line: states[section].lines.lines(near: span).lowerBound)
      next = hasLine(at: start) ? start : firstLine(fromSection: section + 1)
    }
    func survivor(_ item: Int, of line: LinePosition) -> ScrollAnchor? {
      let index = ItemIndex(section: line.section, item: item)
      return isCandidate(index) ? anchor(at: index) : nil
    }
    var above: ScrollAnchor?
    while let line = next {
      for item in items(of: line) {
        guard let anchor = survivor(item, of: line) else { continue }
        if anchor.frame.minY >= viewport.minY { return anchor }
        above = anchor
      }
      next = self.line(after: line)
    }
    if let above { return above }
    next = line(before: start)
    while let line = next {
      for item in items(of: line).reversed() {
        if let anchor = survivor(item, of: line) { return anchor }
      }
      next = self.line(before: line)
    }
    return nil
  }

  /// Returns the scroll position that keeps an anchor in place in the viewport (rule A2).
  ///
  /// - Parameters:
  ///   - anchor: The anchor, with the item's new index.
  ///   - viewport: The visible rectangle before the change, in the coordinates of the old content.
  /// - Returns: The viewport origin to scroll to, within the scrollable range.
  /// - Complexity: O(1) for up to a million items.
  public func contentOffset(keeping anchor: ScrollAnchor?, in viewport: Rect) -> Point {
    let new = anchor.flatMap { frame(ofItemAt: $0.index) }
    var offset = viewport.origin
    if let anchor, let new {
      // Where lines scroll horizontally, there can be an anchor at the very top: only its horizontal position counts
      // then.
      if viewport.minY > 0 || !layout.scrollsHorizontally {
        offset.y = new.minY - (anchor.frame.minY - viewport.minY)
      }
      if layout.scrollsHorizontally {
        // Keep the leading edge in place, because the items before the anchor end there.
        offset.x =
          environment.layoutDirection == .leftToRight
          ? new.minX - (anchor.frame.minX - viewport.minX) : new.maxX - (anchor.frame.maxX - viewport.minX)
      }
    }
    return clamped(offset, viewport.size)
  }

  /// Returns the nearest scroll position within the scrollable range.
  private func clamped(_ offset: Point, _ size: Size) -> Point {
    let content = scrollableSize
    func clamp(_ value: Double, _ limit: Double) -> Double { value > 0 ? min(value, max(0, limit)) : 0 }
    return Point(
      x: clamp(offset.x, content.width - Tolerance.length(size.width)),
      y: clamp(offset.y, content.height - Tolerance.length(size.height)))
  }

  /// Returns the distance by which a viewport is scrolled along the lines.
  private func distanceFromLeadingEnd(of viewport: Rect) -> Double {
    environment.layoutDirection == .leftToRight ? viewport.minX : scrollableSize.width - viewport.maxX
  }
}
