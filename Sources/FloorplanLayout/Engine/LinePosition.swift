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
    LinePosition(section: index.section, line: index.item / lines.columns.count)
  }

  /// The number of items in a line.
  func itemCount(of position: LinePosition) -> Int {
    min(lines.columns.count, stack.shownCounts[position.section] - position.line * lines.columns.count)
  }

  /// The item of a line that stands in a column, or the last one if the line is shorter.
  func item(nearColumn column: Int, of position: LinePosition) -> ItemIndex {
    ItemIndex(
      section: position.section,
      item: position.line * lines.columns.count + min(column, itemCount(of: position) - 1))
  }

  /// The line before another one, across sections.
  func line(before position: LinePosition) -> LinePosition? {
    if position.line > 0 { return LinePosition(section: position.section, line: position.line - 1) }
    return stack.filledSection(before: position.section).map {
      LinePosition(section: $0, line: lines.lineCount(forItemCount: stack.shownCounts[$0]) - 1)
    }
  }

  /// The line after another one, across sections.
  func line(after position: LinePosition) -> LinePosition? {
    if position.line + 1 < lines.lineCount(forItemCount: stack.shownCounts[position.section]) {
      return LinePosition(section: position.section, line: position.line + 1)
    }
    return stack.filledSection(after: position.section).map { LinePosition(section: $0, line: 0) }
  }

  /// The last line for which a condition holds that holds for every line before it.
  func lastLine(where holds: (Rect) -> Bool) -> LinePosition? {
    let filled = stack.filled
    let sections = firstPosition(below: filled.count) {
      !holds(frame(column: 0, of: LinePosition(section: filled[$0], line: 0)))
    }
    guard sections > 0 else { return nil }
    let section = filled[sections - 1]
    let count = firstPosition(below: lines.lineCount(forItemCount: stack.shownCounts[section])) {
      !holds(frame(column: 0, of: LinePosition(section: section, line: $0)))
    }
    return LinePosition(section: section, line: max(0, count - 1))
  }
}
