/// A table of records in insertion order, which finds records by ID.
///
///     var orders = RecordTable(savedOrders)
///     orders.save(order)
///     let edits = orders.change([order.id]) { $0.isDone = true }
///     orders.revert(edits)
///
/// A removed record leaves its position vacant and can be restored there. The table is a value: copies share its
/// records until one of them changes.
public nonisolated struct RecordTable<Record: Identifiable & Sendable>: Sendable where Record.ID: Sendable {
  /// A change of a record, which can be reverted.
  public struct Edit: Sendable {
    /// The ID of the record.
    public let id: Record.ID
    /// The record before the change; nil if it didn't exist.
    public let before: Record?
    /// The record after the change; nil if it was removed.
    public let after: Record?
    /// The position of a removed record.
    fileprivate var position: Int?

    /// Creates an edit for a change that was made with ``save(_:)``.
    public init(_ id: Record.ID, before: Record?, after: Record?) {
      (self.id, self.before, self.after) = (id, before, after)
    }
  }

  /// The records by position; nil for a removed one.
  private var rows: [Record?] = []
  private var positions: [Record.ID: Int] = [:]

  /// Creates an empty table.
  public init() {}

  /// Creates a table of records.
  ///
  /// Of records with the same ID, the last one is kept, at the position of the first.
  public init(_ records: some Sequence<Record>) {
    for record in records { save(record) }
  }

  /// The number of records.
  public var count: Int { positions.count }
  /// Whether the table contains no records.
  public var isEmpty: Bool { positions.isEmpty }

  /// Returns the record with an ID, or nil.
  public subscript(id: Record.ID) -> Record? { positions[id].flatMap { rows[$0] } }

  /// Returns whether the table contains a record with an ID.
  public func contains(_ id: Record.ID) -> Bool { positions[id] != nil }

  /// Returns the number of records before the one with an ID, or nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* records.
  func rank(of id: Record.ID) -> Int? { positions[id].map { rows[..<$0].count { $0 != nil } } }

  /// Replaces the record with the same ID, or appends a new one.
  public mutating func save(_ record: Record) {
    if let position = positions[record.id] {
      rows[position] = record
    } else {
      positions[record.id] = rows.count
      rows.append(record)
    }
  }

  /// Removes the record with an ID, and returns the edit, or nil if there is none.
  public mutating func remove(_ id: Record.ID) -> Edit? {
    guard let position = positions.removeValue(forKey: id), let record = rows[position] else { return nil }
    rows[position] = nil
    var edit = Edit(id, before: record, after: nil)
    edit.position = position
    return edit
  }

  /// Removes records, and returns the edits of those that existed.
  public mutating func remove(_ ids: [Record.ID]) -> [Edit] { ids.compactMap { remove($0) } }

  /// Restores a removed record at its former position, unless its ID is in use again.
  ///
  /// A record of another table is appended if its position is taken in this one.
  public mutating func restore(_ removal: Edit) {
    if let record = removal.before, !contains(removal.id) { restore(record, at: removal.position) }
  }

  private mutating func restore(_ record: Record, at position: Int?) {
    guard let position, rows.indices.contains(position), rows[position] == nil else { return save(record) }
    positions[record.id] = position
    rows[position] = record
  }

  /// Visits all records in order, without the copies that an iterator makes.
  public func forEachRecord(_ body: (Record) throws -> Void) rethrows {
    for case let record? in rows { try body(record) }
  }
}

nonisolated extension RecordTable where Record: Equatable {
  /// Changes records with a closure, and returns the edits of those that have changed.
  public mutating func change(_ ids: [Record.ID], _ body: (inout Record) -> Void) -> [Edit] {
    ids.compactMap { id in
      guard let before = self[id] else { return nil }
      var after = before
      body(&after)
      guard after != before else { return nil }
      save(after)
      return Edit(id, before: before, after: after)
    }
  }

  /// Reverts edits, in their order, except for records that have changed since.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - adjusted: Returns a record without references to others that no longer exist.
  /// - Returns: The opposite edits.
  @discardableResult
  public mutating func revert(_ edits: [Edit], adjusting adjusted: (Record) -> Record = { $0 }) -> [Edit] {
    edits.compactMap { edit in
      let (before, after) = (edit.before.map(adjusted), edit.after.map(adjusted))
      guard self[edit.id] == after else { return nil }
      guard let before else { return remove(edit.id) }
      if after == nil { restore(before, at: edit.position) } else { save(before) }
      return Edit(edit.id, before: after, after: before)
    }
  }
}

nonisolated extension RecordTable: Sequence {
  /// Returns an iterator over the records in order.
  public func makeIterator() -> some IteratorProtocol<Record> {
    rows.lazy.compactMap(\.self).makeIterator()
  }

  /// The number of records.
  public var underestimatedCount: Int { count }
}

nonisolated extension RecordTable: Equatable where Record: Equatable {
  /// Compares the records and their order.
  public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }
}
