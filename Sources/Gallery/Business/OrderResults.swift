import Floorplan

/// The orders that meet a query, found when they are asked for: a screenful at once, the rest beside the main thread.
///
///     var results = store.orderIndex.results(query)
///     show(results.next(30))
///     rest = Task.detached { [results] in
///       var results = results
///       return try (results.rest(), results.groups)
///     }
nonisolated struct OrderResults: Sendable {
  /// How many orders are looked at between two questions whether anybody still waits.
  private static let mostAtOnce = 4096

  private let index: OrderIndex
  private let grouping: OrderGrouping
  private let conditions: [Condition]
  private let words: [[UInt8]]
  private let rows: [Int32]
  private var position = 0

  /// The groups of all that was found so far, in their order; complete when ``isFinished``.
  private(set) var groups: [OrderGroup] = []

  init(_ index: OrderIndex, _ query: OrderQuery) {
    self.index = index
    grouping = query.grouping
    words = SubstringSearch.words(of: query.words)
    conditions = Condition.all(of: query, in: index)
    rows = conditions.contains { $0.isNeverMet } ? [] : index.rows(query.sorting, query.grouping)
  }

  /// Whether nothing more will be found.
  var isFinished: Bool { position == rows.count }

  /// How many orders have been found.
  var count: Int { groups.reduce(0) { $0 + $1.count } }

  /// Finds the next orders.
  ///
  /// - Parameters:
  ///   - limit: The most to be found.
  ///   - examining: How many orders to look at, which is what it costs: 100 to 200 nanoseconds each where there are
  ///     words. Fewer than `limit` may be found before ``isFinished``.
  /// - Returns: Their ids, in order.
  mutating func next(_ limit: Int, examining: Int = Self.mostAtOnce) -> [WorkOrder.ID] {
    var found: [WorkOrder.ID] = []
    let end = rows.count - position > examining ? position + max(0, examining) : rows.count
    while position < end, found.count < limit {
      let row = Int(rows[position])
      position += 1
      guard conditions.allSatisfy({ $0.isMet(row) }), words.isEmpty || index.search.matches(row, words),
        let id = index.ids[row]
      else { continue }
      found.append(id)
      count(row)
    }
    return found
  }

  /// Finds the next orders, however many have to be looked at.
  ///
  /// - Parameter limit: The most to be found.
  /// - Returns: Their ids, in order: fewer than `limit` only where there are no more.
  /// - Throws: `CancellationError` some hundred microseconds after the task was cancelled.
  mutating func page(of limit: Int) throws(CancellationError) -> [WorkOrder.ID] {
    var found: [WorkOrder.ID] = []
    while !isFinished, found.count < limit {
      guard !Task.isCancelled else { throw CancellationError() }
      found += next(limit - found.count)
    }
    return found
  }

  /// Finds all that has not been found yet.
  ///
  /// - Throws: `CancellationError` some hundred microseconds after the task was cancelled.
  mutating func rest() throws(CancellationError) -> [WorkOrder.ID] { try page(of: .max) }

  private mutating func count(_ row: Int) {
    let key = index.groupKey(grouping, of: row)
    if groups.last?.key == key {
      groups[groups.count - 1].count += 1
    } else {
      groups.append(OrderGroup(key: key, count: 1))
    }
  }
}

/// What the value of a row in one column must be.
private nonisolated struct Condition: Sendable {
  private let ranks: [Int32]
  /// Whether a rank is wanted, from ``first`` on; all others aren't.
  private let wanted: [Bool]
  private let first: Int32

  var isNeverMet: Bool { !wanted.contains(true) }

  func isMet(_ row: Int) -> Bool {
    // What isn't there has a rank below all, so below the first one too.
    let place = Int(ranks[row] - first)
    return wanted.indices.contains(place) && wanted[place]
  }

  private init<Value>(_ column: RankedColumn<Value>, _ values: [Value]) {
    ranks = column.ranks
    first = 0
    let found = Set(values.compactMap(column.rank))
    wanted = column.values.indices.map { found.contains(Int32($0)) }
  }

  private init(_ column: RankedColumn<some Any>, _ range: Range<Int32>) {
    ranks = column.ranks
    first = range.lowerBound
    wanted = [Bool](repeating: true, count: range.count)
  }

  static func all(of query: OrderQuery, in index: OrderIndex) -> [Condition] {
    var all: [Condition] = []
    if !query.statuses.isEmpty { all.append(Condition(index.statuses, query.statuses.map(CaseOrder.init))) }
    if !query.priorities.isEmpty { all.append(Condition(index.priorities, query.priorities.map(CaseOrder.init))) }
    if let assignee = query.assigneeID { all.append(Condition(index.assignees, [assignee])) }
    if let product = query.productID { all.append(Condition(index.products, [product])) }
    if let supplier = query.supplierID { all.append(Condition(index.suppliers, [supplier])) }
    if let dates = query.dueDates { all.append(Condition(index.dueDates, index.dueDates.ranks(in: dates))) }
    if let costs = query.costs { all.append(Condition(index.costs, index.costs.ranks(in: costs))) }
    if let now = query.overdueAt {
      all.append(Condition(index.statuses, OrderStatus.allCases.filter { $0 != .completed }.map(CaseOrder.init)))
      all.append(Condition(index.dueDates, index.dueDates.ranks(below: now)))
    }
    return all
  }
}
