import Floorplan

/// The description of a criterion of a list of orders: its knob in addresses, its condition for the index, its chips
/// above the list and its field in the filter window.
struct OrderCriterion {
  let knob: KnobDefinition
  /// Returns the knob's value for a list, which is the default if the criterion isn't set.
  let text: (OrderListCriteria) -> String
  /// Sets the criterion from a knob's value.
  let set: (inout OrderListCriteria, String) -> Void
  /// Returns the conditions that listed orders meet.
  var conditions: (OrderListCriteria) -> [RecordCondition<IndexedOrder>] = { _ in [] }
  var chips: [Chip] = []
  /// Creates the field in the filter window, if any.
  var field: ((OrderFilter) -> FormField<OrderFilter>)?

  /// A chip above a list.
  struct Chip {
    /// The name of the knob, or the value that the chip sets.
    let id: AnyHashable
    /// Returns the title, or nil if the chip isn't displayed.
    let title: (OrderListCriteria, BusinessStore) -> String?
    let isActive: (OrderListCriteria) -> Bool
    let toggle: (inout OrderListCriteria) -> Void
    /// The values in the menu of the chip, if it has one.
    var choices: [(title: String, set: (inout OrderListCriteria) -> Void)] = []
  }

  func isActive(_ criteria: OrderListCriteria) -> Bool { text(criteria) != knob.defaultValue }

  // MARK: Table

  /// All criteria, in the order of their knobs.
  static let all = [
    search, status, priority, assignee, dueDate, cost, product, supplier, overdue, sorting, grouping,
  ]
  /// The criteria that are fields of the filter window.
  static let filters = [status, priority, overdue, assignee, dueDate, cost]
  /// The chips of all criteria.
  static let chips = [
    sorting, grouping, overdue, status, priority, assignee, dueDate, cost, product, supplier,
  ].flatMap(\.chips)

  private static let search = OrderCriterion(knob: .text("search", "Search"), text: \.search, set: { $0.search = $1 })

  private static let status = several(
    "status", "Status", \.statuses, of: \.order.status, field: localized("Status"), chips: OrderStatus.allCases,
    suggested: Set(OrderStatus.allCases), chipTitle: \.title)

  private static let priority = several(
    "priority", "Priority", \.priorities, of: \.order.priority, field: localized("Priority"),
    chips: OrderPriority.allCases.reversed(), suggested: [.veryHigh, .high]
  ) { localized("%1$@ Priority").filled(with: $0.title) }

  private static let assignee = one(
    "assignee", "Assignee", \.assignee, of: \.order.assigneeID, chip: localized("Assigned to %1$@"),
    name: { $1.people[$0]?.name }
  ) { filter in
    FormField(localized("Assigned To"), \.criteria.assignee, of: filter.people, name: \.name)
  }

  private static let dueDate = OrderCriterion(
    knob: .text("due", "Due"), text: { text(of: $0.dueDates) { "\($0.isoText.prefix { $0 != "T" })" } },
    set: { $0.dueDates = range($1, from: day, to: day) },
    conditions: { criteria in
      criteria.dueDates.map {
        let days = $0.lowerBound...$0.upperBound.at(minuteOfDay: .max)
        return [RecordCondition(\.order.dueDate) { days.contains($0) }]
      } ?? []
    },
    field: { _ in
      FormField(localized("Due Date"), \.criteria.dueDates, in: DateRangePickerFormCell.self) { cell in
        cell.emptyValueText = localized("Any")
        cell.showsClearButton = true
      }
    }
  ).withChip { criteria, _ in
    criteria.dueDates.map { localized("Due %1$@ – %2$@").filled(with: $0.lowerBound.dateText, $0.upperBound.dateText) }
  }

  private static let cost = OrderCriterion(
    knob: .text("cost", "Cost"), text: { text(of: $0.costs) { $0.isFinite ? plainDecimal($0) : "" } },
    set: { criteria, text in
      let costs = range(
        text, from: { $0.isEmpty ? -.infinity : Double($0) }, to: { $0.isEmpty ? .infinity : Double($0) })
      criteria.costs = costs.flatMap { $0.lowerBound.isFinite || $0.upperBound.isFinite ? $0 : nil }
    },
    conditions: { $0.costs.map { costs in [RecordCondition(\.order.cost) { costs.contains($0) }] } ?? [] },
    field: { filter in
      FormField(localized("Cost in €"), \.costs, in: RangeSliderFormCell.self) { [bounds = filter.costBounds] cell in
        cell.minimumValue = bounds.lowerBound
        cell.maximumValue = bounds.upperBound
        cell.interval = OrderFilter.costInterval
      }
    }
  ).withChip { criteria, _ in
    criteria.costs.map { costs in
      guard costs.lowerBound.isFinite else { return localized("Up to %1$@").filled(with: euros(costs.upperBound)) }
      guard costs.upperBound.isFinite else { return localized("From %1$@").filled(with: euros(costs.lowerBound)) }
      return "\(euros(costs.lowerBound)) – \(euros(costs.upperBound))"
    }
  }

  private static let product = one(
    "product", "Product", \.product, of: \.order.productID, chip: localized("Product: %1$@"),
    name: { $1.products[$0]?.name })

  private static let supplier = one(
    "supplier", "Supplier", \.supplier, of: \.order.supplierID, chip: localized("Supplier: %1$@"),
    name: { $1.suppliers[$0]?.name })

  private static let overdue = OrderCriterion(
    knob: .toggle("overdue", "Overdue", false), text: { KnobDefinition.toggleValues[$0.isOverdue ? 0 : 1] },
    set: { $0.isOverdue = $1 == KnobDefinition.toggleValues[0] },
    conditions: { criteria in
      guard criteria.isOverdue else { return [] }
      return [
        RecordCondition(\.order.status) { OrderStatus.open.contains($0) },
        RecordCondition(\.order.dueDate) { $0 < BusinessData.now },
      ]
    },
    field: { _ in FormField(localized("Overdue Only"), \.criteria.isOverdue, in: SwitchFormCell.self) }
  ).withChip { _, _ in localized("Overdue") }

  private static let sorting = OrderCriterion(
    knob: .words("sort", "Sort by", of: OrderField.allCases.map(\.rawValue), canDescend: true),
    text: { criteria in
      criteria.sorting == OrderListCriteria.standardSorting
        ? "" : criteria.sorting.map { ($0.isAscending ? "" : "-") + $0.option.rawValue }.joined(separator: ",")
    },
    set: { criteria, text in
      var fields: Set<OrderField> = []
      let sorting = text.split(separator: ",").compactMap { word in
        OrderField(rawValue: String(word.drop { $0 == "-" })).map {
          OrderSort($0, isAscending: word.first != "-")
        }
      }
      .filter { fields.insert($0.option).inserted }
      criteria.sorting = sorting.isEmpty ? OrderListCriteria.standardSorting : sorting
    }
  ).withChip { criteria, _ in
    guard criteria.sorting != OrderListCriteria.standardSorting else { return nil }
    return localized("Sorted by %1$@").filled(with: criteria.sorting.map(\.option.title).localizedList)
  }

  private static let grouping = OrderCriterion(
    knob: .choice("group", "Group by", OrderGrouping.none), text: \.grouping.rawValue,
    set: { $0.grouping = OrderGrouping(rawValue: $1) ?? .none }
  ).withChip(choices: OrderGrouping.allCases.map { grouping in (grouping.title, { $0.grouping = grouping }) }) {
    criteria, _ in
    criteria.grouping == .none ? nil : localized("Grouped by %1$@").filled(with: criteria.grouping.title)
  }

  // MARK: Kinds of criteria

  /// Creates a criterion that a property has one of several values, with a chip for each.
  private static func several<Value: DeclarationOrdered & RawRepresentable<String> & Sendable>(
    _ name: String, _ title: String, _ path: WritableKeyPath<OrderListCriteria, Set<Value>>,
    of property: any KeyPath<IndexedOrder, Value> & Sendable, field: String, chips: [Value], suggested: Set<Value>,
    chipTitle: @escaping (Value) -> String
  ) -> OrderCriterion {
    OrderCriterion(
      knob: .words(name, title, of: Value.allCases.map(\.rawValue)),
      text: { $0[keyPath: path].sorted().map(\.rawValue).joined(separator: ",") },
      set: { $0[keyPath: path] = Set($1.split(separator: ",").compactMap { Value(rawValue: String($0)) }) },
      conditions: { criteria in
        let values = criteria[keyPath: path]
        return values.isEmpty ? [] : [RecordCondition(property) { values.contains($0) }]
      },
      chips: chips.map { value in
        let isActive = { (criteria: OrderListCriteria) in criteria[keyPath: path].contains(value) }
        return Chip(
          id: AnyHashable(value),
          title: { criteria, _ in isActive(criteria) || suggested.contains(value) ? chipTitle(value) : nil },
          isActive: isActive, toggle: { $0[keyPath: path].formSymmetricDifference([value]) })
      },
      field: { _ in FormField(field, (\OrderFilter.criteria).appending(path: path), options: Value.allCases) })
  }

  /// Creates a criterion that an order refers to a record.
  private static func one<Record>(
    _ name: String, _ title: String, _ path: WritableKeyPath<OrderListCriteria, RecordID<Record>?>,
    of property: any KeyPath<IndexedOrder, RecordID<Record>?> & Sendable, chip: String,
    name recordName: @escaping (RecordID<Record>, BusinessStore) -> String?,
    field: ((OrderFilter) -> FormField<OrderFilter>)? = nil
  ) -> OrderCriterion {
    OrderCriterion(
      knob: .text(name, title), text: { $0[keyPath: path]?.rawValue ?? "" },
      set: { $0[keyPath: path] = $1.isEmpty ? nil : RecordID(rawValue: $1) },
      conditions: { $0[keyPath: path].map { id in [RecordCondition(property) { $0 == id }] } ?? [] }, field: field
    ).withChip { criteria, store in
      criteria[keyPath: path].map { chip.filled(with: recordName($0, store) ?? $0.rawValue) }
    }
  }

  /// Adds a chip with the name of the knob, which opens a menu of choices, clears the criterion, or sets a toggle.
  private func withChip(
    choices: [(title: String, set: (inout OrderListCriteria) -> Void)] = [],
    _ title: @escaping (OrderListCriteria, BusinessStore) -> String?
  ) -> OrderCriterion {
    var criterion = self
    criterion.chips = [
      Chip(
        id: AnyHashable(knob.name), title: title, isActive: isActive,
        toggle: { criteria in
          let isOn = knob.kind == .toggle && !isActive(criteria)
          set(&criteria, isOn ? KnobDefinition.toggleValues[0] : knob.defaultValue)
        }, choices: choices)
    ]
    return criterion
  }

  // MARK: Ranges

  /// The separator between the bounds of a range: "2026-03-01..2026-03-31", "100..", "..99.5".
  private static let gap = ".."

  private static func text<Bound>(of range: ClosedRange<Bound>?, _ bound: (Bound) -> String) -> String {
    range.map { bound($0.lowerBound) + gap + bound($0.upperBound) } ?? ""
  }

  private static func range<Bound>(
    _ text: String, from lower: (Substring) -> Bound?, to upper: (Substring) -> Bound?
  ) -> ClosedRange<Bound>? {
    let ends = text.split(separator: gap, omittingEmptySubsequences: false)
    guard ends.count == 2, let first = lower(ends[0]), let last = upper(ends[1]), first <= last else { return nil }
    return first...last
  }

  private nonisolated static func day(_ text: Substring) -> DateTime? { DateTime(isoText: "\(text)T00:00") }
}
