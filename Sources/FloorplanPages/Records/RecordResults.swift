import FloorplanUI

/// The records that match a query, found on demand: a screenful immediately, the rest off the main thread.
///
///     var results = index.results(query)
///     show(results.next(30))
///     rest = Task.detached { [results] in
///       var results = results
///       return try (results.rest(), results.groups)
///     }
public nonisolated struct RecordResults<Record: Identifiable>: Sendable where Record.ID: Sendable {
  /// A group of consecutive records that share a value.
  public struct Group: Hashable, Sendable {
    /// The title of the shared value, or nil without a grouping.
    public let title: String?
    /// The number of records.
    public internal(set) var count: Int
  }

  private let index: RecordIndex<Record>
  private let grouping: (column: RankedValues, title: @Sendable (RankedValues, Int32) -> String?)?
  private let conditions: [(ranks: [Int32], isMet: [Bool])]
  private let words: [[UInt8]]
  private let rows: [Int32]
  private var position = 0
  private var groupRank: Int32?

  /// The groups of the records found so far, in their order; complete when ``isFinished``.
  public private(set) var groups: [Group] = []

  init(_ index: RecordIndex<Record>, _ query: RecordQuery<Record>) {
    self.index = index
    grouping = query.grouping.flatMap { grouping in
      index.column(of: grouping.sort.keyPath).map { ($0, grouping.title) }
    }
    words = SubstringSearch.words(of: query.search)
    conditions = query.conditions.map { condition in
      index.column(of: condition.keyPath).map { ($0.ranks, condition.isMet($0)) } ?? ([], [])
    }
    let isNeverMet = conditions.contains { !$0.isMet.contains(true) }
    rows = isNeverMet ? [] : index.rows(query.sorting, query.grouping)
  }

  /// Whether all matching records have been found.
  public var isFinished: Bool { position == rows.count }

  /// The number of records found so far.
  public var count: Int { groups.reduce(0) { $0 + $1.count } }

  /// Finds the next records.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of records to find.
  ///   - examining: The number of records to examine, which determines the time. Fewer than `limit` may be found
  ///     before ``isFinished``.
  /// - Returns: The IDs of the records, in order.
  public mutating func next(_ limit: Int, examining: Int = 4096) -> [Record.ID] {
    var found: [Record.ID] = []
    let end = rows.count - position > examining ? position + max(0, examining) : rows.count
    while position < end, found.count < limit {
      let row = Int(rows[position])
      position += 1
      guard conditions.allSatisfy({ $0.ranks[row] >= 0 && $0.isMet[Int($0.ranks[row])] }),
        words.isEmpty || index.search.matches(row, words)
      else { continue }
      found.append(index.ids[row])
      countInGroup(row)
    }
    return found
  }

  /// Finds the next records, regardless of how many must be examined.
  ///
  /// - Parameter limit: The maximum number of records to find.
  /// - Returns: The IDs of the records, in order; fewer than `limit` only if there are no more.
  /// - Throws: `CancellationError` soon after the task has been canceled.
  public mutating func page(of limit: Int) throws(CancellationError) -> [Record.ID] {
    var found: [Record.ID] = []
    while !isFinished, found.count < limit {
      guard !Task.isCancelled else { throw CancellationError() }
      found += next(limit - found.count)
    }
    return found
  }

  /// Finds all records that have not been found yet.
  ///
  /// - Throws: `CancellationError` soon after the task has been canceled.
  public mutating func rest() throws(CancellationError) -> [Record.ID] { try page(of: .max) }

  private mutating func countInGroup(_ row: Int) {
    let rank = grouping?.column.ranks[row] ?? RankedValues.missing
    if rank != groupRank {
      groupRank = rank
      groups.append(Group(title: grouping.flatMap { $0.title($0.column, rank) }, count: 0))
    }
    groups[groups.count - 1].count += 1
  }
}
