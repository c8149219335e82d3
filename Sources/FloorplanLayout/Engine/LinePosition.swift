/// The index of a line: its section, and its index in the section.
struct LinePosition: Hashable, Comparable, Sendable {
  let section: Int
  let line: Int

  static func < (lhs: LinePosition, rhs: LinePosition) -> Bool {
    lhs.section == rhs.section ? lhs.line < rhs.line : lhs.section < rhs.section
  }
}

extension LayoutEngine {
  /// Returns the line that contains an item.
  func line(of index: ItemIndex) -> LinePosition {
    LinePosition(section: index.section, line: states[index.section].lines.line(ofItem: index.item))
  }

  /// Returns whether a line still exists; reflowing may reduce the number of lines.
  func hasLine(at position: LinePosition) -> Bool {
    position.line < states[position.section].lines.lineCount
  }

  func items(of position: LinePosition) -> Range<Int> {
    states[position.section].lines.items(inLine: position.line)
  }

  /// Returns the line before another one, across sections.
  func line(before position: LinePosition) -> LinePosition? {
    if position.line > 0 { return LinePosition(section: position.section, line: position.line - 1) }
    return states[..<position.section].lastIndex { $0.lines.lineCount > 0 }
      .map { LinePosition(section: $0, line: states[$0].lines.lineCount - 1) }
  }

  /// Returns the line after another one, across sections.
  func line(after position: LinePosition) -> LinePosition? {
    if position.line + 1 < states[position.section].lines.lineCount {
      return LinePosition(section: position.section, line: position.line + 1)
    }
    return firstLine(fromSection: position.section + 1)
  }

  /// Returns the first line in the given section or a later one.
  func firstLine(fromSection start: Int) -> LinePosition? {
    states.dropFirst(start).firstIndex { $0.lines.lineCount > 0 }.map { LinePosition(section: $0, line: 0) }
  }

  /// Returns the top and the bottom of a line, snapped like the frames of its items.
  func span(of position: LinePosition) -> Span {
    let top = linesTop(ofSection: position.section)
    let span = states[position.section].lines.span(ofLine: position.line)
    return Span(lower: grid.snap(top + span.lower), upper: grid.snap(top + span.upper))
  }

  /// Returns the last line that satisfies a predicate.
  ///
  /// The predicate must hold for all lines before that one, and for none far below `y`.
  func lastLine(near y: Double, where holds: (Span) -> Bool) -> LinePosition? {
    let target = Span(start: y, extent: 0)
    let near = stack.sections(near: target, slack: slack)
    for offset in 1..<near.upperBound + 1 {
      let section = near.upperBound - offset
      let lines = states[section].lines
      let end =
        near.contains(section)
        ? lines.lines(near: lineSpan(target, inSection: section)).upperBound : lines.lineCount
      let count = firstPosition(below: end, near: end) {
        !holds(span(of: LinePosition(section: section, line: $0)))
      }
      if count > 0 { return LinePosition(section: section, line: count - 1) }
    }
    return nil
  }

  /// Returns the item of a line whose center is nearest to a distance from the leading edge, in points.
  func item(of position: LinePosition, nearest center: Double) -> ItemIndex {
    let lines = states[position.section].lines
    let items = lines.items(inLine: position.line)
    func centerOf(_ item: Int) -> Double {
      let edges = lines.edges(ofItem: item)
      return (edges.leading + edges.trailing) / 2
    }
    let offset = firstPosition(below: items.count) { centerOf(items.lowerBound + $0) >= center }
    let after = min(items.lowerBound + offset, items.upperBound - 1)
    let before = max(items.lowerBound, after - 1)
    let item = center - centerOf(before) <= abs(centerOf(after) - center) ? before : after
    return ItemIndex(section: position.section, item: item)
  }
}
