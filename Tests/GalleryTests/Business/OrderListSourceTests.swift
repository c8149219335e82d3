import Floorplan
import Testing

@testable import Gallery

@Suite struct OrderListSourceTests {
  @Test func batchesAreFullForRareWords() async throws {
    var data = BusinessData.small
    data.orders = RecordTable((1...10_000).map { WorkOrder.numbered($0, $0 % 400 == 0 ? "Rare" : "Order") })
    let source = OrderListSource(BusinessStore(data))
    source.delivery = .slow
    source.delay = .zero
    let load = source.load(matching: "rare")
    var counts: [Int] = []
    while let batch = try await load.next() { counts.append(batch.groups.reduce(0) { $0 + $1.items.count }) }
    #expect(counts == [20, 5])
  }
}
