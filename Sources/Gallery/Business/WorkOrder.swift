import Floorplan

/// A task at the plant, with its assignee and due date.
nonisolated struct WorkOrder: BusinessRecord {
  let id: RecordID<WorkOrder>
  var title: String
  var notes = ""
  var status = OrderStatus.new
  var priority = OrderPriority.medium
  var dueDate: DateTime?
  var createdDate: DateTime
  var plannedHours = 0.0
  /// The cost in euros.
  var cost = 0.0
  var location = ""
  var productID: Product.ID?
  var supplierID: Supplier.ID?
  var assigneeID: Person.ID?
  var needsApproval = false
  /// The completed share of the work, from 0 to 1.
  var progress = 0.0
  /// The products that the work uses up.
  var parts: [OrderPart] = []
  /// The documents of the order.
  var attachments: [Document.ID] = []
  /// The steps, in the order in which they are done.
  var steps: [OrderStep] = []

  /// Whether the order is past its due date and not completed.
  func isOverdue(at now: DateTime) -> Bool { status != .completed && dueDate.map { $0 < now } ?? false }
}

nonisolated extension RecordTable<WorkOrder> {
  /// The planned hours of the work that is left.
  var remainingHours: Double {
    var hours = 0.0
    forEachRecord { if $0.status != .completed { hours += $0.plannedHours * (1 - $0.progress) } }
    return hours
  }
}

/// The progress of an order.
nonisolated enum OrderStatus: String, DeclarationOrdered, Codable, Sendable {
  case new, inProgress, onHold, completed

  /// The statuses of orders that aren't completed.
  static let open: Set<OrderStatus> = [.new, .inProgress, .onHold]

  var title: String { facts.title }
  /// The semantic of the status, or nil for none.
  var semantic: SemanticStatus? { facts.semantic }

  private var facts: (title: String, semantic: SemanticStatus?) {
    switch self {
    case .new: (localized("New"), .informative)
    case .inProgress: (localized("In Progress"), nil)
    case .onHold: (localized("On Hold"), .critical)
    case .completed: (localized("Completed"), .positive)
    }
  }
}

/// The urgency of an order.
nonisolated enum OrderPriority: String, DeclarationOrdered, Codable, Sendable {
  case low, medium, high, veryHigh

  var title: String { facts.title }
  /// The indicator of the priority.
  var indicator: Indicator { facts.indicator }

  private var facts: (title: String, indicator: Indicator) {
    switch self {
    case .low: (localized("Low"), .lowPriority)
    case .medium: (localized("Medium"), .mediumPriority)
    case .high: (localized("High"), .highPriority)
    case .veryHigh: (localized("Very High"), .veryHighPriority)
    }
  }
}

/// A product that an order uses up, and its quantity.
nonisolated struct OrderPart: Hashable, Codable, Sendable {
  var productID: Product.ID
  var quantity: Int
}

/// A step of an order; in the floorplans, it is a child object.
nonisolated struct OrderStep: Identifiable, Hashable, Codable, Sendable {
  /// The ID, which is unique within its order.
  let id: RecordID<OrderStep>
  var title: String
  var isDone = false
  var durationMinutes = 0
  var notes = ""
}

/// An enumeration whose cases are ordered as they are declared, and have titles.
nonisolated protocol DeclarationOrdered: CaseIterable, FormOption, Comparable where AllCases == [Self] {}

nonisolated extension DeclarationOrdered {
  static func < (one: Self, other: Self) -> Bool {
    one != other && allCases.first { $0 == one || $0 == other } == one
  }
}
