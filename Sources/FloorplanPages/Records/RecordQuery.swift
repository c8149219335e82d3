/// A query for records of a ``RecordIndex``, with their order and groups.
///
///     var query = RecordQuery<Order>(search: "pump")
///     query.conditions = [RecordCondition(\.status) { $0 != .completed }, RecordCondition(\.dueDate) { $0 < now }]
///     query.sorting = [RecordSort(\.cost, isAscending: false)]
///     query.grouping = RecordGrouping(\.status) { $0.title }
///
/// Each key path needs a ``RecordColumn`` in the index. Without one, a condition holds for no record, and a sort or a
/// grouping changes nothing.
public nonisolated struct RecordQuery<Record>: Sendable {
  /// The words that the texts of each record contain.
  public var search: String
  /// The conditions that each record meets.
  public var conditions: [RecordCondition<Record>]
  /// The sorts, the most important first; equal records keep their order.
  public var sorting: [RecordSort<Record>]
  /// The property whose value the records of a group share; nil for no groups.
  public var grouping: RecordGrouping<Record>?

  /// Creates a query for all records, or those that match all parameters.
  public init(
    search: String = "", conditions: [RecordCondition<Record>] = [], sorting: [RecordSort<Record>] = [],
    grouping: RecordGrouping<Record>? = nil
  ) {
    (self.search, self.conditions, self.sorting, self.grouping) = (search, conditions, sorting, grouping)
  }
}

/// A property by which records are sorted.
public nonisolated struct RecordSort<Record>: Sendable {
  let keyPath: any PartialKeyPath<Record> & Sendable
  let isAscending: Bool

  /// Creates a sort by a property.
  public init(_ keyPath: any PartialKeyPath<Record> & Sendable, isAscending: Bool = true) {
    (self.keyPath, self.isAscending) = (keyPath, isAscending)
  }
}

/// A property whose value the records of a group share.
public nonisolated struct RecordGrouping<Record>: Sendable {
  let sort: RecordSort<Record>
  /// Returns the title of the group of records with a rank.
  let title: @Sendable (RankedValues, Int32) -> String?

  /// Creates a grouping by a property that every record has.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - isAscending: Whether the group with the smallest value comes first.
  ///   - title: Returns the title of the group of records with a value.
  public init<Value: Sendable>(
    _ keyPath: any KeyPath<Record, Value> & Sendable, isAscending: Bool = true,
    title: @escaping @Sendable (Value) -> String?
  ) {
    self.init(RecordSort(keyPath, isAscending: isAscending)) { $0.flatMap(title) }
  }

  /// Creates a grouping by a property that some records don't have; these form the last group.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - isAscending: Whether the group with the smallest value comes first.
  ///   - title: Returns the title of the group of records with a value, or without one.
  public init<Value: Sendable>(
    _ keyPath: any KeyPath<Record, Value?> & Sendable, isAscending: Bool = true,
    title: @escaping @Sendable (Value?) -> String?
  ) {
    self.init(RecordSort(keyPath, isAscending: isAscending), title: title)
  }

  private init<Value: Sendable>(_ sort: RecordSort<Record>, title: @escaping @Sendable (Value?) -> String?) {
    self.sort = sort
    self.title = { column, rank in
      let values = column.values(of: Value.self)
      return title(values.indices.contains(Int(rank)) ? values[Int(rank)] : nil)
    }
  }
}

/// A condition on a property of a record, which is false for records without that property.
public nonisolated struct RecordCondition<Record>: Sendable {
  let keyPath: any PartialKeyPath<Record> & Sendable
  /// Returns for each rank of a column whether the condition holds.
  let isMet: @Sendable (RankedValues) -> [Bool]

  /// Creates a condition on a property that every record has.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - isMet: Returns whether a value meets the condition.
  /// - Complexity: O(*v*) calls for *v* distinct values of the column, at the start of a query.
  public init<Value: Comparable & Sendable>(
    _ keyPath: any KeyPath<Record, Value> & Sendable, isMet: @escaping @Sendable (Value) -> Bool
  ) {
    self.keyPath = keyPath
    self.isMet = { $0.values(of: Value.self).map(isMet) }
  }

  /// Creates a condition on a property that some records don't have; these don't meet it.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - isMet: Returns whether a value meets the condition.
  /// - Complexity: O(*v*) calls for *v* distinct values of the column, at the start of a query.
  public init<Value: Comparable & Sendable>(
    _ keyPath: any KeyPath<Record, Value?> & Sendable, isMet: @escaping @Sendable (Value) -> Bool
  ) {
    self.keyPath = keyPath
    self.isMet = { $0.values(of: Value.self).map(isMet) }
  }
}
