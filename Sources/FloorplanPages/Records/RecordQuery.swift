/// A choice of records of a ``RecordIndex``, with their order and groups.
///
///     var query = RecordQuery<Order>(search: "pump")
///     query.conditions = [RecordCondition(\.status, oneOf: [.new, .onHold]), RecordCondition(\.dueDate, in: ..<now)]
///     query.sorting = [RecordSort(\.cost, isAscending: false)]
///     query.grouping = RecordGrouping(\.status) { $0.title }
///
/// All key paths need a ``RecordColumn`` in the index: without one a condition holds for no record, and a sort or a
/// grouping changes nothing.
public nonisolated struct RecordQuery<Record>: Sendable {
  /// Words that each record has somewhere in its texts.
  public var search: String
  /// The conditions that each record meets.
  public var conditions: [RecordCondition<Record>]
  /// The sorts, the most important first; equal records keep their order.
  public var sorting: [RecordSort<Record>]
  /// The property whose value the records of a group share; nil for no groups.
  public var grouping: RecordGrouping<Record>?

  /// Makes a query for all records, or those that meet all of the parameters.
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

  /// Makes a sort by a property.
  public init(_ keyPath: any PartialKeyPath<Record> & Sendable, isAscending: Bool = true) {
    (self.keyPath, self.isAscending) = (keyPath, isAscending)
  }
}

/// A property whose value the records of a group share.
public nonisolated struct RecordGrouping<Record>: Sendable {
  let sort: RecordSort<Record>
  /// The title of the group of records with a rank.
  let title: @Sendable (RankedValues, Int32) -> String?

  /// Makes a grouping by a property that every record has.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - isAscending: Whether the group with the smallest value comes first.
  ///   - title: Gives the title of the group of records with a value.
  public init<Value: Sendable>(
    _ keyPath: any KeyPath<Record, Value> & Sendable, isAscending: Bool = true,
    title: @escaping @Sendable (Value) -> String?
  ) {
    self.init(RecordSort(keyPath, isAscending: isAscending)) { $0.flatMap(title) }
  }

  /// Makes a grouping by a property that some records don't have; their group is the last.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - isAscending: Whether the group with the smallest value comes first.
  ///   - title: Gives the title of the group of records with a value, or without one.
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

/// A condition for a property of a record; it never holds for one that doesn't have the property.
public nonisolated struct RecordCondition<Record>: Sendable {
  let keyPath: any PartialKeyPath<Record> & Sendable
  /// For each rank of a column, whether the condition holds.
  let isMet: @Sendable (RankedValues) -> [Bool]

  /// Holds where a property has one of some values.
  public init<Value: Hashable & Comparable & Sendable>(
    _ keyPath: any KeyPath<Record, Value> & Sendable, oneOf values: Set<Value>
  ) {
    self.init(keyPath) { (value: Value) in values.contains(value) }
  }

  /// Holds where a property has one of some values.
  public init<Value: Hashable & Comparable & Sendable>(
    _ keyPath: any KeyPath<Record, Value?> & Sendable, oneOf values: Set<Value>
  ) {
    self.init(keyPath) { (value: Value) in values.contains(value) }
  }

  /// Holds where a property lies within bounds.
  public init<Value: Comparable & Sendable>(
    _ keyPath: any KeyPath<Record, Value> & Sendable, in bounds: some RangeExpression<Value> & Sendable
  ) {
    self.init(keyPath) { (value: Value) in bounds.contains(value) }
  }

  /// Holds where a property lies within bounds.
  public init<Value: Comparable & Sendable>(
    _ keyPath: any KeyPath<Record, Value?> & Sendable, in bounds: some RangeExpression<Value> & Sendable
  ) {
    self.init(keyPath) { (value: Value) in bounds.contains(value) }
  }

  /// - Complexity: O(*v*) for *v* different values of the column, when a query begins.
  private init<Value: Sendable>(
    _ keyPath: any PartialKeyPath<Record> & Sendable, _ holds: @escaping @Sendable (Value) -> Bool
  ) {
    self.keyPath = keyPath
    isMet = { $0.values(of: Value.self).map(holds) }
  }
}
