import Floorplan

/// A record in one of the tables of ``BusinessData``.
nonisolated protocol BusinessRecord: Identifiable, Hashable, Codable, Sendable where ID == RecordID<Self> {}

/// The tables of the business data; ``BusinessStore`` holds the current value.
nonisolated struct BusinessData: Equatable, Sendable {
  /// The file format version that this program writes, and the latest that it reads.
  static let version = 1

  /// The current time of the sample data: it is fixed, so pictures always show the same orders as overdue.
  static let now = DateTime(year: 2026, month: 3, day: 2, hour: 8) ?? .earliest

  var orders = RecordTable<WorkOrder>()
  var products = RecordTable<Product>()
  var suppliers = RecordTable<Supplier>()
  var people = RecordTable<Person>()
  var documents = RecordTable<Document>()
}

/// Records that belong together; ``OrderIndex`` finds the orders of a product, a supplier or a person.
nonisolated extension BusinessData {
  /// Returns the products of a supplier.
  func products(of supplier: Supplier.ID) -> [Product] { products.filter { $0.supplierID == supplier } }

  /// Returns the orders with a document attached, sorted by number.
  func orders(of document: Document.ID) -> [WorkOrder] {
    var found: [WorkOrder] = []
    orders.forEachRecord { if $0.attachments.contains(document) { found.append($0) } }
    return found.sorted { $0.id < $1.id }
  }

  /// Returns the documents of an order, in the order's sequence.
  func documents(of order: WorkOrder) -> [Document] { order.attachments.compactMap { documents[$0] } }

  /// Returns the products that an order uses up, and their quantities.
  func parts(of order: WorkOrder) -> [(product: Product, quantity: Int)] {
    order.parts.compactMap { part in products[part.productID].map { ($0, part.quantity) } }
  }
}
