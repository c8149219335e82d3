/// Records in the order in which they came, found by their ids.
///
/// They stand in chunks of some hundred that copies of the table share, so whoever keeps one costs the next change the
/// copy of a chunk and not of all.
nonisolated struct RecordTable<Record: BusinessRecord>: Sendable {
  /// A record and where it stands: behind all with lower numbers.
  fileprivate struct Entry: Sendable {
    let place: Int
    var record: Record
  }

  /// A record that was taken out, and where it stood.
  struct Removed: Hashable, Sendable {
    let record: Record
    fileprivate let place: Int
  }

  private static var mostInChunk: Int { 256 }

  private var chunks: [[Entry]] = []
  private var places: [Record.ID: Int] = [:]
  /// Behind all that are or were there, so that nothing that comes back finds its place taken.
  private var nextPlace = 0

  init() {}

  /// Takes over records; of those with one id the last counts, at the place of the first.
  init(_ records: some Sequence<Record>) {
    for record in records { save(record) }
  }

  /// How many there are.
  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }

  /// The record with an id.
  ///
  /// - Complexity: O(log *n*).
  subscript(id: Record.ID) -> Record? { position(of: id).map { chunks[$0.chunk][$0.entry].record } }

  /// Whether there is one with an id.
  func contains(_ id: Record.ID) -> Bool { places[id] != nil }

  /// Puts a record in the place of the one with its id, or behind all.
  ///
  /// - Complexity: O(log *n*).
  mutating func save(_ record: Record) {
    if let (chunk, entry) = position(of: record.id) {
      chunks[chunk][entry].record = record
    } else {
      restore(Removed(record: record, place: nextPlace))
    }
  }

  /// Takes a record out; nil where there is none.
  mutating func remove(_ id: Record.ID) -> Removed? {
    guard let (chunk, entry) = position(of: id) else { return nil }
    places[id] = nil
    let removed = chunks[chunk].remove(at: entry)
    if chunks[chunk].isEmpty { chunks.remove(at: chunk) }
    return Removed(record: removed.record, place: removed.place)
  }

  /// Puts a record back between those between which it stood; one whose id is there again is left out.
  ///
  /// One that was taken out of another table, and whose place is taken here, comes behind all.
  mutating func restore(_ removed: Removed) {
    guard places[removed.record.id] == nil else { return }
    guard !isTaken(removed.place) else { return save(removed.record) }
    places[removed.record.id] = removed.place
    nextPlace = Swift.max(nextPlace, removed.place + 1)
    let new = Entry(place: removed.place, record: removed.record)
    // The last chunk takes what comes behind all until it is full, so that it isn't halved.
    let isLast = chunks.last?.last.map { $0.place < new.place } ?? true
    if isLast, chunks.last.map({ $0.count == Self.mostInChunk }) ?? true {
      chunks.append([new])
      return
    }
    let chunk = chunk(of: removed.place)
    chunks[chunk].insert(new, at: chunks[chunk].partitioningIndex { $0.place > new.place })
    guard chunks[chunk].count > Self.mostInChunk else { return }
    let half = Self.mostInChunk / 2
    chunks.insert(Array(chunks[chunk][half...]), at: chunk + 1)
    chunks[chunk].removeSubrange(half...)
  }

  private func position(of id: Record.ID) -> (chunk: Int, entry: Int)? {
    guard let place = places[id] else { return nil }
    let chunk = chunk(of: place)
    let entry = chunks[chunk].partitioningIndex { $0.place >= place }
    return (chunk, entry)
  }

  private func isTaken(_ place: Int) -> Bool {
    guard !chunks.isEmpty else { return false }
    let entries = chunks[chunk(of: place)]
    let entry = entries.partitioningIndex { $0.place >= place }
    return entry < entries.count && entries[entry].place == place
  }

  /// The last chunk that doesn't begin behind a place; the first where all do.
  private func chunk(of place: Int) -> Int { Swift.max(0, chunks.partitioningIndex { $0[0].place > place } - 1) }
}

nonisolated extension RecordTable: Sequence {
  struct Iterator: IteratorProtocol {
    private let chunks: [[Entry]]
    private var chunk = 0
    private var entry = 0

    fileprivate init(_ chunks: [[Entry]]) { self.chunks = chunks }

    mutating func next() -> Record? {
      guard chunk < chunks.count else { return nil }
      let record = chunks[chunk][entry].record
      entry += 1
      if entry == chunks[chunk].count { (chunk, entry) = (chunk + 1, 0) }
      return record
    }
  }

  func makeIterator() -> Iterator { Iterator(chunks) }

  /// Looks at all records in order, where they stand: an iterator copies each.
  func forEachInPlace(_ body: (Record) throws -> Void) rethrows {
    for chunk in chunks {
      for index in chunk.indices { try body(chunk[index].record) }
    }
  }

  func filter(_ isIncluded: (Record) throws -> Bool) rethrows -> [Record] {
    var found: [Record] = []
    try forEachInPlace { if try isIncluded($0) { found.append($0) } }
    return found
  }

  func count(where isIncluded: (Record) throws -> Bool) rethrows -> Int {
    var count = 0
    try forEachInPlace { if try isIncluded($0) { count += 1 } }
    return count
  }

  var underestimatedCount: Int { count }
}

nonisolated extension RecordTable: Equatable {
  /// Whether the same records stand in the same order.
  static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }
}

nonisolated extension RandomAccessCollection {
  /// The first index from which on all elements belong to the second part; the elements are in order by it.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if isInSecondPart(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
