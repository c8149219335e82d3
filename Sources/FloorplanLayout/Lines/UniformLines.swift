/// Lines of items of one size: every edge is a product, nothing is stored for an item or a line.
///
/// All lengths are in points, finite and not negative.
struct UniformLines: Hashable, Sendable {
  let columns: ColumnFit
  let itemHeight: Double
  let lineSpacing: Double
  /// The distance of the first column from the container's leading edge.
  let leading: Double
  /// Lines beyond it have neither frames nor extent (rule F7); nil for no limit.
  let maximumLines: Int?
  private(set) var itemCount = 0
  private(set) var shownCount = 0

  static let empty = UniformLines(
    columns: ColumnFit(count: 1, width: 0, pitch: 0), itemHeight: 0, lineSpacing: 0, leading: 0, maximumLines: nil)

  /// From the top of a line to the top of the next.
  private var linePitch: Double { itemHeight + lineSpacing }

  /// The same lines with so many items.
  func holding(_ itemCount: Int) -> UniformLines {
    var lines = self
    (lines.itemCount, lines.shownCount) = (itemCount, itemCount)
    if let maximumLines {
      let (room, overflow) = maximumLines.multipliedReportingOverflow(by: columns.count)
      if !overflow { lines.shownCount = min(itemCount, room) }
    }
    return lines
  }
}

extension UniformLines: LineArrangement {
  var lineCount: Int { shownCount > 0 ? (shownCount - 1) / columns.count + 1 : 0 }

  var extent: Double {
    let lines = lineCount
    return lines > 0 ? Double(lines) * itemHeight + Double(lines - 1) * lineSpacing : 0
  }

  func line(ofItem item: Int) -> Int { item / columns.count }

  func items(inLine line: Int) -> Range<Int> {
    let first = line * columns.count
    return first..<first + min(columns.count, shownCount - first)
  }

  func edges(ofLine line: Int) -> LineEdges {
    let top = Double(line) * linePitch
    return LineEdges(top: top, bottom: top + itemHeight)
  }

  func edges(ofItem item: Int) -> ItemEdges {
    let (line, column) = item.quotientAndRemainder(dividingBy: columns.count)
    return edges(column: column, line: line)
  }

  private func edges(column: Int, line: Int) -> ItemEdges {
    let (start, top) = (leading + Double(column) * columns.pitch, Double(line) * linePitch)
    return ItemEdges(leading: start, trailing: start + columns.width, top: top, bottom: top + itemHeight)
  }

  func lines(near span: Span) -> Range<Int> {
    Self.positions(below: lineCount, pitch: linePitch, near: span)
  }

  func items(inLine line: Int, near span: Span) -> Range<Int> {
    let items = items(inLine: line)
    let near = columns.positions(near: span, from: leading, below: items.count)
    return items.lowerBound + near.lowerBound..<items.lowerBound + near.upperBound
  }

  /// The positions of equally distant elements that may meet a span.
  static func positions(below count: Int, pitch: Double, near span: Span) -> Range<Int> {
    guard pitch > 0, count > 0 else { return 0..<count }
    // One more on either side is cheaper than to think of what was lost in the division.
    let first = max(0, Tolerance.wholeNumber(span.lower / pitch, in: 0...count) - 1)
    let last = Tolerance.wholeNumber(span.upper / pitch, in: 0...count)
    return first..<max(first, count - last > 2 ? last + 2 : count)
  }

  var mayStack: Bool { linePitch == 0 || columns.pitch == 0 || columns.count == Tolerance.mostItems }

  func cursor(from vertical: Span, near horizontal: Span, within range: Range<Int>?) -> ItemCursor {
    let near = columns.positions(near: horizontal, from: leading, below: min(columns.count, shownCount))
    let lines = range ?? lines(near: vertical)
    return ItemCursor(lines: near.isEmpty ? 0..<0 : lines, columns: near, allColumns: near)
  }

  func fill(_ batch: inout ItemBatch, from cursor: inout ItemCursor) {
    while !batch.isFull, !cursor.lines.isEmpty {
      let line = cursor.lines.lowerBound
      let item = line * columns.count + cursor.columns.lowerBound
      if cursor.columns.isEmpty || item >= shownCount {
        cursor.lines = line + 1..<cursor.lines.upperBound
        cursor.columns = cursor.allColumns
        continue
      }
      batch.append(item, edges(column: cursor.columns.lowerBound, line: line))
      cursor.columns = cursor.columns.lowerBound + 1..<cursor.columns.upperBound
    }
  }
}

extension UniformLines {
  /// The distance from the container's leading edge to the end of the longest line.
  var end: Double {
    let count = min(columns.count, shownCount)
    return leading + (count > 0 ? Double(count - 1) * columns.pitch + columns.width : 0)
  }
}
