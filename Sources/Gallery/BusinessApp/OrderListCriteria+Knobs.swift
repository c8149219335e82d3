import Floorplan

/// A criterion of a list of orders, as the value of a knob; the chip above the list has the knob's name.
nonisolated struct OrderCriterion: Sendable {
  let knob: KnobDefinition
  /// Returns the knob's value for a list, which is the default if the criterion isn't set.
  let text: @Sendable (OrderListCriteria) -> String
  /// Sets the criterion from a knob's value; unknown words are ignored.
  let set: @Sendable (inout OrderListCriteria, String) -> Void
}

nonisolated extension OrderListCriteria {
  /// All criteria of a list of orders.
  static let criteria: [OrderCriterion] = [
    OrderCriterion(knob: .text("search", "Search"), text: \.search, set: { $0.search = $1 }),
    several("status", "Status", \.statuses), several("priority", "Priority", \.priorities),
    one("assignee", "Assignee", \.assignee),
    OrderCriterion(knob: .text("due", "Due"), text: { text(of: $0.dueDates) }, set: { $0.dueDates = days($1) }),
    OrderCriterion(knob: .text("cost", "Cost"), text: { text(of: $0.costs) }, set: { $0.costs = amounts($1) }),
    one("product", "Product", \.product), one("supplier", "Supplier", \.supplier),
    OrderCriterion(
      knob: .toggle("overdue", "Overdue", false), text: { $0.isOverdue ? "on" : "off" },
      set: { $0.isOverdue = $1 == "on" }),
    OrderCriterion(knob: .text("sort", "Sort by"), text: { text(of: $0.sorting) }, set: { $0.sorting = sorting($1) }),
    OrderCriterion(
      knob: .choice("group", "Group by", OrderGrouping.none), text: \.grouping.rawValue,
      set: { $0.grouping = OrderGrouping(rawValue: $1) ?? .none }),
  ]

  /// The knobs of the criteria.
  static let knobDefinitions = criteria.map(\.knob)

  /// Creates criteria from the values of knobs.
  init(knob: (String) -> String) {
    self.init()
    for criterion in Self.criteria { criterion.set(&self, knob(criterion.knob.name)) }
  }

  /// The knobs whose values differ from the defaults.
  var knobs: [String: String] {
    let texts = Self.criteria.map { ($0.knob, text: $0.text(self)) }
    return Dictionary(
      uniqueKeysWithValues: texts.filter { $0.text != $0.0.defaultValue }.map { ($0.0.name, $0.text) })
  }

  private static func several<Value: DeclarationOrdered & RawRepresentable<String> & Sendable>(
    _ name: String, _ title: String, _ path: WritableKeyPath<Self, Set<Value>> & Sendable
  ) -> OrderCriterion {
    OrderCriterion(
      knob: .text(name, title), text: { $0[keyPath: path].sorted().map(\.rawValue).joined(separator: ",") },
      set: { $0[keyPath: path] = Set($1.split(separator: ",").compactMap { Value(rawValue: String($0)) }) })
  }

  private static func one<Record>(
    _ name: String, _ title: String, _ path: WritableKeyPath<Self, RecordID<Record>?> & Sendable
  ) -> OrderCriterion {
    OrderCriterion(
      knob: .text(name, title), text: { $0[keyPath: path]?.rawValue ?? "" },
      set: { $0[keyPath: path] = $1.isEmpty ? nil : RecordID(rawValue: $1) })
  }

  // MARK: Sorting

  private static func text(of sorting: [OrderSort]) -> String {
    sorting == standardSorting
      ? "" : sorting.map { ($0.isAscending ? "" : "-") + $0.field.rawValue }.joined(separator: ",")
  }

  private static func sorting(_ text: String) -> [OrderSort] {
    var fields: Set<OrderField> = []
    let sorting = text.split(separator: ",").compactMap { word in
      OrderField(rawValue: String(word.drop { $0 == "-" })).map { OrderSort(field: $0, isAscending: word.first != "-") }
    }
    .filter { fields.insert($0.field).inserted }
    return sorting.isEmpty ? standardSorting : sorting
  }

  // MARK: Ranges

  /// The separator between the bounds of a range: "2026-03-01..2026-03-31", "100..", "..99.5".
  private static let gap = ".."

  private static func text(of days: ClosedRange<DateTime>?) -> String {
    days.map { [$0.lowerBound, $0.upperBound].map { $0.isoText.prefix { $0 != "T" } }.joined(separator: gap) } ?? ""
  }

  private static func days(_ text: String) -> ClosedRange<DateTime>? {
    let ends = text.split(separator: gap, omittingEmptySubsequences: false).map { DateTime(isoText: "\($0)T00:00") }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else { return nil }
    return first...last
  }

  private static func text(of amounts: ClosedRange<Double>?) -> String {
    amounts.map { [$0.lowerBound, $0.upperBound].map { $0.isFinite ? plainDecimal($0) : "" }.joined(separator: gap) }
      ?? ""
  }

  private static func amounts(_ text: String) -> ClosedRange<Double>? {
    let ends = text.split(separator: gap, omittingEmptySubsequences: false)
    guard ends.count == 2, let minimum = amount(ends[0], without: -.infinity),
      let maximum = amount(ends[1], without: .infinity), minimum <= maximum, minimum.isFinite || maximum.isFinite,
      minimum < .infinity, maximum > -.infinity
    else { return nil }
    return minimum...maximum
  }

  private static func amount(_ text: Substring, without end: Double) -> Double? { text.isEmpty ? end : Double(text) }
}
