extension SumTree.Sums {
  /// Returns the sums of complete lines in ``PackedLines``.
  static func lines(_ lines: Int, items: Int, known: Int = 0, unknown: Int = 0) -> SumTree.Sums {
    SumTree.Sums(items, known, unknown, lines)
  }

  /// The number of lines.
  var lines: Int { self[3] }
}

/// Complete lines of ``PackedLines``: either items with sizes, or a run of unmeasured items.
struct PackedChunk: Sendable {
  /// The number of items.
  private(set) var count: Int
  private(set) var widths = ExtentCells()
  /// The heights, whose valid bit applies to both dimensions.
  private(set) var heights = ExtentCells()
  /// The positions in the chunk at which lines start.
  private(set) var lineStarts: ContiguousArray<Int32> = []
  /// The heights of the lines, unknown where the estimate applies.
  private var lineHeights = ExtentCells()
  private var epoch: Int

  init(run count: Int) {
    self.count = count
    epoch = 0
  }

  init(epoch: Int) {
    count = 0
    self.epoch = epoch
  }

  var isRun: Bool { widths.isEmpty }

  func lineCount(_ rule: PackedRule) -> Int {
    isRun ? (count - 1) / rule.estimatedColumns.count + 1 : lineStarts.count
  }

  /// Returns the items of a line, as positions in the chunk.
  func items(ofLine line: Int, _ rule: PackedRule) -> Range<Int> {
    if isRun {
      let start = line * rule.estimatedColumns.count
      return start..<start + min(rule.estimatedColumns.count, count - start)
    }
    return Int(lineStarts[line])..<(line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : count)
  }

  func line(ofItem item: Int, _ rule: PackedRule) -> Int {
    if isRun { return item / rule.estimatedColumns.count }
    return firstPosition(below: lineStarts.count) { Int(lineStarts[$0]) > item } - 1
  }

  /// Returns whether a line starts at an item.
  func startsLine(at item: Int, _ rule: PackedRule) -> Bool {
    items(ofLine: line(ofItem: item, rule), rule).lowerBound == item
  }

  func width(at item: Int, _ rule: PackedRule) -> Double {
    guard !isRun, let ticks = widths[item].ticks else { return rule.estimate.width }
    return rule.unit.points(ticks)
  }

  func height(at item: Int, _ rule: PackedRule) -> Double {
    guard !isRun, let ticks = heights[item].ticks else { return rule.estimate.height }
    return rule.unit.points(ticks)
  }

  /// Returns the known height of a line in ticks, or nil if the estimate applies.
  func knownHeight(ofLine line: Int) -> Int? {
    isRun ? nil : lineHeights[line].ticks
  }

  /// Returns the codes of an item, outdated if the chunk's epoch is over.
  func codes(at item: Int, epoch current: Int) -> (width: ExtentCode, height: ExtentCode) {
    if isRun { return (.unknown, .unknown) }
    return (widths[item], epoch == current ? heights[item] : heights[item].asEstimate)
  }

  mutating func set(_ width: ExtentCode, _ height: ExtentCode, at item: Int, epoch current: Int, _ rule: PackedRule) {
    if epoch != current {
      heights.invalidateAll()
      epoch = current
    }
    widths[item] = width
    heights[item] = height
    measureLine(line(ofItem: item, rule), rule)
  }

  /// Appends an item to the last line or to a new one.
  mutating func append(_ codes: (width: ExtentCode, height: ExtentCode), startingLine: Bool) {
    if startingLine { lineStarts.append(Int32(clamping: count)) }
    widths.append(codes.width)
    heights.append(codes.height)
    count += 1
  }

  /// Computes the heights of all lines, after all items are appended.
  mutating func measureLines(_ rule: PackedRule) {
    lineHeights = ExtentCells(unknown: lineStarts.count)
    for line in lineStarts.indices { measureLine(line, rule) }
  }

  private mutating func measureLine(_ line: Int, _ rule: PackedRule) {
    let (known, hasUnknown) = heights.maximum(items(ofLine: line, rule))
    guard known >= 0, !hasUnknown || known > rule.estimateTicks else {
      lineHeights[line] = .unknown
      return
    }
    lineHeights[line] = ExtentCode(ticks: known, isValid: true)
  }

  func sums(_ rule: PackedRule) -> SumTree.Sums {
    prefix(beforeLine: lineCount(rule), rule)
  }

  /// Returns the sums of the lines before the given one.
  func prefix(beforeLine line: Int, _ rule: PackedRule) -> SumTree.Sums {
    if isRun { return .lines(line, items: min(line * rule.estimatedColumns.count, count), unknown: line) }
    let (known, unknown) = lineHeights.sum(0..<line)
    let items = line < lineStarts.count ? Int(lineStarts[line]) : count
    return .lines(line, items: items, known: known, unknown: unknown)
  }
}
