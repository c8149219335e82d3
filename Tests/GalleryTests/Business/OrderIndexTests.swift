import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite struct OrderIndexTests {
  private static let data: BusinessData = {
    var data = BusinessData.ReadResult.samples.data
    // Two people with the same name.
    for id in ["P-98", "P-99"] as [Person.ID] {
      data.people.save(Person(id: id, name: "Bo", role: "", phone: "", mail: "", place: ""))
    }
    var dice = Dice(seed: 11)
    data.orders = RecordTable(OrderGenerator(data).orders(600).shuffled(using: &dice))
    return data
  }()
  private static let index = OrderIndex(data)

  private func found(_ place: OrderListCriteria) throws -> (orders: [WorkOrder], groups: [String?]) {
    var results = Self.index.results(place.query)
    return (try results.rest().compactMap { Self.data.orders[$0] }, results.groups.map(\.title))
  }

  @Test func eachFilterListsMatchingOrders() throws {
    let (now, day) = (BusinessData.now, BusinessData.now.startOfDay)
    let (product, supplier) = (try #require(Self.data.products.first { _ in true }), "S-1" as Supplier.ID)
    let filters: [(OrderListCriteria, (WorkOrder) -> Bool)] = [
      (OrderListCriteria(), { _ in true }),
      (OrderListCriteria(statuses: [.new, .onHold]), { [.new, .onHold].contains($0.status) }),
      (OrderListCriteria(priorities: [.high]), { $0.priority == .high }),
      (OrderListCriteria(assignee: "P-99"), { $0.assigneeID == "P-99" }),
      (OrderListCriteria(product: product.id), { $0.productID == product.id }),
      (OrderListCriteria(supplier: supplier), { $0.supplierID == supplier }),
      (
        OrderListCriteria(dueDates: day...day.adding(days: 20)),
        { $0.dueDate.map { day <= $0 && $0 < day.adding(days: 21) } ?? false }
      ),
      (OrderListCriteria(costs: 500...900), { 500...900 ~= $0.cost }),
      (OrderListCriteria(costs: 900...(.infinity)), { $0.cost >= 900 }),
      (OrderListCriteria(isOverdue: true), { $0.isOverdue(at: now) }),
      (
        OrderListCriteria(statuses: [.new, .inProgress], priorities: [.low, .high], supplier: supplier),
        {
          [.new, .inProgress].contains($0.status) && [.low, .high].contains($0.priority) && $0.supplierID == supplier
        }
      ),
    ]
    for (place, isListed) in filters {
      let expected = Self.data.orders.filter(isListed)
      #expect(try Set(found(place).orders.map(\.id)) == Set(expected.map(\.id)) && !expected.isEmpty, "\(place)")
    }
  }

  @Test func eachFieldSortsInBothDirections() throws {
    func name(_ order: WorkOrder) -> FoldedText? {
      order.assigneeID.flatMap { Self.data.people[$0]?.name }.map { FoldedText($0) }
    }
    /// Whether orders are sorted. Missing values are last in both directions; equal values are sorted by ID.
    func isSorted<Value: Comparable>(_ orders: [WorkOrder], _ isAscending: Bool, _ value: (WorkOrder) -> Value?) -> Bool
    {
      let values = orders.map(value)
      let known = values.compactMap(\.self)
      return values.prefix(known.count).allSatisfy { $0 != nil }
        && zip(known, known.dropFirst()).allSatisfy { isAscending ? $0 <= $1 : $0 >= $1 }
        && zip(orders.indices, orders.indices.dropFirst()).allSatisfy {
          values[$0] != values[$1] || orders[$0].id < orders[$1].id
        }
    }
    for field in OrderField.allCases {
      for isAscending in [true, false] {
        let orders = try found(OrderListCriteria(sorting: [OrderSort(field, isAscending: isAscending)])).orders
        let holds =
          switch field {
          case .id: isSorted(orders, isAscending, \.id)
          case .title: isSorted(orders, isAscending) { FoldedText($0.title) }
          case .status: isSorted(orders, isAscending) { OrderStatus.allCases.firstIndex(of: $0.status) }
          case .priority: isSorted(orders, isAscending) { OrderPriority.allCases.firstIndex(of: $0.priority) }
          case .dueDate: isSorted(orders, isAscending, \.dueDate)
          case .createdDate: isSorted(orders, isAscending, \.createdDate)
          case .cost: isSorted(orders, isAscending, \.cost)
          case .plannedHours: isSorted(orders, isAscending, \.plannedHours)
          case .progress: isSorted(orders, isAscending, \.progress)
          case .location: isSorted(orders, isAscending) { $0.location.isEmpty ? nil : FoldedText($0.location) }
          case .assignee: isSorted(orders, isAscending, name)
          }
        #expect(holds && orders.count == Self.data.orders.count, "\(field)")
      }
    }
  }

  @Test func groupsAreTitledByTheirCommonValue() throws {
    for grouping in OrderGrouping.allCases {
      let (orders, groups) = try found(OrderListCriteria(grouping: grouping))
      let titles = orders.map { order -> String? in
        switch grouping {
        case .none: nil
        case .status: order.status.title
        case .priority: "\(order.priority.title) Priority"
        case .assignee: order.assigneeID.map { Self.data.people[$0]?.name ?? "" } ?? "Unassigned"
        case .dueWeek:
          order.dueDate.map { "Week of \($0.adding(days: -(($0.weekday + 6) % 7)).dateText)" } ?? "No Due Date"
        }
      }
      let keys = orders.map { order -> Int in
        switch grouping {
        case .none, .assignee: 0
        case .status: OrderStatus.allCases.firstIndex(of: order.status) ?? .max
        case .priority: -(OrderPriority.allCases.firstIndex(of: order.priority) ?? .max)
        case .dueWeek: order.dueDate?.week ?? .max
        }
      }
      #expect(keys == keys.sorted(), "\(grouping)")
      if grouping == .assignee {
        let names = orders.map { $0.assigneeID.flatMap { Self.data.people[$0]?.name }.map { FoldedText($0) } }
        let known = names.compactMap(\.self)
        #expect(known == known.sorted() && names.dropFirst(known.count).allSatisfy { $0 == nil })
      }
      let people = Set(orders.map(\.assigneeID)).count
      let expected = titles.enumerated().filter { $0.offset == 0 || titles[$0.offset - 1] != $0.element }
      // Two people may have the same name.
      #expect(grouping == .assignee ? groups.count == people : groups == expected.map(\.element), "\(grouping)")
      #expect(grouping == .none || Set(groups) == Set(titles))
    }
    #expect(try found(OrderListCriteria(grouping: .priority)).groups.first == "Very High Priority")
  }

  @Test func searchMatchesReferencedRecords() throws {
    for (search, ids) in [("pump", ["WO-1"]), ("葵", ["WO-1"]), ("ol wo", ["WO-1"]), ("wo-2", ["WO-2"])] {
      var results = OrderIndex(BusinessData.small).results(OrderListCriteria(search: search).query)
      #expect(try results.rest().map(\.rawValue) == ids, "\(search)")
    }
  }

  @Test func weeksStartOnMonday() {
    for days in -20...20 {
      let date = DateTime(dayNumber: 20_514 + days, minuteOfDay: 77)
      let monday = DateTime(week: date.week)
      #expect(monday.weekday == 1 && monday <= date && date < monday.adding(days: 7))
    }
    #expect(DateTime(week: DateTime.earliest.week) <= DateTime.latest && DateTime.latest.week > 0)
  }
}
