extension ExtentTree {
  /// Removes items and then adds others of which nothing is known.
  ///
  /// - Parameters:
  ///   - removed: The items to remove, ascending, by their places before.
  ///   - inserted: The items to add, ascending, by their places after.
  ///   - outdatesShifted: Whether the measure of an item that comes to stand in another column becomes an estimate.
  /// - Complexity: O(items of a chunk) amortised for each range in rows of one item; in others O(items) for all
  ///   together.
  mutating func edit(removing removed: [Range<Int>], inserting inserted: [Range<Int>], outdatesShifted: Bool) {
    if columns == 1, removed.count + inserted.count <= 8 + chunks.count / 2 {
      for range in removed.reversed() { removeRows(range) }
      for range in inserted { insertRow(of: range.count, at: range.lowerBound) }
    } else {
      rebuild(removing: removed, inserting: inserted, outdatesShifted: outdatesShifted)
    }
  }

  /// Puts all items in new chunks of whole rows.
  private mutating func rebuild(
    removing removed: [Range<Int>], inserting inserted: [Range<Int>], outdatesShifted: Bool
  ) {
    var packer = ExtentPacker(self)
    var old = 0
    var gone = removed[...]
    func keep(_ number: Int) {
      var left = number
      while left > 0 {
        while let next = gone.first, next.lowerBound == old {
          old = next.upperBound
          gone.removeFirst()
        }
        let step = min(left, (gone.first?.lowerBound ?? count) - old)
        guard step > 0 else { return }
        let isShifted = outdatesShifted && (packer.count - old) % columns != 0
        packer.append(self, old..<old + step, outdating: isShifted)
        old += step
        left -= step
      }
    }
    for range in inserted {
      keep(range.lowerBound - packer.count)
      packer.appendUnknown(range.count)
    }
    keep(count)
    replaceChunks(0..<chunks.count, with: packer.finish())
  }

  private mutating func insertRow(of number: Int, at item: Int) {
    guard number > 0 else { return }
    guard count > 0 else {
      replaceChunks(0..<0, with: CollectionOfOne(ExtentChunk(run: number)))
      return
    }
    // What comes at a boundary joins the chunk before it, unless only the one behind it is a run.
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
      withChunk(index) { $0.insertUnknown(number, at: local) }
    } else if number < chunkSize {
      // Both halves have room for what comes next.
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

  private mutating func removeRows(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let (first, before) = locate(range.lowerBound)
    let start = range.lowerBound - before.items
    if start + range.count < chunks[first].count {
      withChunk(first) { $0.remove(start..<start + range.count) }
      join(around: first)
      return
    }
    let (last, beforeLast) = locate(range.upperBound - 1)
    let end = range.upperBound - beforeLast.items
    var kept: [ExtentChunk] = []
    if start > 0 { kept.append(chunks[first].slice(0..<start)) }
    if end < chunks[last].count { kept.append(chunks[last].slice(end..<chunks[last].count)) }
    replaceChunks(first..<last + 1, with: kept)
    join(around: max(0, first - 1))
    join(around: first)
  }

  /// Joins a chunk with the one behind it where both together have room for as many again.
  private mutating func join(around index: Int) {
    guard index + 1 < chunks.count else { return }
    let (chunk, next) = (chunks[index], chunks[index + 1])
    guard chunk.isRun == next.isRun else { return }
    if chunk.isRun {
      replaceChunks(index..<index + 2, with: CollectionOfOne(ExtentChunk(run: chunk.count + next.count)))
    } else if chunk.count + next.count <= chunkSize / 2 {
      var joined = ExtentChunk(run: 0, epoch: epoch)
      joined.append(chunk, 0..<chunk.count, ofEpoch: epoch, hasCross: hasCross)
      joined.append(next, 0..<next.count, ofEpoch: epoch, hasCross: hasCross)
      replaceChunks(index..<index + 2, with: CollectionOfOne(joined))
    }
  }

  /// The same items in rows of another number, with all measures as estimates.
  ///
  /// - Complexity: O(measured items).
  func regrouped(columns: Int, estimate: Double) -> ExtentTree {
    var new = ExtentTree(count: 0, columns: columns, unit: unit, estimate: estimate, hasCross: hasCross)
    var packer = ExtentPacker(new)
    packer.append(self, 0..<count, outdating: true)
    new.replaceChunks(0..<0, with: packer.finish())
    return new
  }

  /// The same items measured in another unit, with all measures as estimates.
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
          converted(ticks), across: chunk.crossCode(at: index).ticks.map(converted) ?? .unknown, at: start + index)
      }
    }
    return new
  }
}

/// Puts items in chunks of whole rows, one after another.
struct ExtentPacker {
  private let size: Int
  private let hasCross: Bool
  private let epoch: Int
  private var chunks: [ExtentChunk] = []
  /// The number of items so far.
  private(set) var count = 0
  /// Items that do not fill a chunk yet.
  private var open: ExtentChunk

  init(_ tree: ExtentTree) {
    size = tree.chunkSize
    hasCross = tree.hasCross
    epoch = tree.epoch
    open = ExtentChunk(run: 0, epoch: tree.epoch)
  }

  /// Adds items as a tree has them, or with their measures as estimates.
  mutating func append(_ tree: ExtentTree, _ range: Range<Int>, outdating: Bool = false) {
    guard !range.isEmpty else { return }
    let epoch = outdating ? tree.epoch + 1 : tree.epoch
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
      // Whole chunks of a run stay one.
      let isWhole = chunk.isRun && open.count == 0
      let room = isWhole ? max(size, (range.upperBound - next) / size * size) : size - open.count
      let end = min(next + room, range.upperBound)
      if open.count == 0, !chunk.isRun { open.reserve(size, hasCross: hasCross) }
      open.append(chunk, next..<end, ofEpoch: other, hasCross: hasCross)
      count += end - next
      next = end
      if open.count >= size { close() }
    }
  }

  /// Adds items of which nothing is known.
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

  /// Gives the chunks.
  mutating func finish() -> [ExtentChunk] {
    if open.count > 0 { close() }
    return chunks
  }
}
