import Floorplan

/// Generates any number of orders like those of some data; equal seeds give equal orders.
nonisolated struct OrderGenerator: Sendable {
  private let models: [WorkOrder]
  private let products: [Product]
  private let suppliers: [Supplier.ID]
  private let people: [Person.ID]
  private let documents: [Document.ID]
  private let seed: UInt64

  /// Creates a generator of orders that resemble those of some data, and refer to its other records.
  init(_ data: BusinessData, seed: UInt64 = 8) {
    let isEmpty = data.orders.isEmpty
    models = isEmpty ? [WorkOrder(id: "", title: "Inspection", createdDate: .earliest)] : Array(data.orders)
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
    func chance(_ tenths: Int) -> Bool { Int.random(in: 0..<10, using: &dice) < tenths }
    func model() -> WorkOrder { models[Int.random(in: models.indices, using: &dice)] }
    let (work, product, age) = (model(), products.randomElement(using: &dice), Int.random(in: 1...400, using: &dice))
    let machine = "\(product?.name ?? "Machine") \(Int.random(in: 1...24, using: &dice))"
    let created = BusinessData.now.adding(days: -age).at(minuteOfDay: Int.random(in: 360...1200, using: &dice))
    var order = WorkOrder(
      id: WorkOrder.ID(rawValue: "WO-\(number)"), title: "\(machine): \(work.title)", createdDate: created)
    (order.notes, order.steps, order.parts) = (work.notes, work.steps, model().parts)
    (order.location, order.priority, order.needsApproval) = (model().location, model().priority, chance(2))
    // Old orders are usually completed.
    order.status = chance(age > 60 ? 8 : 2) ? .completed : [.new, .inProgress, .onHold][age % 3]
    let share = Double(Int.random(in: 1...19, using: &dice)) / 20
    order.progress = order.status == .new ? 0 : order.status == .completed ? 1 : share
    for index in order.steps.indices {
      order.steps[index].isDone = Double(index + 1) <= order.progress * Double(order.steps.count)
    }
    order.plannedHours = Double(Int.random(in: 1...64, using: &dice)) / 2
    order.cost = order.plannedHours * Double(Int.random(in: 45...95, using: &dice))
    if chance(9) { order.dueDate = created.adding(days: Int.random(in: 3...90, using: &dice)).at(minuteOfDay: 16 * 60) }
    order.productID = product?.id
    if chance(8) { order.supplierID = suppliers.randomElement(using: &dice) }
    if chance(8) { order.assigneeID = people.randomElement(using: &dice) }
    if chance(3), let document = documents.randomElement(using: &dice) { order.attachments = [document] }
    return order
  }
}
