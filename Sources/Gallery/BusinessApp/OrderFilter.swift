import Floorplan
import Observation

/// What a person sets in the filter of the orders, until they take it over or leave it.
@Observable
final class OrderFilter {
  /// What may be sorted by: what counts comes first, in its order.
  var sorting: [SortCriterion] = []
  /// The index of one grouping.
  var grouping: [Int] = []
  /// Indices of those that count; all where there is none.
  var statuses: [Int] = []
  var priorities: [Int] = []
  /// The index of one person, or none.
  var assignees: [Int] = []
  var dueDates: ClosedRange<DateTime>?
  /// From one end of ``costBounds`` to the other where no cost is left out.
  var costs: ClosedRange<Double> = 0...0
  var isOverdue = false

  /// What people choose costs from, in euros.
  let costBounds: ClosedRange<Double>
  private let people: [Person]
  /// What was taken over last: it has what can't be set here, too.
  @ObservationIgnored private var taken: OrderListPlace

  /// - Parameters:
  ///   - place: What the list shows.
  ///   - people: Whom orders are assigned to.
  ///   - largestCost: What the dearest order costs, in euros.
  init(_ place: OrderListPlace, people: [Person], largestCost: Double) {
    self.people = people
    // A round number, so that the end of the slider can be typed.
    costBounds = 0...max(Self.costUnit, (largestCost / Self.costUnit).rounded(.up) * Self.costUnit)
    taken = place
    take(place)
  }

  convenience init(_ place: OrderListPlace, _ store: BusinessStore) {
    self.init(
      place, people: Array(store.people), largestCost: store.orderIndex.largest(\.order.cost, where: \.isFinite) ?? 0)
  }

  private static let costUnit = 100.0
  private static let costInterval = 10.0

  /// Sets what a place says.
  func take(_ place: OrderListPlace) {
    taken = place
    sorting = Self.criteria(place.sorting)
    grouping = OrderGrouping.indices(of: [place.grouping])
    statuses = OrderStatus.indices(of: place.statuses)
    priorities = OrderPriority.indices(of: place.priorities)
    // Somebody whom nobody knows is an option that there isn't.
    assignees = place.assignee.map { id in [people.firstIndex { $0.id == id } ?? people.count] } ?? []
    dueDates = place.dueDates
    costs = shown(place.costs)
    isOverdue = place.isOverdue
  }

  /// What the list is to show.
  var place: OrderListPlace {
    var place = taken
    place.sorting = sorting.filter(\.isSelected).compactMap { criterion in
      OrderField.allCases.first { $0.title == criterion.criterion.text }
        .map { OrderSort(field: $0, isAscending: criterion.isAscending) }
    }
    place.grouping = OrderGrouping.values(at: grouping).first ?? .none
    place.statuses = Set(OrderStatus.values(at: statuses))
    place.priorities = Set(OrderPriority.values(at: priorities))
    place.assignee = assignees.first.flatMap { people.indices.contains($0) ? people[$0].id : taken.assignee }
    place.dueDates = dueDates.map { $0.lowerBound.startOfDay...$0.upperBound.startOfDay }
    place.costs = chosenCosts
    place.isOverdue = isOverdue
    return place
  }

  /// Whether the list would be as it is before anybody has filtered or sorted it.
  var isInitial: Bool { place == taken.initial }

  /// Goes back to that.
  func reset() { take(taken.initial) }

  // MARK: Values of the cells

  private static func criteria(_ sorting: [OrderSort]) -> [SortCriterion] {
    let rest = OrderField.oftenSorted.filter { field in !sorting.contains { $0.field == field } }
    return sorting.map { criterion($0, isSelected: true) }
      + rest.map { criterion(OrderSort(field: $0), isSelected: false) }
  }

  private static func criterion(_ sort: OrderSort, isSelected: Bool) -> SortCriterion {
    let directions = sort.field.directions
    return SortCriterion(
      StyledText(sort.field.title), isSelected: isSelected, isAscending: sort.isAscending,
      ascendingText: StyledText(directions.ascending), descendingText: StyledText(directions.descending))
  }

  /// A range with both ends; one that isn't there is that of the slider.
  private func shown(_ range: ClosedRange<Double>?) -> ClosedRange<Double> {
    guard let range else { return costBounds }
    let least = range.lowerBound.isFinite ? range.lowerBound : min(costBounds.lowerBound, range.upperBound)
    let most = range.upperBound.isFinite ? range.upperBound : max(costBounds.upperBound, least)
    return least...most
  }

  /// A thumb at the end of the slider is no bound: what costs more later on is meant as well.
  private var chosenCosts: ClosedRange<Double>? {
    if costs == shown(taken.costs) { return taken.costs }
    let least = costs.lowerBound <= costBounds.lowerBound ? -Double.infinity : costs.lowerBound
    let most = costs.upperBound >= costBounds.upperBound ? Double.infinity : costs.upperBound
    return least.isFinite || most.isFinite ? least...most : nil
  }

  // MARK: The form

  /// Everything that can be set: the order first.
  var form: Form<OrderFilter> {
    Form(self, [FormSection(nil, orderFields), FormSection(localized("Filters"), filterFields)])
  }

  private var orderFields: [FormField<OrderFilter>] {
    [
      FormField(localized("Sort By"), \.sorting, in: OrderPickerFormCell.self),
      FormField(localized("Group By"), \.grouping, in: FilterFormCell.self) { cell in
        cell.valueOptions = OrderGrouping.allCases.map(\.title)
        cell.allowsMultipleSelection = false
        cell.allowsEmptySelection = false
        cell.buttonSize = .flexible
      },
    ]
  }

  private var filterFields: [FormField<OrderFilter>] {
    let (names, bounds) = (people.map(\.name), costBounds)
    return [
      FormField(localized("Status"), \.statuses, in: FilterFormCell.self) { cell in
        cell.valueOptions = OrderStatus.allCases.map(\.title)
        cell.buttonSize = .flexible
      },
      FormField(localized("Priority"), \.priorities, in: FilterFormCell.self) { cell in
        cell.valueOptions = OrderPriority.allCases.map(\.title)
        cell.buttonSize = .flexible
      },
      FormField(localized("Overdue Only"), \.isOverdue, in: SwitchFormCell.self),
      FormField(localized("Assigned To"), \.assignees, in: ListPickerFormCell.self) { cell in
        cell.valueOptions = names
        cell.allowsMultipleSelection = false
        cell.listPicker.isSearchEnabled = true
      },
      FormField(localized("Due Date"), \.dueDates, in: DateRangePickerFormCell.self) { cell in
        cell.emptyValueText = localized("Any")
        cell.showsClearButton = true
      },
      FormField(localized("Cost in €"), \.costs, in: RangeSliderFormCell.self) { cell in
        cell.minimumValue = bounds.lowerBound
        cell.maximumValue = bounds.upperBound
        cell.interval = Self.costInterval
      },
    ]
  }
}

nonisolated extension OrderListPlace {
  /// What the list shows before anybody has filtered or sorted it; what is searched, and whose orders are listed, stay.
  var initial: OrderListPlace {
    var initial = OrderListPlace()
    (initial.search, initial.product, initial.supplier) = (search, product, supplier)
    return initial
  }

  /// How many filters are set.
  var filterCount: Int {
    [!statuses.isEmpty, !priorities.isEmpty, assignee != nil, dueDates != nil, costs != nil, isOverdue].count { $0 }
  }
}

extension OrderField {
  /// What people mostly sort by; the others can be sorted by in an address.
  static let oftenSorted: [OrderField] = [.dueDate, .priority, .status, .title, .cost, .createdDate, .assignee]

  /// What it means that the least comes first, and that the greatest does.
  var directions: (ascending: String, descending: String) {
    switch self {
    case .id, .cost, .plannedHours, .progress: (localized("Lowest first"), localized("Highest first"))
    case .title, .location, .assignee: (localized("A to Z"), localized("Z to A"))
    case .status: (localized("New first"), localized("Completed first"))
    case .priority: (localized("Low first"), localized("High first"))
    case .dueDate, .createdDate: (localized("Earliest first"), localized("Latest first"))
    }
  }
}
