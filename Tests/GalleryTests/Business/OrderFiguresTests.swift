import Floorplan
import Testing

@testable import Gallery

@Suite struct OrderFiguresTests {
  @Test(arguments: [0, 1, 40, 700])
  func figuresAreThoseOfTheOrdersAndOfTheListsThatTheyLeadTo(count: Int) {
    var data = BusinessData.Reading.samples.data
    let orders = OrderGenerator(data).orders(count)
    data.orders = RecordTable(orders)
    let figures = OrderFigures(data.orders, at: BusinessData.now)
    let open = orders.filter { $0.status != .completed }
    #expect(figures.open == open.count)
    #expect(figures.onHold == open.count { $0.status == .onHold })
    #expect(figures.overdue == open.count { $0.isOverdue(at: BusinessData.now) })
    let hours = open.reduce(0.0) { $0 + $1.plannedHours * (1 - $1.progress) }
    #expect(abs(figures.remainingHours - hours) < 1e-6)
    var place = OrderListPlace()
    place.isOverdue = true
    #expect(OrderIndex(data).count(place.query) == figures.overdue)
  }
}
