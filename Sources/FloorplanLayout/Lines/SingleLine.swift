/// Items of individual sizes in a single line that never wraps (rules H1 to H3).
struct SingleLine: Sendable {
  let rule: SingleRule
  /// The widths of the items, with their heights on the cross axis.
  var widths: ExtentTree

  private var spacing: Double { rule.spacing }
  private var leading: Double { rule.leading }

  /// The height of the tallest item.
  private var lineHeight: Double {
    let known = widths.unit.points(widths.maximumCrossExtent)
    return widths.sums.total.unknown > 0 ? max(known, rule.itemSize.height) : known
  }
}

extension SingleLine: SectionLines {
  /// Creates the line of a section; the sizes of individual items apply only if items aren't measured.
  init(_ rule: SingleRule, sizes: [Size?], itemCount: Int) {
    self.init(
      rule: rule,
      widths: ExtentTree(count: itemCount, unit: rule.unit, estimate: rule.itemSize.width, hasCross: true))
    guard !rule.isMeasured else { return }
    for case (let item, let size?) in sizes.prefix(itemCount).enumerated() {
      let size = size.scaled(by: rule.textScale)
      widths.set(rule.unit.code(measured: size.width), cross: rule.unit.code(measured: size.height), at: item)
    }
  }

  var itemCount: Int { widths.count }
  var lineCount: Int { widths.count > 0 ? 1 : 0 }
  var extent: Double { widths.count > 0 ? lineHeight : 0 }
  var end: Double? { leading + widths.extent(spacing: spacing) }

  func line(ofItem item: Int) -> Int { 0 }
  func items(inLine line: Int) -> Range<Int> { 0..<widths.count }
  func span(ofLine line: Int) -> Span { Span(lower: 0, upper: extent) }

  func edges(ofItem item: Int) -> ItemEdges {
    edges(of: widths.cursor(at: item), lineHeight: lineHeight)
  }

  private func edges(of item: RowCursor, lineHeight: Double) -> ItemEdges {
    let start = leading + widths.start(of: item, spacing: spacing)
    let ownHeight = widths.crossExtent(ofColumn: 0, in: item) ?? rule.itemSize.height
    let height = rule.isStretched ? lineHeight : ownHeight
    let top = rule.isTopAligned ? 0 : (lineHeight - height) / 2
    return ItemEdges(leading: start, trailing: start + widths.extent(of: item), top: top, bottom: top + height)
  }

  func lines(near span: Span) -> Range<Int> {
    lineCount > 0 && span.upper >= 0 && span.lower <= lineHeight ? 0..<1 : 0..<0
  }

  func items(inLine line: Int, near span: Span) -> Range<Int> {
    let first = widths.cursor(near: span.lower - leading, spacing: spacing).row
    let last = widths.cursor(near: span.upper - leading, spacing: spacing).row
    return first..<max(first, min(last + 1, widths.count))
  }

  var mayCoincide: Bool { rule.itemSize.width + spacing == 0 }

  func cursor(from vertical: Span, near horizontal: Span, within lines: Range<Int>?) -> ItemCursor {
    guard !(lines ?? self.lines(near: vertical)).isEmpty else { return .none }
    let first = widths.cursor(near: horizontal.lower - leading, spacing: spacing)
    return ItemCursor(lines: 0..<1, columns: first.row..<widths.count, limit: horizontal.upper, row: first)
  }

  func fill(_ batch: inout ItemBatch, from cursor: inout ItemCursor) {
    guard var item = cursor.row else { return }
    let lineHeight = lineHeight
    while !batch.isFull, !cursor.columns.isEmpty {
      let edges = edges(of: item, lineHeight: lineHeight)
      guard edges.leading <= cursor.limit else {
        cursor.columns = 0..<0
        break
      }
      batch.append(item.row, edges)
      widths.advance(&item)
      cursor.columns = item.row..<cursor.columns.upperBound
    }
    cursor.row = item
  }
}
