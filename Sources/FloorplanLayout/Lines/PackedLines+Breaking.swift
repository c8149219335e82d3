extension PackedLines {
  /// Stores the size of an item, and breaks lines anew as far as that changes where they start.
  ///
  /// - Complexity: O(items in the lines that start elsewhere + items of a chunk).
  mutating func set(_ width: ExtentCode, _ height: ExtentCode, at item: Int) {
    let (index, before) = locate(item: item)
    if chunks[index].isRun {
      guard width.isKnown else { return }
      giveCells(to: item, in: index, before: before)
    }
    let old = codes(at: item).width.ticks
    setCodes((width, height), at: item)
    if old != width.ticks { breakLines(around: item..<item + 1) }
  }

  /// Turns the measure of an item into an estimate.
  mutating func outdate(_ item: Int) {
    let old = codes(at: item)
    if old.height.isValid { setCodes((old.width, old.height.outdated), at: item) }
  }

  /// Adds items of which nothing is known.
  ///
  /// - Complexity: O(items in the lines that start elsewhere + items of a chunk).
  mutating func insert(_ number: Int, at item: Int) {
    if number > 0 { breakLines(around: item..<item, inserting: number) }
  }

  /// Removes items.
  ///
  /// - Complexity: O(items in the lines that start elsewhere + removed items).
  mutating func remove(_ range: Range<Int>) {
    if !range.isEmpty { breakLines(around: range, inserting: 0) }
  }

  /// The same items in lines by another rule; a measure stays valid where the width that it was taken at does.
  ///
  /// - Complexity: O(measured items).
  func rebroken(by new: PackedRule) -> PackedLines {
    var breaker = LineBreaker(rule: new, epoch: 0)
    for chunk in chunks {
      if chunk.isRun {
        breaker.appendUnknown(chunk.count)
        continue
      }
      for item in 0..<chunk.count {
        let old = chunk.codes(at: item, epoch: epoch)
        breaker.append(converted(old, to: new))
      }
    }
    return PackedLines(chunks: breaker.finish(), rule: new)
  }

  private func converted(
    _ codes: (width: ExtentCode, height: ExtentCode), to new: PackedRule
  ) -> (width: ExtentCode, height: ExtentCode) {
    guard let oldWidth = codes.width.ticks, let oldHeight = codes.height.ticks else { return codes }
    let width = new.unit.ticks(oldWidth, from: rule.unit)
    let height = new.unit.ticks(oldHeight, from: rule.unit)
    // An item at the limit may have been wider but for it.
    let isSameWidth = width <= new.widthLimit && (oldWidth < rule.widthLimit || new.widthLimit == rule.widthLimit)
    let isValid = codes.height.isValid && isSameWidth && rule.unit == new.unit
    return (
      ExtentCode(ticks: min(width, new.widthLimit), isValid: true), ExtentCode(ticks: height, isValid: isValid)
    )
  }

  /// Gives cells to the items of a run that stand in the line of one of them.
  private mutating func giveCells(to item: Int, in index: Int, before: SumTree.Sums) {
    let columns = rule.estimatedColumns.count
    let (count, local) = (chunks[index].count, item - before.items)
    let start = local - local % columns
    let end = start + min(columns, count - start)
    var cells = PackedChunk(epoch: epoch)
    for position in start..<end { cells.append((.unknown, .unknown), startingLine: position == start) }
    cells.measureLines(rule)
    var parts = [cells]
    if start > 0 { parts.insert(PackedChunk(run: start), at: 0) }
    if end < count { parts.append(PackedChunk(run: count - end)) }
    replaceChunks(index..<index + 1, with: parts)
  }

  /// Breaks lines anew around items that changed, or that others take the place of.
  ///
  /// - Parameters:
  ///   - changed: The items.
  ///   - number: How many items of which nothing is known take their place; nil if they stay.
  private mutating func breakLines(around changed: Range<Int>, inserting number: Int? = nil) {
    var breaker = LineBreaker(rule: rule, epoch: epoch)
    guard count > 0 else {
      breaker.appendUnknown(number ?? 0)
      replaceChunks(0..<0, with: breaker.finish())
      return
    }
    // The first item may now fit in the line before it.
    let (first, before) = locate(item: max(0, changed.lowerBound - 1))
    let line = chunks[first].line(ofItem: max(0, changed.lowerBound - 1) - before.items, rule)
    var place = PackedPlace(chunk: first, local: chunks[first].items(ofLine: line, rule).lowerBound)
    var item = before.items + place.local
    breaker.appendLines(of: chunks[first], 0..<line, epoch: epoch)
    while item < (number == nil ? changed.upperBound : changed.lowerBound) {
      breaker.append(chunks[place.chunk].codes(at: place.local, epoch: epoch))
      place.advance(by: 1, in: chunks)
      item += 1
    }
    if let number {
      breaker.appendUnknown(number)
      while item < changed.upperBound {
        let step = min(chunks[place.chunk].count - place.local, changed.upperBound - item)
        place.advance(by: step, in: chunks)
        item += step
      }
    }
    while place.chunk < chunks.count {
      if chunks[place.chunk].isRun {
        let rest = chunks[place.chunk].count - place.local
        breaker.appendUnknown(rest)
        place.advance(by: rest, in: chunks)
        continue
      }
      if breaker.startsLine(with: chunks[place.chunk].width(at: place.local, rule)),
        chunks[place.chunk].startsLine(at: place.local, rule)
      {
        // From here on, lines are as they were.
        if place.local > 0 {
          let line = chunks[place.chunk].line(ofItem: place.local, rule)
          breaker.appendLines(of: chunks[place.chunk], line..<chunks[place.chunk].lineCount(rule), epoch: epoch)
          place.chunk += 1
        }
        break
      }
      breaker.append(chunks[place.chunk].codes(at: place.local, epoch: epoch))
      place.advance(by: 1, in: chunks)
    }
    let parts = breaker.finish()
    replaceChunks(first..<place.chunk, with: parts)
    for index in stride(from: first + parts.count - 1, through: first - 1, by: -1) { joinWithNext(index) }
  }

  /// Makes one chunk of two neighbours that have room in one, so that few stay small.
  private mutating func joinWithNext(_ index: Int) {
    guard index >= 0, index + 1 < chunks.count, !chunks[index].isRun, !chunks[index + 1].isRun,
      chunks[index].count + chunks[index + 1].count <= Self.chunkSize
    else { return }
    var breaker = LineBreaker(rule: rule, epoch: epoch)
    for chunk in chunks[index...index + 1] {
      breaker.appendLines(of: chunk, 0..<chunk.lineCount(rule), epoch: epoch)
    }
    replaceChunks(index..<index + 2, with: breaker.finish())
  }
}

/// The place of an item in the chunks.
private struct PackedPlace {
  var chunk: Int
  var local: Int

  mutating func advance(by step: Int, in chunks: ContiguousArray<PackedChunk>) {
    local += step
    if local == chunks[chunk].count { (chunk, local) = (chunk + 1, 0) }
  }
}

/// Puts items in lines and lines in chunks, one after another.
struct LineBreaker {
  private let rule: PackedRule
  private let epoch: Int
  private var chunks: [PackedChunk] = []
  private var open: PackedChunk
  /// How much of the last line is used, or nil where no line was started.
  private var used: Double?
  /// The number of items at the end of which nothing is known, and which start a line: they become a run if there are
  /// many.
  private var unknown = 0

  init(rule: PackedRule, epoch: Int) {
    self.rule = rule
    self.epoch = epoch
    open = PackedChunk(epoch: epoch)
  }

  /// Whether an item of a width would not fit in the last line.
  func startsLine(with width: Double) -> Bool {
    if unknown > 0 {
      let inLine = (unknown - 1) % rule.estimatedColumns.count + 1
      let used = Double(inLine) * rule.estimate.width + Double(inLine - 1) * rule.spacing
      return !rule.fits(width, after: used)
    }
    return used.map { !rule.fits(width, after: $0) } ?? true
  }

  /// Adds an item where it belongs.
  mutating func append(_ codes: (width: ExtentCode, height: ExtentCode)) {
    guard let ticks = codes.width.ticks else {
      appendUnknown(1)
      return
    }
    let width = rule.unit.points(ticks)
    let startsLine = startsLine(with: width)
    placeUnknown(isLineOpen: !startsLine)
    place(codes, width: width, startingLine: startsLine)
  }

  /// Adds items of which nothing is known.
  mutating func appendUnknown(_ number: Int) {
    var number = number
    if unknown == 0 {
      while number > 0, !startsLine(with: rule.estimate.width) {
        place((.unknown, .unknown), width: rule.estimate.width, startingLine: false)
        number -= 1
      }
    }
    unknown += number
  }

  private mutating func place(
    _ codes: (width: ExtentCode, height: ExtentCode), width: Double, startingLine: Bool
  ) {
    let starts = startingLine || open.count == 0
    if starts && open.count >= PackedLines.chunkSize { closeOpen() }
    open.append(codes, startingLine: starts)
    used = startingLine ? width : (used ?? 0) + rule.spacing + width
  }

  /// Places the items of which nothing is known: whole lines of many as a run, and the last line among others if an
  /// item is to join it.
  private mutating func placeUnknown(isLineOpen: Bool) {
    guard unknown > 0 else { return }
    let columns = rule.estimatedColumns.count
    let whole = isLineOpen ? (unknown - 1) / columns * columns : unknown
    let rest = unknown - whole
    unknown = 0
    if whole >= PackedLines.chunkSize {
      closeOpen()
      chunks.append(PackedChunk(run: whole))
    } else {
      for position in 0..<whole {
        place((.unknown, .unknown), width: rule.estimate.width, startingLine: position % columns == 0)
      }
    }
    for position in 0..<rest {
      place((.unknown, .unknown), width: rule.estimate.width, startingLine: position == 0)
    }
  }

  /// Adds lines of a chunk as they are.
  mutating func appendLines(of chunk: PackedChunk, _ lines: Range<Int>, epoch: Int) {
    guard !lines.isEmpty else { return }
    placeUnknown(isLineOpen: false)
    if chunk.isRun {
      unknown = chunk.items(ofLine: lines.upperBound - 1, rule).upperBound
      placeUnknown(isLineOpen: false)
    } else {
      for line in lines {
        let items = chunk.items(ofLine: line, rule)
        for item in items {
          place(chunk.codes(at: item, epoch: epoch), width: 0, startingLine: item == items.lowerBound)
        }
      }
    }
    used = nil
  }

  private mutating func closeOpen() {
    used = nil
    guard open.count > 0 else { return }
    open.measureLines(rule)
    chunks.append(open)
    open = PackedChunk(epoch: epoch)
  }

  /// Gives the chunks.
  mutating func finish() -> [PackedChunk] {
    placeUnknown(isLineOpen: false)
    closeOpen()
    return chunks
  }
}
