import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite struct OrderFilterTests {
  private static let people = ["P-1", "P-2", "P-3"].map {
    Person(id: Person.ID(rawValue: $0), name: "Ada", role: "", phone: "", mail: "", place: "")
  }

  private func filter(_ place: OrderListPlace, largestCost: Double = 2250) -> OrderFilter {
    OrderFilter(place, people: Self.people, largestCost: largestCost)
  }

  @Test func writingBackValuesChangesNothing() {
    expectAlways(seed: 31, make: OrderListPlaceTests.place, shrink: OrderListPlaceTests.smaller) { place in
      let filter = filter(place)
      // A form writes back the value that it has read.
      let (costs, sorting, dueDates) = (filter.costs, filter.sorting, filter.dueDates)
      (filter.costs, filter.sorting, filter.dueDates) = (costs, sorting, dueDates)
      let assignee = filter.place.assignee[among: Self.people.map(\.id)]
      filter.place.assignee[among: Self.people.map(\.id)] = assignee
      return filter.place == place
    }
  }

  @Test func resetKeepsSearchAndScope() {
    expectAlways(seed: 32, make: OrderListPlaceTests.place, shrink: OrderListPlaceTests.smaller) { place in
      let filter = filter(place)
      let isInitial = filter.isInitial
      filter.reset()
      return filter.isInitial && filter.place == place.initial && isInitial == (place == place.initial)
        && filter.place.filterCount == 0
    }
  }

  @Test func choicesUpdateTheListState() throws {
    let filter = filter(OrderListPlace(search: "pump", supplier: "S-1"))
    let day = try #require(DateTime(year: 2026, month: 3, day: 2, hour: 15))
    filter.place.statuses.options = [0, 2]
    filter.place.priorities.options = [3]
    filter.place.assignee[among: ["P-1", "P-2", "P-3"]] = [1]
    filter.dueDates = day...day.adding(days: 1)
    filter.costs = 500...filter.costBounds.upperBound
    filter.place.isOverdue = true
    filter.place.grouping.option = [4]
    var expected = OrderListPlace(search: "pump", supplier: "S-1")
    expected.statuses = [.new, .onHold]
    expected.priorities = [.veryHigh]
    expected.assignee = "P-2"
    expected.dueDates = day.startOfDay...day.startOfDay.adding(days: 1)
    expected.costs = 500...(.infinity)
    expected.isOverdue = true
    expected.grouping = .dueWeek
    #expect(filter.place == expected && filter.place.filterCount == 6)
    // An index without an option is ignored.
    filter.place.statuses.options = [9]
    #expect(filter.place.statuses.isEmpty)
  }

  @Test func selectedCriteriaComeFirst() {
    var place = OrderListPlace()
    place.sorting = [OrderSort(field: .location, isAscending: false), OrderSort(field: .priority)]
    let filter = filter(place)
    #expect(filter.sorting.map(\.criterion.text).prefix(3) == ["Location", "Priority", "Due Date"])
    #expect(filter.sorting.map(\.isSelected).prefix(3) == [true, true, false])
    #expect(Set(filter.sorting.map(\.criterion.text)).count == filter.sorting.count)
    filter.sorting.swapAt(0, 1)
    filter.sorting[0].isAscending = false
    #expect(filter.place.sorting.map(\.field) == [.priority, .location])
    #expect(filter.place.sorting.allSatisfy { !$0.isAscending })
  }

  @Test func costBoundsIncludeEveryCost() {
    for (largest, bound) in [(0, 100), (2250, 2300), (2300, 2300)] as [(Double, Double)] {
      #expect(filter(OrderListPlace(), largestCost: largest).costBounds == 0...bound)
    }
    var place = OrderListPlace()
    place.costs = 9000...(.infinity)
    #expect(filter(place).costs == 9000...9000)
    place.costs = -Double.infinity ... -5
    #expect(filter(place).costs == -5 ... -5)
  }

  @Test func chipsAreOrderedAndRemoveTheirFilter() {
    let store = BusinessStore(.small)
    var place = OrderListPlace()
    let standard = place.chips(store)
    #expect(standard.map(\.title).first == "Overdue" && standard.allSatisfy { !$0.isActive })
    place.sorting = [OrderSort(field: .priority, isAscending: false), OrderSort(field: .dueDate)]
    place.grouping = .status
    place.statuses = [.onHold]
    place.priorities = [.low]
    place.assignee = "P-1"
    place.costs = 10...(.infinity)
    place.product = "PR-1"
    place.supplier = "S-9"
    let filterChips = place.chips(store)
    #expect(
      filterChips.prefix { $0.isActive }.map(\.title) == [
        "By Priority, Due Date", "Grouped by Status", "On Hold", "Low Priority", "Assigned to 佐々木 葵", "From 10.00 €",
        "Product: Pump", "Supplier: S-9",
      ])
    #expect(filterChips.dropFirst(8).allSatisfy { !$0.isActive } && filterChips.count == standard.count + 7)
    // Pressing each active chip removes it.
    let none = filterChips.filter(\.isActive).reduce(place) { $0.pressing($1.id) }
    #expect(none == OrderListPlace() && none.chips(store) == standard)
    #expect(place.pressing("high").priorities == [.low, .high])
  }
}
