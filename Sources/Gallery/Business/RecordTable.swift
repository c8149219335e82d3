/// A table of records in insertion order, which finds records by ID.
///
/// A removed record leaves its position vacant and can be restored there.
nonisolated struct RecordTable<Record: BusinessRecord>: Sendable {
  /// A removed record and its position.
  struct Removed: Hashable, Sendable {
    let record: Record
    fileprivate let place: Int
  }

  /// All present and removed records: a vacant position keeps its record.
  private var rows: [Record] = []
  private var emptyPlaces: Set<Int> = []
  private var places: [Record.ID: Int] = [:]

  init() {}

  /// Creates a table of records.
  ///
  /// Of records with the same ID, the last one is kept, at the position of the first.
  init(_ records: some Sequence<Record>) {
    for record in records { save(record) }
  }

  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }

  /// Returns the record with an ID, or nil.
  subscript(id: Record.ID) -> Record? { places[id].map { rows[$0] } }

  /// Whether the table contains a record with an ID.
  func contains(_ id: Record.ID) -> Bool { places[id] != nil }

  /// Replaces the record with the same ID, or appends a new one.
  mutating func save(_ record: Record) {
    if let place = places[record.id] {
      rows[place] = record
    } else {
      places[record.id] = rows.count
      rows.append(record)
    }
  }

  /// Removes the record with an ID and returns it, or nil if there is none.
  mutating func remove(_ id: Record.ID) -> Removed? {
    guard let place = places.removeValue(forKey: id) else { return nil }
    emptyPlaces.insert(place)
    return Removed(record: rows[place], place: place)
  }

  /// Restores a record at its former position, unless its ID is in use again.
  ///
  /// A record of another table is appended if its position is taken in this one.
  mutating func restore(_ removed: Removed) {
    guard !contains(removed.record.id) else { return }
    guard emptyPlaces.remove(removed.place) != nil else { return save(removed.record) }
    places[removed.record.id] = removed.place
    rows[removed.place] = removed.record
  }

  /// Visits all records in order, without the copies that an iterator makes.
  func forEachInPlace(_ body: (Record) throws -> Void) rethrows {
    for place in rows.indices where !emptyPlaces.contains(place) { try body(rows[place]) }
  }
}

nonisolated extension RecordTable: Sequence {
  func makeIterator() -> some IteratorProtocol<Record> {
    rows.indices.lazy.filter { !emptyPlaces.contains($0) }.map { rows[$0] }.makeIterator()
  }

  var underestimatedCount: Int { count }
}

nonisolated extension RecordTable: Equatable {
  /// Compares the records and their order.
  static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }
}
