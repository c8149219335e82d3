import Floorplan

/// The index of the orders, by which lists search, sort, filter and group them.
typealias OrderIndex = RecordIndex<IndexedOrder>

/// An order with the names of the records it refers to.
nonisolated struct IndexedOrder: Identifiable, Sendable {
  let order: WorkOrder
  let assignee: Assignee?
  let texts: [String]

  var id: WorkOrder.ID { order.id }
  var title: FoldedText { FoldedText(order.title) }
  var location: FoldedText? { order.location.isEmpty ? nil : FoldedText(order.location) }
  var dueWeek: Int? { order.dueDate?.week }
  var assigneeName: FoldedText? { assignee?.foldedName }

  /// An assignee as a group of orders; its ID tells two people of the same name apart.
  struct Assignee: Hashable, Comparable {
    let name: String
    let foldedName: FoldedText
    let id: Person.ID

    init(_ person: Person) { (name, foldedName, id) = (person.name, FoldedText(person.name), person.id) }

    static func < (one: Self, other: Self) -> Bool { (one.foldedName, one.id) < (other.foldedName, other.id) }
  }

  /// Returns a function that looks up the names of an order in the data.
  static func indexer(for data: BusinessData) -> @Sendable (WorkOrder) -> IndexedOrder {
    let assignees = Dictionary(uniqueKeysWithValues: data.people.map { ($0.id, Assignee($0)) })
    return { order in
      let assignee = order.assigneeID.flatMap { assignees[$0] }
      let names = [assignee?.name, order.productID.flatMap { data.products[$0]?.name }]
      return IndexedOrder(
        order: order, assignee: assignee,
        texts: [order.id.rawValue, order.title, order.location] + names.compactMap(\.self))
    }
  }
}

nonisolated extension RecordIndex<IndexedOrder> {
  /// Indexes the orders; call it off the main thread if there may be 100,000 of them.
  init(_ data: BusinessData) {
    self.init(data.orders.lazy.map(IndexedOrder.indexer(for: data)), by: Self.columns) { $0.texts }
  }

  private static var columns: [RecordColumn<IndexedOrder>] {
    OrderField.allCases.map(\.column) + [
      RecordColumn(\.dueWeek), RecordColumn(\.assignee), RecordColumn(\.order.assigneeID),
      RecordColumn(\.order.productID), RecordColumn(\.order.supplierID),
    ]
  }
}

/// A field to sort orders by, and the direction.
typealias OrderSort = OptionSort<OrderField>

nonisolated extension OrderSort {
  var recordSort: RecordSort<IndexedOrder> { RecordSort(option.column.keyPath, isAscending: isAscending) }
}

/// A value of an order by which a list can be sorted.
nonisolated enum OrderField: String, CaseIterable, SortOption, Sendable {
  case id, title, status, priority, dueDate, createdDate, cost, plannedHours, progress, location, assignee

  var title: String { facts.title }
  /// The column of the field in the index.
  var column: RecordColumn<IndexedOrder> { facts.column }
  var ascendingTitle: String { facts.directions.ascending }
  var descendingTitle: String { facts.directions.descending }

  private static let numbers = (localized("Lowest First"), localized("Highest First"))
  private static let texts = (localized("A to Z"), localized("Z to A"))
  private static let dates = (localized("Earliest First"), localized("Latest First"))

  private var facts:
    (title: String, column: RecordColumn<IndexedOrder>, directions: (ascending: String, descending: String))
  {
    switch self {
    case .id: (localized("Number"), RecordColumn(\.id), Self.numbers)
    case .title: (localized("Title"), RecordColumn(\.title), Self.texts)
    case .status:
      (localized("Status"), RecordColumn(\.order.status), (localized("New First"), localized("Completed First")))
    case .priority:
      (localized("Priority"), RecordColumn(\.order.priority), (localized("Low First"), localized("High First")))
    case .dueDate: (localized("Due Date"), RecordColumn(\.order.dueDate), Self.dates)
    case .createdDate: (localized("Created"), RecordColumn(\.order.createdDate), Self.dates)
    case .cost: (localized("Cost"), RecordColumn(\.order.cost), Self.numbers)
    case .plannedHours: (localized("Planned Hours"), RecordColumn(\.order.plannedHours), Self.numbers)
    case .progress: (localized("Progress"), RecordColumn(\.order.progress), Self.numbers)
    case .location: (localized("Location"), RecordColumn(\.location), Self.texts)
    case .assignee: (localized("Assignee"), RecordColumn(\.assigneeName), Self.texts)
    }
  }
}

/// A value by which a list groups orders.
nonisolated enum OrderGrouping: String, CaseIterable, FormOption, Sendable {
  case none, status, priority, assignee, dueWeek

  var title: String {
    switch self {
    case .none: localized("None")
    case .status: localized("Status")
    case .priority: localized("Priority")
    case .assignee: localized("Assignee")
    case .dueWeek: localized("Due Week")
    }
  }

  /// The grouping in the index, or nil for none.
  var recordGrouping: RecordGrouping<IndexedOrder>? {
    switch self {
    case .none: nil
    case .status: RecordGrouping(\.order.status) { $0.title }
    case .priority:
      RecordGrouping(\.order.priority, isAscending: false) { localized("%1$@ Priority").filled(with: $0.title) }
    case .assignee: RecordGrouping(\.assignee) { $0?.name ?? localized("Unassigned") }
    case .dueWeek:
      RecordGrouping(\.dueWeek) { week in
        week.map { localized("Week of %1$@").filled(with: DateTime(week: $0).dateText) }
          ?? localized("No Due Date")
      }
    }
  }
}
