import Floorplan

/// The criteria of a list of orders, each of which an ``OrderCriterion`` describes.
nonisolated struct OrderListCriteria: Hashable {
  var search = ""
  var statuses: Set<OrderStatus> = []
  var priorities: Set<OrderPriority> = []
  var assignee: Person.ID?
  /// Whole days, including the last one.
  var dueDates: ClosedRange<DateTime>? {
    didSet { dueDates = dueDates.map { $0.lowerBound.startOfDay...$0.upperBound.startOfDay } }
  }
  /// An infinite bound is no limit.
  var costs: ClosedRange<Double>?
  /// The product whose orders are listed.
  var product: Product.ID?
  var supplier: Supplier.ID?
  var isOverdue = false
  var sorting: [OrderSort] = OrderListCriteria.standardSorting
  var grouping = OrderGrouping.none

  static let standardSorting = [OrderSort(.dueDate)]

  /// The initial criteria, with the same search, product and supplier.
  var initial: OrderListCriteria { OrderListCriteria(search: search, product: product, supplier: supplier) }
}

extension OrderListCriteria {
  var query: RecordQuery<IndexedOrder> {
    RecordQuery(
      search: search, conditions: OrderCriterion.all.flatMap { $0.conditions(self) },
      sorting: (sorting + [OrderSort(.id)]).map(\.recordSort), grouping: grouping.recordGrouping)
  }

  /// The number of active filters.
  var filterCount: Int { OrderCriterion.filters.count { $0.isActive(self) } }

  // MARK: Addresses

  /// The knobs of the criteria.
  static let knobDefinitions = OrderCriterion.all.map(\.knob)

  /// Creates criteria from the values of knobs.
  init(knob: (String) -> String) {
    self.init()
    for criterion in OrderCriterion.all { criterion.set(&self, knob(criterion.knob.name)) }
  }

  /// The knobs whose values differ from the defaults.
  var knobs: [String: String] {
    Dictionary(
      uniqueKeysWithValues: OrderCriterion.all.filter { $0.isActive(self) }.map { ($0.knob.name, $0.text(self)) })
  }

  // MARK: Chips

  /// Returns the chips for a custom sorting and grouping, then active filters, then common ones.
  ///
  /// - Parameters:
  ///   - store: The store with the names of records.
  ///   - change: Changes the current criteria after a click.
  /// - Returns: The chips, in reading order.
  func chips(
    _ store: BusinessStore, change: @escaping ((inout OrderListCriteria) -> Void) -> Void
  ) -> [FilterFeedbackItem] {
    let chips = OrderCriterion.chips.compactMap { chip -> FilterFeedbackItem? in
      guard let title = chip.title(self, store) else { return nil }
      let isActive = chip.isActive(self)
      guard !chip.choices.isEmpty else {
        return FilterFeedbackItem(chip.id, title, isActive: isActive) { change(chip.toggle) }
      }
      return FilterFeedbackItem(
        chip.id, title, isActive: isActive,
        menu: { chip.choices.map { choice in ContextMenuItem(choice.title) { change(choice.set) } } })
    }
    return chips.filter(\.isActive) + chips.filter { !$0.isActive }
  }
}
