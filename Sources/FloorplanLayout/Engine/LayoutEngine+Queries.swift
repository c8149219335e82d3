extension LayoutEngine {
  /// Returns the item whose frame contains a point.
  ///
  /// - Parameter point: A point in content coordinates.
  /// - Returns: The index of the item, or nil if no frame contains the point.
  /// - Complexity: O(log sections + nearby items of a line).
  public func item(at point: Point) -> ItemIndex? {
    let (horizontal, vertical) = (Span(start: point.x, extent: 0), Span(start: point.y, extent: 0))
    for section in stack.sections(near: vertical, slack: slack) {
      // If there are very many candidates, they have no extent and precede the element that contains the point, or
      // follow it in a mirrored layout.
      let lines = lines(near: vertical, inSection: section)
      for offset in 1..<min(lines.count, Self.linearSearchLimit) + 1 {
        let line = lines.upperBound - offset
        let items = items(of: LinePosition(section: section, line: line), near: horizontal)
        let last = max(items.lowerBound, items.upperBound - Self.linearSearchLimit)..<items.upperBound
        let first = items.lowerBound..<min(last.lowerBound, items.lowerBound + Self.linearSearchLimit)
        let found = item(of: section, among: last, at: point) ?? item(of: section, among: first, at: point)
        if let found { return found }
      }
    }
    return nil
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
    let (horizontal, vertical) = (Span(horizontal: rect), Span(vertical: rect))
    var ranges = ItemRanges()
    for section in stack.sections(near: vertical, slack: slack) {
      let near = lines(near: vertical, inSection: section)
      guard let first = item(of: section, in: near, near: horizontal, intersecting: rect, fromEnd: false),
        let last = item(of: section, in: near, near: horizontal, intersecting: rect, fromEnd: true)
      else { continue }
      ranges.append(section: section, items: first..<last + 1)
    }
    return ranges
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
    let visible = visibleItems(in: rect)
    guard let first = visible.first, let last = visible.last else { return visible }
    var ranges = ItemRanges()
    if layout.scrollsHorizontally {
      for position in 0..<visible.rangeCount {
        guard let range = visible.range(at: position) else { continue }
        let count = states[range.section].lines.framedItemCount
        let (before, after) = (range.items.lowerBound, count - range.items.upperBound)
        ranges.append(
          section: range.section,
          items: before - min(max(0, linesBefore), before)..<range.items.upperBound + min(max(0, linesAfter), after))
      }
      return ranges
    }
    var (start, end) = (line(of: first), line(of: last))
    for _ in 0..<max(0, linesBefore) {
      guard let line = line(before: start) else { break }
      start = line
    }
    for _ in 0..<max(0, linesAfter) {
      guard let line = line(after: end) else { break }
      end = line
    }
    for section in start.section...end.section {
      let lower = section == start.section ? items(of: start).lowerBound : 0
      let count = states[section].lines.framedItemCount
      ranges.append(
        section: section, items: lower..<(section == end.section ? items(of: end).upperBound : count))
    }
    return ranges
  }

  private func item(of section: Int, among items: Range<Int>, at point: Point) -> ItemIndex? {
    for item in items {
      let index = ItemIndex(section: section, item: item)
      if let frame = frame(ofItemAt: index), frame.contains(point) { return index }
    }
    return nil
  }

  /// Returns the first or the last item of some lines that intersects a rectangle.
  private func item(
    of section: Int, in lines: Range<Int>, near horizontal: Span, intersecting rect: Rect, fromEnd: Bool
  ) -> Int? {
    let hasEqualColumns = states[section].lines.hasEqualColumns
    for offset in 0..<lines.count {
      let line = fromEnd ? lines.upperBound - 1 - offset : lines.lowerBound + offset
      let position = LinePosition(section: section, line: line)
      guard span(of: position).intersects(Span(vertical: rect)) else { continue }
      let items = items(of: position, near: horizontal)
      // In equal columns, if no item of the first line intersects the horizontal span, none of the other lines does.
      if !fromEnd, hasEqualColumns, !hasItem(intersecting: horizontal, among: items, inSection: section) { return nil }
      for offset in 0..<items.count {
        let item = fromEnd ? items.upperBound - 1 - offset : items.lowerBound + offset
        let frame = frame(ofItemAt: ItemIndex(section: section, item: item))
        if let frame, frame.intersects(rect) { return item }
      }
    }
    return nil
  }

  /// Returns whether any of the items intersects a horizontal span, ignoring the vertical axis.
  private func hasItem(intersecting horizontal: Span, among items: Range<Int>, inSection section: Int) -> Bool {
    for item in items {
      if horizontalSpan(of: states[section].lines.edges(ofItem: item)).intersects(horizontal) { return true }
    }
    return false
  }

  /// Returns the horizontal span of an item.
  private func horizontalSpan(of edges: ItemEdges) -> Span { Span(horizontal: frame(edges, linesTop: 0)) }

  /// The maximum number of candidates to examine one by one.
  ///
  /// Beyond it a binary search finds the first and the last match, because any number of elements without extent may be
  /// near a span without intersecting it.
  private static var linearSearchLimit: Int { 256 }

  /// Returns the lines of a section that may intersect a span.
  func lines(near vertical: Span, inSection section: Int) -> Range<Int> {
    let near = states[section].lines.lines(near: lineSpan(vertical, inSection: section))
    return narrowed(near, to: vertical) { span(of: LinePosition(section: section, line: $0)) }
  }

  /// Returns the items of a line that may intersect a span.
  private func items(of position: LinePosition, near horizontal: Span) -> Range<Int> {
    let lines = states[position.section].lines
    let near = lines.items(inLine: position.line, near: lineSpan(horizontal))
    return narrowed(near, to: horizontal, isDescending: grid.mirror != nil) {
      horizontalSpan(of: lines.edges(ofItem: $0))
    }
  }

  /// Reduces very many candidates, whose spans are in ascending or descending order, to those near another span.
  @inline(__always)
  private func narrowed(
    _ near: Range<Int>, to other: Span, isDescending: Bool = false, span: (Int) -> Span
  ) -> Range<Int> {
    guard near.count > Self.linearSearchLimit else { return near }
    let first = firstPosition(below: near.count) {
      let span = span(near.lowerBound + $0)
      return isDescending ? span.startsBeforeEnd(of: other) : span.endsAfterStart(of: other)
    }
    let end = firstPosition(below: near.count) {
      let span = span(near.lowerBound + $0)
      return isDescending ? !span.endsAfterStart(of: other) : !span.startsBeforeEnd(of: other)
    }
    return near.lowerBound + first..<near.lowerBound + max(first, end)
  }
}
