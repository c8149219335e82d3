/// A row of an ``ExtentTree``, and how much lies before it.
struct RowCursor: Sendable {
  /// The position of the row.
  fileprivate(set) var row: Int
  /// The chunk that holds the row, and the position of its first item in there.
  fileprivate var chunk: Int
  fileprivate var local: Int
  /// What the rows before it add up to, in ticks and as the number of estimated ones.
  fileprivate var known: Int
  fileprivate var unknown: Int
}

extension ExtentTree {
  var rowCount: Int { (count + columns - 1) / columns }

  /// The distance from the start, in points, that so many rows and the gaps after them take.
  func distance(known: Int, unknown: Int, rows: Int, spacing: Double) -> Double {
    unit.points(known) + Double(unknown) * estimate + Double(rows) * spacing
  }

  /// Where a row starts.
  func start(of cursor: RowCursor, spacing: Double) -> Double {
    distance(known: cursor.known, unknown: cursor.unknown, rows: cursor.row, spacing: spacing)
  }

  /// The extent of all rows with the gaps between them, in points.
  func extent(spacing: Double) -> Double {
    guard count > 0 else { return 0 }
    return distance(known: sums.total.known, unknown: sums.total.unknown, rows: rowCount - 1, spacing: spacing)
  }

  /// A place behind the last row.
  private var end: RowCursor {
    RowCursor(
      row: rowCount, chunk: chunks.count, local: 0, known: sums.total.known, unknown: sums.total.unknown)
  }

  /// Finds a row by its position.
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

  private func add(rowAt start: Int, to cursor: inout RowCursor) {
    let row = chunks[cursor.chunk].rowExtent(from: start, columns: columns, estimate: estimateTicks)
    cursor.known &+= row.known
    cursor.unknown &+= row.unknown
  }

  /// Finds a row by a distance from the start: the last one that starts at or before it.
  ///
  /// - Complexity: O(items of a chunk), whatever the number of items.
  func cursor(near distance: Double, spacing: Double) -> RowCursor {
    guard count > 0 else { return end }
    func isPassed(_ sum: SumTree.Sums) -> Bool {
      self.distance(known: sum.known, unknown: sum.unknown, rows: rows(in: sum), spacing: spacing) > distance
    }
    // Chunks are about equally long where they have equally many items.
    let share = distance / max(extent(spacing: spacing), 1)
    let guess = Tolerance.wholeNumber(share * Double(sums.count), in: 0...sums.count)
    let (chunk, before) = sums.last(near: guess, notYet: isPassed)
    var cursor = cursor(at: 0, in: chunk, before: before)
    guard !chunks[chunk].isRun else {
      let pitch = estimate + spacing
      let rest = distance - start(of: cursor, spacing: spacing)
      let last = (chunks[chunk].count - 1) / columns
      // Rows without any extent all start at one place, and the last of them is asked for.
      let rows = rest < 0 ? 0 : pitch > 0 ? Tolerance.wholeNumber(rest / pitch, in: 0...last) : last
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

  private func rows(in sum: SumTree.Sums) -> Int {
    columns == 1 ? sum.items : sum.items / columns
  }

  /// Moves over many cells at once while all of them start at or before a distance.
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

  /// Moves to the next row.
  func advance(_ cursor: inout RowCursor) {
    guard cursor.chunk < chunks.count else { return }
    add(rowAt: cursor.local, to: &cursor)
    cursor.row += 1
    cursor.local += columns
    if cursor.local >= chunks[cursor.chunk].count {
      cursor.chunk += 1
      cursor.local = 0
    }
  }

  /// The extent of the row as a whole, in points.
  func extent(of cursor: RowCursor) -> Double {
    let row = chunks[cursor.chunk].rowExtent(from: cursor.local, columns: columns, estimate: estimateTicks)
    return row.unknown > 0 ? estimate : unit.points(row.known)
  }

  /// The extent of an item of the row, in points.
  func extent(ofColumn column: Int, in cursor: RowCursor) -> Double {
    guard !chunks[cursor.chunk].isRun else { return estimate }
    let raw = chunks[cursor.chunk].cells[cursor.local + column].raw
    return raw < 0 ? estimate : unit.points(raw >> 1)
  }

  /// The extent across of an item of the row, in points, if something is known of it.
  func crossExtent(ofColumn column: Int, in cursor: RowCursor) -> Double? {
    guard let ticks = chunks[cursor.chunk].crossCode(at: cursor.local + column).ticks else { return nil }
    return unit.points(ticks)
  }
}
