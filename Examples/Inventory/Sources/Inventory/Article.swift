import Floorplan
import Observation

/// An article in the stock.
@Observable
final class Article: Identifiable {
  enum Category: CaseIterable, FormOption {
    case tools, material, safety

    var title: String {
      switch self {
      case .tools: localized("Tools")
      case .material: localized("Material")
      case .safety: localized("Safety")
      }
    }
  }

  var name: String
  var category: Category
  var quantity: Int
  var price: DecimalNumber
  var currency: String

  init(
    _ name: String = "", _ category: Category = .tools, quantity: Int = 0, price: DecimalNumber = 0,
    currency: String = "EUR"
  ) {
    self.name = name
    self.category = category
    self.quantity = quantity
    self.price = price
    self.currency = currency
  }

  var priceText: String { NumberFormat(.currency(currency)).text(price) }
  var quantityText: String { localized("%1$@ piece", "%1$@ pieces", count: quantity) }
}

/// All articles, and which of them the list displays.
@Observable
final class Stock {
  enum Order: CaseIterable {
    case name, quantity

    var title: String { self == .name ? localized("Name") : localized("Quantity") }
  }

  var articles = RecordTable([
    Article("Cordless drill", quantity: 4, price: 129.9),
    Article("Wood screws, 4 × 40", .material, quantity: 1200, price: 0.05),
    Article("Safety goggles", .safety, price: 12.5, currency: "USD"),
  ])
  var category: Article.Category?
  var order = Order.name
}
