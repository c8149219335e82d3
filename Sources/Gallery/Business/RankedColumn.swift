/// One value of each order, as its place among all that there are: what is compared is then two small numbers.
nonisolated struct RankedColumn<Value: Comparable & Hashable & Sendable>: Sendable {
  /// The rank of what isn't there.
  static var missing: Int32 { -1 }

  /// The values, ascending, each once; also some that no row has any more.
  private(set) var values: [Value]
  /// For each row, the index of its value, or ``missing``.
  private(set) var ranks: [Int32]

  private let value: @Sendable (WorkOrder) -> Value?

  /// - Parameters:
  ///   - orders: The orders, a row each.
  ///   - value: Gives the value of one; nil where it has none.
  init(_ orders: [WorkOrder], _ value: @escaping @Sendable (WorkOrder) -> Value?) {
    self.value = value
    let rows = orders.map(value)
    values = Set(rows.lazy.compactMap(\.self)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(values, Int32(0)...))
    ranks = rows.map { value in value.flatMap { places[$0] } ?? Self.missing }
  }

  /// The value of a row.
  subscript(row: Int) -> Value? { ranks[row] < 0 ? nil : values[Int(ranks[row])] }

  /// The rank of a value; nil where no row has it.
  func rank(of value: Value) -> Int32? {
    let place = place(of: value)
    return place < values.count && values[place] == value ? Int32(place) : nil
  }

  /// The ranks of all values within bounds.
  func ranks(in bounds: ClosedRange<Value>) -> Range<Int32> {
    let end = values.partitioningIndex { $0 > bounds.upperBound }
    return Int32(min(place(of: bounds.lowerBound), end))..<Int32(end)
  }

  /// The ranks of all values below one.
  func ranks(below value: Value) -> Range<Int32> { 0..<Int32(place(of: value)) }

  /// Puts other orders in the place of some.
  ///
  /// - Complexity: O(*n*) for each value that is new.
  mutating func replaceSubrange(_ range: Range<Int>, with orders: [WorkOrder]) {
    let rows = orders.map(value)
    for case let value? in rows where rank(of: value) == nil {
      let place = place(of: value)
      values.insert(value, at: place)
      for row in ranks.indices where ranks[row] >= place { ranks[row] += 1 }
    }
    ranks.replaceSubrange(range, with: rows.map { $0.flatMap(rank) ?? Self.missing })
  }

  private func place(of value: Value) -> Int { values.partitioningIndex { $0 >= value } }
}

/// A key to sort rows by.
nonisolated struct RankedKey {
  let ranks: [Int32]
  /// Above all ranks.
  let bound: Int
  var isAscending = true

  init(_ column: RankedColumn<some Any>, isAscending: Bool = true) {
    ranks = column.ranks
    bound = column.values.count
    self.isAscending = isAscending
  }

  /// The rows in the order of the key; those with equal ranks stay as they were, and those without a value come last.
  ///
  /// - Complexity: O(*n* + *v*) for *n* rows and *v* values: rows are counted and not compared.
  func sorted(_ rows: [Int32]) -> [Int32] {
    func bucket(_ row: Int32) -> Int {
      let rank = Int(ranks[Int(row)])
      return rank < 0 ? bound : isAscending ? rank : bound - 1 - rank
    }
    var starts = [Int32](repeating: 0, count: bound + 2)
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
