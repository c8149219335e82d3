/// Adjacent items of an ``ExtentTree``: either a few items with cells, or a run of any number of unknown items.
struct ExtentChunk: Sendable {
  /// The number of items.
  private(set) var count: Int
  /// The extents along the rows' axis; empty in a run.
  private(set) var cells: ExtentCells
  /// The extents on the cross axis in the order of the cells, if the tree stores them.
  private(set) var crossCells: ExtentCells
  /// The epoch of the measurements; those of an earlier epoch are outdated, whatever their codes say.
  private var epoch: Int

  /// Creates a run of unknown items.
  init(run count: Int, epoch: Int = 0) {
    self.count = count
    cells = ExtentCells()
    crossCells = ExtentCells()
    self.epoch = epoch
  }

  /// Creates a chunk with cells for unknown items.
  init(cells count: Int, hasCross: Bool, epoch: Int) {
    self.count = count
    cells = ExtentCells(unknown: count)
    crossCells = hasCross ? ExtentCells(unknown: count) : ExtentCells()
    self.epoch = epoch
  }

  var isRun: Bool { cells.isEmpty }

  /// Returns the code of an item, outdated if the chunk's epoch is over.
  func code(at index: Int, epoch current: Int) -> ExtentCode {
    guard !isRun else { return .unknown }
    return epoch == current ? cells[index] : cells[index].asEstimate
  }

  func crossCode(at index: Int) -> ExtentCode {
    crossCells.isEmpty ? .unknown : crossCells[index]
  }

  mutating func set(_ code: ExtentCode, cross: ExtentCode, at index: Int, epoch current: Int) {
    if epoch != current {
      cells.invalidateAll()
      epoch = current
    }
    cells[index] = code
    if !crossCells.isEmpty { crossCells[index] = cross }
  }

  /// Appends part of another chunk, keeping its measurements valid if they are of the given epoch.
  mutating func append(_ other: ExtentChunk, _ range: Range<Int>, ofEpoch otherEpoch: Int, hasCross: Bool) {
    defer { count += range.count }
    guard !isRun || !other.isRun else { return }
    if isRun { self = ExtentChunk(cells: count, hasCross: hasCross, epoch: epoch) }
    if other.isRun {
      cells.appendUnknown(range.count)
      if hasCross { crossCells.appendUnknown(range.count) }
    } else {
      cells.append(other.cells, range, invalidating: other.epoch != otherEpoch)
      if hasCross { crossCells.append(other.crossCells, range, invalidating: false) }
    }
  }

  /// Returns the sums of the items and their rows; a row has the extent of its longest item.
  func sums(columns: Int, estimate: Int) -> SumTree.Sums {
    if isRun { return .extents(items: count, unknown: (count + columns - 1) / columns) }
    if columns == 1 {
      let (known, unknown) = cells.sum(0..<count)
      return .extents(items: count, known: known, unknown: unknown)
    }
    let (known, unknown) = rows(0..<count, columns: columns, estimate: estimate)
    return .extents(items: count, known: known, unknown: unknown)
  }

  /// Returns the sum of the rows with a known extent, and the number of rows with the estimated extent.
  func rows(_ range: Range<Int>, columns: Int, estimate: Int) -> (known: Int, unknown: Int) {
    var (sum, estimated) = (0, 0)
    cells.forEachRow(of: columns, in: range) { _, known, hasUnknown in
      if Self.isEstimated(known, hasUnknown, estimate) { estimated &+= 1 } else { sum &+= known }
      return true
    }
    return (sum, estimated)
  }

  /// Returns whether the estimate determines the extent of a row.
  @inline(__always)
  private static func isEstimated(_ known: Int, _ hasUnknown: Bool, _ estimate: Int) -> Bool {
    known < 0 || (hasUnknown && known <= estimate)
  }

  /// Returns the last row before which a condition doesn't hold yet.
  ///
  /// - Parameters:
  ///   - start: The first item of a row before which the condition doesn't hold.
  ///   - columns: The number of items in a row.
  ///   - estimate: The largest number of ticks that doesn't exceed the estimate.
  ///   - isPassed: A closure that returns whether the rows from `start` on, given their sums and their number, exceed
  ///     the searched position.
  /// - Returns: The first item of the row, and the sums of the rows before it.
  @inline(__always)
  func lastRow(
    from start: Int, columns: Int, estimate: Int, until isPassed: (_ known: Int, _ unknown: Int, _ rows: Int) -> Bool
  ) -> (item: Int, known: Int, unknown: Int) {
    var found = (item: start, known: 0, unknown: 0)
    var (sum, estimated, rows) = (0, 0, 0)
    cells.forEachRow(of: columns, in: start..<count) { item, known, hasUnknown in
      guard rows == 0 || !isPassed(sum, estimated, rows) else { return false }
      found = (item, sum, estimated)
      if Self.isEstimated(known, hasUnknown, estimate) { estimated &+= 1 } else { sum &+= known }
      rows &+= 1
      return true
    }
    return found
  }

  /// Returns the sums of a single row: a known extent, or one estimated row.
  func rowExtent(from start: Int, columns: Int, estimate: Int) -> SumTree.Sums {
    guard !isRun else { return .extents(unknown: 1) }
    if columns == 1 { return cells[start].sums }
    let (known, hasUnknown) = cells.maximum(start..<min(start + columns, count))
    return Self.isEstimated(known, hasUnknown, estimate) ? .extents(unknown: 1) : .extents(known: known)
  }

  /// The largest extent on the cross axis, or 0 if none is known.
  var maximumCrossExtent: Int { crossCells.isEmpty ? 0 : max(0, crossCells.maximum(0..<count).known) }
}

extension ExtentCode {
  /// The sums of a row with this single item.
  var sums: SumTree.Sums { raw < 0 ? .extents(unknown: 1) : .extents(known: raw >> 1) }
}

extension SumTree.Sums {
  /// Returns the sums of items and their rows in an ``ExtentTree``.
  static func extents(items: Int = 0, known: Int = 0, unknown: Int = 0) -> SumTree.Sums {
    SumTree.Sums(items, known, unknown, 0)
  }

  /// The number of items.
  var items: Int { self[0] }
  /// The total known extent of rows or lines, in ticks.
  var known: Int { self[1] }
  /// The number of rows or lines with the estimated extent.
  var unknown: Int { self[2] }
}
