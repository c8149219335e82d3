import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite struct OrderFilterTests {
  private static let people = ["P-1", "P-2", "P-3"].map {
    Person(id: Person.ID(rawValue: $0), name: "Ada", role: "", phone: "", mail: "", place: "")
  }

  private func filter(_ criteria: OrderListCriteria, maximumCost: Double = 2250) -> OrderFilter {
    OrderFilter(criteria, people: Self.people, maximumCost: maximumCost)
  }

  @Test func writingBackValuesChangesNothing() {
    expectAlways(seed: 31, make: OrderListCriteriaTests.criteria, shrink: OrderListCriteriaTests.smaller) { criteria in
      let filter = filter(criteria)
      // A form writes back the value that it has read.
      let (costs, dueDates) = (filter.costs, filter.criteria.dueDates)
      (filter.costs, filter.criteria.dueDates) = (costs, dueDates)
      return filter.criteria == criteria
    }
  }

  @Test func resetKeepsSearchAndScope() {
    expectAlways(seed: 32, make: OrderListCriteriaTests.criteria, shrink: OrderListCriteriaTests.smaller) { criteria in
      let filter = filter(criteria)
      let isInitial = filter.isInitial
      filter.reset()
      return filter.isInitial && filter.criteria == criteria.initial && isInitial == (criteria == criteria.initial)
        && filter.criteria.filterCount == 0
    }
  }

  @Test func datesAndCostsUpdateTheListState() throws {
    let filter = filter(OrderListCriteria(search: "pump", supplier: "S-1"))
    let day = try #require(DateTime(year: 2026, month: 3, day: 2, hour: 15))
    filter.criteria.dueDates = day...day.adding(days: 1)
    filter.costs = 500...filter.costBounds.upperBound
    var expected = OrderListCriteria(search: "pump", supplier: "S-1")
    expected.dueDates = day.startOfDay...day.startOfDay.adding(days: 1)
    expected.costs = 500...(.infinity)
    #expect(filter.criteria == expected && filter.criteria.filterCount == 2)
  }

  @Test func costBoundsIncludeEveryCost() {
    for (largest, bound) in [(0, 100), (2250, 2300), (2300, 2300)] as [(Double, Double)] {
      #expect(filter(OrderListCriteria(), maximumCost: largest).costBounds == 0...bound)
    }
    var criteria = OrderListCriteria()
    criteria.costs = 9000...(.infinity)
    #expect(filter(criteria).costs == 9000...9000)
    criteria.costs = -Double.infinity ... -5
    #expect(filter(criteria).costs == -5 ... -5)
  }

  @Test func chipsAreOrderedAndRemoveTheirFilter() {
    let store = BusinessStore(.small)
    var criteria = OrderListCriteria()
    let all = OrderListCriteria.all(in: store)
    let standard = all.chips(of: criteria) { _ in }
    #expect(standard.map(\.title).first == "Overdue" && standard.allSatisfy { !$0.isActive })
    criteria.sorting = [OrderSort(.priority, isAscending: false), OrderSort(.dueDate)]
    criteria.grouping = .status
    criteria.statuses = [.onHold]
    criteria.priorities = [.low]
    criteria.assignee = "P-1"
    criteria.costs = 10...(.infinity)
    criteria.product = "PR-1"
    criteria.supplier = "S-9"
    let filterChips = all.chips(of: criteria) { _ in }
    #expect(
      filterChips.prefix { $0.isActive }.map(\.title) == [
        "Sorted by Priority, Due Date", "Grouped by Status", "On Hold", "Low Priority", "Assigned to 佐々木 葵",
        "From €10.00",
        "Product: Pump", "Supplier: S-9",
      ])
    #expect(filterChips.dropFirst(8).allSatisfy { !$0.isActive } && filterChips.count == standard.count + 7)
    // Pressing each active chip removes it; that of the grouping has a menu.
    var changed = criteria
    for chip in all.chips(of: criteria, change: { $0(&changed) }) where chip.isActive {
      if let menu = chip.menu { menu()[0].perform() } else { chip.perform() }
    }
    #expect(changed == OrderListCriteria())
    #expect(all.chips(of: changed) { _ in }.map(\.id) == standard.map(\.id))
    all.chips(of: criteria) { $0(&changed) }.first { $0.id == AnyHashable(OrderPriority.high) }?.perform()
    #expect(changed.priorities == [.high])
  }
}
