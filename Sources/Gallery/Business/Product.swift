/// A machine, a spare part or a tool.
nonisolated struct Product: BusinessRecord {
  let id: RecordID<Product>
  var name: String
  var model: String
  var category: String
  var availability = Availability.inStock
  /// In euros.
  var price: Double
  /// How many are there.
  var stock: Int
  /// The name of an icon that stands for it.
  var imageName: String?
  var supplierID: Supplier.ID?

  /// Whether there are few of it, or none.
  var isShort: Bool { availability != .inStock }

  /// Whether one can be had.
  enum Availability: String, CaseIterable, Codable, Sendable {
    case inStock, low, outOfStock

    var title: String {
      switch self {
      case .inStock: localized("In Stock")
      case .low: localized("Low Stock")
      case .outOfStock: localized("Out of Stock")
      }
    }
  }
}
