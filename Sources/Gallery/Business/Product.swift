import Floorplan

/// A machine, a spare part or a tool.
nonisolated struct Product: BusinessRecord {
  let id: RecordID<Product>
  var name: String
  var model: String
  var category: String
  var availability = Availability.inStock
  /// The price in euros.
  var price: Double
  /// The number of items in stock.
  var stock: Int
  /// The name of the icon.
  var imageName: String?
  var supplierID: Supplier.ID?

  /// Whether the product is low or out of stock.
  var isLowOnStock: Bool { availability != .inStock }

  /// The availability of a product.
  enum Availability: String, CaseIterable, Codable, Sendable {
    case inStock, low, outOfStock

    var title: String { facts.title }
    /// The semantic of the availability.
    var semantic: SemanticStatus { facts.semantic }

    private var facts: (title: String, semantic: SemanticStatus) {
      switch self {
      case .inStock: (localized("In Stock"), .positive)
      case .low: (localized("Low Stock"), .critical)
      case .outOfStock: (localized("Out of Stock"), .negative)
      }
    }
  }
}
