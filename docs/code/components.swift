// Declarations that the code in docs/components uses, which comes from the comments of the types.

import Floorplan
import Observation

@Observable final class Order: Identifiable {
  var name = ""
  var customer = ""
  var location = ""
  var due: String?
  var parts: [Int] = []
  var workGroup: Int?
  var price = ""
  var signature: SavedSignature?
  var attachments: [Attachment] = []
  var documents: [Document] = []
}

@Observable final class Repair: Identifiable {
  var title = ""
  var location = ""
  var due: DateTime?
  var isDone = false
}

struct Document: Identifiable {
  var id = ""
  var name = ""
  var image: ImageSource?
  var attachment: Attachment
}

struct Product: Identifiable {
  var id = ""
  var name = ""
}

struct IndexedOrder: Identifiable {
  var id: Order.ID
}

struct Stock: Identifiable {
  var id = ""
  var symbol = ""
  var close = 0.0
}

struct Stocks {
  var ids: [Stock.ID] = []
  subscript(id: Stock.ID) -> Stock { Stock() }
}

@Observable final class OrderFilter: Equatable {
  var isMine = false
  var sorting = Sorting.name
  var query = RecordQuery<IndexedOrder>()
  init(_ other: OrderFilter? = nil) {}
  func take(_ other: OrderFilter) {}
  nonisolated static func == (one: OrderFilter, other: OrderFilter) -> Bool { one === other }
}

enum Sorting {
  case name, dueDate
}

enum Chip: Hashable {
  case sorting, mine
}

final class Orders {
  var count = 0
  subscript(id: Order.ID) -> Order? { nil }
}

final class Store {
  init(index: RecordIndex<IndexedOrder>) { self.index = index }
  var orders = Orders()
  var products: [Product] = []
  var index: RecordIndex<IndexedOrder>
  func add(_ order: Order) async throws {}
  func restore(_ order: Order) {}
  func delete(_ order: Order) {}
  func count(_ filter: OrderFilter) async -> Int { 0 }
  func remove(_ id: String) throws -> Document { throw CancellationError() }
  func insert(_ document: Document, at index: Int) throws {}
}

struct Server {
  func orders(matching search: String, from offset: Int) async throws -> ListItems<Order>.Page {
    ListItems<Order>.Page([], matchCount: 0)
  }
}

@Observable final class Values {
  var date: DateTime?
  var days: ClosedRange<DateTime>?
  var guests = 1.0
  var stars = 0
  var prices = 10.0...50.0
  var weight: Double?
  var price: DecimalNumber = 0
  var currency = "EUR"
  var location = ""
  var descriptionText = ""
  var filter = OrderFilter()
  var recentTerms: [String] = []
  var repairs: [Repair] = []
  func search(_ text: String) {}
}

let (article, appointment, booking, request) = (Values(), Values(), Values(), Values())
let (book, list, object, review, search, settings) = (Values(), Values(), Values(), Values(), Values(), Values())
let (order, current, filter) = (Order(), OrderFilter(), OrderFilter())
let (store, stocks, server) = (Store(index: makeIndex()), Stocks(), Server())
let form = Form(order) {}
let (window, page, button) = (Window(), NavigationPage("Orders"), Button(label: "Open"))
let navigation = NavigationView(page)
let collection = CollectionView(layout: .autosizingColumnFlow)
let (collectionView, table, message) = (collection, collection, Label(""))
let attachments: [Attachment] = []
let rows: [PageRow] = []
let prices: [String] = []
let index = ItemIndex(section: 0, item: 0)
let (orders, overdue, open, revenue, returns) = (KPIView(), KPIView(), KPIView(), KPIView(), KPIView())
let (grid, header) = (GridView(), ObjectHeader())
let (progress, overview) = (Label(""), Label(""))
let snapshot = CollectionSnapshot<Int, String>()
var priority = 0
var noteText = ""

func makeIndex() -> RecordIndex<IndexedOrder> { fatalError() }
func filterForm(_ filter: OrderFilter) -> Form<OrderFilter> { Form(filter) {} }
func sortMenu() -> [ContextMenuItem] { [ContextMenuItem("Name", isChecked: true) {}] }
func edit(_ repair: Repair) {}
func open(_ product: Product) {}
func open(_ step: Int) {}
func delete(_ id: String) throws -> @MainActor () throws -> Void { {} }
func follow(_ isFollowing: Bool) {}
func show(_ indices: [Int]) {}
func sort(by criteria: [SortCriterion]) {}
func upload(_ png: [UInt8]) {}
func toast(_ text: String) {}
func discard() {}
func call() {}
func chat() {}
func email() {}
func write() {}
func clearSearch() {}
func openOrders() {}
func showOrders() {}
func showAttachments() {}
