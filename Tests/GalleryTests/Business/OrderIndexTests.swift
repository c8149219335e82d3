import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite struct OrderIndexTests {
  /// A few orders of which many have values in common, and a query.
  private nonisolated struct Case: CustomStringConvertible {
    var orders: [WorkOrder]
    var query: OrderListPlace

    var description: String { "\(query) on \(orders)" }
  }

  private static let data: BusinessData = {
    var data = BusinessData.small
    // Two of one name, and one whose name only differs in case and diacritics.
    for (id, name) in [("P-2", "Bo"), ("P-3", "Bo"), ("P-4", "bö")] as [(Person.ID, String)] {
      data.people.save(Person(id: id, name: name, role: "", phone: "", mail: "", place: ""))
    }
    return data
  }()

  private nonisolated static func order(_ number: Int, _ dice: inout Dice) -> WorkOrder {
    var order = WorkOrder.numbered(
      number, dice.several(1...3, of: ["Öl", "oil", "B", "a", "7"]).joined(separator: " "))
    func maybe<Value>(_ values: [Value]) -> Value? {
      (values.map(Optional.some) + [nil]).randomElement(using: &dice) ?? nil
    }
    order.status = maybe(OrderStatus.allCases) ?? .new
    order.priority = maybe(OrderPriority.allCases) ?? .low
    order.dueDate = maybe([0, 1, 5, 6, 7, 8, 20]).map { BusinessData.now.adding(days: $0) }
    order.createdDate = BusinessData.now.adding(days: -(maybe([0, 1, 2]) ?? 9))
    order.cost = maybe([0, 1, 1.5, .infinity, .nan]) ?? -0.0
    order.plannedHours = maybe([1, 2]) ?? 3
    order.progress = maybe([0, 0.5]) ?? 1
    order.location = maybe(["Hall Á", "hall a", "Hall B"]) ?? ""
    order.assigneeID = maybe(["P-1", "P-2", "P-3", "P-4"])
    order.productID = maybe(["PR-1"])
    order.supplierID = maybe(["S-1", "S-2"])
    order.attachments = dice.several(0...2, of: ["D-1", "D-2", "D-3"])
    return order
  }

  private nonisolated static func query(_ dice: inout Dice) -> OrderListPlace {
    func days(_ dice: inout Dice) -> DateTime { BusinessData.now.adding(days: Int.random(in: -2...22, using: &dice)) }
    var query = OrderListPlace()
    let isPlain = Bool.random(using: &dice)
    if Bool.random(using: &dice) {
      query.search = dice.several(0...2, of: ["o", "ol", "WO-1", "b", "pump", "hall", "7"]).joined(separator: " ")
    }
    if !isPlain {
      query.statuses = Set(dice.several(0...2, of: OrderStatus.allCases))
      query.priorities = Set(dice.several(0...3, of: OrderPriority.allCases))
      if Int.random(in: 0..<4, using: &dice) == 0 {
        query.assignee = ["P-1", "P-3", "P-9"].randomElement(using: &dice)
      }
      if Int.random(in: 0..<6, using: &dice) == 0 { query.product = "PR-1" }
      if Int.random(in: 0..<6, using: &dice) == 0 { query.supplier = ["S-1", "S-3"].randomElement(using: &dice) }
      if Int.random(in: 0..<3, using: &dice) == 0 {
        let (one, other) = (days(&dice), days(&dice))
        query.dueDates = min(one, other)...max(one, other)
      }
      if Int.random(in: 0..<3, using: &dice) == 0 {
        query.costs = [0...1, 0.5...9, -1 ... -1, 2...(.infinity)].randomElement(using: &dice)
      }
      query.isOverdue = Int.random(in: 0..<4, using: &dice) == 0
    }
    query.sorting = dice.several(0...3, of: OrderField.allCases).map {
      OrderSort(field: $0, isAscending: Bool.random(using: &dice))
    }
    query.grouping = OrderGrouping.allCases.randomElement(using: &dice) ?? .none
    return query
  }

  private nonisolated static func smaller(_ failing: Case) -> [Case] {
    var queries: [OrderListPlace] = []
    func add(_ change: (inout OrderListPlace) -> Void) {
      var query = failing.query
      change(&query)
      if query != failing.query { queries.append(query) }
    }
    add { $0.search = "" }
    add { $0.statuses = [] }
    add { $0.priorities = [] }
    add { $0.assignee = nil }
    add { $0.product = nil }
    add { $0.supplier = nil }
    add { $0.dueDates = nil }
    add { $0.costs = nil }
    add { $0.isOverdue = false }
    add { $0.grouping = .none }
    return withoutOneElement(failing.orders).map { Case(orders: $0, query: failing.query) }
      + queries.map { Case(orders: failing.orders, query: $0) }
      + withoutOneElement(failing.query.sorting).map { sorting in
        var shorter = failing
        shorter.query.sorting = sorting
        return shorter
      }
  }

  @Test func anyQueryGivesWhatAPlainFilterAndSortGives() {
    let data = Self.data
    expectAlways(
      seed: 11, runs: 1500,
      make: { dice in
        Case(
          orders: (0..<Int.random(in: 0...25, using: &dice)).shuffled(using: &dice).map { Self.order($0, &dice) },
          query: Self.query(&dice))
      },
      shrink: Self.smaller,
      holds: { each in
        let plain = PlainOrders(data, each.orders).results(each.query)
        var data = data
        data.orders = RecordTable(each.orders)
        var results = OrderIndex(data).results(each.query.query)
        var found: [WorkOrder.ID] = []
        while !results.isFinished { found += results.next(3, examining: 2) }
        return found == plain.ids && results.groups.map(\.title) == plain.groups.map(\.title)
          && results.groups.map(\.count) == plain.groups.map(\.count) && results.count == plain.ids.count
      })
  }

  @Test func ordersAreFoundByTheWordsOfWhatTheyReferTo() throws {
    for (search, ids) in [("pump", ["WO-1"]), ("葵", ["WO-1"]), ("ol wo", ["WO-1"]), ("wo-2", ["WO-2"])] {
      var results = OrderIndex(BusinessData.small).results(OrderListPlace(search: search).query)
      #expect(try results.rest().map(\.rawValue) == ids, "\(search)")
    }
  }

  @Test func weeksBeginOnMondays() {
    for days in -20...20 {
      let date = DateTime(dayNumber: 20_514 + days, minuteOfDay: 77)
      let monday = DateTime(week: date.week)
      #expect(monday.weekday == 1 && monday <= date && date < monday.adding(days: 7))
    }
    #expect(DateTime(week: DateTime.earliest.week) <= DateTime.latest && DateTime.latest.week > 0)
  }
}

/// Orders that are filtered and sorted as one would write it down.
private nonisolated struct PlainOrders {
  private let data: BusinessData
  private let orders: [WorkOrder]

  init(_ data: BusinessData, _ orders: [WorkOrder]) {
    self.data = data
    self.orders = orders
  }

  private struct Group {
    let key: AnyHashable?
    let title: String?
    var count: Int
  }

  func results(_ query: OrderListPlace) -> (ids: [WorkOrder.ID], groups: [(title: String?, count: Int)]) {
    let found = orders.filter { matches($0, query) }.sorted { comesBefore($0, $1, query) }
    let groups = found.reduce(into: [Group]()) { groups, order in
      let (key, title) = group(order, query.grouping)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].count += 1
      } else {
        groups.append(Group(key: key, title: title, count: 1))
      }
    }
    return (found.map(\.id), groups.map { ($0.title, $0.count) })
  }

  private func folded(_ text: String) -> String {
    text.lowercased().replacing("ö", with: "o").replacing("á", with: "a")
  }

  private func name(_ order: WorkOrder) -> String? { order.assigneeID.flatMap { data.people[$0]?.name }.map(folded) }

  private func matches(_ order: WorkOrder, _ query: OrderListPlace) -> Bool {
    let texts = [
      order.id.rawValue, order.title, order.location, name(order) ?? "",
      order.productID.flatMap { data.products[$0]?.name } ?? "",
    ].map(folded)
    if query.isOverdue, !order.isOverdue(at: BusinessData.now) { return false }
    return query.search.lowercased().split(separator: " ").allSatisfy { word in texts.contains { $0.contains(word) } }
      && (query.statuses.isEmpty || query.statuses.contains(order.status))
      && (query.priorities.isEmpty || query.priorities.contains(order.priority))
      && (query.assignee == nil || query.assignee == order.assigneeID)
      && (query.product == nil || query.product == order.productID)
      && (query.supplier == nil || query.supplier == order.supplierID)
      && (query.dueDates.map { days in
        order.dueDate.map { days.lowerBound.startOfDay <= $0 && $0 < days.upperBound.startOfDay.adding(days: 1) }
          ?? false
      } ?? true)
      && (query.costs?.contains(order.cost) ?? true)
  }

  private func group(_ order: WorkOrder, _ grouping: OrderGrouping) -> (key: AnyHashable?, title: String?) {
    switch grouping {
    case .none: return (nil, nil)
    case .status: return (order.status, order.status.title)
    case .priority: return (order.priority, "\(order.priority.title) Priority")
    case .assignee: return (order.assigneeID, order.assigneeID.map { data.people[$0]?.name ?? "" } ?? "Not Assigned")
    case .dueWeek:
      let monday = order.dueDate.map { $0.startOfDay.adding(days: -(($0.weekday + 6) % 7)) }
      return (monday, monday.map { "Week of \($0.dateText)" } ?? "Without Due Date")
    }
  }

  /// -1, 0 or 1; what isn't there comes last in both directions.
  private func compare<Value: Comparable>(_ one: Value?, _ other: Value?, _ isAscending: Bool = true) -> Int {
    guard let one, let other else { return (one == nil ? 1 : 0) - (other == nil ? 1 : 0) }
    return one == other ? 0 : (one < other) == isAscending ? -1 : 1
  }

  private func comesBefore(_ one: WorkOrder, _ other: WorkOrder, _ query: OrderListPlace) -> Bool {
    func place<Value: CaseIterable & Equatable>(_ value: Value) -> Int {
      Array(Value.allCases).firstIndex(of: value) ?? -1
    }
    let grouped =
      switch query.grouping {
      case .none: [0]
      case .status: [compare(place(one.status), place(other.status))]
      case .priority: [compare(place(one.priority), place(other.priority), false)]
      case .assignee: [compare(name(one), name(other)), compare(one.assigneeID, other.assigneeID)]
      case .dueWeek: [compare(one.dueDate?.week, other.dueDate?.week)]
      }
    let sorted = query.sorting.map { sort in
      let up = sort.isAscending
      return switch sort.field {
      case .id: compare(one.id, other.id, up)
      case .title: compare(folded(one.title), folded(other.title), up)
      case .status: compare(place(one.status), place(other.status), up)
      case .priority: compare(place(one.priority), place(other.priority), up)
      case .dueDate: compare(one.dueDate, other.dueDate, up)
      case .createdDate: compare(one.createdDate, other.createdDate, up)
      case .cost: compare(one.cost.isNaN ? nil : one.cost, other.cost.isNaN ? nil : other.cost, up)
      case .plannedHours: compare(one.plannedHours, other.plannedHours, up)
      case .progress: compare(one.progress, other.progress, up)
      case .location:
        compare(
          one.location.isEmpty ? nil : folded(one.location), other.location.isEmpty ? nil : folded(other.location), up)
      case .assignee: compare(name(one), name(other), up)
      }
    }
    return ((grouped + sorted).first { $0 != 0 } ?? compare(one.id, other.id)) < 0
  }
}
