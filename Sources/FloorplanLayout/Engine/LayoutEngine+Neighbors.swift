extension LayoutEngine {
  /// Finds the item that the keyboard reaches from another one.
  ///
  /// Left and right stay in the line, and are what they are on the screen in both layout directions. Up and down lead
  /// to the same column in the line above or below, across sections, or to that line's last item if it is shorter. A
  /// page goes to the farthest line that a viewport with the item at its edge shows in whole, and at least one line.
  ///
  /// - Parameters:
  ///   - index: The place of the item to start from.
  ///   - direction: Where to go.
  ///   - viewportHeight: The height of the viewport in points, which only pages read.
  /// - Returns: The place of the item to go to, or nil if there is none there, or no item to start from.
  /// - Complexity: O(log sections), for pages O(log lines).
  public func neighbor(
    of index: ItemIndex, direction: NeighborDirection, viewportHeight: Double
  ) -> ItemIndex? {
    guard arrangement.shows(index) else { return nil }
    let page = Tolerance.length(viewportHeight)
    switch direction {
    case .left: return horizontalNeighbor(of: index, isTowardsTrailing: environment.layoutDirection == .rightToLeft)
    case .right: return horizontalNeighbor(of: index, isTowardsTrailing: environment.layoutDirection == .leftToRight)
    case .up: return verticalNeighbor(of: index) { arrangement.line(before: $0) }
    case .down: return verticalNeighbor(of: index) { arrangement.line(after: $0) }
    case .pageUp: return verticalNeighbor(of: index) { line(aPageBefore: $0, height: page) }
    case .pageDown: return verticalNeighbor(of: index) { line(aPageAfter: $0, height: page) }
    case .first: return different(arrangement.stack.filled.first.map { ItemIndex(section: $0, item: 0) }, from: index)
    case .last:
      let last = arrangement.stack.filled.last.map {
        ItemIndex(section: $0, item: arrangement.stack.shownCounts[$0] - 1)
      }
      return different(last, from: index)
    }
  }

  private func different(_ target: ItemIndex?, from index: ItemIndex) -> ItemIndex? {
    target == index ? nil : target
  }

  private func horizontalNeighbor(of index: ItemIndex, isTowardsTrailing: Bool) -> ItemIndex? {
    let column = index.item % arrangement.lines.columns.count
    let target = isTowardsTrailing ? column + 1 : column - 1
    guard target >= 0, target < arrangement.itemCount(of: arrangement.line(of: index)) else { return nil }
    return ItemIndex(section: index.section, item: index.item - column + target)
  }

  private func verticalNeighbor(of index: ItemIndex, line: (LinePosition) -> LinePosition?) -> ItemIndex? {
    line(arrangement.line(of: index)).map {
      arrangement.item(nearColumn: index.item % arrangement.lines.columns.count, of: $0)
    }
  }

  private func line(aPageAfter start: LinePosition, height: Double) -> LinePosition? {
    let limit = arrangement.frame(column: 0, of: start).minY + height + Tolerance.epsilon
    if let last = arrangement.lastLine(where: { $0.maxY <= limit }), last > start { return last }
    return arrangement.line(after: start)
  }

  private func line(aPageBefore start: LinePosition, height: Double) -> LinePosition? {
    let limit = arrangement.frame(column: 0, of: start).maxY - height - Tolerance.epsilon
    let hidden = arrangement.lastLine { $0.minY < limit }
    let first = hidden.map { arrangement.line(after: $0) } ?? firstLine
    if let first, first < start { return first }
    return arrangement.line(before: start)
  }

  private var firstLine: LinePosition? {
    arrangement.stack.filled.first.map { LinePosition(section: $0, line: 0) }
  }
}
