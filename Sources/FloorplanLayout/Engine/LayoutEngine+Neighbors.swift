extension LayoutEngine {
  /// Finds the item that the keyboard reaches from another one.
  ///
  /// Left and right stay in the line, and are what they are on the screen in both layout directions. Up and down lead
  /// to the item of the line above or below that is nearest to the item's centre, across sections. A page goes to the
  /// farthest line that a viewport with the item at its edge shows in whole, and at least one line; where lines scroll
  /// sideways it stays in the line and goes as far as the viewport is wide, down towards its end.
  ///
  /// - Parameters:
  ///   - index: The place of the item to start from.
  ///   - direction: Where to go.
  ///   - viewportSize: The size of the viewport in points, which only pages read.
  /// - Returns: The place of the item to go to, or nil if there is none there, or no item to start from.
  /// - Complexity: O(log items of a line), and O(empty sections) where sections are crossed.
  public func neighbor(of index: ItemIndex, direction: NeighborDirection, viewportSize: Size) -> ItemIndex? {
    guard arrangement.shows(index) else { return nil }
    let page = Tolerance.length(viewportSize)
    switch direction {
    case .left: return horizontalNeighbor(of: index, isTowardsTrailing: environment.layoutDirection == .rightToLeft)
    case .right: return horizontalNeighbor(of: index, isTowardsTrailing: environment.layoutDirection == .leftToRight)
    case .up: return verticalNeighbor(of: index) { arrangement.line(before: $0) }
    case .down: return verticalNeighbor(of: index) { arrangement.line(after: $0) }
    case .pageUp where arrangement.scrollsHorizontally: return item(aPageBefore: index, width: page.width)
    case .pageDown where arrangement.scrollsHorizontally: return item(aPageAfter: index, width: page.width)
    case .pageUp: return verticalNeighbor(of: index) { line(aPageBefore: $0, height: page.height) }
    case .pageDown: return verticalNeighbor(of: index) { line(aPageAfter: $0, height: page.height) }
    case .first:
      return different(
        arrangement.firstLine(fromSection: 0).map { ItemIndex(section: $0.section, item: 0) }, from: index)
    case .last:
      let end = arrangement.line(before: LinePosition(section: arrangement.states.count, line: 0))
      return different(
        end.map { ItemIndex(section: $0.section, item: arrangement.items(of: $0).upperBound - 1) }, from: index)
    }
  }

  private func different(_ target: ItemIndex?, from index: ItemIndex) -> ItemIndex? {
    target == index ? nil : target
  }

  private func horizontalNeighbor(of index: ItemIndex, isTowardsTrailing: Bool) -> ItemIndex? {
    let target = isTowardsTrailing ? index.item + 1 : index.item - 1
    guard arrangement.items(of: arrangement.line(of: index)).contains(target) else { return nil }
    return ItemIndex(section: index.section, item: target)
  }

  private func verticalNeighbor(of index: ItemIndex, line next: (LinePosition) -> LinePosition?) -> ItemIndex? {
    guard let target = next(arrangement.line(of: index)) else { return nil }
    let edges = arrangement.states[index.section].lines.edges(ofItem: index.item)
    return arrangement.item(of: target, nearest: (edges.leading + edges.trailing) / 2)
  }

  private func line(aPageAfter start: LinePosition, height: Double) -> LinePosition? {
    let limit = arrangement.span(of: start).lower + height + Tolerance.epsilon
    if let last = arrangement.lastLine(near: limit, where: { $0.upper <= limit }), last > start { return last }
    return arrangement.line(after: start)
  }

  private func line(aPageBefore start: LinePosition, height: Double) -> LinePosition? {
    let limit = arrangement.span(of: start).upper - height - Tolerance.epsilon
    let hidden = arrangement.lastLine(near: limit) { $0.lower < limit }
    let first = hidden.map { arrangement.line(after: $0) } ?? arrangement.firstLine(fromSection: 0)
    if let first, first < start { return first }
    return arrangement.line(before: start)
  }

  private func item(aPageAfter index: ItemIndex, width: Double) -> ItemIndex? {
    let lines = arrangement.states[index.section].lines
    let limit = lines.edges(ofItem: index.item).leading + width + Tolerance.epsilon
    let rest = lines.shownCount - index.item - 1
    let reached = firstPosition(below: rest) { lines.edges(ofItem: index.item + 1 + $0).trailing > limit }
    guard rest > 0 else { return nil }
    return ItemIndex(section: index.section, item: index.item + max(1, reached))
  }

  private func item(aPageBefore index: ItemIndex, width: Double) -> ItemIndex? {
    let lines = arrangement.states[index.section].lines
    let limit = lines.edges(ofItem: index.item).trailing - width - Tolerance.epsilon
    let first = firstPosition(below: index.item) { lines.edges(ofItem: $0).leading >= limit }
    guard index.item > 0 else { return nil }
    return ItemIndex(section: index.section, item: min(first, index.item - 1))
  }
}

/// A direction in which the keyboard moves from an item.
public enum NeighborDirection: Hashable, Sendable, CaseIterable {
  /// To the item on the left in the same line.
  case left
  /// To the item on the right in the same line.
  case right
  /// To the item above, in the line before.
  case up
  /// To the item below, in the next line.
  case down
  /// Up by as many lines as the viewport shows.
  case pageUp
  /// Down by as many lines as the viewport shows.
  case pageDown
  /// To the first item of all.
  case first
  /// To the last item of all.
  case last
}
