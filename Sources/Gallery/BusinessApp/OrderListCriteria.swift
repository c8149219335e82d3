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
  func chips(_ store: BusinessStore) -> [FilterFeedbackItem] {
    let chips = OrderCriterion.chips.compactMap { chip in
      chip.title(self, store).map { FilterFeedbackItem(chip.id, $0, isActive: chip.isActive(self)) }
    }
    return chips.filter(\.isActive) + chips.filter { !$0.isActive }
  }

  /// Returns the criteria after a click on a chip.
  func toggling(chip id: String) -> OrderListCriteria {
    var criteria = self
    OrderCriterion.chips.first { $0.id == id }?.toggle(&criteria)
    return criteria
  }
}
