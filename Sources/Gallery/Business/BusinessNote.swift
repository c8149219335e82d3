import Floorplan

/// Something small that was wrong with data that was read, and what became of it.
nonisolated struct BusinessNote: Hashable, Sendable, CustomStringConvertible {
  /// Which record; all notes of one have the same.
  let record: String
  /// What a person reads, without a full stop.
  let description: String

  init<Record: BusinessRecord>(_ id: RecordID<Record>, _ description: String) {
    record = "\(Record.self) \(id)"
    self.description = description
  }
}

nonisolated extension BusinessData {
  /// Lets go of references to what isn't there and of what stands twice in an order, brings what is out of bounds within
  /// them, and says where.
  mutating func mend() -> [BusinessNote] {
    var notes: [BusinessNote] = []
    func lostProduct() -> String { localized("order %1$@ has lost its product %2$@, which isn't there") }
    for old in orders {
      var mending = Mending(id: old.id)
      var order = old
      order.productID = mending.kept(order.productID, in: products, lostProduct())
      order.supplierID = mending.kept(
        order.supplierID, in: suppliers, localized("order %1$@ has lost its supplier %2$@, which isn't there"))
      order.assigneeID = mending.kept(
        order.assigneeID, in: people, localized("order %1$@ has lost its person %2$@, which isn't there"))
      order.parts = mending.once(
        order.parts, \.productID, localized("order %1$@ has its part %2$@ twice; the first counts"))
      order.parts.removeAll { mending.kept($0.productID, in: products, lostProduct()) == nil }
      order.attachments = mending.once(
        order.attachments, \.self, localized("order %1$@ has its document %2$@ twice; the first counts"))
      order.attachments.removeAll {
        mending.kept($0, in: documents, localized("order %1$@ has lost its document %2$@, which isn't there")) == nil
      }
      order.steps = mending.once(
        order.steps, \.id, localized("order %1$@ has its step %2$@ twice; the first counts"))
      order.progress = mending.bounded(
        order.progress, 0...1, localized("order %1$@ had %2$@ as its progress, which is %3$@ now"))
      if order != old { orders.save(order) }
      notes += mending.notes
    }
    for old in products {
      var mending = Mending(id: old.id)
      var product = old
      product.supplierID = mending.kept(
        product.supplierID, in: suppliers, localized("product %1$@ has lost its supplier %2$@, which isn't there"))
      if product != old { products.save(product) }
      notes += mending.notes
    }
    return notes
  }
}

/// Mends values of one record, whose ID is the first that the texts name.
private nonisolated struct Mending<Owner: BusinessRecord> {
  let id: RecordID<Owner>
  private(set) var notes: [BusinessNote] = []

  init(id: RecordID<Owner>) { self.id = id }

  mutating func kept<Record>(
    _ other: RecordID<Record>?, in table: RecordTable<Record>, _ text: @autoclosure () -> String
  ) -> RecordID<Record>? {
    guard let other, !table.contains(other) else { return other }
    note(text().filled(with: "\(id)", "\(other)"))
    return nil
  }

  mutating func once<Element, ID: Hashable>(
    _ elements: [Element], _ elementID: (Element) -> ID, _ text: @autoclosure () -> String
  ) -> [Element] {
    var known: Set<ID> = []
    return elements.filter { element in
      if known.insert(elementID(element)).inserted { return true }
      note(text().filled(with: "\(id)", "\(elementID(element))"))
      return false
    }
  }

  mutating func bounded(
    _ value: Double, _ bounds: ClosedRange<Double>, _ text: @autoclosure () -> String
  ) -> Double {
    guard !bounds.contains(value) else { return value }
    let near = min(max(value, bounds.lowerBound), bounds.upperBound)
    note(text().filled(with: "\(id)", Self.number(value), Self.number(near)))
    return near
  }

  /// All digits of a number, with the mark of the locale before the decimals.
  private static func number(_ value: Double) -> String {
    "\(value)".replacing(".", with: String(LocaleNumbers.decimalMark))
  }

  private mutating func note(_ text: String) { notes.append(BusinessNote(id, text)) }
}
