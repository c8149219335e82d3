import Floorplan
import Synchronization

/// Orders prepared for being searched, filtered, sorted and grouped, a hundred thousand of them while somebody types.
///
/// It is a value and can be asked on any thread. Rows are the orders in the order of the table.
nonisolated struct OrderIndex: Sendable {
  /// Names that orders are found by and grouped by.
  struct Names: Sendable {
    let people: [Person.ID: String]
    /// The people's names as they are sorted.
    let foldedPeople: [Person.ID: FoldedText]
    let products: [Product.ID: String]

    init(_ data: BusinessData) {
      people = Dictionary(data.people.map { ($0.id, $0.name) }) { first, _ in first }
      foldedPeople = people.mapValues(FoldedText.init)
      products = Dictionary(data.products.map { ($0.id, $0.name) }) { first, _ in first }
    }

    /// The texts by which an order is found.
    func texts(_ order: WorkOrder) -> [String] {
      [
        order.id.rawValue, order.title, order.location, order.assigneeID.flatMap { people[$0] } ?? "",
        order.productID.flatMap { products[$0] } ?? "",
      ]
    }
  }

  private let names: Names
  private(set) var ids: RankedColumn<WorkOrder.ID>
  private(set) var titles: RankedColumn<FoldedText>
  private(set) var statuses: RankedColumn<CaseOrder<OrderStatus>>
  private(set) var priorities: RankedColumn<CaseOrder<OrderPriority>>
  private(set) var dueDates: RankedColumn<DateTime>
  private(set) var dueWeeks: RankedColumn<Int>
  private(set) var createdDates: RankedColumn<DateTime>
  private(set) var costs: RankedColumn<Double>
  private(set) var plannedHours: RankedColumn<Double>
  private(set) var progress: RankedColumn<Double>
  private(set) var locations: RankedColumn<FoldedText>
  private(set) var assigneeNames: RankedColumn<FoldedText>
  private(set) var assignees: RankedColumn<Person.ID>
  private(set) var products: RankedColumn<Product.ID>
  private(set) var suppliers: RankedColumn<Supplier.ID>
  private(set) var search: SubstringSearch
  private var documentUses: DocumentUses
  private var sortedRows = SortedRows()

  /// Prepares orders.
  ///
  /// - Complexity: O(*n* log *n*) for *n* different values; some hundred milliseconds for 100,000 orders, so that this
  ///   is done beside the main thread where there may be as many.
  init(_ orders: some Sequence<WorkOrder>, names: Names) {
    let orders = Array(orders)
    self.names = names
    ids = RankedColumn(orders) { $0.id }
    titles = RankedColumn(orders) { FoldedText($0.title) }
    statuses = RankedColumn(orders) { CaseOrder($0.status) }
    priorities = RankedColumn(orders) { CaseOrder($0.priority) }
    dueDates = RankedColumn(orders) { $0.dueDate }
    dueWeeks = RankedColumn(orders) { $0.dueDate?.week }
    createdDates = RankedColumn(orders) { $0.createdDate }
    costs = RankedColumn(orders) { $0.cost.comparable }
    plannedHours = RankedColumn(orders) { $0.plannedHours.comparable }
    progress = RankedColumn(orders) { $0.progress.comparable }
    locations = RankedColumn(orders) { $0.location.isEmpty ? nil : FoldedText($0.location) }
    assigneeNames = RankedColumn(orders) { order in order.assigneeID.flatMap { names.foldedPeople[$0] } }
    assignees = RankedColumn(orders) { $0.assigneeID }
    products = RankedColumn(orders) { $0.productID }
    suppliers = RankedColumn(orders) { $0.supplierID }
    search = SubstringSearch(orders.lazy.map(names.texts))
    documentUses = DocumentUses(orders)
    // All other orders begin with this one.
    _ = rows([], .none)
  }

  /// Prepares everything of a table.
  init(_ data: BusinessData) { self.init(data.orders, names: Names(data)) }

  /// How many orders there are.
  var count: Int { ids.ranks.count }

  /// Takes over a new version of an order, or one that is new.
  ///
  /// - Complexity: O(*n*), but of small numbers: some milliseconds for 100,000 orders.
  mutating func save(_ order: WorkOrder) {
    let row = row(of: order.id) ?? count
    replace(row..<min(row + 1, count), with: [order])
    documentUses.set(order.attachments, of: order.id)
  }

  /// Takes over which documents an order has with it, where nothing else of it is another.
  mutating func setDocuments(_ documents: [Document.ID], of id: WorkOrder.ID) { documentUses.set(documents, of: id) }

  /// Leaves an order out.
  mutating func remove(_ id: WorkOrder.ID) {
    guard let row = row(of: id) else { return }
    replace(row..<row + 1, with: [])
    documentUses.set([], of: id)
  }

  private func row(of id: WorkOrder.ID) -> Int? {
    ids.rank(of: id).flatMap { rank in ids.ranks.firstIndex(of: rank) }
  }

  private mutating func replace(_ range: Range<Int>, with orders: [WorkOrder]) {
    ids.replaceSubrange(range, with: orders)
    titles.replaceSubrange(range, with: orders)
    statuses.replaceSubrange(range, with: orders)
    priorities.replaceSubrange(range, with: orders)
    dueDates.replaceSubrange(range, with: orders)
    dueWeeks.replaceSubrange(range, with: orders)
    createdDates.replaceSubrange(range, with: orders)
    costs.replaceSubrange(range, with: orders)
    plannedHours.replaceSubrange(range, with: orders)
    progress.replaceSubrange(range, with: orders)
    locations.replaceSubrange(range, with: orders)
    assigneeNames.replaceSubrange(range, with: orders)
    assignees.replaceSubrange(range, with: orders)
    products.replaceSubrange(range, with: orders)
    suppliers.replaceSubrange(range, with: orders)
    search.replaceSubrange(range, with: orders.lazy.map(names.texts))
    // Not emptied: a copy of this value may still use it.
    sortedRows = SortedRows()
  }
}

nonisolated extension OrderIndex {
  /// Everything that meets a query, in its order: ask it for as much as is needed.
  func results(_ query: OrderQuery) -> OrderResults { OrderResults(self, query) }

  /// The orders that have a document with them, by their numbers.
  ///
  /// - Complexity: O(*k* log *k*) for *k* of them.
  func orders(of document: Document.ID) -> [WorkOrder.ID] { documentUses.orders(of: document) }

  /// All rows in the order of a query, groups first.
  func rows(_ sorting: [OrderSort], _ grouping: OrderGrouping) -> [Int32] {
    sortedRows.rows(sorting, grouping) {
      let keys = groupKeys(grouping) + sorting.map(key)
      guard !keys.isEmpty else { return RankedKey(ids).sorted(Array(0..<Int32(count))) }
      // From what counts least to what counts most, each time leaving equal ones as they were.
      return keys.reversed().reduce(rows([], .none)) { rows, key in key.sorted(rows) }
    }
  }

  private func key(_ sort: OrderSort) -> RankedKey {
    switch sort.field {
    case .id: RankedKey(ids, isAscending: sort.isAscending)
    case .title: RankedKey(titles, isAscending: sort.isAscending)
    case .status: RankedKey(statuses, isAscending: sort.isAscending)
    case .priority: RankedKey(priorities, isAscending: sort.isAscending)
    case .dueDate: RankedKey(dueDates, isAscending: sort.isAscending)
    case .createdDate: RankedKey(createdDates, isAscending: sort.isAscending)
    case .cost: RankedKey(costs, isAscending: sort.isAscending)
    case .plannedHours: RankedKey(plannedHours, isAscending: sort.isAscending)
    case .progress: RankedKey(progress, isAscending: sort.isAscending)
    case .location: RankedKey(locations, isAscending: sort.isAscending)
    case .assignee: RankedKey(assigneeNames, isAscending: sort.isAscending)
    }
  }

  private func groupKeys(_ grouping: OrderGrouping) -> [RankedKey] {
    switch grouping {
    case .none: []
    case .status: [RankedKey(statuses)]
    // What presses comes first.
    case .priority: [RankedKey(priorities, isAscending: false)]
    // Two people may have one name.
    case .assignee: [RankedKey(assigneeNames), RankedKey(assignees)]
    case .dueWeek: [RankedKey(dueWeeks)]
    }
  }

  /// What the orders of a row's group have in common.
  func groupKey(_ grouping: OrderGrouping, of row: Int) -> OrderGroup.Key {
    switch grouping {
    case .none: .all
    case .status: statuses[row].map { .status($0.value) } ?? .all
    case .priority: priorities[row].map { .priority($0.value) } ?? .all
    case .assignee: .assignee(assignees[row])
    case .dueWeek: .dueWeek(dueWeeks[row].map(DateTime.init(week:)))
    }
  }
}

/// The orders of rows that were asked for, by any copy of one index, on any thread.
private nonisolated final class SortedRows: Sendable {
  private struct Key: Hashable {
    let sorting: [OrderSort]
    let grouping: OrderGrouping
  }

  /// As many as people go back and forth between; each takes 400 kB for 100,000 orders.
  private static let most = 8

  private let known = Mutex<[(key: Key, rows: [Int32])]>([])

  func rows(_ sorting: [OrderSort], _ grouping: OrderGrouping, _ sort: () -> [Int32]) -> [Int32] {
    let key = Key(sorting: sorting, grouping: grouping)
    if let rows = known.withLock({ known in known.first { $0.key == key }?.rows }) { return rows }
    // Not within the lock, so that nobody waits for it; two that come at once do the same.
    let rows = sort()
    known.withLock { known in
      known.append((key, rows))
      if known.count > Self.most { known.removeFirst() }
    }
    return rows
  }
}
