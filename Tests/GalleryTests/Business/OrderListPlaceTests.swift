import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite struct OrderListPlaceTests {
  /// Returns a random state of a list.
  nonisolated static func place(_ dice: inout Dice) -> OrderListPlace {
    func maybe<Value>(_ values: [Value]) -> Value? {
      Bool.random(using: &dice) ? values.randomElement(using: &dice) : nil
    }
    var place = OrderListPlace()
    place.search = maybe(["pump", "a & b", ".."]) ?? ""
    place.statuses = Set(dice.several(0...2, of: OrderStatus.allCases))
    place.priorities = Set(dice.several(0...2, of: OrderPriority.allCases))
    place.assignee = maybe(["P-1", "P-99", "a,b"])
    if let days = maybe([(0, 0), (3, 40), (-800_000, 9_000_000)]) {
      place.dueDates = DateTime(dayNumber: 20_500 + days.0)...DateTime(dayNumber: 20_500 + days.1)
    }
    place.costs = maybe([0...1, 0.1...1e20, 500...(.infinity), -Double.infinity ... -0.5, 70...70])
    place.product = maybe(["PR-1"])
    place.supplier = maybe(["S-1", "S-2"])
    place.isOverdue = Bool.random(using: &dice)
    place.grouping = maybe(OrderGrouping.allCases) ?? .none
    let sorting = OrderField.allCases.shuffled(using: &dice).prefix(Int.random(in: 0...3, using: &dice)).map {
      OrderSort(field: $0, isAscending: Bool.random(using: &dice))
    }
    if !sorting.isEmpty { place.sorting = sorting }
    return place
  }

  /// Returns all states with one value reset.
  nonisolated static func smaller(_ place: OrderListPlace) -> [OrderListPlace] {
    let none = OrderListPlace()
    let changes: [(inout OrderListPlace) -> Void] = [
      { $0.search = none.search }, { $0.statuses = none.statuses }, { $0.priorities = none.priorities },
      { $0.assignee = none.assignee }, { $0.dueDates = none.dueDates }, { $0.costs = none.costs },
      { $0.product = none.product }, { $0.supplier = none.supplier }, { $0.isOverdue = none.isOverdue },
      { $0.grouping = none.grouping }, { $0.sorting = none.sorting },
    ]
    return changes.map { change in
      var changed = place
      change(&changed)
      return changed
    }
    .filter { $0 != place }
  }

  @Test func knobsRoundTrip() {
    let allowed = Dictionary(uniqueKeysWithValues: OrderListPlace.knobDefinitions.map { ($0.name, $0) })
    expectAlways(seed: 21, make: Self.place, shrink: Self.smaller) { place in
      let knobs = place.knobs
      return knobs.allSatisfy { name, value in (try? allowed[name]?.validate(value)) != nil }
        && OrderListPlace { knobs[$0] ?? allowed[$0]?.defaultValue ?? "?" } == place
    }
  }

  @Test func invalidKnobValuesAreIgnored() {
    let wrong = [
      "status": "old,new", "due": "2026-03-31..2026-03-01", "cost": "5..2", "sort": "-cost,size,cost", "group": "?",
    ]
    var expected = OrderListPlace()
    expected.statuses = [.new]
    expected.sorting = [OrderSort(field: .cost, isAscending: false)]
    #expect(OrderListPlace { wrong[$0] ?? "" } == expected)
    for text in ["..", "5", "a..b", "nan..", "1..2..3", "..-inf", "inf.."] {
      #expect(OrderListPlace { $0 == "cost" ? text : "" }.costs == nil, "\(text)")
    }
    for text in ["..", "2026-03-01", "2026-03-01..", "2026-3-1..2026-03-02", "2026-02-30..2026-03-02"] {
      #expect(OrderListPlace { $0 == "due" ? text : "" }.dueDates == nil, "\(text)")
    }
  }

  @Test func dueDateRangeIncludesItsLastDay() throws {
    var place = OrderListPlace()
    let day = try #require(DateTime(year: 2026, month: 3, day: 31))
    place.dueDates = day...day
    // Due at 23:59.
    var results = OrderIndex(BusinessData.small).results(place.query)
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
    var place = OrderListPlace()
    place.isOverdue = true
    func found() throws -> Int {
      var results = index.results(place.query)
      return try results.rest().count
    }
    let all = try found()
    #expect(all == data.orders.count { $0.isOverdue(at: BusinessData.now) } && all == 3)
    place.statuses = [.completed]
    let completed = try found()
    #expect(completed == 0)
    place.statuses = []
    place.dueDates = BusinessData.now.startOfDay.adding(days: 1)...BusinessData.now.startOfDay.adding(days: 9)
    let later = try found()
    #expect(later == 0)
  }
}
