/// What many changes of orders come to, made on any thread: the table and the index that take the place of the others.
nonisolated struct OrderBatch: Sendable {
  let orders: RecordTable<WorkOrder>
  let index: OrderIndex
  /// What was taken out.
  let removed: [RecordTable<WorkOrder>.Removed]

  /// Makes changes.
  ///
  /// - Parameters:
  ///   - data: What is there.
  ///   - change: Changes the orders of it, and gives what was taken out.
  /// - Complexity: That of the changes, and of one ``OrderIndex``.
  init(_ data: BusinessData, _ change: (inout BusinessData) -> [RecordTable<WorkOrder>.Removed]) {
    var data = data
    removed = change(&data)
    orders = data.orders
    index = OrderIndex(data)
  }
}

nonisolated extension BusinessData {
  /// Changes the orders with some ids, as far as they are there.
  mutating func change(orders ids: [WorkOrder.ID], _ body: (inout WorkOrder) -> Void) {
    for id in ids {
      guard var order = orders[id] else { continue }
      body(&order)
      orders.save(order)
    }
  }

  /// Takes the orders with some ids out, as far as they are there.
  mutating func remove(orders ids: [WorkOrder.ID]) -> [RecordTable<WorkOrder>.Removed] {
    ids.compactMap { orders.remove($0) }
  }

  /// Puts orders back to their places.
  mutating func restore(_ removed: [RecordTable<WorkOrder>.Removed]) {
    for one in removed.reversed() where !orders.contains(one.record.id) {
      orders.restore(one)
      orders.save(one.record.withoutDocuments(notIn: documents))
    }
  }
}

nonisolated extension WorkOrder {
  /// The order without documents that are not there any more.
  func withoutDocuments(notIn documents: RecordTable<Document>) -> WorkOrder {
    var order = self
    order.attachments.removeAll { !documents.contains($0) }
    return order
  }
}
