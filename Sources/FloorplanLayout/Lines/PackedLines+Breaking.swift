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

  /// Gives cells to the items of a run around one of them, in the same lines.
  private mutating func giveCells(to item: Int, in index: Int, before: SumTree.Sums) {
    let columns = rule.estimatedColumns.count
    let (count, local) = (chunks[index].count, item - before.items)
    // A line of its own may be as long as the section; then there is no smaller chunk of whole lines.
    let size = columns >= Self.chunkSize ? columns : Self.chunkSize / columns * columns
    let start = local - local % size
    let end = count - start > size ? start + size : count
    var breaker = LineBreaker(rule: rule, epoch: epoch)
    for position in start..<end {
      breaker.append((.unknown, .unknown), startingLine: (position - start).isMultiple(of: columns))
    }
    var parts = breaker.finish()
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
    let lineStart = chunks[first].items(ofLine: line, rule).lowerBound
    breaker.appendLines(of: chunks[first], 0..<line, epoch: epoch)

    var (index, local, item) = (first, lineStart, before.items + lineStart)
    func feed(until end: Int, _ lines: PackedLines) {
      while item < end {
        breaker.append(lines.chunks[index].codes(at: local, epoch: lines.epoch))
        (local, item) = (local + 1, item + 1)
        if local == lines.chunks[index].count { (index, local) = (index + 1, 0) }
      }
    }
    feed(until: number == nil ? changed.upperBound : changed.lowerBound, self)
    if let number {
      breaker.appendUnknown(number)
      while item < changed.upperBound {
        let step = min(chunks[index].count - local, changed.upperBound - item)
        (local, item) = (local + step, item + step)
        if local == chunks[index].count { (index, local) = (index + 1, 0) }
      }
    }
    while index < chunks.count {
      let chunk = chunks[index]
      if breaker.startsLine(with: chunk.width(at: local, rule)) {
        if chunk.isRun {
          breaker.appendUnknown(chunk.count - local)
          (index, local) = (index + 1, 0)
          continue
        }
        if chunk.startsLine(at: local, rule) {
          if local > 0 {
            let line = chunk.line(ofItem: local, rule)
            breaker.appendLines(of: chunk, line..<chunk.lineCount(rule), epoch: epoch)
            index += 1
          }
          break
        }
      }
      breaker.append(chunk.codes(at: local, epoch: epoch))
      local += 1
      if local == chunk.count { (index, local) = (index + 1, 0) }
    }
    replaceChunks(first..<index, with: breaker.finish())
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

  init(rule: PackedRule, epoch: Int) {
    self.rule = rule
    self.epoch = epoch
    open = PackedChunk(epoch: epoch)
  }

  /// Whether an item of a width would not fit in the last line.
  func startsLine(with width: Double) -> Bool {
    used.map { !rule.fits(width, after: $0) } ?? true
  }

  /// Adds an item where it belongs.
  mutating func append(_ codes: (width: ExtentCode, height: ExtentCode)) {
    let width = codes.width.ticks.map(rule.unit.points) ?? rule.estimate.width
    let startsLine = startsLine(with: width)
    append(codes, startingLine: startsLine)
    used = startsLine ? width : (used ?? 0) + rule.spacing + width
  }

  /// Adds an item in the last line or in a new one.
  mutating func append(_ codes: (width: ExtentCode, height: ExtentCode), startingLine: Bool) {
    if startingLine && open.count >= PackedLines.chunkSize { closeOpen() }
    open.append(codes, startingLine: startingLine || open.count == 0)
  }

  /// Adds items of which nothing is known: whole lines of them at once.
  mutating func appendUnknown(_ number: Int) {
    var number = number
    while number > 0, !startsLine(with: rule.estimate.width) {
      append((.unknown, .unknown))
      number -= 1
    }
    let columns = rule.estimatedColumns.count
    let whole = number - number % columns
    if whole >= PackedLines.chunkSize {
      closeOpen()
      if let last = chunks.last, last.isRun, last.count % columns == 0 {
        chunks[chunks.count - 1] = PackedChunk(run: last.count + whole)
      } else {
        chunks.append(PackedChunk(run: whole))
      }
      number -= whole
    }
    for _ in 0..<number { append((.unknown, .unknown)) }
  }

  /// Adds lines of a chunk as they are.
  mutating func appendLines(of chunk: PackedChunk, _ lines: Range<Int>, epoch: Int) {
    guard !lines.isEmpty else { return }
    if chunk.isRun {
      // Only lines before a change are taken from a run, and these are full.
      let items = chunk.items(ofLine: lines.upperBound - 1, rule).upperBound
      closeOpen()
      chunks.append(PackedChunk(run: items))
      return
    }
    for line in lines {
      for item in chunk.items(ofLine: line, rule) {
        append(chunk.codes(at: item, epoch: epoch), startingLine: item == chunk.items(ofLine: line, rule).lowerBound)
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
    closeOpen()
    return chunks
  }
}
