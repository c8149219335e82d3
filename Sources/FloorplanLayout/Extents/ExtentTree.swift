/// The extents of items that stand in rows of equally many, measured or not, with their sums.
///
/// Items are kept in chunks. A chunk of which nothing is known is a number, so a million items that nobody measured
/// cost as much as one; the others have four bytes for an item. A row is as long as its longest item, where an item
/// that was never measured counts with the estimate.
///
/// An old measure stays as an estimate of its own: invalidating turns measures into old ones and changes no extent.
struct ExtentTree: Sendable {
  /// The number of items in a row.
  let columns: Int
  let unit: TickUnit
  /// Whether an item has an extent across the rows too, of which the largest is asked for.
  let hasCross: Bool
  /// The extent of items that were never measured, in points.
  private(set) var estimate: Double
  /// The ticks of a known extent that the estimate exceeds.
  private(set) var estimateTicks: Int

  private(set) var chunks: ContiguousArray<ExtentChunk> = []
  private(set) var sums = SumTree()
  private(set) var epoch = 0
  /// The largest known extent across, in ticks, and those of the chunks.
  private(set) var largestAcross = 0
  private var chunksAcross: ContiguousArray<Int> = []

  /// Chunks have no more items than this, unless one row has.
  static let chunkCapacity = 256

  init(count: Int, columns: Int = 1, unit: TickUnit, estimate: Double, hasCross: Bool = false) {
    self.columns = columns
    self.unit = unit
    self.estimate = estimate
    self.hasCross = hasCross
    estimateTicks = unit.ticks(within: estimate)
    if count > 0 { replaceChunks(0..<0, with: CollectionOfOne(ExtentChunk(run: count))) }
  }

  var count: Int { sums.total.items }

  /// The number of items that a chunk with cells gets where there are enough: whole rows.
  var chunkSize: Int { max(1, Self.chunkCapacity / columns) * columns }

  private func sums(of chunk: ExtentChunk) -> SumTree.Sums {
    chunk.sums(columns: columns, estimate: estimateTicks)
  }

  mutating func replaceChunks(_ range: Range<Int>, with new: some Collection<ExtentChunk>) {
    chunks.replaceSubrange(range, with: new)
    sums.replace(range, with: new.map(sums(of:)))
    guard hasCross else { return }
    chunksAcross.replaceSubrange(range, with: new.map(\.largestAcross))
    largestAcross = chunksAcross.max() ?? 0
  }

  /// Changes one chunk in place and adds it up again.
  mutating func withChunk(_ index: Int, _ body: (inout ExtentChunk) -> Void) {
    let old = sums(of: chunks[index])
    body(&chunks[index])
    sums.add(sums(of: chunks[index]) &- old, to: index)
    if hasCross { updateAcross(index, to: chunks[index].largestAcross) }
  }

  private mutating func updateAcross(_ index: Int, to new: Int) {
    let old = chunksAcross[index]
    chunksAcross[index] = new
    if new >= largestAcross {
      largestAcross = new
    } else if old == largestAcross {
      largestAcross = chunksAcross.max() ?? 0
    }
  }

  /// The chunk that holds an item, and what comes before the chunk.
  func locate(_ item: Int) -> (chunk: Int, before: SumTree.Sums) {
    let found = sums.last(near: sums.guess(for: item, of: count)) { $0.items > item }
    return (found.index, found.prefix)
  }

  /// What is stored for an item, with measures that are no longer valid as old ones.
  func code(at item: Int) -> ExtentCode {
    let (chunk, before) = locate(item)
    return chunks[chunk].code(at: item - before.items, epoch: epoch)
  }

  func crossCode(at item: Int) -> ExtentCode {
    let (chunk, before) = locate(item)
    return chunks[chunk].crossCode(at: item - before.items)
  }

  /// Stores an extent.
  ///
  /// - Complexity: O(columns) amortised.
  mutating func set(_ code: ExtentCode, across: ExtentCode = .unknown, at item: Int) {
    var (index, before) = locate(item)
    if chunks[index].isRun {
      guard code.isKnown else { return }
      (index, before) = giveCells(to: item, in: index, before: before)
    }
    let local = item - before.items
    let row = columns == 1 ? local : local - local % columns
    let old = chunks[index].rowExtent(from: row, columns: columns, estimate: estimateTicks)
    chunks[index].set(code, across: across, at: local, epoch: epoch)
    let new =
      columns == 1
      ? code.sums : chunks[index].rowExtent(from: row, columns: columns, estimate: estimateTicks)
    if old != new { sums.add(new &- old, to: index) }
    if hasCross { updateAcross(index, to: chunks[index].largestAcross) }
  }

  /// Gives cells to the items of a run around one of them.
  private mutating func giveCells(
    to item: Int, in index: Int, before: SumTree.Sums
  ) -> (chunk: Int, before: SumTree.Sums) {
    let (count, local) = (chunks[index].count, item - before.items)
    let start = local - local % chunkSize
    let end = min(start + chunkSize, count)
    var parts: [ExtentChunk] = []
    if start > 0 { parts.append(ExtentChunk(run: start)) }
    parts.append(ExtentChunk(cells: end - start, hasCross: hasCross, epoch: epoch))
    if end < count { parts.append(ExtentChunk(run: count - end)) }
    replaceChunks(index..<index + 1, with: parts)
    return start > 0 ? (index + 1, sums.prefix(before: index + 1)) : (index, before)
  }

  /// Turns the measure of an item into an estimate.
  mutating func outdate(_ item: Int) {
    let (index, before) = locate(item)
    let code = chunks[index].code(at: item - before.items, epoch: epoch)
    guard code.isValid else { return }
    let across = chunks[index].crossCode(at: item - before.items)
    chunks[index].set(code.outdated, across: across, at: item - before.items, epoch: epoch)
  }

  /// Turns all measures into estimates.
  ///
  /// - Complexity: O(1).
  mutating func outdateAll() {
    epoch += 1
  }

  /// Sets the extent of items that were never measured.
  ///
  /// - Complexity: O(1) in rows of one item, else O(measured items).
  mutating func setEstimate(_ new: Double) {
    estimate = new
    estimateTicks = unit.ticks(within: new)
    guard columns > 1 else { return }
    sums = SumTree(chunks.map(sums(of:)))
  }
}
