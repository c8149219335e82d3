import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

/// Details of objects that orders refer to, and the navigation from them to the orders.
@Suite(.serialized) struct RelatedOrdersTests {
  init() throws { try GalleryHost.prepare() }

  private func withDetails(
    _ object: String, _ body: @MainActor (GalleryHost, NavigationView, ObjectDetailsPage) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      try await gallery.open("object-details?object=\(object)")
      let navigation = try #require(widgets(NavigationView.self, in: gallery.window).first)
      try await body(gallery, navigation, try #require(navigation.currentPage as? ObjectDetailsPage))
      await gallery.close()
    }
  }

  private func isOrderedBefore(_ one: WorkOrder, _ other: WorkOrder) -> Bool {
    let keys = [one, other].map { ($0.status == .completed ? 1 : 0, $0.dueDate ?? .latest, $0.id) }
    return keys[0] < keys[1]
  }

  @Test func relatedOrdersAreCountedAndListed() async throws {
    let orders = BusinessData.ReadResult.samples.data.orders
    let productID = try #require(orders["WO-1001"]?.productID)
    let supplierID = try #require(orders.compactMap(\.supplierID).first)
    let personID = try #require(orders.compactMap(\.assigneeID).first)
    let cases: [(object: String, knob: String, found: [WorkOrder])] = [
      (productID.rawValue, "product", orders.filter { $0.productID == productID }),
      (supplierID.rawValue, "supplier", orders.filter { $0.supplierID == supplierID }),
      (personID.rawValue, "assignee", orders.filter { $0.assigneeID == personID }),
    ]
    for (object, knob, found) in cases {
      try await withDetails(object) { gallery, navigation, page in
        let section = try #require(page.related.first { $0.id == "orders" })
        #expect(section.title == "Work Orders (\(found.count))")
        let first = found.sorted { isOrderedBefore($0, $1) }.prefix(PageSection.maximumPreviewRowCount)
        #expect(section.rows.map(\.id) == first.map { "orders/\($0.id)" })
        let done = found.count { $0.status == .completed }
        #expect(page.facets.map(\.id) == (done > 0 ? ["completed-orders"] : []))
        guard let seeAll = section.seeAll else {
          #expect(found.count <= PageSection.maximumPreviewRowCount)
          return
        }
        #expect(seeAll.count == found.count)
        seeAll.open()
        try await gallery.waitForFrames()
        #expect(await turnUntil { navigation.currentPage.title == "Work Orders (\(found.count) of \(orders.count))" })
        #expect(gallery.window.address?.value(ofKnob: knob) == object)
      }
    }
  }

  @Test func orderListsAllItsSteps() async throws {
    let orders = BusinessData.ReadResult.samples.data.orders
    let order = try #require(orders.max { $0.steps.count < $1.steps.count })
    #expect(order.steps.count > PageSection.maximumPreviewRowCount)
    try await withDetails(order.id.rawValue) { _, _, page in
      let section = try #require(page.related.first { $0.id == "steps" })
      #expect(section.rows.map(\.id) == order.steps.map { "steps/\($0.id)" } && section.seeAll == nil)
    }
  }

  @Test func orderLinksToOtherOrdersOfItsProduct() async throws {
    try await withDetails("WO-1001") { gallery, _, page in
      let order = try #require(BusinessStore.shared.orders["WO-1001"])
      let product = try #require(order.productID.flatMap { BusinessStore.shared.products[$0] })
      let facet = try #require(page.facets.first)
      let count = BusinessStore.shared.orders.count { $0.productID == product.id }
      page.sectionsView.scrollTo(
        ItemIndex(section: page.sectionsView.sections.count - 1, item: 0))
      try await gallery.waitForFrames()
      let cells = widgets(ObjectCell.self, in: page)
      #expect(cells.contains { $0.headlineText == "Orders for \(product.name) (\(count))" })
      facet.activate?()
      try await gallery.waitForFrames()
      #expect(gallery.window.address?.value(ofKnob: "product") == product.id.rawValue)
    }
  }

  @Test func partsDisplayTheirQuantity() async throws {
    let data = BusinessData.ReadResult.samples.data
    let order = try #require(data.orders.first { !$0.parts.isEmpty && data.parts(of: $0).count < 6 })
    let part = try #require(data.parts(of: order).first)
    try await withDetails(order.id.rawValue) { gallery, _, page in
      let section = try #require(page.related.firstIndex { $0.id == "parts" })
      let before = page.sectionsView.sections.count - page.related.count - (page.facets.isEmpty ? 0 : 1)
      page.sectionsView.scrollTo(ItemIndex(section: before + section, item: 0))
      try await gallery.waitForFrames()
      let titles = widgets(ItemCell.self, in: page).compactMap(\.titleText)
      #expect(titles.contains("\(part.quantity) × \(part.product.name)"), "\(titles)")
    }
  }
}
