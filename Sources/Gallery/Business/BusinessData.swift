import Floorplan

/// Everything that the floorplans show: a value, of which ``BusinessStore`` holds the current one.
nonisolated struct BusinessData: Equatable, Sendable {
  /// The version of the file format that this program writes, and the latest that it reads.
  static let version = 1

  /// When the samples play: what is overdue in them must be so in every picture and in ten years.
  static let now = DateTime(year: 2026, month: 3, day: 2, hour: 8) ?? .earliest

  var orders = RecordTable<WorkOrder>()
  var products = RecordTable<Product>()
  var suppliers = RecordTable<Supplier>()
  var people = RecordTable<Person>()
  var documents = RecordTable<Document>()
}

/// Records that belong together. The ``OrderIndex`` finds the orders of a product, a supplier, or a person.
nonisolated extension BusinessData {
  /// The products that a supplier delivers.
  func products(of supplier: Supplier.ID) -> [Product] { products.filter { $0.supplierID == supplier } }

  /// The orders that have a document with them, by their numbers.
  func orders(of document: Document.ID) -> [WorkOrder] {
    var found: [WorkOrder] = []
    orders.forEachInPlace { if $0.attachments.contains(document) { found.append($0) } }
    return found.sorted { $0.id < $1.id }
  }

  /// The documents of an order, in its order.
  func documents(of order: WorkOrder) -> [Document] { order.attachments.compactMap { documents[$0] } }

  /// What an order uses up.
  func parts(of order: WorkOrder) -> [(product: Product, quantity: Int)] {
    order.parts.compactMap { part in products[part.productID].map { ($0, part.quantity) } }
  }
}
