extension LayoutEngine {
  /// Finds the item whose frame contains a point.
  ///
  /// - Parameter point: A point of the content.
  /// - Returns: The place of the item, or nil if no frame contains the point.
  /// - Complexity: O(log sections + items of a line that are near).
  public func item(at point: Point) -> ItemIndex? {
    arrangement.item(at: point)
  }

  /// Finds the items that a rectangle shows.
  ///
  /// For each section it is the range from the first to the last item whose frame the rectangle meets, see
  /// ``Rect/intersects(_:)``. Where the rectangle is as wide as the container and lines are equally high, these are
  /// exactly the items that it meets; else the range may have others in between.
  ///
  /// - Parameter rect: A rectangle of the content.
  /// - Returns: The items, as one range for each section that has some.
  /// - Complexity: O(log sections + sections in the rectangle); where lines break, O(lines) of those that have no item
  ///   in the rectangle. No memory from the heap for up to eight sections.
  public func visibleItems(in rect: Rect) -> SectionRanges {
    arrangement.visibleItems(in: rect)
  }

  /// Finds the items that a rectangle shows, with those of the lines before and after.
  ///
  /// Where lines scroll sideways it is single items that come before and after, in each section.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the content.
  ///   - linesBefore: The number of lines to add before the first item.
  ///   - linesAfter: The number of lines to add after the last item.
  /// - Returns: The items, as one range for each section that has some; none where the rectangle shows none.
  /// - Complexity: That of ``visibleItems(in:)``, and O(lines to add).
  public func visibleItems(in rect: Rect, linesBefore: Int, linesAfter: Int) -> SectionRanges {
    let visible = arrangement.visibleItems(in: rect)
    guard let first = visible.first, let last = visible.last else { return visible }
    var ranges = SectionRanges()
    if arrangement.scrollsHorizontally {
      for position in 0..<visible.partCount {
        guard let part = visible.part(at: position) else { continue }
        let count = arrangement.states[part.section].lines.shownCount
        let lower = max(0, part.items.lowerBound - max(0, linesBefore))
        ranges.append(section: part.section, items: lower..<min(count, part.items.upperBound + max(0, linesAfter)))
      }
      return ranges
    }
    var before: [LinePosition] = []
    var line = arrangement.line(before: arrangement.line(of: first))
    while before.count < linesBefore, let position = line {
      before.append(position)
      line = arrangement.line(before: position)
    }
    for position in before.reversed() {
      ranges.extend(section: position.section, items: arrangement.items(of: position))
    }
    for position in 0..<visible.partCount {
      if let part = visible.part(at: position) { ranges.extend(section: part.section, items: part.items) }
    }
    line = arrangement.line(after: arrangement.line(of: last))
    var added = 0
    while added < linesAfter, let position = line {
      ranges.extend(section: position.section, items: arrangement.items(of: position))
      line = arrangement.line(after: position)
      added += 1
    }
    return ranges
  }
}
