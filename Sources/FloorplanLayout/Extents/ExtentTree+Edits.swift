extension ExtentTree {
  /// Removes items, and then inserts unmeasured items.
  ///
  /// - Parameters:
  ///   - removed: The ranges to remove, ascending, as indices before the edit.
  ///   - inserted: The ranges to insert, ascending, as indices after the edit.
  ///   - invalidatesShifted: Whether the measurement of an item that moves to another column becomes an estimate.
  /// - Complexity: Amortized O(items of a chunk) for each range if rows have one item, else O(items) for all ranges
  ///   together.
  mutating func edit(removing removed: [Range<Int>], inserting inserted: [Range<Int>], invalidatesShifted: Bool) {
    if columns == 1, removed.count + inserted.count <= 8 + chunks.count / 2 {
      for range in removed.reversed() { removeItems(range) }
      for range in inserted { insertItems(range.count, at: range.lowerBound) }
    } else {
      rebuild(removing: removed, inserting: inserted, invalidatesShifted: invalidatesShifted)
    }
  }

  /// Repacks all items into new chunks of whole rows.
  private mutating func rebuild(
    removing removed: [Range<Int>], inserting inserted: [Range<Int>], invalidatesShifted: Bool
  ) {
    var packer = ExtentPacker(self)
    var old = 0
    var remainingRemovals = removed[...]
    func copyItems(_ number: Int) {
      var remaining = number
      while remaining > 0 {
        while let next = remainingRemovals.first, next.lowerBound == old {
          old = next.upperBound
          remainingRemovals.removeFirst()
        }
        let step = min(remaining, (remainingRemovals.first?.lowerBound ?? count) - old)
        guard step > 0 else { return }
        let isShifted = invalidatesShifted && (packer.count - old) % columns != 0
        packer.append(self, old..<old + step, invalidating: isShifted)
        old += step
        remaining -= step
      }
    }
    for range in inserted {
      copyItems(range.lowerBound - packer.count)
      packer.appendUnknown(range.count)
    }
    copyItems(count)
    replaceChunks(0..<chunks.count, with: packer.finish())
  }

  private mutating func insertItems(_ number: Int, at item: Int) {
    guard number > 0 else { return }
    guard count > 0 else {
      replaceChunks(0..<0, with: CollectionOfOne(ExtentChunk(run: number)))
      return
    }
    // Items inserted at a boundary join the chunk before it, unless only the chunk after it is a run.
    var (index, before) = locate(max(0, item - 1))
    if index + 1 < chunks.count, item == before.items + chunks[index].count, !chunks[index].isRun,
      chunks[index + 1].isRun
    {
      before = sums.prefix(before: index + 1)
      index += 1
    }
    let local = item - before.items
    let chunk = chunks[index]
    if chunk.isRun || chunk.count + number <= chunkSize {
      updateChunk(index) { $0.insertUnknown(number, at: local) }
    } else if number < chunkSize {
      // Split in half, so both halves have space for further insertions.
      let middle = chunk.count / 2
      var halves = [chunk.slice(0..<middle), chunk.slice(middle..<chunk.count)]
      if local <= middle {
        halves[0].insertUnknown(number, at: local)
      } else {
        halves[1].insertUnknown(number, at: local - middle)
      }
      replaceChunks(index..<index + 1, with: halves)
    } else {
      var parts = [ExtentChunk(run: number)]
      if local > 0 { parts.insert(chunk.slice(0..<local), at: 0) }
      if local < chunk.count { parts.append(chunk.slice(local..<chunk.count)) }
      replaceChunks(index..<index + 1, with: parts)
    }
  }

  private mutating func removeItems(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let (first, before) = locate(range.lowerBound)
    let start = range.lowerBound - before.items
    if start + range.count < chunks[first].count {
      updateChunk(first) { $0.remove(start..<start + range.count) }
      mergeWithNext(first)
      return
    }
    let (last, beforeLast) = locate(range.upperBound - 1)
    let end = range.upperBound - beforeLast.items
    var kept: [ExtentChunk] = []
    if start > 0 { kept.append(chunks[first].slice(0..<start)) }
    if end < chunks[last].count { kept.append(chunks[last].slice(end..<chunks[last].count)) }
    replaceChunks(first..<last + 1, with: kept)
    mergeWithNext(max(0, first - 1))
    mergeWithNext(first)
  }

  /// Merges a chunk with the next one if the result is at most half full.
  private mutating func mergeWithNext(_ index: Int) {
    guard index + 1 < chunks.count else { return }
    let (chunk, next) = (chunks[index], chunks[index + 1])
    guard chunk.isRun == next.isRun else { return }
    if chunk.isRun {
      replaceChunks(index..<index + 2, with: CollectionOfOne(ExtentChunk(run: chunk.count + next.count)))
    } else if chunk.count + next.count <= chunkSize / 2 {
      var merged = ExtentChunk(run: 0, epoch: epoch)
      merged.append(chunk, 0..<chunk.count, ofEpoch: epoch, hasCross: hasCross)
      merged.append(next, 0..<next.count, ofEpoch: epoch, hasCross: hasCross)
      replaceChunks(index..<index + 2, with: CollectionOfOne(merged))
    }
  }

  /// Returns the same items with a different number of columns, with all measurements as estimates.
  ///
  /// - Complexity: O(measured items).
  func regrouped(columns: Int, estimate: Double) -> ExtentTree {
    var new = ExtentTree(count: 0, columns: columns, unit: unit, estimate: estimate, hasCross: hasCross)
    var packer = ExtentPacker(new)
    packer.append(self, 0..<count, invalidating: true)
    new.replaceChunks(0..<0, with: packer.finish())
    return new
  }

  /// Returns the same items in another unit, with all measurements as estimates.
  ///
  /// - Complexity: O(measured items).
  func converted(to unit: TickUnit, estimate: Double) -> ExtentTree {
    var new = ExtentTree(count: count, columns: columns, unit: unit, estimate: estimate, hasCross: hasCross)
    var start = 0
    for chunk in chunks {
      defer { start += chunk.count }
      guard !chunk.isRun else { continue }
      for index in 0..<chunk.count {
        guard let ticks = chunk.code(at: index, epoch: epoch).ticks else { continue }
        func converted(_ ticks: Int) -> ExtentCode {
          ExtentCode(ticks: unit.ticks(ticks, from: self.unit), isValid: false)
        }
        new.set(
          converted(ticks), cross: chunk.crossCode(at: index).ticks.map(converted) ?? .unknown, at: start + index)
      }
    }
    return new
  }
}

/// A builder that packs items into chunks of whole rows.
struct ExtentPacker {
  private let size: Int
  private let hasCross: Bool
  private let epoch: Int
  private var chunks: [ExtentChunk] = []
  /// The number of items appended so far.
  private(set) var count = 0
  /// The chunk that isn't full yet.
  private var open: ExtentChunk

  init(_ tree: ExtentTree) {
    size = tree.chunkSize
    hasCross = tree.hasCross
    epoch = tree.epoch
    open = ExtentChunk(run: 0, epoch: tree.epoch)
  }

  /// Appends items of a tree, optionally turning their measurements into estimates.
  mutating func append(_ tree: ExtentTree, _ range: Range<Int>, invalidating: Bool = false) {
    guard !range.isEmpty else { return }
    let epoch = invalidating ? tree.epoch + 1 : tree.epoch
    var (index, before) = tree.locate(range.lowerBound)
    var start = before.items
    while index < tree.chunks.count, start < range.upperBound {
      let chunk = tree.chunks[index]
      let part = max(0, range.lowerBound - start)..<min(chunk.count, range.upperBound - start)
      append(chunk, part, epoch: epoch)
      start += chunk.count
      index += 1
    }
  }

  private mutating func append(_ chunk: ExtentChunk, _ range: Range<Int>, epoch other: Int) {
    var next = range.lowerBound
    while next < range.upperBound {
      // Keep a run of whole chunks together.
      let isWhole = chunk.isRun && open.count == 0
      let capacity = isWhole ? max(size, (range.upperBound - next) / size * size) : size - open.count
      let end = min(next + capacity, range.upperBound)
      if open.count == 0, !chunk.isRun { open.reserveCapacity(size, hasCross: hasCross) }
      open.append(chunk, next..<end, ofEpoch: other, hasCross: hasCross)
      count += end - next
      next = end
      if open.count >= size { close() }
    }
  }

  /// Appends unmeasured items.
  mutating func appendUnknown(_ number: Int) {
    append(ExtentChunk(run: number), 0..<number, epoch: epoch)
  }

  private mutating func close() {
    if open.isRun, let last = chunks.last, last.isRun {
      chunks[chunks.count - 1] = ExtentChunk(run: last.count + open.count)
    } else {
      chunks.append(open)
    }
    open = ExtentChunk(run: 0, epoch: epoch)
  }

  /// Returns all chunks.
  mutating func finish() -> [ExtentChunk] {
    if open.count > 0 { close() }
    return chunks
  }
}
