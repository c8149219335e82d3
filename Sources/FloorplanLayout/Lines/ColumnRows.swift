/// Items in columns of equal width, in rows as tall as their tallest item (rules C1 and C2).
///
/// Only heights are stored, and only those of measured items; horizontal positions are computed.
struct ColumnRows: Sendable {
  let rule: ColumnRule
  var heights: ExtentTree

  var columns: ColumnFit { rule.columns }
  var leading: Double { rule.leading }
  private var lineSpacing: Double { rule.lineSpacing }
}

extension ColumnRows: EqualColumnLines {
  init(_ rule: ColumnRule, itemCount: Int) {
    self.init(
      rule: rule,
      heights: ExtentTree(
        count: itemCount, columns: rule.columns.count, unit: TickUnit(rule.grid), estimate: rule.estimate))
  }

  var itemCount: Int { heights.count }
  var lineCount: Int { heights.rowCount }
  var extent: Double { heights.extent(spacing: lineSpacing) }

  func span(ofLine line: Int) -> Span {
    let row = heights.cursor(at: line)
    let top = heights.start(of: row, spacing: lineSpacing)
    return Span(lower: top, upper: top + heights.extent(of: row))
  }

  func edges(ofItem item: Int) -> ItemEdges {
    let (line, column) = item.quotientAndRemainder(dividingBy: columns.count)
    let row = heights.cursor(at: line)
    return edges(column: column, in: row, top: heights.start(of: row, spacing: lineSpacing))
  }

  private func edges(column: Int, in row: RowCursor, top: Double) -> ItemEdges {
    let start = leading + Double(column) * columns.pitch
    return ItemEdges(
      leading: start, trailing: start + columns.width, top: top,
      bottom: top + heights.extent(ofColumn: column, in: row))
  }

  func lines(near span: Span) -> Range<Int> {
    let first = heights.cursor(near: span.lower, spacing: lineSpacing).row
    let last = heights.cursor(near: span.upper, spacing: lineSpacing).row
    return first..<max(first, min(last + 1, lineCount))
  }

  var mayCoincide: Bool { rule.estimate + lineSpacing == 0 }

  func cursor(from vertical: Span, near horizontal: Span, within lines: Range<Int>?) -> ItemCursor {
    let near = columns.positions(near: horizontal, from: leading, below: min(columns.count, heights.count))
    guard !near.isEmpty else { return .none }
    let row =
      lines.map { heights.cursor(at: $0.lowerBound) } ?? heights.cursor(near: vertical.lower, spacing: lineSpacing)
    let end = lines?.upperBound ?? heights.rowCount
    guard row.row < end else { return .none }
    return ItemCursor(lines: row.row..<end, columns: near, allColumns: near, limit: vertical.upper, row: row)
  }

  func fill(_ batch: inout ItemBatch, from cursor: inout ItemCursor) {
    guard var row = cursor.row else { return }
    let (allColumns, count) = (cursor.allColumns, heights.count)
    var (column, line) = (cursor.columns.lowerBound, cursor.lines.lowerBound)
    let (end, limit) = (cursor.lines.upperBound, cursor.limit)
    var top = heights.start(of: row, spacing: lineSpacing)
    while !batch.isFull, line < end {
      let item = line * columns.count + column
      if column < allColumns.upperBound, item < count {
        batch.append(item, edges(column: column, in: row, top: top))
        column += 1
      } else {
        heights.advance(&row)
        top = heights.start(of: row, spacing: lineSpacing)
        line = top <= limit ? line + 1 : end
        column = allColumns.lowerBound
      }
    }
    cursor.row = row
    cursor.lines = line..<end
    cursor.columns = column..<allColumns.upperBound
  }
}
