import Floorplan

/// The orders as lists search, sort, filter, and group them.
typealias OrderIndex = RecordIndex<IndexedOrder>

/// An order with the names of what it refers to.
nonisolated struct IndexedOrder: Identifiable, Sendable {
  let order: WorkOrder
  let assigneeName: FoldedText?
  let texts: [String]

  var id: WorkOrder.ID { order.id }
  var title: FoldedText { FoldedText(order.title) }
  var location: FoldedText? { order.location.isEmpty ? nil : FoldedText(order.location) }
  var dueWeek: Int? { order.dueDate?.week }
  var assignee: Assignee? {
    order.assigneeID.map { Assignee(name: assigneeName ?? FoldedText(""), id: $0) }
  }

  /// A person by whom orders are grouped: two people may have the same name.
  struct Assignee: Hashable, Comparable {
    let name: FoldedText
    let id: Person.ID

    static func < (one: Self, other: Self) -> Bool { (one.name, one.id) < (other.name, other.id) }
  }

  /// The names that orders are found, sorted, and grouped by.
  struct Names: Sendable {
    let people: [Person.ID: String]
    private let foldedPeople: [Person.ID: FoldedText]
    private let products: [Product.ID: String]

    init(_ data: BusinessData) {
      people = Dictionary(data.people.map { ($0.id, $0.name) }) { first, _ in first }
      foldedPeople = people.mapValues(FoldedText.init)
      products = Dictionary(data.products.map { ($0.id, $0.name) }) { first, _ in first }
    }

    func indexed(_ order: WorkOrder) -> IndexedOrder {
      let names = [order.assigneeID.flatMap { people[$0] }, order.productID.flatMap { products[$0] }]
      return IndexedOrder(
        order: order, assigneeName: order.assigneeID.flatMap { foldedPeople[$0] },
        texts: [order.id.rawValue, order.title, order.location] + names.compactMap(\.self))
    }
  }
}

nonisolated extension RecordIndex<IndexedOrder> {
  /// Prepares the orders; beside the main thread where there may be a hundred thousand.
  init(_ data: BusinessData) {
    let names = IndexedOrder.Names(data)
    self.init(data.orders.lazy.map(names.indexed), by: Self.columns) { $0.texts }
  }

  private static var columns: [RecordColumn<IndexedOrder>] {
    [
      RecordColumn(\.id), RecordColumn(\.title), RecordColumn(\.order.status), RecordColumn(\.order.priority),
      RecordColumn(\.order.dueDate), RecordColumn(\.dueWeek), RecordColumn(\.order.createdDate),
      RecordColumn(\.order.cost), RecordColumn(\.order.plannedHours), RecordColumn(\.order.progress),
      RecordColumn(\.location), RecordColumn(\.assigneeName), RecordColumn(\.assignee),
      RecordColumn(\.order.assigneeID), RecordColumn(\.order.productID), RecordColumn(\.order.supplierID),
    ]
  }
}

/// A field by which orders are sorted, and the direction.
nonisolated struct OrderSort: Hashable, Sendable {
  var field: OrderField
  var isAscending = true

  var recordSort: RecordSort<IndexedOrder> { RecordSort(field.keyPath, isAscending: isAscending) }
}

/// A value of an order by which a list can be sorted.
nonisolated enum OrderField: String, CaseIterable, Codable, Sendable {
  case id, title, status, priority, dueDate, createdDate, cost, plannedHours, progress, location, assignee

  var keyPath: any PartialKeyPath<IndexedOrder> & Sendable {
    switch self {
    case .id: \.id
    case .title: \.title
    case .status: \.order.status
    case .priority: \.order.priority
    case .dueDate: \.order.dueDate
    case .createdDate: \.order.createdDate
    case .cost: \.order.cost
    case .plannedHours: \.order.plannedHours
    case .progress: \.order.progress
    case .location: \.location
    case .assignee: \.assigneeName
    }
  }

  var title: String {
    switch self {
    case .id: localized("Number")
    case .title: localized("Title")
    case .status: localized("Status")
    case .priority: localized("Priority")
    case .dueDate: localized("Due Date")
    case .createdDate: localized("Created")
    case .cost: localized("Cost")
    case .plannedHours: localized("Planned Hours")
    case .progress: localized("Progress")
    case .location: localized("Location")
    case .assignee: localized("Assignee")
    }
  }
}

/// A value that the orders of a section share.
nonisolated enum OrderGrouping: String, CaseIterable, Codable, Sendable {
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

  /// The groups of a list, with the names of people.
  func recordGrouping(_ names: [Person.ID: String]) -> RecordGrouping<IndexedOrder>? {
    switch self {
    case .none: nil
    case .status: RecordGrouping(\.order.status) { $0.title }
    case .priority:
      RecordGrouping(\.order.priority, isAscending: false) { localized("%1$@ Priority").filled(with: $0.title) }
    case .assignee: RecordGrouping(\.assignee) { $0.flatMap { names[$0.id] } ?? localized("Not Assigned") }
    case .dueWeek:
      RecordGrouping(\.dueWeek) { week in
        week.map { localized("Week of %1$@").filled(with: DateTime(week: $0).dateText) }
          ?? localized("Without Due Date")
      }
    }
  }
}

nonisolated extension DateTime {
  /// The number of the week, which begins on a Monday, since the one in which 1970 began.
  var week: Int { Int((Double(dayNumber + 3) / 7).rounded(.down)) }

  /// The Monday of a week.
  init(week: Int) { self.init(dayNumber: week * 7 - 3) }
}
