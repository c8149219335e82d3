/// The extents of items in rows with an equal number of items, measured or not, with their prefix sums.
///
/// Items are stored in chunks. A chunk of unmeasured items is just a number, so a million of them cost as much as one;
/// other chunks take four bytes for each item. A row has the extent of its longest item, and unmeasured items have the
/// estimated extent.
///
/// An outdated measurement remains as the item's own estimate, so invalidating measurements doesn't change any extent.
struct ExtentTree: Sendable {
  /// The number of items in a row.
  let columns: Int
  let unit: TickUnit
  /// Whether items also have an extent on the cross axis, whose maximum the tree tracks.
  let hasCross: Bool
  /// The extent of unmeasured items, in points.
  private(set) var estimate: Double
  /// The largest number of ticks that doesn't exceed the estimate.
  private(set) var estimateTicks: Int

  private(set) var chunks: ContiguousArray<ExtentChunk> = []
  private(set) var sums = SumTree()
  private(set) var epoch = 0
  /// The largest known extent on the cross axis, in ticks, for the tree and for each chunk.
  private(set) var maximumCrossExtent = 0
  private var maximumCrossExtents: ContiguousArray<Int> = []

  /// The maximum number of items in a chunk, unless a single row has more.
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

  /// The maximum number of items in a chunk with cells, a multiple of the columns.
  var chunkSize: Int { max(1, Self.chunkCapacity / columns) * columns }

  private func sums(of chunk: ExtentChunk) -> SumTree.Sums {
    chunk.sums(columns: columns, estimate: estimateTicks)
  }

  mutating func replaceChunks(_ range: Range<Int>, with new: some Collection<ExtentChunk>) {
    chunks.replaceSubrange(range, with: new)
    sums.replace(range, with: new.map(sums(of:)))
    guard hasCross else { return }
    maximumCrossExtents.replaceSubrange(range, with: new.map(\.maximumCrossExtent))
    maximumCrossExtent = maximumCrossExtents.max() ?? 0
  }

  private mutating func updateMaximumCrossExtent(_ index: Int, to new: Int) {
    let old = maximumCrossExtents[index]
    maximumCrossExtents[index] = new
    if new >= maximumCrossExtent {
      maximumCrossExtent = new
    } else if old == maximumCrossExtent {
      maximumCrossExtent = maximumCrossExtents.max() ?? 0
    }
  }

  /// Returns the chunk that contains an item, and the sums of the chunks before it.
  func locate(_ item: Int) -> (chunk: Int, before: SumTree.Sums) {
    let found = sums.last(near: sums.guess(for: item, of: count)) { $0.items > item }
    return (found.index, found.prefix)
  }

  /// Returns the code of an item, with outdated measurements as estimates.
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
  /// - Complexity: Amortized O(columns).
  mutating func set(_ code: ExtentCode, cross: ExtentCode = .unknown, at item: Int) {
    var (index, before) = locate(item)
    if chunks[index].isRun {
      guard code.isKnown else { return }
      (index, before) = splitRun(at: item, in: index, before: before)
    }
    let local = item - before.items
    let row = columns == 1 ? local : local - local % columns
    let old = chunks[index].rowExtent(from: row, columns: columns, estimate: estimateTicks)
    chunks[index].set(code, cross: cross, at: local, epoch: epoch)
    let new =
      columns == 1
      ? code.sums : chunks[index].rowExtent(from: row, columns: columns, estimate: estimateTicks)
    if old != new { sums.add(new &- old, to: index) }
    if hasCross { updateMaximumCrossExtent(index, to: chunks[index].maximumCrossExtent) }
  }

  /// Splits a run so that the items around the given one have cells.
  private mutating func splitRun(
    at item: Int, in index: Int, before: SumTree.Sums
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

  /// Turns the measurement of an item into an estimate.
  mutating func invalidate(_ item: Int) {
    let (index, before) = locate(item)
    let code = chunks[index].code(at: item - before.items, epoch: epoch)
    guard code.isValid else { return }
    let cross = chunks[index].crossCode(at: item - before.items)
    chunks[index].set(code.asEstimate, cross: cross, at: item - before.items, epoch: epoch)
  }

  /// Turns all measurements into estimates.
  ///
  /// - Complexity: O(1).
  mutating func invalidateAll() {
    epoch += 1
  }

  /// Sets the extent of unmeasured items.
  ///
  /// - Complexity: O(1) if rows have one item, else O(measured items).
  mutating func setEstimate(_ new: Double) {
    estimate = new
    estimateTicks = unit.ticks(within: new)
    guard columns > 1 else { return }
    sums = SumTree(chunks.map(sums(of:)))
  }
}
