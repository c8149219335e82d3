/// Lines of items with one size, whose edges are computed without storing anything for an item or a line.
///
/// All lengths are in points, finite and not negative.
struct UniformLines: Hashable, Sendable {
  let columns: ColumnFit
  let itemHeight: Double
  let lineSpacing: Double
  /// The distance from the container's leading edge to the first column.
  let leading: Double
  /// The maximum number of lines with frames and extent (rule F7), or nil for no limit.
  let maximumLines: Int?
  private(set) var itemCount = 0
  private(set) var framedItemCount = 0

  static let empty = UniformLines(
    columns: ColumnFit(count: 1, width: 0, pitch: 0), itemHeight: 0, lineSpacing: 0, leading: 0, maximumLines: nil)

  /// The distance between the tops of adjacent lines.
  private var linePitch: Double { itemHeight + lineSpacing }

  /// Returns the same lines with the given number of items.
  func withItemCount(_ itemCount: Int) -> UniformLines {
    var lines = self
    (lines.itemCount, lines.framedItemCount) = (itemCount, itemCount)
    if let maximumLines {
      let (capacity, overflow) = maximumLines.multipliedReportingOverflow(by: columns.count)
      if !overflow { lines.framedItemCount = min(itemCount, capacity) }
    }
    return lines
  }
}

extension UniformLines: EqualColumnLines {
  var lineCount: Int { framedItemCount > 0 ? (framedItemCount - 1) / columns.count + 1 : 0 }

  var extent: Double {
    let lines = lineCount
    return lines > 0 ? Double(lines) * itemHeight + Double(lines - 1) * lineSpacing : 0
  }

  var end: Double? {
    let count = min(columns.count, framedItemCount)
    return leading + (count > 0 ? Double(count - 1) * columns.pitch + columns.width : 0)
  }

  func span(ofLine line: Int) -> Span {
    let top = Double(line) * linePitch
    return Span(lower: top, upper: top + itemHeight)
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

  /// Returns the positions of equidistant elements that may intersect a span.
  static func positions(below count: Int, pitch: Double, near span: Span) -> Range<Int> {
    guard pitch > 0, count > 0 else { return 0..<count }
    // Including one more element on either side is cheaper than analyzing the rounding error of the division.
    let first = max(0, Tolerance.clampedFloor(span.lower / pitch, in: 0...count) - 1)
    let last = Tolerance.clampedFloor(span.upper / pitch, in: 0...count)
    return first..<max(first, count - last > 2 ? last + 2 : count)
  }

  var mayCoincide: Bool { linePitch == 0 || columns.pitch == 0 || columns.count == Tolerance.maximumItemCount }

  func cursor(from vertical: Span, near horizontal: Span, within range: Range<Int>?) -> ItemCursor {
    let near = columns.positions(near: horizontal, from: leading, below: min(columns.count, framedItemCount))
    let lines = range ?? lines(near: vertical)
    return ItemCursor(lines: near.isEmpty ? 0..<0 : lines, columns: near, allColumns: near)
  }

  func fill(_ batch: inout ItemBatch, from cursor: inout ItemCursor) {
    while !batch.isFull, !cursor.lines.isEmpty {
      let line = cursor.lines.lowerBound
      let item = line * columns.count + cursor.columns.lowerBound
      if cursor.columns.isEmpty || item >= framedItemCount {
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
  var isSelfSizing: Bool { false }
  func measurement(ofItem item: Int) -> ItemMeasurement? { nil }
  func measureSize(ofItemAt index: ItemIndex, with measurer: inout some ItemMeasurer) -> Size? { nil }
  func setMeasuredSize(_ size: Size, ofItem item: Int) {}
  func store(_ measurement: ItemMeasurement, atItem item: Int) {}
  func invalidate(_ item: Int) {}
  func invalidateAll() {}
  func edit(removing removed: [Range<Int>], inserting inserted: [Range<Int>]) {}

  func rearranged(by new: LineRule, of section: SectionDescription) -> (any SectionLines)? {
    if case .uniform(let lines) = new, lines.withItemCount(section.clampedItemCount) == self { return nil }
    return new.lines(of: section)
  }
}
