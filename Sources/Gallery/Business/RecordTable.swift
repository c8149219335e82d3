/// Records in the order in which they came, found by their ids.
///
/// A removed record leaves its place empty, so that it can come back to it.
nonisolated struct RecordTable<Record: BusinessRecord>: Sendable {
  /// A removed record and its place.
  struct Removed: Hashable, Sendable {
    let record: Record
    fileprivate let place: Int
  }

  /// All records that are or were in the table: an empty place keeps its record.
  private var rows: [Record] = []
  private var emptyPlaces: Set<Int> = []
  private var places: [Record.ID: Int] = [:]

  init() {}

  /// Makes a table of records; of those with the same id the last counts, at the place of the first.
  init(_ records: some Sequence<Record>) {
    for record in records { save(record) }
  }

  /// The number of records.
  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }

  /// The record with an id.
  subscript(id: Record.ID) -> Record? { places[id].map { rows[$0] } }

  /// Whether there is a record with an id.
  func contains(_ id: Record.ID) -> Bool { places[id] != nil }

  /// Replaces the record with the same id, or adds one behind all.
  mutating func save(_ record: Record) {
    if let place = places[record.id] {
      rows[place] = record
    } else {
      places[record.id] = rows.count
      rows.append(record)
    }
  }

  /// Removes a record; nil where there is none.
  mutating func remove(_ id: Record.ID) -> Removed? {
    guard let place = places.removeValue(forKey: id) else { return nil }
    emptyPlaces.insert(place)
    return Removed(record: rows[place], place: place)
  }

  /// Puts a record back between those between which it was, unless its id is in use again.
  ///
  /// A record of another table whose place is taken here comes behind all.
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
  /// Whether the same records stand in the same order.
  static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }
}
