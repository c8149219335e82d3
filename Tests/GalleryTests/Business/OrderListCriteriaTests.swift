import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite struct OrderListCriteriaTests {
  /// Returns a random state of a list.
  nonisolated static func criteria(_ dice: inout Dice) -> OrderListCriteria {
    func maybe<Value>(_ values: [Value]) -> Value? {
      Bool.random(using: &dice) ? values.randomElement(using: &dice) : nil
    }
    var criteria = OrderListCriteria()
    criteria.search = maybe(["pump", "a & b", ".."]) ?? ""
    criteria.statuses = Set(dice.several(0...2, of: OrderStatus.allCases))
    criteria.priorities = Set(dice.several(0...2, of: OrderPriority.allCases))
    criteria.assignee = maybe(["P-1", "P-99", "a,b"])
    if let days = maybe([(0, 0), (3, 40), (-800_000, 9_000_000)]) {
      criteria.dueDates = DateTime(dayNumber: 20_500 + days.0)...DateTime(dayNumber: 20_500 + days.1)
    }
    criteria.costs = maybe([0...1, 0.1...1e20, 500...(.infinity), -Double.infinity ... -0.5, 70...70])
    criteria.product = maybe(["PR-1"])
    criteria.supplier = maybe(["S-1", "S-2"])
    criteria.isOverdue = Bool.random(using: &dice)
    criteria.grouping = maybe(OrderGrouping.allCases) ?? .none
    let sorting = OrderField.allCases.shuffled(using: &dice).prefix(Int.random(in: 0...3, using: &dice)).map {
      OrderSort($0, isAscending: Bool.random(using: &dice))
    }
    if !sorting.isEmpty { criteria.sorting = sorting }
    return criteria
  }

  /// Returns all states with one value reset.
  nonisolated static func smaller(_ criteria: OrderListCriteria) -> [OrderListCriteria] {
    let none = OrderListCriteria()
    let changes: [(inout OrderListCriteria) -> Void] = [
      { $0.search = none.search }, { $0.statuses = none.statuses }, { $0.priorities = none.priorities },
      { $0.assignee = none.assignee }, { $0.dueDates = none.dueDates }, { $0.costs = none.costs },
      { $0.product = none.product }, { $0.supplier = none.supplier }, { $0.isOverdue = none.isOverdue },
      { $0.grouping = none.grouping }, { $0.sorting = none.sorting },
    ]
    return changes.map { change in
      var changed = criteria
      change(&changed)
      return changed
    }
    .filter { $0 != criteria }
  }

  @Test func knobsRoundTrip() {
    let allowed = Dictionary(uniqueKeysWithValues: OrderListCriteria.knobDefinitions.map { ($0.name, $0) })
    expectAlways(seed: 21, make: Self.criteria, shrink: Self.smaller) { criteria in
      let knobs = criteria.knobs
      return knobs.allSatisfy { name, value in allowed[name]?.accepts(value) == true }
        && OrderListCriteria { knobs[$0] ?? allowed[$0]?.defaultValue ?? "?" } == criteria
    }
  }

  @Test func invalidKnobValuesAreIgnored() {
    let wrong = [
      "status": "old,new", "due": "2026-03-31..2026-03-01", "cost": "5..2", "sort": "-cost,size,cost", "group": "?",
    ]
    var expected = OrderListCriteria()
    expected.statuses = [.new]
    expected.sorting = [OrderSort(.cost, isAscending: false)]
    #expect(OrderListCriteria { wrong[$0] ?? "" } == expected)
    for text in ["..", "5", "a..b", "nan..", "1..2..3", "..-inf", "inf.."] {
      #expect(OrderListCriteria { $0 == "cost" ? text : "" }.costs == nil, "\(text)")
    }
    for text in ["..", "2026-03-01", "2026-03-01..", "2026-3-1..2026-03-02", "2026-02-30..2026-03-02"] {
      #expect(OrderListCriteria { $0 == "due" ? text : "" }.dueDates == nil, "\(text)")
    }
  }

  @Test func chipsOnlySetToggles() throws {
    var criteria = OrderListCriteria()
    func toggle(_ name: String) throws {
      try #require(OrderListCriteria.all.first { $0.name == name }).toggle(&criteria)
    }
    try toggle("assignee")
    #expect(criteria == OrderListCriteria())
    try toggle("overdue")
    #expect(criteria.isOverdue)
    try toggle("overdue")
    #expect(criteria == OrderListCriteria())
  }

  @Test func dueDateRangeIncludesItsLastDay() throws {
    var criteria = OrderListCriteria()
    let day = try #require(DateTime(year: 2026, month: 3, day: 31))
    criteria.dueDates = day...day
    // Due at 23:59.
    var results = OrderIndex(BusinessData.small).results(criteria.query)
    #expect(try results.rest() == ["WO-1"])
  }

  @Test func completedOrdersAreNeverOverdue() throws {
    var data = BusinessData.small
    for (number, status) in zip(10..., OrderStatus.allCases) {
      var order = WorkOrder.numbered(number)
      order.status = status
      order.dueDate = BusinessData.now.startOfDay
      data.orders.save(order)
    }
    let index = OrderIndex(data)
    var criteria = OrderListCriteria()
    criteria.isOverdue = true
    func found() throws -> Int {
      var results = index.results(criteria.query)
      return try results.rest().count
    }
    let all = try found()
    #expect(all == data.orders.count { $0.isOverdue(at: BusinessData.now) } && all == 3)
    criteria.statuses = [.completed]
    let completed = try found()
    #expect(completed == 0)
    criteria.statuses = []
    criteria.dueDates = BusinessData.now.startOfDay.adding(days: 1)...BusinessData.now.startOfDay.adding(days: 9)
    let later = try found()
    #expect(later == 0)
  }
}
