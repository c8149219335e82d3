import Floorplan

/// What is to be done at the plant, by whom and until when.
nonisolated struct WorkOrder: BusinessRecord {
  let id: RecordID<WorkOrder>
  var title: String
  var notes = ""
  var status = OrderStatus.new
  var priority = OrderPriority.medium
  var dueDate: DateTime?
  var createdDate: DateTime
  var plannedHours = 0.0
  /// In euros.
  var cost = 0.0
  var location = ""
  var productID: Product.ID?
  var supplierID: Supplier.ID?
  var assigneeID: Person.ID?
  var needsApproval = false
  /// How much is done, 0 to 1.
  var progress = 0.0
  /// What is used up.
  var parts: [OrderPart] = []
  /// The documents that belong to it.
  var attachments: [Document.ID] = []
  /// What is done one after the other.
  var steps: [OrderStep] = []

  /// Whether it should be done by now.
  func isOverdue(at now: DateTime) -> Bool { status != .completed && dueDate.map { $0 < now } ?? false }
}

nonisolated extension RecordTable<WorkOrder> {
  /// The planned hours of the work that isn't done.
  var remainingHours: Double {
    var hours = 0.0
    forEachInPlace { if $0.status != .completed { hours += $0.plannedHours * (1 - $0.progress) } }
    return hours
  }
}

/// How far an order is.
nonisolated enum OrderStatus: String, DeclarationOrdered, Codable, Sendable {
  case new, inProgress, onHold, completed

  /// Those of orders that aren't done.
  static let open: Set<OrderStatus> = [.new, .inProgress, .onHold]

  var title: String {
    switch self {
    case .new: localized("New")
    case .inProgress: localized("In Progress")
    case .onHold: localized("On Hold")
    case .completed: localized("Completed")
    }
  }
}

/// How much an order presses.
nonisolated enum OrderPriority: String, DeclarationOrdered, Codable, Sendable {
  case low, medium, high, veryHigh

  var title: String {
    switch self {
    case .low: localized("Low")
    case .medium: localized("Medium")
    case .high: localized("High")
    case .veryHigh: localized("Very High")
    }
  }
}

/// So many of a product that an order uses up.
nonisolated struct OrderPart: Hashable, Codable, Sendable {
  var productID: Product.ID
  var quantity: Int
}

/// A part of the work of an order: the child object of the floorplans.
nonisolated struct OrderStep: Identifiable, Hashable, Codable, Sendable {
  /// Unique within its order.
  let id: RecordID<OrderStep>
  var title: String
  var isDone = false
  var durationMinutes = 0
  var notes = ""
}

/// Cases that are sorted as they are declared.
nonisolated protocol DeclarationOrdered: CaseIterable, Hashable, Comparable where AllCases == [Self] {}

nonisolated extension DeclarationOrdered {
  static func < (one: Self, other: Self) -> Bool {
    one != other && allCases.first { $0 == one || $0 == other } == one
  }
}
