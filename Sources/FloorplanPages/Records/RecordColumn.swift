import FloorplanLayout

/// A property by which a ``RecordIndex`` sorts, filters, and groups its records.
public nonisolated struct RecordColumn<Record>: Sendable {
  /// The property.
  public let keyPath: any PartialKeyPath<Record> & Sendable
  @usableFromInline let rank: @Sendable ([Record]) -> RankedValues
  @usableFromInline let replace: @Sendable (inout RankedValues, Range<Int>, [Record]) -> Void

  /// Creates a column for a property that every record has.
  ///
  /// Use `FoldedText` for texts, to ignore case and diacritics. A value that doesn't equal itself, such as NaN, counts
  /// as missing.
  ///
  /// - Parameter keyPath: The property.
  @inlinable
  public init<Value: Hashable & Comparable & Sendable>(_ keyPath: any KeyPath<Record, Value> & Sendable) {
    self.init(keyPath) { $0[keyPath: keyPath] }
  }

  /// Creates a column for a property that some records don't have; these sort last in both directions.
  ///
  /// - Parameter keyPath: The property.
  @inlinable
  public init<Value: Hashable & Comparable & Sendable>(_ keyPath: any KeyPath<Record, Value?> & Sendable) {
    self.init(keyPath) { $0[keyPath: keyPath] }
  }

  @inlinable
  init<Value: Hashable & Comparable & Sendable>(
    _ keyPath: any PartialKeyPath<Record> & Sendable, _ value: @escaping @Sendable (Record) -> Value?
  ) {
    self.keyPath = keyPath
    rank = { RankedValues($0.map(value)) }
    replace = { ranked, range, records in ranked.replaceSubrange(range, with: records.map(value)) }
  }
}

/// The values of a column as ranks among its distinct values, so comparing two values compares two integers.
@usableFromInline
nonisolated struct RankedValues: Sendable {
  /// The rank of a record without a value.
  @usableFromInline static var missing: Int32 { -1 }

  /// The distinct values in ascending order, an array of the column's type; some may no longer belong to a record.
  @usableFromInline private(set) var values: any Sendable
  /// The number of distinct values.
  @usableFromInline private(set) var valueCount: Int
  /// For each record, the index of its value, or ``missing``.
  @usableFromInline private(set) var ranks: [Int32]

  @inlinable
  init<Value: Hashable & Comparable & Sendable>(_ records: [Value?]) {
    let records = records.map(Self.comparable)
    let values = Set(records.lazy.compactMap(\.self)).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(values, Int32(0)...))
    self.init(values: values, valueCount: values.count, ranks: records.map { $0.flatMap { ranks[$0] } ?? Self.missing })
  }

  @usableFromInline
  init(values: any Sendable, valueCount: Int, ranks: [Int32]) {
    (self.values, self.valueCount, self.ranks) = (values, valueCount, ranks)
  }

  /// Replaces the values of some records.
  ///
  /// - Complexity: O(*n*) for *n* records, for each new value.
  @inlinable
  mutating func replaceSubrange<Value: Hashable & Comparable & Sendable>(_ range: Range<Int>, with records: [Value?]) {
    let records = records.map(Self.comparable)
    var values = values(of: Value.self)
    var ranks = ranks
    for case let value? in records {
      let position = Self.firstIndex(in: values) { $0 >= value }
      guard position == values.count || values[position] != value else { continue }
      values.insert(value, at: position)
      for index in ranks.indices where ranks[index] >= position { ranks[index] += 1 }
    }
    ranks.replaceSubrange(
      range,
      with: records.map { value in
        value.map { value in Int32(Self.firstIndex(in: values) { $0 >= value }) } ?? Self.missing
      })
    self = RankedValues(values: values, valueCount: values.count, ranks: ranks)
  }

  @inlinable
  static func comparable<Value: Equatable>(_ value: Value?) -> Value? { value.flatMap { $0 == $0 ? $0 : nil } }

  /// Returns the distinct values in ascending order, or none if the column has another type.
  @inlinable
  func values<Value>(of type: Value.Type) -> [Value] { values as? [Value] ?? [] }

  /// Returns the first index for which a condition holds, if it holds from there on.
  ///
  /// - Complexity: O(log *n*).
  @usableFromInline
  static func firstIndex<Value>(in values: [Value], where holds: (Value) -> Bool) -> Int {
    firstPosition(below: values.count) { holds(values[$0]) }
  }

  /// Returns rows sorted by their values; equal ones keep their order, and those without a value come last.
  ///
  /// - Complexity: O(*n* + *v*) for *n* rows and *v* values: a counting sort.
  func sorted(_ rows: [Int32], isAscending: Bool) -> [Int32] {
    func bucket(_ row: Int32) -> Int {
      let rank = Int(ranks[Int(row)])
      return rank < 0 ? valueCount : isAscending ? rank : valueCount - 1 - rank
    }
    var starts = [Int32](repeating: 0, count: valueCount + 2)
    for row in rows { starts[bucket(row) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var sorted = [Int32](repeating: 0, count: rows.count)
    for row in rows {
      let bucket = bucket(row)
      sorted[Int(starts[bucket])] = row
      starts[bucket] += 1
    }
    return sorted
  }
}
