extension Arrangement {
  func item(at point: Point) -> ItemIndex? {
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

  private func item(of section: Int, among items: Range<Int>, at point: Point) -> ItemIndex? {
    for item in items {
      let index = ItemIndex(section: section, item: item)
      if let frame = frame(ofItemAt: index), frame.contains(point) { return index }
    }
    return nil
  }

  func visibleItems(in rect: Rect) -> ItemRanges {
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
