import Floorplan
import Testing

@testable import Gallery

@Suite struct OrderListSourceTests {
  @Test func pagesAreFullForRareWords() async throws {
    var data = BusinessData.small
    data.orders = RecordTable((1...10_000).map { WorkOrder.numbered($0, $0 % 400 == 0 ? "Rare" : "Order") })
    let source = OrderListSource(BusinessStore(data))
    source.delivery = .slow
    source.delay = .zero
    let pages = [try await source.page(matching: "rare", from: 0), try await source.page(matching: "rare", from: 20)]
    #expect(pages.map(\.items.count) == [20, 5])
    #expect(pages.allSatisfy { $0.matchCount == 25 && $0.totalCount == 10_000 })
    #expect(Set(pages.flatMap(\.items).map(\.title)) == ["Rare"])
  }
}
