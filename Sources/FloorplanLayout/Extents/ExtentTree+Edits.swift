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
      for range in removed.reversed() { replaceItems(range, withUnknown: 0) }
      for range in inserted { replaceItems(range.lowerBound..<range.lowerBound, withUnknown: range.count) }
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

  /// Replaces items by unmeasured ones where rows have one item, and repacks the chunks around them.
  private mutating func replaceItems(_ range: Range<Int>, withUnknown number: Int) {
    guard count > 0 else {
      if number > 0 { replaceChunks(0..<0, with: CollectionOfOne(ExtentChunk(run: number))) }
      return
    }
    let (first, before) = locate(max(0, range.lowerBound - 1))
    var (last, beforeLast) = locate(min(range.upperBound, count - 1))
    var end = beforeLast.items + chunks[last].count
    var newCount = end - before.items - range.count + number
    if last + 1 < chunks.count, newCount + chunks[last + 1].count <= chunkSize / 2 {
      // Few chunks stay small.
      last += 1
      end += chunks[last].count
      newCount += chunks[last].count
    }
    // Chunks of equal size have space for further insertions.
    let chunkCount = max(1, (newCount + chunkSize - 1) / chunkSize)
    var packer = ExtentPacker(self, chunkSize: max(1, (newCount + chunkCount - 1) / chunkCount))
    packer.append(self, before.items..<range.lowerBound)
    packer.appendUnknown(number)
    packer.append(self, range.upperBound..<end)
    replaceChunks(first..<last + 1, with: packer.finish())
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

  init(_ tree: ExtentTree, chunkSize: Int? = nil) {
    size = chunkSize ?? tree.chunkSize
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
