/// The position of a row in an ``ExtentTree``, with the sums of the rows before it.
struct RowCursor: Sendable {
  /// The index of the row.
  fileprivate(set) var row: Int
  /// The chunk that contains the row, and the position of the row's first item in the chunk.
  fileprivate var chunk: Int
  fileprivate var local: Int
  /// The known extent before the row in ticks, and the number of estimated rows before it.
  fileprivate var known: Int
  fileprivate var unknown: Int
}

extension ExtentTree {
  var rowCount: Int { (count + columns - 1) / columns }

  /// Returns the distance from the start, in points, after the given rows and the gap after each row.
  func distance(known: Int, unknown: Int, rows: Int, spacing: Double) -> Double {
    unit.points(known) + Double(unknown) * estimate + Double(rows) * spacing
  }

  /// Returns the start of a row, in points.
  func start(of cursor: RowCursor, spacing: Double) -> Double {
    distance(known: cursor.known, unknown: cursor.unknown, rows: cursor.row, spacing: spacing)
  }

  /// Returns the extent of all rows including the gaps between them, in points.
  func extent(spacing: Double) -> Double {
    guard count > 0 else { return 0 }
    return distance(known: sums.total.known, unknown: sums.total.unknown, rows: rowCount - 1, spacing: spacing)
  }

  /// The position past the last row.
  private var end: RowCursor {
    RowCursor(
      row: rowCount, chunk: chunks.count, local: 0, known: sums.total.known, unknown: sums.total.unknown)
  }

  /// Returns the cursor for a row.
  func cursor(at row: Int) -> RowCursor {
    guard row < rowCount else { return end }
    let (chunk, before) = locate(row * columns)
    return cursor(at: row * columns - before.items, in: chunk, before: before)
  }

  private func cursor(at local: Int, in chunk: Int, before: SumTree.Sums) -> RowCursor {
    var cursor = RowCursor(
      row: (before.items + local) / columns, chunk: chunk, local: local, known: before.known, unknown: before.unknown)
    guard !chunks[chunk].isRun else {
      cursor.unknown += local / columns
      return cursor
    }
    let sum =
      columns == 1
      ? chunks[chunk].cells.sum(0..<local)
      : chunks[chunk].rows(0..<local, columns: columns, estimate: estimateTicks)
    cursor.known &+= sum.known
    cursor.unknown &+= sum.unknown
    return cursor
  }

  /// Returns the cursor for the last row that starts at or before a distance.
  ///
  /// - Complexity: O(items of a chunk), independent of the number of items.
  func cursor(near distance: Double, spacing: Double) -> RowCursor {
    guard count > 0 else { return end }
    func isPassed(_ sum: SumTree.Sums) -> Bool {
      let rows = columns == 1 ? sum.items : sum.items / columns
      return self.distance(known: sum.known, unknown: sum.unknown, rows: rows, spacing: spacing) > distance
    }
    // Guess that chunks have about the same extent.
    let share = distance / max(extent(spacing: spacing), 1)
    let guess = Tolerance.clampedFloor(share * Double(sums.count), in: 0...sums.count)
    let (chunk, before) = sums.last(near: guess, until: isPassed)
    var cursor = cursor(at: 0, in: chunk, before: before)
    guard !chunks[chunk].isRun else {
      let pitch = estimate + spacing
      let rest = distance - start(of: cursor, spacing: spacing)
      let last = (chunks[chunk].count - 1) / columns
      // Rows without extent all start at the same position; use the last of them.
      let rows = rest < 0 ? 0 : pitch > 0 ? Tolerance.clampedFloor(rest / pitch, in: 0...last) : last
      return self.cursor(at: rows * columns, in: chunk, before: before)
    }
    if columns == 1 { skipBlocks(&cursor, before: distance, spacing: spacing) }
    let (known, unknown, row) = (cursor.known, cursor.unknown, cursor.row)
    let last = chunks[chunk].lastRow(from: cursor.local, columns: columns, estimate: estimateTicks) {
      self.distance(known: known &+ $0, unknown: unknown &+ $1, rows: row &+ $2, spacing: spacing) > distance
    }
    cursor.row += (last.item - cursor.local) / columns
    cursor.local = last.item
    cursor.known &+= last.known
    cursor.unknown &+= last.unknown
    return cursor
  }

  /// Skips blocks of cells while all of their rows start at or before a distance.
  private func skipBlocks(_ cursor: inout RowCursor, before distance: Double, spacing: Double) {
    let block = 32
    while cursor.local + block < chunks[cursor.chunk].count {
      let sum = chunks[cursor.chunk].cells.sum(cursor.local..<cursor.local + block)
      var next = cursor
      next.row += block
      next.local += block
      next.known &+= sum.known
      next.unknown &+= sum.unknown
      if start(of: next, spacing: spacing) > distance { return }
      cursor = next
    }
  }

  func advance(_ cursor: inout RowCursor) {
    guard cursor.chunk < chunks.count else { return }
    let row = chunks[cursor.chunk].rowExtent(from: cursor.local, columns: columns, estimate: estimateTicks)
    cursor.known &+= row.known
    cursor.unknown &+= row.unknown
    cursor.row += 1
    cursor.local += columns
    if cursor.local >= chunks[cursor.chunk].count {
      cursor.chunk += 1
      cursor.local = 0
    }
  }

  /// Returns the extent of a whole row, in points.
  func extent(of cursor: RowCursor) -> Double {
    let row = chunks[cursor.chunk].rowExtent(from: cursor.local, columns: columns, estimate: estimateTicks)
    return row.unknown > 0 ? estimate : unit.points(row.known)
  }

  /// Returns the extent of an item in a row, in points.
  func extent(ofColumn column: Int, in cursor: RowCursor) -> Double {
    guard !chunks[cursor.chunk].isRun else { return estimate }
    let raw = chunks[cursor.chunk].cells[cursor.local + column].raw
    return raw < 0 ? estimate : unit.points(raw >> 1)
  }

  /// Returns the extent of an item on the cross axis, in points, or nil if unknown.
  func crossExtent(ofColumn column: Int, in cursor: RowCursor) -> Double? {
    guard let ticks = chunks[cursor.chunk].crossCode(at: cursor.local + column).ticks else { return nil }
    return unit.points(ticks)
  }
}
