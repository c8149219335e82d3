import Floorplan

/// A small error in data that was read, and its correction.
nonisolated struct BusinessNote: Hashable, Sendable, CustomStringConvertible {
  /// The record's type and ID, which all notes about it share.
  let record: String
  /// The text for the user, without a full stop.
  let description: String

  /// - Parameters:
  ///   - id: The record's ID, which replaces `%1$@`.
  ///   - text: The error, with placeholders.
  ///   - value: The text that replaces `%2$@`.
  ///   - newValue: The text that replaces `%3$@`.
  init<Record: BusinessRecord>(_ id: RecordID<Record>, _ text: String, _ value: String = "", _ newValue: String = "") {
    record = "\(Record.self) \(id)"
    description = text.filled(with: "\(id)", value, newValue)
  }
}

nonisolated extension BusinessData {
  /// Removes dangling references and duplicates within an order, clamps values, and returns a note for each correction.
  mutating func repair() -> [BusinessNote] {
    var notes: [BusinessNote] = []
    func isLost<Record: BusinessRecord>(
      _ id: RecordID<Record>?, in table: RecordTable<Record>, of owner: RecordID<some BusinessRecord>, _ text: String
    ) -> Bool {
      guard let id, !table.contains(id) else { return false }
      notes.append(BusinessNote(owner, text, "\(id)"))
      return true
    }
    func keepFirst<Element, ID: Hashable>(
      _ elements: inout [Element], _ id: (Element) -> ID, of owner: WorkOrder.ID, _ text: String
    ) {
      var known: Set<ID> = []
      elements.removeAll { element in
        if known.insert(id(element)).inserted { return false }
        notes.append(BusinessNote(owner, text, "\(id(element))"))
        return true
      }
    }
    let lostProduct = localized("order %1$@: product %2$@ not found")
    for var order in orders {
      let id = order.id
      if isLost(order.productID, in: products, of: id, lostProduct) { order.productID = nil }
      let lostSupplier = localized("order %1$@: supplier %2$@ not found")
      if isLost(order.supplierID, in: suppliers, of: id, lostSupplier) { order.supplierID = nil }
      let lostPerson = localized("order %1$@: assignee %2$@ not found")
      if isLost(order.assigneeID, in: people, of: id, lostPerson) { order.assigneeID = nil }
      keepFirst(&order.parts, \.productID, of: id, localized("order %1$@: duplicate part %2$@ removed"))
      order.parts.removeAll { isLost($0.productID, in: products, of: id, lostProduct) }
      keepFirst(
        &order.attachments, \.self, of: id, localized("order %1$@: duplicate document %2$@ removed"))
      let lostDocument = localized("order %1$@: document %2$@ not found")
      order.attachments.removeAll { isLost($0, in: documents, of: id, lostDocument) }
      keepFirst(&order.steps, \.id, of: id, localized("order %1$@: duplicate step %2$@ removed"))
      let progress = min(max(order.progress, 0), 1)
      if progress != order.progress {
        let text = localized("order %1$@: progress %2$@ changed to %3$@")
        let format = NumberFormat(decimals: 0...DecimalNumber.maximumDigitCount)
        notes.append(BusinessNote(id, text, format.text(order.progress), format.text(progress)))
        order.progress = progress
      }
      orders.save(order)
    }
    for var product in products {
      let lostSupplier = localized("product %1$@: supplier %2$@ not found")
      if isLost(product.supplierID, in: suppliers, of: product.id, lostSupplier) { product.supplierID = nil }
      products.save(product)
    }
    return notes
  }
}
