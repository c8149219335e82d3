extension PackedLines {
  /// Stores the size of an item, whose width must be known, and reflows the lines whose start changes.
  ///
  /// - Complexity: O(items in reflowed lines + items of a chunk).
  mutating func set(_ width: ExtentCode, _ height: ExtentCode, at item: Int) {
    if codes(at: item).width.ticks == width.ticks {
      setCodes((width, height), at: item)
    } else {
      reflow(replacing: item..<item + 1) { $0.append((width, height)) }
    }
  }

  /// Turns the measurement of an item into an estimate.
  mutating func invalidate(_ item: Int) {
    let old = codes(at: item)
    if old.height.isValid { setCodes((old.width, old.height.asEstimate), at: item) }
  }

  /// Removes items, and then inserts unmeasured items.
  ///
  /// - Complexity: O(items in reflowed lines + items of a chunk) for each range.
  mutating func edit(removing removed: [Range<Int>], inserting inserted: [Range<Int>]) {
    for range in removed.reversed() { reflow(replacing: range) { _ in } }
    for range in inserted {
      reflow(replacing: range.lowerBound..<range.lowerBound) { $0.appendUnknown(range.count) }
    }
  }

  /// Returns the same items, reflowed by another rule.
  ///
  /// A measurement stays valid if its width doesn't change.
  ///
  /// - Complexity: O(measured items).
  func reflowed(by new: PackedRule) -> PackedLines {
    var breaker = LineBreaker(rule: new, epoch: 0)
    for chunk in chunks {
      if chunk.isRun {
        breaker.appendUnknown(chunk.count)
        continue
      }
      for item in 0..<chunk.count {
        let old = rule.measurement(chunk.codes(at: item, epoch: epoch))
        breaker.append(old.map(new.codes) ?? (.unknown, .unknown))
      }
    }
    return PackedLines(chunks: breaker.finish(), rule: new)
  }

  /// Replaces items, and reflows the lines around them.
  ///
  /// - Parameters:
  ///   - range: The items to replace.
  ///   - append: A closure that appends the new items.
  private mutating func reflow(replacing range: Range<Int>, with append: (inout LineBreaker) -> Void) {
    var breaker = LineBreaker(rule: rule, epoch: epoch)
    guard itemCount > 0 else {
      append(&breaker)
      replaceChunks(0..<0, with: breaker.finish())
      return
    }
    // The first item may now fit in the previous line.
    let (first, before) = locate(item: max(0, range.lowerBound - 1))
    let line = chunks[first].line(ofItem: max(0, range.lowerBound - 1) - before.items, rule)
    var cursor = PackedPosition(chunk: first, local: chunks[first].items(ofLine: line, rule).lowerBound)
    var item = before.items + cursor.local
    breaker.appendLines(of: chunks[first], 0..<line, epoch: epoch)
    while item < range.lowerBound {
      breaker.append(chunks[cursor.chunk].codes(at: cursor.local, epoch: epoch))
      cursor.advance(by: 1, in: chunks)
      item += 1
    }
    append(&breaker)
    while item < range.upperBound {
      let step = min(chunks[cursor.chunk].count - cursor.local, range.upperBound - item)
      cursor.advance(by: step, in: chunks)
      item += step
    }
    while cursor.chunk < chunks.count {
      if chunks[cursor.chunk].isRun {
        let rest = chunks[cursor.chunk].count - cursor.local
        breaker.appendUnknown(rest)
        cursor.advance(by: rest, in: chunks)
        continue
      }
      if breaker.startsLine(with: chunks[cursor.chunk].width(at: cursor.local, rule)),
        chunks[cursor.chunk].startsLine(at: cursor.local, rule)
      {
        // From here on, lines are unchanged.
        if cursor.local > 0 {
          let line = chunks[cursor.chunk].line(ofItem: cursor.local, rule)
          breaker.appendLines(of: chunks[cursor.chunk], line..<chunks[cursor.chunk].lineCount(rule), epoch: epoch)
          cursor.chunk += 1
        }
        break
      }
      breaker.append(chunks[cursor.chunk].codes(at: cursor.local, epoch: epoch))
      cursor.advance(by: 1, in: chunks)
    }
    let parts = breaker.finish()
    replaceChunks(first..<cursor.chunk, with: parts)
    for index in stride(from: first + parts.count - 1, through: first - 1, by: -1) { mergeWithNext(index) }
  }

  /// Merges a chunk with the next one if both fit in a single chunk, so few chunks stay small.
  private mutating func mergeWithNext(_ index: Int) {
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

/// The position of an item in the chunks.
private struct PackedPosition {
  var chunk: Int
  var local: Int

  mutating func advance(by step: Int, in chunks: ContiguousArray<PackedChunk>) {
    local += step
    if local == chunks[chunk].count { (chunk, local) = (chunk + 1, 0) }
  }
}

/// A builder that breaks items into lines and packs lines into chunks.
struct LineBreaker {
  private let rule: PackedRule
  private let epoch: Int
  private var chunks: [PackedChunk] = []
  private var open: PackedChunk
  /// The used width of the last line, or nil if no line is open.
  private var used: Double?
  /// The number of trailing unmeasured items, which start at a line start and become a run if there are many.
  private var unknown = 0

  init(rule: PackedRule, epoch: Int) {
    self.rule = rule
    self.epoch = epoch
    open = PackedChunk(epoch: epoch)
  }

  /// Returns whether an item with the given width would start a new line.
  func startsLine(with width: Double) -> Bool {
    if unknown > 0 {
      let inLine = (unknown - 1) % rule.estimatedColumns.count + 1
      let used = Double(inLine) * rule.estimate.width + Double(inLine - 1) * rule.spacing
      return !rule.fits(width, after: used)
    }
    return used.map { !rule.fits(width, after: $0) } ?? true
  }

  /// Appends an item, breaking the line if necessary.
  mutating func append(_ codes: (width: ExtentCode, height: ExtentCode)) {
    guard let ticks = codes.width.ticks else {
      appendUnknown(1)
      return
    }
    let width = rule.unit.points(ticks)
    let startsLine = startsLine(with: width)
    flushUnknown(isLineOpen: !startsLine)
    add(codes, width: width, startingLine: startsLine)
  }

  /// Appends unmeasured items.
  mutating func appendUnknown(_ number: Int) {
    var number = number
    if unknown == 0 {
      while number > 0, !startsLine(with: rule.estimate.width) {
        add((.unknown, .unknown), width: rule.estimate.width, startingLine: false)
        number -= 1
      }
    }
    unknown += number
  }

  private mutating func add(
    _ codes: (width: ExtentCode, height: ExtentCode), width: Double, startingLine: Bool
  ) {
    let starts = startingLine || open.count == 0
    if starts && open.count >= PackedLines.chunkSize { closeChunk() }
    open.append(codes, startingLine: starts)
    used = startingLine ? width : (used ?? 0) + rule.spacing + width
  }

  /// Places the pending unmeasured items.
  ///
  /// Many complete lines become a run; the last line gets cells if another item will join it.
  private mutating func flushUnknown(isLineOpen: Bool) {
    guard unknown > 0 else { return }
    let columns = rule.estimatedColumns.count
    let whole = isLineOpen ? (unknown - 1) / columns * columns : unknown
    let rest = unknown - whole
    unknown = 0
    if whole >= PackedLines.chunkSize {
      closeChunk()
      chunks.append(PackedChunk(run: whole))
    } else {
      for position in 0..<whole {
        add((.unknown, .unknown), width: rule.estimate.width, startingLine: position % columns == 0)
      }
    }
    for position in 0..<rest {
      add((.unknown, .unknown), width: rule.estimate.width, startingLine: position == 0)
    }
  }

  /// Appends lines of a chunk without reflowing them.
  mutating func appendLines(of chunk: PackedChunk, _ lines: Range<Int>, epoch: Int) {
    guard !lines.isEmpty else { return }
    flushUnknown(isLineOpen: false)
    if chunk.isRun {
      unknown = chunk.items(ofLine: lines.upperBound - 1, rule).upperBound
      flushUnknown(isLineOpen: false)
    } else {
      for line in lines {
        let items = chunk.items(ofLine: line, rule)
        for item in items {
          add(chunk.codes(at: item, epoch: epoch), width: 0, startingLine: item == items.lowerBound)
        }
      }
    }
    used = nil
  }

  private mutating func closeChunk() {
    used = nil
    guard open.count > 0 else { return }
    open.measureLines(rule)
    chunks.append(open)
    open = PackedChunk(epoch: epoch)
  }

  /// Returns all chunks.
  mutating func finish() -> [PackedChunk] {
    flushUnknown(isLineOpen: false)
    closeChunk()
    return chunks
  }
}
