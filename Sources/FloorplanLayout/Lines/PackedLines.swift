/// Items of measured sizes in lines that wrap (rule F1, first priority, and rules F5 to F8).
///
/// Items are stored in chunks of complete lines. A chunk of unmeasured items is just a number; other chunks store the
/// size of each item and the starts of lines. When a size changes, lines reflow from there until a line starts where
/// one started before; everything after it is unchanged.
struct PackedLines: Sendable {
  let rule: PackedRule
  private(set) var chunks: ContiguousArray<PackedChunk> = []
  private(set) var sums = SumTree()
  private(set) var epoch = 0

  /// The number of items after which the next line starts a new chunk.
  static let chunkSize = 128

  init(count: Int, rule: PackedRule) {
    self.rule = rule
    if count > 0 { replaceChunks(0..<0, with: [PackedChunk(run: count)]) }
  }

  init(chunks: [PackedChunk], rule: PackedRule) {
    self.rule = rule
    replaceChunks(0..<0, with: chunks)
  }

  var itemCount: Int { sums.total.items }

  mutating func replaceChunks(_ range: Range<Int>, with new: [PackedChunk]) {
    chunks.replaceSubrange(range, with: new)
    sums.replace(range, with: new.map { $0.sums(rule) })
  }

  /// Returns the chunk that contains an item, and the sums of the chunks before it.
  func locate(item: Int) -> (chunk: Int, before: SumTree.Sums) {
    let found = sums.last(near: sums.guess(for: item, of: itemCount)) { $0.items > item }
    return (found.index, found.prefix)
  }

  private func locate(line: Int) -> (chunk: Int, before: SumTree.Sums) {
    let found = sums.last(near: sums.guess(for: line, of: sums.total.lines)) { $0.lines > line }
    return (found.index, found.prefix)
  }

  /// Returns the codes of an item, with outdated measurements as estimates.
  func codes(at item: Int) -> (width: ExtentCode, height: ExtentCode) {
    let (chunk, before) = locate(item: item)
    return chunks[chunk].codes(at: item - before.items, epoch: epoch)
  }

  /// Turns all measurements into estimates.
  ///
  /// - Complexity: O(1).
  mutating func invalidateAll() {
    epoch += 1
  }

  /// Stores the codes of an item without reflowing lines.
  mutating func setCodes(_ codes: (width: ExtentCode, height: ExtentCode), at item: Int) {
    let (index, before) = locate(item: item)
    let old = chunks[index].sums(rule)
    chunks[index].set(codes.width, codes.height, at: item - before.items, epoch: epoch, rule)
    sums.add(chunks[index].sums(rule) &- old, to: index)
  }

  // MARK: Distances

  /// Returns the distance from the top of the first line, in points, after the given lines and the gap after each line.
  private func distance(_ sum: SumTree.Sums) -> Double {
    rule.unit.points(sum.known) + Double(sum.unknown) * rule.estimate.height + Double(sum.lines) * rule.lineSpacing
  }

  /// Returns the sums of the lines before the given one.
  private func prefix(beforeLine line: Int) -> SumTree.Sums {
    guard line < sums.total.lines else { return sums.total }
    let (chunk, before) = locate(line: line)
    return before &+ chunks[chunk].prefix(beforeLine: line - before.lines, rule)
  }

  private func height(ofLine line: Int, in chunk: PackedChunk) -> Double {
    guard let ticks = chunk.knownHeight(ofLine: line) else { return rule.estimate.height }
    return rule.unit.points(ticks)
  }

  /// Returns the gap between the items of a line, which grows in justified lines (rule F6).
  private func gap(items: Range<Int>, in chunk: PackedChunk, isLast: Bool) -> Double {
    guard rule.isJustified, !isLast, items.count > 1 else { return rule.spacing }
    var used = Double(items.count - 1) * rule.spacing
    for item in items { used += chunk.width(at: item, rule) }
    return rule.spacing + max(0, rule.available - used) / Double(items.count - 1)
  }

  private func edges(ofItem item: Int, leading: Double, top: Double, lineHeight: Double, in chunk: PackedChunk)
    -> ItemEdges
  {
    let height = chunk.height(at: item, rule)
    let itemTop = rule.isTopAligned ? top : top + (lineHeight - height) / 2
    return ItemEdges(
      leading: leading, trailing: leading + chunk.width(at: item, rule), top: itemTop, bottom: itemTop + height)
  }
}

extension PackedLines: SectionLines {
  var lineCount: Int { min(sums.total.lines, rule.maximumLines ?? .max) }

  var framedItemCount: Int {
    guard let maximum = rule.maximumLines, maximum < sums.total.lines else { return itemCount }
    return prefix(beforeLine: maximum).items
  }

  var extent: Double {
    let lines = lineCount
    guard lines > 0 else { return 0 }
    let sum = lines < sums.total.lines ? prefix(beforeLine: lines) : sums.total
    return rule.unit.points(sum.known) + Double(sum.unknown) * rule.estimate.height
      + Double(lines - 1) * rule.lineSpacing
  }

  func line(ofItem item: Int) -> Int {
    let (chunk, before) = locate(item: item)
    return before.lines + chunks[chunk].line(ofItem: item - before.items, rule)
  }

  func items(inLine line: Int) -> Range<Int> {
    let (chunk, before) = locate(line: line)
    let items = chunks[chunk].items(ofLine: line - before.lines, rule)
    return before.items + items.lowerBound..<before.items + items.upperBound
  }

  func span(ofLine line: Int) -> Span {
    let (chunk, before) = locate(line: line)
    let top = distance(before &+ chunks[chunk].prefix(beforeLine: line - before.lines, rule))
    return Span(lower: top, upper: top + height(ofLine: line - before.lines, in: chunks[chunk]))
  }

  func edges(ofItem item: Int) -> ItemEdges {
    let (index, before) = locate(item: item)
    let chunk = chunks[index]
    let line = chunk.line(ofItem: item - before.items, rule)
    let items = chunk.items(ofLine: line, rule)
    let gap = gap(items: items, in: chunk, isLast: before.lines + line == sums.total.lines - 1)
    var leading = rule.leading
    for other in items where other < item - before.items { leading = leading + chunk.width(at: other, rule) + gap }
    return edges(
      ofItem: item - before.items, leading: leading, top: distance(before &+ chunk.prefix(beforeLine: line, rule)),
      lineHeight: height(ofLine: line, in: chunk), in: chunk)
  }

  func lines(near span: Span) -> Range<Int> {
    let first = line(near: span.lower)
    return first..<max(first, min(line(near: span.upper) + 1, lineCount))
  }

  /// Returns the last line that starts at or before a distance.
  private func line(near position: Double) -> Int {
    guard itemCount > 0 else { return 0 }
    let (index, before) = sums.last(near: sums.count / 2) { distance($0) > position }
    let chunk = chunks[index]
    let lines = chunk.lineCount(rule)
    if chunk.isRun {
      let (pitch, rest) = (rule.estimate.height + rule.lineSpacing, position - distance(before))
      let line = rest < 0 ? 0 : pitch > 0 ? Tolerance.clampedFloor(rest / pitch, in: 0...lines - 1) : lines - 1
      return min(before.lines + line, lineCount)
    }
    let passed = firstPosition(below: lines) { distance(before &+ chunk.prefix(beforeLine: $0, rule)) > position }
    return min(before.lines + max(0, passed - 1), lineCount)
  }

  func items(inLine line: Int, near span: Span) -> Range<Int> { items(inLine: line) }

  func cursor(from vertical: Span, near horizontal: Span, within lines: Range<Int>?) -> ItemCursor {
    let first = lines?.lowerBound ?? line(near: vertical.lower)
    let end = lines?.upperBound ?? lineCount
    guard first < end else { return .none }
    return ItemCursor(
      lines: first..<end, columns: items(inLine: first), limit: vertical.upper, leading: rule.leading)
  }

  func fill(_ batch: inout ItemBatch, from cursor: inout ItemCursor) {
    while !batch.isFull, !cursor.lines.isEmpty {
      let (index, before) = locate(line: cursor.lines.lowerBound)
      fill(&batch, from: &cursor, in: index, before: before)
    }
  }

  /// Appends items of a chunk.
  private func fill(
    _ batch: inout ItemBatch, from cursor: inout ItemCursor, in index: Int, before: SumTree.Sums
  ) {
    let lineCount = chunks[index].lineCount(rule)
    while !cursor.lines.isEmpty, cursor.lines.lowerBound - before.lines < lineCount {
      let line = cursor.lines.lowerBound - before.lines
      let items = chunks[index].items(ofLine: line, rule)
      let top = distance(before &+ chunks[index].prefix(beforeLine: line, rule))
      guard top <= cursor.limit else {
        cursor.lines = 0..<0
        return
      }
      let gap = gap(items: items, in: chunks[index], isLast: before.lines + line == sums.total.lines - 1)
      let height = height(ofLine: line, in: chunks[index])
      while !cursor.columns.isEmpty {
        if batch.isFull { return }
        let item = cursor.columns.lowerBound - before.items
        let edges = edges(ofItem: item, leading: cursor.leading, top: top, lineHeight: height, in: chunks[index])
        batch.append(cursor.columns.lowerBound, edges)
        cursor.leading = edges.trailing + gap
        cursor.columns = cursor.columns.lowerBound + 1..<cursor.columns.upperBound
      }
      cursor.lines = cursor.lines.lowerBound + 1..<cursor.lines.upperBound
      cursor.leading = rule.leading
      if !cursor.lines.isEmpty { cursor.columns = self.items(inLine: cursor.lines.lowerBound) }
    }
  }

  var mayCoincide: Bool { rule.estimate.height + rule.lineSpacing == 0 }
}
