import Floorplan
import Testing

@testable import Gallery

@Suite struct OrderFiguresTests {
  @Test(arguments: [0, 1, 40, 700]) func remainingHoursCountOpenOrdersOnly(count: Int) {
    let orders = OrderGenerator(BusinessData.ReadResult.samples.data).orders(count)
    let hours = orders.filter { $0.status != .completed }.reduce(0.0) { $0 + $1.plannedHours * (1 - $1.progress) }
    #expect(abs(RecordTable(orders).remainingHours - hours) < 1e-6)
  }
}
