extension LayoutEngine {
  /// Returns the item that keyboard navigation reaches from another item.
  ///
  /// Left and right are visual directions in both layout directions. Where items are side by side, they continue at the
  /// end of a line with the next or the previous line, across sections; a horizontally scrolling line ends there. Up
  /// and down move to the item of the adjacent line that is nearest to the item's center, across sections. A page moves
  /// to the farthest line that is fully visible with the item at the edge of the viewport, and at least one line. Where
  /// lines scroll horizontally, a page stays in the line and moves by the width of the viewport; page down moves toward
  /// the end of the line.
  ///
  /// - Parameters:
  ///   - index: The index of the current item.
  ///   - direction: The direction of the movement.
  ///   - viewportSize: The size of the viewport in points, used only for pages.
  /// - Returns: The index of the item to move to, or nil if there is none or the current item doesn't exist.
  /// - Complexity: O(log items of a line), plus O(empty sections) when crossing sections.
  public func neighbor(of index: ItemIndex, direction: NeighborDirection, viewportSize: Size) -> ItemIndex? {
    guard hasFrame(forItemAt: index) else { return nil }
    let page = Tolerance.length(viewportSize)
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch direction {
    case .left: return horizontalNeighbor(of: index, isTowardsTrailing: isMirrored)
    case .right: return horizontalNeighbor(of: index, isTowardsTrailing: !isMirrored)
    case .up: return verticalNeighbor(of: index) { line(before: $0) }
    case .down: return verticalNeighbor(of: index) { line(after: $0) }
    case .pageUp where layout.scrollsHorizontally: return item(onePageBefore: index, width: page.width)
    case .pageDown where layout.scrollsHorizontally: return item(onePageAfter: index, width: page.width)
    case .pageUp: return verticalNeighbor(of: index) { line(onePageBefore: $0, height: page.height) }
    case .pageDown: return verticalNeighbor(of: index) { line(onePageAfter: $0, height: page.height) }
    case .first, .last:
      let outermost =
        direction == .first ? firstLine(fromSection: 0) : line(before: LinePosition(section: states.count, line: 0))
      let end = outermost.map {
        ItemIndex(section: $0.section, item: direction == .first ? 0 : items(of: $0).upperBound - 1)
      }
      return end == index ? nil : end
    }
  }

  private func horizontalNeighbor(of index: ItemIndex, isTowardsTrailing: Bool) -> ItemIndex? {
    let line = line(of: index)
    let item = isTowardsTrailing ? index.item + 1 : index.item - 1
    if items(of: line).contains(item) { return ItemIndex(section: index.section, item: item) }
    guard !layout.scrollsHorizontally, let next = isTowardsTrailing ? self.line(after: line) : self.line(before: line)
    else { return nil }
    let items = items(of: next)
    let target = ItemIndex(section: next.section, item: isTowardsTrailing ? items.lowerBound : items.upperBound - 1)
    return isSideBySide(itemAt: index) || isSideBySide(itemAt: target) ? target : nil
  }

  /// Returns whether other items are, or could be, next to an item.
  ///
  /// Its line scrolls horizontally, contains other items, or has space for another one of the same width.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: Whether items are side by side; false if the item has no frame.
  /// - Complexity: O(log items of the section).
  package func isSideBySide(itemAt index: ItemIndex) -> Bool {
    guard hasFrame(forItemAt: index) else { return false }
    let edges = states[index.section].lines.edges(ofItem: index.item)
    return layout.scrollsHorizontally || (edges.trailing - edges.leading) * 2 <= containerSize.width
      || items(of: line(of: index)).count > 1
  }

  private func verticalNeighbor(of index: ItemIndex, line next: (LinePosition) -> LinePosition?) -> ItemIndex? {
    guard let target = next(line(of: index)) else { return nil }
    let edges = states[index.section].lines.edges(ofItem: index.item)
    return item(of: target, nearest: (edges.leading + edges.trailing) / 2)
  }

  private func line(onePageAfter start: LinePosition, height: Double) -> LinePosition? {
    let limit = span(of: start).lower + height + Tolerance.epsilon
    if let last = lastLine(near: limit, where: { $0.upper <= limit }), last > start { return last }
    return line(after: start)
  }

  private func line(onePageBefore start: LinePosition, height: Double) -> LinePosition? {
    let limit = span(of: start).upper - height - Tolerance.epsilon
    let hidden = lastLine(near: limit) { $0.lower < limit }
    let first = hidden.map { line(after: $0) } ?? firstLine(fromSection: 0)
    if let first, first < start { return first }
    return line(before: start)
  }

  private func item(onePageAfter index: ItemIndex, width: Double) -> ItemIndex? {
    let lines = states[index.section].lines
    let limit = lines.edges(ofItem: index.item).leading + width + Tolerance.epsilon
    let rest = lines.framedItemCount - index.item - 1
    let reached = firstPosition(below: rest) { lines.edges(ofItem: index.item + 1 + $0).trailing > limit }
    guard rest > 0 else { return nil }
    return ItemIndex(section: index.section, item: index.item + max(1, reached))
  }

  private func item(onePageBefore index: ItemIndex, width: Double) -> ItemIndex? {
    let lines = states[index.section].lines
    let limit = lines.edges(ofItem: index.item).trailing - width - Tolerance.epsilon
    let first = firstPosition(below: index.item) { lines.edges(ofItem: $0).leading >= limit }
    guard index.item > 0 else { return nil }
    return ItemIndex(section: index.section, item: min(first, index.item - 1))
  }
}

/// A direction of keyboard navigation.
public enum NeighborDirection: Hashable, Sendable, CaseIterable {
  /// The item on the left or, where items are side by side, at the right end of the adjacent line.
  case left
  /// The item on the right or, where items are side by side, at the left end of the adjacent line.
  case right
  /// The nearest item in the line above.
  case up
  /// The nearest item in the line below.
  case down
  /// The item one viewport up.
  case pageUp
  /// The item one viewport down.
  case pageDown
  /// The first item of the collection.
  case first
  /// The last item of the collection.
  case last
}
