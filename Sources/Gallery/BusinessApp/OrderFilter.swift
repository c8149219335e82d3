import Floorplan
import Observation

/// The settings of the order filter, until the user applies or discards them.
@Observable
final class OrderFilter {
  /// The criteria to apply.
  var criteria: OrderListCriteria

  /// The bounds of the cost slider, in euros.
  let costBounds: ClosedRange<Double>
  /// The possible assignees.
  let people: [Person]

  /// - Parameters:
  ///   - criteria: The criteria of the list.
  ///   - people: The possible assignees.
  ///   - maximumCost: The cost of the most expensive order, in euros.
  init(_ criteria: OrderListCriteria, people: [Person], maximumCost: Double) {
    self.criteria = criteria
    self.people = people
    // Round up, so the user can type the end of the slider.
    costBounds = 0...max(Self.costUnit, (maximumCost / Self.costUnit).rounded(.up) * Self.costUnit)
  }

  convenience init(_ criteria: OrderListCriteria, _ store: BusinessStore) {
    self.init(
      criteria, people: Array(store.people), maximumCost: store.orderIndex.max(of: \.order.cost, where: \.isFinite) ?? 0
    )
  }

  private static let costUnit = 100.0
  static let costInterval = 10.0

  /// Whether the filters, sorting and grouping have their initial values.
  var isInitial: Bool { criteria == criteria.initial }

  /// Restores the initial filters, sorting and grouping.
  func reset() { criteria = criteria.initial }

  // MARK: Values of the cells

  /// The range of costs, with ``costBounds`` instead of open ends.
  ///
  /// A thumb at the end of the slider sets no bound, so more expensive orders of the future match too.
  var costs: ClosedRange<Double> {
    get {
      let (minimum, maximum) = (criteria.costs?.lowerBound ?? -.infinity, criteria.costs?.upperBound ?? .infinity)
      let start = minimum.isFinite ? minimum : min(costBounds.lowerBound, maximum)
      return start...(maximum.isFinite ? maximum : max(costBounds.upperBound, start))
    }
    set {
      guard newValue != costs else { return }
      let minimum = newValue.lowerBound <= costBounds.lowerBound ? -Double.infinity : newValue.lowerBound
      let maximum = newValue.upperBound >= costBounds.upperBound ? Double.infinity : newValue.upperBound
      criteria.costs = minimum...maximum
    }
  }

  /// The form with all settings, sorting first.
  var form: Form<OrderFilter> {
    Form(self) {
      FormField(
        localized("Sort By"), \.criteria.sorting,
        options: (criteria.sorting + OrderListCriteria.standardSorting).map(\.option) + OrderField.common)
      FormField(localized("Group By"), \.criteria.grouping, options: OrderGrouping.allCases)
      FormSection(localized("Filters")) {
        FormField(localized("Status"), \.criteria.statuses, options: OrderStatus.allCases)
        FormField(localized("Priority"), \.criteria.priorities, options: OrderPriority.allCases)
        FormField(localized("Overdue Only"), \.criteria.isOverdue, in: SwitchFormCell.self)
        FormField(localized("Assigned To"), \.criteria.assignee, of: people, name: \.name)
        FormField(localized("Due Date"), \.criteria.dueDates, in: DateRangePickerFormCell.self) { cell in
          cell.emptyValueText = localized("Any")
          cell.showsClearButton = true
        }
        FormField(localized("Cost in €"), \.costs, in: RangeSliderFormCell.self) { [costBounds] cell in
          cell.minimumValue = costBounds.lowerBound
          cell.maximumValue = costBounds.upperBound
          cell.interval = Self.costInterval
        }
      }
    }
  }
}

extension OrderField {
  /// The fields in the filter window; an address can name the others too.
  static let common: [OrderField] = [.dueDate, .priority, .status, .title, .cost, .createdDate, .assignee]
}
