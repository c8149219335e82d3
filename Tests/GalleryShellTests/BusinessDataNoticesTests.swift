import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

/// Notices of the business app about its data, and actions on all of the data.
@Suite(.serialized) struct BusinessDataNoticesTests {
  init() throws { try GalleryHost.prepare() }

  private func withGallery(
    _ store: BusinessStore, _ address: String = "overview", _ body: @MainActor (GalleryHost) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      BusinessStore.shared = store
      let gallery = GalleryHost()
      try await gallery.open(address)
      try await body(gallery)
      await gallery.close()
    }
  }

  private func labels(_ gallery: GalleryHost) -> [String] {
    widgets(Label.self, in: gallery.window).filter(\.isMapped).map(\.text)
  }

  private func button(_ label: String, in gallery: GalleryHost) throws -> Button {
    try #require(widgets(Button.self, in: gallery.window).first { $0.label == label && $0.isMapped }, "\(label)")
  }

  @Test func damagedFileNoticeStaysUntilDismissed() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      write("{", to: file.path)
      try await withGallery(BusinessStore(file)) { gallery in
        let title = "Saved Data Is Damaged"
        #expect(labels(gallery).contains(title) && !labels(gallery).contains { $0.contains("damaged-1") })
        try button("Details", in: gallery).emit("clicked")
        try await gallery.waitForFrames()
        #expect(labels(gallery).contains { $0.contains("business.json.damaged-1") })
        let dismiss = try button("Dismiss", in: gallery)
        dismiss.grabFocus()
        dismiss.emit("clicked")
        try await gallery.waitForFrames()
        #expect(BusinessStore.shared.problem == nil && !labels(gallery).contains(title))
        let navigation = try #require(widgets(NavigationView.self, in: gallery.window).first)
        #expect(navigation.containsFocus)
      }
    }
  }

  @Test func damagedRecordsAreListedAndABackupCanBeRestored() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      var data = BusinessData()
      for number in 1...3 {
        data.orders.save(
          WorkOrder(
            id: WorkOrder.ID(rawValue: "WO-\(number)"), title: "Order \(number)", createdDate: BusinessData.now))
      }
      try file.write(data)
      try file.storage.backUp()
      let text = String(decoding: try data.json(), as: UTF8.self)
      write(text.replacing("\"status\":\"new\"", with: "\"status\":\"zzz\"", maxReplacements: 1), to: file.path)
      try await withGallery(BusinessStore(file)) { gallery in
        let store = BusinessStore.shared
        #expect(store.orders.count == 2)
        try button("Details", in: gallery).emit("clicked")
        try await gallery.waitForFrames()
        #expect(labels(gallery).contains { $0.contains("orders[0].status: unknown value") })
        try button("Restore…", in: gallery).emit("clicked")
        let dialog = try #require(windows(over: gallery.window).first)
        await paint(dialog, frames: 4)
        let versions = widgets(ListPickerRow.self, in: dialog)
        #expect(versions.count == 2 && versions.contains { $0.text.hasPrefix("Damaged File") })
        try #require(versions.first { $0.text.hasPrefix("Backup") }).activate()
        #expect(await turnUntil { store.orders.count == 3 })
        #expect(store.problem == nil && store.data == data)
        #expect(await turnUntil { windows(over: gallery.window).isEmpty })
        store.flush()
      }
    }
  }

  @Test func repairedRecordsAreCountedAndListed() async throws {
    try await withFolder { folder in
      var data = BusinessData()
      var order = WorkOrder(id: "WO-1", title: "Order", createdDate: BusinessData.now)
      (order.productID, order.supplierID) = ("PR-9", "S-9")
      data.orders.save(order)
      let file = BusinessFile(folder: folder)
      try file.write(data)
      try await withGallery(BusinessStore(file), "list-report") { gallery in
        #expect(labels(gallery).contains("1 record repaired") && !labels(gallery).contains { $0.contains("PR-9") })
        try button("Show All", in: gallery).emit("clicked")
        try await gallery.waitForFrames()
        #expect(labels(gallery).contains { $0.contains("PR-9") && $0.contains("S-9") })
        try button("Dismiss", in: gallery).emit("clicked")
        try await gallery.waitForFrames()
        #expect(BusinessStore.shared.notes.isEmpty && !labels(gallery).contains("1 record repaired"))
      }
    }
  }

  @Test(arguments: ["", "&scale=2"]) func noticeButtonsFitTheNarrowestWindow(scale: String) async throws {
    try await withUnsaved { store, _ in
      let gallery = GalleryHost()
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      defer { style.remove() }
      try await gallery.open("object-details?object=WO-1003&size=360x640\(scale)")
      #expect(await turnUntil { store.problem != nil })
      try await gallery.waitForFrames()
      let text = try #require(
        widgets(Label.self, in: gallery.window).first { $0.isMapped && $0.text == "Can’t Save Changes" })
      let content = try #require(gallery.window.child)
      #expect(content.measured(.horizontal).minimum <= 360)
      #expect(text.width >= 180)
      for label in ["Details", "Try Again", "Dismiss"] {
        let title = try #require(widgets(Label.self, in: try button(label, in: gallery)).first)
        #expect(title.width >= title.measured(.horizontal).natural, "\(label) is truncated")
      }
      // The widest button title.
      let notice = NoticeBanner(
        "Diese Aufträge sind erfunden. Nichts davon wird gesichert, auch Ihre Änderungen nicht.", isProblem: false,
        leading: Spinner(), buttons: [Button(label: "Erzeugte Aufträge beenden")])
      let window = Window()
      window.child = notice.root
      #expect(notice.root.measured(.horizontal).minimum <= 360)
      window.close()
      await gallery.close()
    }
  }

  // MARK: Sample data

  /// The confirmation over a window.
  private func question(over window: Window) -> EmptyStateView? {
    windows(over: window).first.flatMap { widgets(EmptyStateView.self, in: $0).first }
  }

  @Test func resetRequiresConfirmation() async throws {
    let store = BusinessStore()
    store.delete(orders: ["WO-1001"]) { _ in }
    try await withGallery(store) { gallery in
      let bar = try #require(widgets(NavigationBar.self, in: gallery.window).first)
      for isConfirmed in [false, true] {
        #expect(bar.activateAction("page.reset"))
        let dialog = try #require(question(over: gallery.window))
        #expect(!store.orders.contains("WO-1001"))
        let answer = isConfirmed ? dialog.secondaryButton : dialog.primaryButton
        answer.emit("clicked")
        #expect(await turnUntil { question(over: gallery.window) == nil })
        #expect(store.orders.contains("WO-1001") == isConfirmed)
      }
    }
  }

  // MARK: Many orders

  @Test func bulkChangeDisplaysANotice() async throws {
    var data = BusinessData.ReadResult.samples.data
    data.orders = RecordTable(OrderGenerator(data).orders(5_000))
    let store = BusinessStore(data)
    store.orderRecords.noticeDelay = 1
    let gate = Gate()
    try await withGallery(store) { gallery in
      let text = "Changing orders…"
      store.change(orders: store.orders.prefix(20).map(\.id)) { order in
        gate.pass()
        order.status = .completed
      } completion: { _ in
      }
      #expect(await turnUntil { labels(gallery).contains(text) })
      gate.open()
      #expect(await turnUntil { !labels(gallery).contains(text) })
    }
  }

  // MARK: Generated orders

  @Test func addressGenerates100000Orders() async throws {
    let store = BusinessStore()
    let address = "overview?orders=100000"
    try await withGallery(store, address) { gallery in
      let context = try #require(gallery.window.pageContext)
      #expect(store.isGenerated && store.orders.count == 100_000 && gallery.window.address?.description == address)
      #expect(labels(gallery).contains { $0.contains("won’t be saved") })
      let page = try #require(widgets(NavigationView.self, in: gallery.window).first).currentPage
      #expect(page.actions.map(\.title) == ["Restore My Orders", "Reset Sample Data…"])
      // Another window displays the same data, and its address requests the same orders.
      let other = GalleryHost()
      try await other.open("list-report")
      #expect(store.isGenerated && other.window.address?.description == "list-report?orders=100000")
      #expect(widgets(ListReportPage<WorkOrder>.self, in: other.window).first?.title.contains("100,000") == true)
      try button("Restore My Orders", in: other).emit("clicked")
      try await gallery.waitForFrames()
      #expect(!store.isGenerated && store.orders.count == 54 && context.value(ofKnob: "orders") == "saved")
      #expect(other.window.address?.description == "list-report")
      #expect(!labels(gallery).contains { $0.contains("won’t be saved") })
      await other.close()
    }
  }

  @Test func generatingOrdersCanBeCanceled() async throws {
    let store = BusinessStore()
    try await withGallery(store) { gallery in
      let context = try #require(gallery.window.pageContext)
      let bar = try #require(widgets(NavigationBar.self, in: gallery.window).first)
      #expect(bar.activateAction("page.generate"))
      #expect(await turnUntil { store.isGenerating && context.value(ofKnob: "orders") == "100000" })
      try await gallery.waitForFrames()
      #expect(labels(gallery).contains { $0.hasPrefix("Generating 100,000 orders") })
      context.setValue("saved", ofKnob: "orders")
      #expect(await turnUntil { !store.isGenerating })
      try await gallery.waitForFrames()
      #expect(!store.isGenerated && store.orders.count == 54)
      #expect(!labels(gallery).contains { $0.hasPrefix("Generating") })
    }
  }
}
