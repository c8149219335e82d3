extension LayoutEngine {
  /// Returns the item whose frame contains a point.
  ///
  /// - Parameter point: A point in content coordinates.
  /// - Returns: The index of the item, or nil if no frame contains the point.
  /// - Complexity: O(log sections + nearby items of a line).
  public func item(at point: Point) -> ItemIndex? {
    arrangement.item(at: point)
  }

  /// Returns the items that are visible in a rectangle.
  ///
  /// For each section, the result is the range from the first to the last item whose frame intersects the rectangle
  /// (``Rect/intersects(_:)``). If the rectangle has the width of the container and all lines have the same height,
  /// these are exactly the intersecting items. Otherwise the range may include other items.
  ///
  /// - Parameter rect: A rectangle in content coordinates.
  /// - Returns: The items, as one range for each section with visible items.
  /// - Complexity: O(log sections + sections in the rectangle). Where lines wrap, plus O(lines) in sections without an
  ///   item in the rectangle. No allocations for up to eight sections.
  public func visibleItems(in rect: Rect) -> ItemRanges {
    arrangement.visibleItems(in: rect)
  }

  /// Returns the items of the lines from the first to the last visible one, plus the items of adjacent lines.
  ///
  /// Where lines scroll horizontally, the method adds adjacent items instead of lines, in each section.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in content coordinates.
  ///   - linesBefore: The number of lines to add before the first visible item.
  ///   - linesAfter: The number of lines to add after the last visible item.
  /// - Returns: The items, as one range for each section; empty if no item is visible.
  /// - Complexity: That of ``visibleItems(in:)``, plus O(added lines + sections in the rectangle).
  public func visibleItems(in rect: Rect, linesBefore: Int, linesAfter: Int) -> ItemRanges {
    let visible = arrangement.visibleItems(in: rect)
    guard let first = visible.first, let last = visible.last else { return visible }
    var ranges = ItemRanges()
    if arrangement.scrollsHorizontally {
      for position in 0..<visible.rangeCount {
        guard let range = visible.range(at: position) else { continue }
        let count = arrangement.states[range.section].lines.framedItemCount
        let (before, after) = (range.items.lowerBound, count - range.items.upperBound)
        ranges.append(
          section: range.section,
          items: before - min(max(0, linesBefore), before)..<range.items.upperBound + min(max(0, linesAfter), after))
      }
      return ranges
    }
    var (start, end) = (arrangement.line(of: first), arrangement.line(of: last))
    for _ in 0..<max(0, linesBefore) {
      guard let line = arrangement.line(before: start) else { break }
      start = line
    }
    for _ in 0..<max(0, linesAfter) {
      guard let line = arrangement.line(after: end) else { break }
      end = line
    }
    for section in start.section...end.section {
      let lower = section == start.section ? arrangement.items(of: start).lowerBound : 0
      let count = arrangement.states[section].lines.framedItemCount
      ranges.append(
        section: section, items: lower..<(section == end.section ? arrangement.items(of: end).upperBound : count))
    }
    return ranges
  }
}
