/// Something small that was wrong with data that was read, and what became of it.
nonisolated struct BusinessNote: Hashable, Sendable, CustomStringConvertible {
  /// Which record, as in "order WO-1003".
  let record: String
  let reason: String

  var description: String { "\(record) \(reason)" }
}

nonisolated extension BusinessData {
  /// Lets go of references to what isn't there and of what stands twice in an order, brings what is out of bounds within
  /// them, and says where.
  mutating func mend() -> [BusinessNote] {
    var notes: [BusinessNote] = []
    for old in orders {
      var mending = Mending(record: "order \(old.id)")
      var order = old
      order.productID = mending.kept(order.productID, in: products)
      order.supplierID = mending.kept(order.supplierID, in: suppliers)
      order.assigneeID = mending.kept(order.assigneeID, in: people)
      order.parts = mending.once(order.parts, "part", \.productID)
      order.parts.removeAll { mending.kept($0.productID, in: products) == nil }
      order.attachments = mending.once(order.attachments, "document", \.self)
      order.attachments.removeAll { mending.kept($0, in: documents) == nil }
      order.steps = mending.once(order.steps, "step", \.id)
      order.progress = mending.bounded(order.progress, "progress", 0...1)
      if order != old { orders.save(order) }
      notes += mending.notes
    }
    for old in products {
      var mending = Mending(record: "product \(old.id)")
      var product = old
      product.supplierID = mending.kept(product.supplierID, in: suppliers)
      if product != old { products.save(product) }
      notes += mending.notes
    }
    return notes
  }
}

/// Mends values of one record.
private nonisolated struct Mending {
  let record: String
  private(set) var notes: [BusinessNote] = []

  init(record: String) { self.record = record }

  mutating func kept<Record>(_ id: RecordID<Record>?, in table: RecordTable<Record>) -> RecordID<Record>? {
    guard let id, !table.contains(id) else { return id }
    note("has lost its \(Record.noun) \(id), which isn't there")
    return nil
  }

  mutating func once<Element, ID: Hashable>(
    _ elements: [Element], _ name: String, _ id: (Element) -> ID
  ) -> [Element] {
    var known: Set<ID> = []
    return elements.filter { element in
      if known.insert(id(element)).inserted { return true }
      note("has its \(name) \(id(element)) twice; the first counts")
      return false
    }
  }

  mutating func bounded(_ value: Double, _ name: String, _ bounds: ClosedRange<Double>) -> Double {
    guard !bounds.contains(value) else { return value }
    let near = min(max(value, bounds.lowerBound), bounds.upperBound)
    note("had \(value) as its \(name), which is \(near) now")
    return near
  }

  private mutating func note(_ reason: String) { notes.append(BusinessNote(record: record, reason: reason)) }
}
