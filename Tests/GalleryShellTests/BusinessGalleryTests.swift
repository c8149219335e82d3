import CGTK
import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

/// Pages of the business app with pictures or grids of cells.
@Suite(.serialized) struct BusinessGalleryTests {
  init() throws { try GalleryHost.prepare() }

  private func withApp(
    at place: BusinessRoute, height: Int = 900,
    _ body: @MainActor (BusinessApp, PageContext, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let context = PageContext(try catalog.resolve(Address(page: place.address.page)))
      let app = BusinessApp(context, at: place, BusinessStore())
      let window = Window()
      window.defaultSize = (900, height)
      window.child = app.root
      window.present()
      await paint(window, frames: 3)
      try await body(app, context, window)
      window.close()
    }
  }

  private func close(_ preview: PreviewWindow) async {
    preview.dismiss()
    #expect(await turnUntil { !preview.isPresented })
  }

  @Test func documentsAreSortedNewestFirst() async throws {
    try await withApp(at: .gallery(nil)) { app, _, _ in
      let page = try #require(app.navigation.currentPage as? GalleryViewPage<Document>)
      let count = app.store.documents.count
      #expect(page.title == "Documents (\(count))" && app.navigation.pages.count == 2)
      let dates = page.itemIDs.compactMap { app.store.documents[$0]?.date }
      #expect(dates.count == count && zip(dates, dates.dropFirst()).allSatisfy { $0 >= $1 })
      page.search = "thermal"
      #expect(await turnUntil { page.title != "Documents (\(count))" })
      #expect(page.itemIDs.contains("D-1") && !page.itemIDs.contains("D-9"))
    }
  }

  @Test func attachmentsAreInTheOrderOfTheWorkOrder() async throws {
    try await withApp(at: .gallery("WO-1001")) { app, _, _ in
      let page = try #require(app.navigation.currentPage as? GalleryViewPage<Document>)
      let attachments = try #require(app.store.orders["WO-1001"]?.attachments)
      #expect(page.itemIDs == attachments && page.subtitle == "WO-1001")
      #expect(page.title == "Attachments (\(attachments.count))" && app.navigation.pages.count == 4)
      // Deleting an order also closes its page and that of its documents.
      app.store.delete(orders: ["WO-1001"]) { _ in }
      #expect(await turnUntil { app.navigation.pages.count == 2 })
    }
  }

  @Test func deletingInThePreviewCanBeUndone() async throws {
    try await withApp(at: .gallery(nil)) { app, _, _ in
      let (store, before) = (app.store, app.store.data)
      let page = try #require(app.navigation.currentPage as? GalleryViewPage<Document>)
      let id = try #require(store.orders["WO-1001"]?.attachments.first)
      #expect(page.preview(id))
      let preview = page.previews
      #expect(preview.isPresented && preview.onDelete != nil && preview.items.count == store.documents.count)
      preview.deleteCurrentItem()
      #expect(await turnUntil { !page.itemIDs.contains(id) })
      #expect(store.documents[id] == nil && store.orders["WO-1001"]?.attachments.contains(id) == false)
      preview.undo()
      #expect(await turnUntil { store.data == before && page.itemIDs.contains(id) })
      #expect(preview.item?.id == id.rawValue)
      await close(preview)
    }
  }

  @Test func selectedDocumentsCanBeDeletedAndRestored() async throws {
    try await withApp(at: .gallery(nil)) { app, _, window in
      let before = app.store.data
      let page = try #require(app.navigation.currentPage as? GalleryViewPage<Document>)
      #expect(await turnUntil { page.itemIDs.count == app.store.documents.count })
      page.beginSelection()
      let chosen = Array(page.itemIDs.prefix(3))
      page.listView.selection = ItemSelection((0..<3).map { ItemIndex(section: 0, item: $0) })
      #expect(page.selectedIDs == chosen && page.press(.delete))
      #expect(chosen.allSatisfy { app.store.documents[$0] == nil })
      #expect(await turnUntil { page.itemIDs.count == before.documents.count - 3 } && page.selectedIDs.isEmpty)
      #expect(window.press("z", .control) && app.store.data == before)
    }
  }

  @Test func attachmentsSectionOpensThePreview() async throws {
    try await withApp(at: .overview) { app, _, window in
      let page = ObjectDetailsPage("Order")
      let previews = app.documentPreviews()
      let order = try #require(app.store.orders["WO-1001"])
      let section = try #require(app.documents(of: order, in: previews, on: page))
      page.related = [section]
      app.navigation.push(page)
      await paint(window, frames: 3)
      let cells = widgets(ItemCell.self, in: page)
      #expect(cells.count == order.attachments.count && section.title == "Attachments (\(cells.count))")
      let second = try #require(app.store.documents[order.attachments[1]])
      cells.first { $0.titleText == second.name }?.activate()
      #expect(previews.isPresented && previews.index == 1)
      #expect(previews.items.map(\.id) == order.attachments.map(\.rawValue))
      previews.deleteCurrentItem()
      #expect(await turnUntil { app.store.documents[second.id] == nil })
      previews.undo()
      #expect(await turnUntil { app.store.orders["WO-1001"] == order })
      await close(previews)
      section.seeAll?.open()
      #expect(section.seeAll?.count == cells.count && app.navigation.currentPage is GalleryViewPage<Document>)
    }
  }

  @Test func documentListsOpenThePreview() async throws {
    for place in [BusinessRoute.records(.documents), .collection(.documents)] {
      try await withApp(at: place) { app, _, _ in
        let page = try #require(app.navigation.currentPage as? ListReportPage<Document>)
        #expect((page is ObjectCollectionPage<Document>) == (place == .collection(.documents)))
        let count = windowCount
        widgets(ObjectCell.self, in: page).first?.activate()
        #expect(await turnUntil { windowCount == count + 1 })
      }
    }
  }

  /// The number of windows.
  private var windowCount: Int {
    let windows = gtk_window_list_toplevels()
    defer { g_list_free(windows) }
    return Int(g_list_length(windows))
  }

  @Test func overviewOpensCollectionAndGallery() async throws {
    try await withApp(at: .overview, height: 2000) { app, context, window in
      let figures = widgets(KPIView.self, in: app.navigation)
      for (caption, isCounted) in [
        ("Overdue", { $0.isOverdue(at: BusinessData.now) }), ("Open Orders", { $0.status != .completed }),
        ("On Hold", { $0.status == .onHold }),
      ] as [(String, (WorkOrder) -> Bool)] {
        #expect(figures.first { $0.caption == caption }?.value == "\(app.store.orders.count(where: isCounted))")
      }
      let sections = widgets(SectionHeaderFooterView.self, in: app.navigation)
      let short = app.store.products.filter(\.isLowOnStock)
      let header = try #require(sections.first { $0.title == "Low Stock" })
      #expect(header.itemCount == short.count && !short.isEmpty)
      header.onDisclosure?()
      await paint(window, frames: 3)
      #expect(app.navigation.currentPage is ObjectCollectionPage<Product>)
      #expect(app.navigation.currentPage.title == "Low Stock (\(short.count))")
      let listedItems = try #require(app.navigation.currentPage as? ListReportPage<Product>).itemIDs
      #expect(Set(listedItems) == Set(short.map(\.id)))
      #expect(context.linked?.entry.path == BusinessRoute.Page.collection)
      app.navigation.pop()
      await paint(window, frames: 3)
      #expect(context.linked == nil)
      let documents = widgets(ObjectCell.self, in: app.navigation).first {
        $0.headlineText?.hasPrefix("Documents (") == true
      }
      documents?.activate()
      #expect(app.navigation.currentPage is GalleryViewPage<Document>)
      #expect(context.linked?.entry.path == BusinessRoute.Page.gallery)
    }
  }

  @Test(arguments: [(1.0, 700), (2.0, 700), (2.0, 360)])
  func productCardsHaveOneSizeAndFullStockText(scale: Double, width: Int) async throws {
    try await withNoPeerLeft {
      BusinessStore.shared = BusinessStore()
      let gallery = GalleryHost()
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      defer { style.remove() }
      try await gallery.open("overview?size=\(width)x2200&scale=\(scale)")
      let titles = Set(BusinessStore.shared.products.filter(\.isLowOnStock).map(\.name))
      let cells = widgets(ItemCell.self, in: gallery.window).filter {
        $0.isMapped && titles.contains($0.titleText ?? "")
      }
      #expect(cells.count > 1 && Set(cells.map(\.width)).count == 1 && Set(cells.map(\.height)).count == 1)
      for label in cells.map(\.statusLabel) {
        let isWhole = label.width >= label.measured(.horizontal).natural || label.height > label.lineHeight * 3 / 2
        #expect(isWhole, "“\(label.text)” is truncated")
      }
      await gallery.close()
    }
  }

  @Test func collectionCellOpensItsObject() async throws {
    try await withApp(at: .collection(.people)) { app, context, window in
      let page = try #require(app.navigation.currentPage as? ObjectCollectionPage<Person>)
      let cell = try #require(widgets(ObjectCell.self, in: page).first)
      let name = cell.headlineText
      cell.activate()
      await paint(window, frames: 2)
      #expect(app.navigation.currentPage is ObjectDetailsPage && app.navigation.currentPage.title == name)
      #expect(app.navigation.pop() && app.navigation.currentPage === page && context.linked == nil)
    }
  }

  @Test(arguments: [
    ("gallery-view", 2), ("gallery-view?order=WO-1001", 4), ("object-collection", 2), ("object-collection?short=on", 2),
    ("object-collection?type=suppliers", 2),
  ]) func everyPageHasAnAddress(address: String, pageCount: Int) async throws {
    BusinessStore.shared = BusinessStore()
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      try await gallery.open(address)
      let navigation = try #require(widgets(NavigationView.self, in: gallery.window).first)
      #expect(navigation.pages.count == pageCount)
      let expected = try Address(parsing: address)
      #expect(gallery.window.pageContext?.address == expected)
      await gallery.close()
    }
  }

  @Test func shellFollowsTheDisplayedPage() async throws {
    BusinessStore.shared = BusinessStore()
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      try await gallery.open("overview?size=1400x900")
      let navigation = try #require(widgets(NavigationView.self, in: gallery.window).first)
      let sections = widgets(SectionHeaderFooterView.self, in: navigation)
      try #require(sections.first { $0.title == "Low Stock" }).onDisclosure?()
      try await gallery.waitForFrames()
      #expect(navigation.currentPage is ObjectCollectionPage<Product>)
      try expectDisplayedPage("Object Collection", knobs: ["Objects", "Low stock", "Orders"], in: gallery.window)
      #expect(gallery.window.address?.description == "object-collection?short=on")

      // The knobs of the displayed page change it.
      try #require(knobRows(in: gallery.window).flatMap { widgets(Switch.self, in: $0) }.first).isOn = false
      try await gallery.waitForFrames()
      #expect(navigation.currentPage.title == "Products (\(BusinessStore.shared.products.count))")
      #expect(gallery.window.address?.description == "object-collection")
      try expectDisplayedPage("Object Collection", knobs: ["Objects", "Low stock", "Orders"], in: gallery.window)

      navigation.pop()
      try await gallery.waitForFrames()
      try expectDisplayedPage("Overview", knobs: ["Orders"], in: gallery.window)
      #expect(gallery.window.address?.description == "overview")
      await gallery.close()
    }
  }

  @Test func forwardRestoresTheList() async throws {
    BusinessStore.shared = BusinessStore()
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      try await gallery.open("list-report?search=the&status=new,inProgress,completed&sort=-cost&size=700x420")
      let navigation = try #require(widgets(NavigationView.self, in: gallery.window).first)
      let list = try #require(navigation.currentPage as? ListReportPage<WorkOrder>)
      let view = try #require(widgets(CollectionView.self, in: list).first { $0.isMapped })
      let (items, title, address) = (list.itemIDs, list.title, gallery.window.address)
      #expect(items.count > 5)
      view.focusItem(at: ItemIndex(section: 0, item: items.count - 1))
      try await gallery.waitForFrames()
      let (offset, item) = (view.contentOffset, view.focusedItem)
      #expect(offset.y > 0)
      #expect(navigation.press(.left, .alt))
      try await gallery.waitForFrames()
      try expectDisplayedPage("Overview", knobs: ["Orders"], in: gallery.window)
      #expect(navigation.press(.right, .alt))
      try await gallery.waitForFrames()
      #expect(navigation.currentPage === list && list.itemIDs == items && list.title == title && list.search == "the")
      #expect(gallery.window.address == address && gallery.window.pageContext?.displayed.entry.path == "list-report")
      #expect(view.contentOffset == offset && view.focusedItem == item && item != nil)
      await gallery.close()
    }
  }

  @Test func deletedObjectHasNoForwardPage() async throws {
    try await withApp(at: .order("WO-1001")) { app, _, window in
      #expect(app.navigation.goBack() && app.navigation.forwardPages.count == 1)
      app.store.delete(orders: ["WO-1001"]) { _ in }
      await paint(window, frames: 2)
      #expect(await turnUntil { app.navigation.forwardPages.isEmpty })
    }
  }

  /// The rows of the inspector, each with the title of a knob and its control.
  private func knobRows(in window: Window) -> [Box] {
    widgets(Box.self, in: window).filter { $0.hasStyleClass("gallery-knob") }
  }

  private func expectDisplayedPage(
    _ title: String, knobs: Set<String>, in window: GalleryWindow, _ location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(window.title == "\(title) – Floorplan Gallery", sourceLocation: location)
    let heading = widgets(Label.self, in: window).first { $0.hasStyleClass("gallery-page-title") }
    #expect(heading?.text == title, sourceLocation: location)
    let marked = widgets(ListBoxRow.self, in: window).filter(\.isMarked)
    #expect(marked.count == 1 && marked[0].differingAccessibleLabel(from: title) == nil, sourceLocation: location)
    let names = knobRows(in: window).compactMap { widgets(Label.self, in: $0).first?.text }
    #expect(Set(names) == knobs && names.count == knobs.count, "\(names)", sourceLocation: location)
  }

  @Test func unknownOrderIsReported() async throws {
    BusinessStore.shared = BusinessStore()
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      try await gallery.open("gallery-view?order=WO-9")
      let message = try #require(widgets(EmptyStateView.self, in: gallery.window).first { $0.isMapped })
      #expect(message.title == "Order Not Found" && message.bodyText?.contains("“WO-9”") == true)
      #expect(widgets(NavigationView.self, in: gallery.window).isEmpty)
      await gallery.close()
    }
  }

  @Test func deletingTheOrderOfAnAddressReturnsToTheList() async throws {
    BusinessStore.shared = BusinessStore()
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      try await gallery.open("gallery-view?order=WO-1001")
      let navigation = try #require(widgets(NavigationView.self, in: gallery.window).first)
      BusinessStore.shared.delete(orders: ["WO-1001"]) { _ in }
      #expect(await turnUntil { navigation.pages.count == 2 })
      #expect(navigation.currentPage is ListReportPage<WorkOrder> && gallery.window.address?.page == "list-report")
      await gallery.close()
    }
  }

  @Test func documentMapsToTheSameAttachmentUntilItChanges() {
    let store = BusinessStore()
    for document in store.documents {
      let attachment = document.attachment(in: store.file)
      #expect(attachment.id == document.id.rawValue && attachment == document.attachment(in: store.file))
      var renamed = document
      renamed.name += " 2"
      #expect(renamed.attachment(in: store.file).name == renamed.name)
    }
    #expect(store.documents.count > 1)
  }

  @Test func pictureFileIsTheImageInLists() {
    let file = BusinessFile(folder: "/data")
    var document = Document(
      id: "D-1", name: "a.png", kind: .picture, byteCount: 3, date: BusinessData.now,
      content: .file("attachments/a.png"))
    #expect(document.image(in: file) == .file("/data/attachments/a.png"))
    document.kind = .report
    // The icon is that of the file type, whatever the purpose of the document.
    let icons = [
      "a.xlsx": "x-office-spreadsheet-symbolic", "a.txt": "text-x-generic-symbolic",
      "a.pdf": "application-pdf-symbolic",
    ]
    for (name, icon) in icons {
      document.name = name
      #expect(document.image(in: file) == .icon(icon))
    }
  }
}
