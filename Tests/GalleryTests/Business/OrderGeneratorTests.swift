import Floorplan
import Testing

@testable import Gallery

@Suite struct OrderGeneratorTests {
  private let data = BusinessData.ReadResult.samples.data

  @Test func sameSeedGeneratesSameOrders() {
    let orders = OrderGenerator(data).orders(500)
    #expect(orders == OrderGenerator(data).orders(500))
    #expect(Array(orders.prefix(20)) == OrderGenerator(data).orders(20))
    #expect(orders != OrderGenerator(data, seed: 9).orders(500))
    #expect(OrderGenerator(data).orders(0).isEmpty && OrderGenerator(data).orders(-1).isEmpty)
  }

  @Test func generatedOrdersAreValid() {
    var generated = data
    generated.orders = RecordTable(OrderGenerator(data).orders(2000))
    #expect(generated.orders.count == 2000)
    #expect(generated.repair().isEmpty)
    #expect(Set(generated.orders.map(\.title)).count > 1000)
    for order in generated.orders {
      #expect(0...1 ~= order.progress && order.cost > 0 && order.createdDate <= BusinessData.now)
      #expect(order.dueDate.map { $0 > order.createdDate } ?? true)
      #expect((order.status == .completed) == (order.progress == 1))
    }
    for status in OrderStatus.allCases { #expect(generated.orders.contains { $0.status == status }) }
    #expect(generated.orders.contains { $0.dueDate == nil } && generated.orders.contains { $0.assigneeID == nil })
  }

  @Test func emptyDataGeneratesOrdersWithoutReferences() {
    let orders = OrderGenerator(BusinessData()).orders(50)
    #expect(
      orders.allSatisfy { $0.productID == nil && $0.assigneeID == nil && $0.parts.isEmpty && $0.attachments.isEmpty })
  }
}
