/// Neighbouring items of an ``ExtentTree``: either some of which something may be known, or any number of which nothing
/// is.
struct ExtentChunk: Sendable {
  /// The number of items.
  private(set) var count: Int
  /// The extents along the rows' axis; empty in a run of items of which nothing is known.
  private(set) var cells: ExtentCells
  /// The extents across, where the tree keeps them, in the order of the cells.
  private(set) var crossCells: ExtentCells
  /// Measures of a chunk whose epoch is over are old ones, whatever their codes say.
  private var epoch: Int

  /// Items of which nothing is known.
  init(run count: Int, epoch: Int = 0) {
    self.count = count
    cells = ExtentCells()
    crossCells = ExtentCells()
    self.epoch = epoch
  }

  /// Items that have cells, of which nothing is known yet.
  init(cells count: Int, hasCross: Bool, epoch: Int) {
    self.count = count
    cells = ExtentCells(unknown: count)
    crossCells = hasCross ? ExtentCells(unknown: count) : ExtentCells()
    self.epoch = epoch
  }

  private init(_ cells: ExtentCells, _ crossCells: ExtentCells, epoch: Int) {
    count = cells.count
    self.cells = cells
    self.crossCells = crossCells
    self.epoch = epoch
  }

  var isRun: Bool { cells.isEmpty }

  /// The code of an item, with its measure outdated if it is of another epoch.
  func code(at index: Int, epoch current: Int) -> ExtentCode {
    guard !isRun else { return .unknown }
    return epoch == current ? cells[index] : cells[index].outdated
  }

  func crossCode(at index: Int) -> ExtentCode {
    crossCells.isEmpty ? .unknown : crossCells[index]
  }

  mutating func set(_ code: ExtentCode, across: ExtentCode, at index: Int, epoch current: Int) {
    if epoch != current {
      cells.outdateAll()
      epoch = current
    }
    cells[index] = code
    if !crossCells.isEmpty { crossCells[index] = across }
  }

  mutating func insertUnknown(_ number: Int, at index: Int) {
    count += number
    guard !isRun else { return }
    cells.insertUnknown(number, at: index)
    if !crossCells.isEmpty { crossCells.insertUnknown(number, at: index) }
  }

  mutating func remove(_ range: Range<Int>) {
    count -= range.count
    guard !isRun else { return }
    cells.remove(range)
    if !crossCells.isEmpty { crossCells.remove(range) }
  }

  /// A part of the items in memory of its own.
  func slice(_ range: Range<Int>) -> ExtentChunk {
    guard !isRun else { return ExtentChunk(run: range.count) }
    return ExtentChunk(
      cells.slice(range), crossCells.isEmpty ? crossCells : crossCells.slice(range), epoch: epoch)
  }

  /// Makes room for so many cells.
  mutating func reserve(_ number: Int, hasCross: Bool) {
    cells.reserve(number)
    if hasCross { crossCells.reserve(number) }
  }

  /// Adds a part of another chunk, whose measures stay valid if it is of an epoch.
  mutating func append(_ other: ExtentChunk, _ range: Range<Int>, ofEpoch otherEpoch: Int, hasCross: Bool) {
    if isRun && other.isRun {
      count += range.count
      return
    }
    if isRun { self = ExtentChunk(cells: count, hasCross: hasCross, epoch: epoch) }
    if other.isRun {
      insertUnknown(range.count, at: count)
      return
    }
    cells.append(other.cells, range, outdating: other.epoch != otherEpoch)
    if hasCross { crossCells.append(other.crossCells, range, outdating: false) }
    count += range.count
  }

  /// What the items add to the tree, in rows of so many; a row is as long as its longest item.
  func sums(columns: Int, estimate: Int) -> SumTree.Sums {
    if isRun { return .extents(items: count, unknown: (count + columns - 1) / columns) }
    if columns == 1 {
      let (known, unknown) = cells.sum(0..<count)
      return .extents(items: count, known: known, unknown: unknown)
    }
    let (known, unknown) = rows(0..<count, columns: columns, estimate: estimate)
    return .extents(items: count, known: known, unknown: unknown)
  }

  /// What the rows of some items add up to.
  func rows(_ range: Range<Int>, columns: Int, estimate: Int) -> (known: Int, unknown: Int) {
    var (sum, estimated) = (0, 0)
    cells.forEachRow(of: columns, in: range) { _, known, hasUnknown in
      if Self.isEstimated(known, hasUnknown, estimate) { estimated &+= 1 } else { sum &+= known }
      return true
    }
    return (sum, estimated)
  }

  /// Whether the estimate is what makes a row as long as it is.
  @inline(__always)
  private static func isEstimated(_ known: Int, _ hasUnknown: Bool, _ estimate: Int) -> Bool {
    known < 0 || (hasUnknown && known <= estimate)
  }

  /// Finds the last row before which a condition does not hold yet.
  ///
  /// - Parameters:
  ///   - start: The first item of a row before which it does not hold.
  ///   - columns: The number of items in a row.
  ///   - estimate: The ticks of a known extent that the estimate exceeds.
  ///   - isPassed: Tells of the rows from there on, by what they add up to and their number, whether it is too much.
  /// - Returns: The first item of the row, and what the rows before it add up to.
  @inline(__always)
  func lastRow(
    from start: Int, columns: Int, estimate: Int, notYet isPassed: (_ known: Int, _ unknown: Int, _ rows: Int) -> Bool
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

  /// What a row that starts at an item adds: a known extent, or one that is the estimate.
  func rowExtent(from start: Int, columns: Int, estimate: Int) -> SumTree.Sums {
    guard !isRun else { return .extents(unknown: 1) }
    if columns == 1 { return cells[start].sums }
    let (known, hasUnknown) = cells.maximum(start..<min(start + columns, count))
    return Self.isEstimated(known, hasUnknown, estimate) ? .extents(unknown: 1) : .extents(known: known)
  }

  /// The largest extent across, 0 where none is known.
  var largestAcross: Int { crossCells.isEmpty ? 0 : max(0, crossCells.maximum(0..<count).known) }
}

extension ExtentCode {
  /// What a row of one item adds.
  var sums: SumTree.Sums { raw < 0 ? .extents(unknown: 1) : .extents(known: raw >> 1) }
}

extension SumTree.Sums {
  /// What items, and rows of them, add to an ``ExtentTree``.
  static func extents(items: Int = 0, known: Int = 0, unknown: Int = 0) -> SumTree.Sums {
    SumTree.Sums(items, known, unknown, 0)
  }

  /// The number of items.
  var items: Int { self[0] }
  /// The extents of the rows or lines of which one is known, in ticks.
  var known: Int { self[1] }
  /// The number of rows or lines that have the estimated extent.
  var unknown: Int { self[2] }
}
