import Floorplan

/// Generates any number of orders like those of the sample data; equal seeds give equal orders.
nonisolated struct OrderGenerator: Sendable {
  private let products: [Product]
  private let suppliers: [Supplier.ID]
  private let people: [Person.ID]
  private let documents: [Document.ID]
  private let seed: UInt64

  /// Creates a generator of orders that refer to the records of some data.
  init(_ data: BusinessData, seed: UInt64 = 8) {
    products = Array(data.products)
    suppliers = data.suppliers.map(\.id)
    people = data.people.map(\.id)
    documents = data.documents.map(\.id)
    self.seed = seed
  }

  /// Returns the first generated orders; a smaller count gives a prefix of the same sequence.
  func orders(_ count: Int) -> [WorkOrder] {
    var dice = SeededGenerator(seed: seed)
    return (0..<max(0, count)).map { order(100_001 + $0, &dice) }
  }

  private func order(_ number: Int, _ dice: inout SeededGenerator) -> WorkOrder {
    let product = products.randomElement(using: &dice)
    let thing = Self.things.random(&dice)
    let place = "\(Self.halls.random(&dice)), \(Self.places.random(&dice)) \(Int.random(in: 1...24, using: &dice))"
    let age = Int.random(in: 1...400, using: &dice)
    let created = BusinessData.now.adding(days: -age).at(minuteOfDay: Int.random(in: 360...1200, using: &dice))
    let status = Self.status(age, &dice)
    let hours = Double(Int.random(in: 1...64, using: &dice)) / 2
    var order = WorkOrder(
      id: WorkOrder.ID(rawValue: "WO-\(number)"),
      title: "\(product?.name ?? "Machine"): \(Self.actions.random(&dice).lowercased()) the \(thing)",
      notes: Self.notes(thing, &dice), status: status, priority: Self.priorities.random(&dice), createdDate: created,
      plannedHours: hours, cost: hours * Double(Int.random(in: 45...95, using: &dice)), location: place)
    if Self.chance(9, &dice) {
      order.dueDate = created.adding(days: Int.random(in: 3...90, using: &dice)).at(minuteOfDay: 16 * 60)
    }
    order.productID = product?.id
    if Self.chance(6, &dice) { order.supplierID = suppliers.randomElement(using: &dice) }
    if Self.chance(8, &dice) { order.assigneeID = people.randomElement(using: &dice) }
    order.needsApproval = Self.chance(2, &dice)
    order.progress = Self.progress(status, &dice)
    for _ in 0..<Int.random(in: 0...3, using: &dice) {
      guard let part = products.randomElement(using: &dice)?.id else { break }
      guard !order.parts.contains(where: { $0.productID == part }) else { continue }
      order.parts.append(OrderPart(productID: part, quantity: Int.random(in: 1...6, using: &dice)))
    }
    if Self.chance(3, &dice), let document = documents.randomElement(using: &dice) { order.attachments = [document] }
    order.steps = Self.steps(thing, done: order.progress, &dice)
    return order
  }

  private static func chance(_ tenths: Int, _ dice: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<10, using: &dice) < tenths
  }

  /// Returns a random status; old orders are usually completed.
  private static func status(_ age: Int, _ dice: inout SeededGenerator) -> OrderStatus {
    if chance(age > 60 ? 9 : 2, &dice) { return .completed }
    return [.new, .inProgress, .inProgress, .onHold].random(&dice)
  }

  private static func progress(_ status: OrderStatus, _ dice: inout SeededGenerator) -> Double {
    switch status {
    case .new: 0
    case .completed: 1
    case .inProgress, .onHold: Double(Int.random(in: 1...19, using: &dice)) / 20
    }
  }

  private static func notes(_ thing: String, _ dice: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...3, using: &dice)).map { _ in
      sentences.random(&dice).joined(separator: thing)
    }.joined(separator: " ")
  }

  private static func steps(
    _ thing: String, done: Double, _ dice: inout SeededGenerator
  ) -> [OrderStep] {
    let titles = stepTitles[..<Int.random(in: 0...stepTitles.count, using: &dice)]
    return titles.enumerated().map { number, title in
      OrderStep(
        id: OrderStep.ID(rawValue: "\(number + 1)"), title: title.joined(separator: thing),
        isDone: Double(number + 1) <= done * Double(titles.count),
        durationMinutes: 15 * Int.random(in: 1...12, using: &dice))
    }
  }

  // MARK: Vocabulary

  /// Splits each text at `#`, which stands for the name of a thing.
  private static func parts(_ texts: [String]) -> [[Substring]] {
    texts.map { $0.split(separator: "#", omittingEmptySubsequences: false) }
  }

  private static let priorities: [OrderPriority] = [.low, .low, .medium, .medium, .medium, .high, .high, .veryHigh]
  private static let actions = [
    "Replace", "Inspect", "Lubricate", "Clean", "Calibrate", "Repair", "Adjust", "Test", "Tighten", "Paint", "Measure",
    "Seal",
  ]
  private static let things = [
    "bearing", "drive belt", "coupling", "hose", "valve", "gear unit", "motor", "pressure sensor", "filter",
    "shaft seal",
    "control panel", "brake", "guard", "oil pan", "fan", "chain", "limit switch", "cable duct", "heat exchanger",
    "impeller",
  ]
  private static let halls = [
    "Hall A", "Hall B", "Hall C", "North yard", "Boiler house", "Gießerei", "Paint shop", "Warehouse 2", "Pump station",
    "Tank farm",
  ]
  private static let places = ["line", "bay", "pit", "platform", "row", "cell"]
  private static let sentences = parts([
    "The # runs hot after an hour.", "A spare # is in stock.",
    "The night shift reported noise from the #.",
    "Lock the machine before opening the #.", "The last # lasted eleven months.",
    "Measure the # before and after the work.", "Production needs the line back by Friday.",
    "The supplier requested photos of the #.", "Oil leaks from the #, about a cup a day.",
  ])
  private static let stepTitles = parts([
    "Lock and tag the machine", "Remove the cover", "Remove the old #", "Clean the seat of the #",
    "Install the new #",
    "Run a ten-minute test", "Release the line",
  ])
}

nonisolated extension Array {
  /// Returns a random element of an array that isn't empty.
  fileprivate func random(_ dice: inout SeededGenerator) -> Element { self[Int.random(in: indices, using: &dice)] }
}
