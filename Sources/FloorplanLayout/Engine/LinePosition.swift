/// The place of a line: the position of its section, and its own position in there.
struct LinePosition: Hashable, Comparable, Sendable {
  let section: Int
  let line: Int

  static func < (lhs: LinePosition, rhs: LinePosition) -> Bool {
    lhs.section == rhs.section ? lhs.line < rhs.line : lhs.section < rhs.section
  }
}

extension Arrangement {
  /// The line that an item stands in.
  func line(of index: ItemIndex) -> LinePosition {
    LinePosition(section: index.section, line: states[index.section].lines.line(ofItem: index.item))
  }

  /// Whether there is such a line: lines that break anew may be fewer.
  func has(_ position: LinePosition) -> Bool {
    position.line < states[position.section].lines.lineCount
  }

  func items(of position: LinePosition) -> Range<Int> {
    states[position.section].lines.items(inLine: position.line)
  }

  /// The line before another one, across sections.
  func line(before position: LinePosition) -> LinePosition? {
    if position.line > 0 { return LinePosition(section: position.section, line: position.line - 1) }
    var section = position.section - 1
    while section >= 0 {
      let count = states[section].lines.lineCount
      if count > 0 { return LinePosition(section: section, line: count - 1) }
      section -= 1
    }
    return nil
  }

  /// The line after another one, across sections.
  func line(after position: LinePosition) -> LinePosition? {
    if position.line + 1 < states[position.section].lines.lineCount {
      return LinePosition(section: position.section, line: position.line + 1)
    }
    return firstLine(fromSection: position.section + 1)
  }

  /// The first line of a section or of those behind it.
  func firstLine(fromSection start: Int) -> LinePosition? {
    for section in start..<max(start, states.count) where states[section].lines.lineCount > 0 {
      return LinePosition(section: section, line: 0)
    }
    return nil
  }

  /// The top and the bottom of a line as its items have them on the screen.
  func span(of position: LinePosition) -> Span {
    let top = linesTop(ofSection: position.section)
    let edges = states[position.section].lines.edges(ofLine: position.line)
    return Span(lower: grid.snap(top + edges.top), upper: grid.snap(top + edges.bottom))
  }

  /// The last line for which a condition holds that holds for every line before it, and for none far below a height.
  func lastLine(near y: Double, where holds: (Span) -> Bool) -> LinePosition? {
    let place = Span(start: y, extent: 0)
    let near = stack.sections(near: place, slack: slack)
    for offset in 1..<near.upperBound + 1 {
      let section = near.upperBound - offset
      let lines = states[section].lines
      let end =
        near.contains(section)
        ? lines.lines(near: lineSpan(place, inSection: section)).upperBound : lines.lineCount
      let count = firstPosition(below: end, near: end) {
        !holds(span(of: LinePosition(section: section, line: $0)))
      }
      if count > 0 { return LinePosition(section: section, line: count - 1) }
    }
    return nil
  }

  /// The item of a line whose centre is nearest to a place, in points from the leading edge.
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
