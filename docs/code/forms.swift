// Declarations that the code in docs/forms.md uses.

import Floorplan
import Foundation
import Observation

enum Carrier: CaseIterable, FormOption {
  case van, bicycle
  var title: String { self == .van ? "Van" : "Bicycle" }
}

enum Column: CaseIterable, SortOption {
  case name, price
  var title: String { self == .name ? "Name" : "Price" }
}

struct Country: FormOption {
  var title: String
}

struct Region {
  var countries: [Country] = []
}

struct Named {
  var name = ""
}

struct Supplier {
  var products: [Named] = []
}

@Observable final class Order {
  var name = ""
  var number = ""
  var customer = ""
  var product = ""
  var supplier = Supplier()
  var part = ""
  var phone = ""
  var city = ""
  var region = Region()
  var country: Country?
  var urgency = Urgency.low
  var isExpress = false
  var carrier: Carrier?
  var start: DateTime?
  var end: DateTime?
  var weight: Double?
  var share = 0.0
  var price: DecimalNumber = 0
  var priceText = ""
  var currency = "EUR"
  var sorting: [OptionSort<Column>] = []
  var attachments: [Attachment] = []
}

@Observable final class Invoice {
  var due: Date?
  var price: Decimal = 0
  var weight: Decimal?
  var volume = Measurement(value: 1, unit: UnitVolume.liters)
  var currency = "EUR"
}

struct Address: Hashable {
  var city = ""
}

struct Contact {
  var name = ""
  var city = ""
  var home = Address()
  var office: Address?
  var note: String?
}

struct Settings {
  var recentCities: [String] = []
}

struct Document {
  var attachment: Attachment
}

final class Store {
  var settings = Settings()
  func remove(_ id: String) throws -> Document { documents[0] }
  func insert(_ document: Document, at index: Int) throws {}
}

struct Server {
  func contains(_ number: String) async throws -> Bool { false }
  func customers(matching text: String) async throws -> [Named] { [] }
}

let order = Order()
let form = Form(order) {}
let invoice = Invoice()
let contact = Contact()
let measurement = Measurement(value: 12.5, unit: UnitMass.kilograms)
let documents: [Document] = []
let attachment = Attachment(name: "plan.pdf", content: .file("plan.pdf"))
let store = Store()
let server = Server()
let cell = ObjectCell()
let collectionView = CollectionView(layout: .autosizingColumnFlow)
var settings = Settings()

func save(_ order: Order) {}
func upload(_ png: [UInt8]) {}
func upload(_ attachments: [Attachment]) {}
