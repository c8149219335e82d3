extension Arrangement {
  func item(at point: Point) -> ItemIndex? {
    let (horizontal, vertical) = (Span(start: point.x, extent: 0), Span(start: point.y, extent: 0))
    for section in stack.sections(near: vertical, slack: slack) {
      // Where there are countless elements, they have no extent and come before the one that contains the point, or in
      // a mirror behind it.
      let lines = lines(near: vertical, inSection: section)
      for offset in 1..<min(lines.count, Self.fewElements) + 1 {
        let line = lines.upperBound - offset
        let items = items(of: LinePosition(section: section, line: line), near: horizontal)
        let last = max(items.lowerBound, items.upperBound - Self.fewElements)..<items.upperBound
        let first = items.lowerBound..<min(last.lowerBound, items.lowerBound + Self.fewElements)
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

  func visibleItems(in rect: Rect) -> SectionRanges {
    let (horizontal, vertical) = (Span(horizontal: rect), Span(vertical: rect))
    var ranges = SectionRanges()
    for section in stack.sections(near: vertical, slack: slack) {
      let near = lines(near: vertical, inSection: section)
      guard let first = item(of: section, in: near, near: horizontal, meeting: rect, fromEnd: false),
        let last = item(of: section, in: near, near: horizontal, meeting: rect, fromEnd: true)
      else { continue }
      ranges.append(section: section, items: first..<last + 1)
    }
    return ranges
  }

  /// The first or the last item of some lines that a rectangle meets.
  private func item(
    of section: Int, in lines: Range<Int>, near horizontal: Span, meeting rect: Rect, fromEnd: Bool
  ) -> Int? {
    let hasEqualColumns = states[section].lines.hasEqualColumns
    for offset in 0..<lines.count {
      let line = fromEnd ? lines.upperBound - 1 - offset : lines.lowerBound + offset
      let position = LinePosition(section: section, line: line)
      guard span(of: position).meets(Span(vertical: rect)) else { continue }
      let items = items(of: position, near: horizontal)
      // In equal columns, where nothing of the first line is above or below the rectangle nothing of the others is.
      if !fromEnd, hasEqualColumns, !hasItem(meeting: horizontal, among: items, inSection: section) { return nil }
      for offset in 0..<items.count {
        let item = fromEnd ? items.upperBound - 1 - offset : items.lowerBound + offset
        let frame = frame(ofItemAt: ItemIndex(section: section, item: item))
        if let frame, frame.intersects(rect) { return item }
      }
    }
    return nil
  }

  /// Whether one of some items meets a span, wherever it stands along the other axis.
  private func hasItem(meeting horizontal: Span, among items: Range<Int>, inSection section: Int) -> Bool {
    for item in items {
      let frame = frame(states[section].lines.edges(ofItem: item), linesTop: 0)
      if Span(horizontal: frame).meets(horizontal) { return true }
    }
    return false
  }

  /// Up to so many elements that may meet a span are looked at one by one; among more the first and the last that do
  /// are searched, since countless elements without extent may be near and not meet it.
  private static var fewElements: Int { 256 }

  /// The lines of a section that may meet a span.
  func lines(near vertical: Span, inSection section: Int) -> Range<Int> {
    let near = states[section].lines.lines(near: lineSpan(vertical, inSection: section))
    guard near.count > Self.fewElements else { return near }
    func span(_ offset: Int) -> Span { self.span(of: LinePosition(section: section, line: near.lowerBound + offset)) }
    let first = firstPosition(below: near.count) { span($0).endsAfterStart(of: vertical) }
    let end = firstPosition(below: near.count) { !span($0).startsBeforeEnd(of: vertical) }
    return near.lowerBound + first..<near.lowerBound + max(first, end)
  }

  /// The items of a line that may meet a span.
  private func items(of position: LinePosition, near horizontal: Span) -> Range<Int> {
    let lines = states[position.section].lines
    let near = lines.items(inLine: position.line, near: lineSpan(horizontal))
    guard near.count > Self.fewElements else { return near }
    func span(_ offset: Int) -> Span {
      Span(horizontal: frame(lines.edges(ofItem: near.lowerBound + offset), linesTop: 0))
    }
    let isMirrored = grid.mirror != nil
    let first = firstPosition(below: near.count) {
      isMirrored ? span($0).startsBeforeEnd(of: horizontal) : span($0).endsAfterStart(of: horizontal)
    }
    let end = firstPosition(below: near.count) {
      isMirrored ? !span($0).endsAfterStart(of: horizontal) : !span($0).startsBeforeEnd(of: horizontal)
    }
    return near.lowerBound + first..<near.lowerBound + max(first, end)
  }
}
