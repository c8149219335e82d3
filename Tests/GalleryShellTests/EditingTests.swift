import CGTK
import Floorplan
import FoundationEssentials
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import FloorplanPages
@testable import Gallery

@Suite(.serialized) struct EditingTests {
  init() throws { try GalleryHost.prepare() }

  /// The business app in a window.
  private final class AppStage {
    let context: PageContext
    let app: BusinessApp
    let window = Window()

    init(_ page: String, at place: BusinessRoute, _ store: BusinessStore) throws {
      context = PageContext(try catalog.resolve(Address(page: page)))
      app = BusinessApp(context, at: place, store)
      window.defaultSize = (1100, 700)
      window.child = app.root
      window.present()
    }

    var store: BusinessStore { app.store }
    /// The current message of the app.
    var message: String? { widgets(ToastOverlay.self, in: app.root).first?.message }
    var address: String? { context.address.description }
    var titles: [String] { app.navigation.pages.map(\.title) }

    /// Lets the models and windows finish their work.
    func turn() async {
      flushObservers()
      await settle()
      await paint(window, frames: 2)
    }

    /// Presses a button in the bar of the current page.
    func press(_ name: String) async throws {
      let buttons = app.navigation.currentPage.navigationBar.children.compactMap { $0 as? ActionButton }
      try #require(buttons.first { $0.accessibilityLabel == name }).emit("clicked")
      await turn()
    }

    /// The open form, after it accepts input.
    func sheet() async throws -> ModalSheet {
      #expect(await turnUntil { self.app.editor?.sheet?.formView.containsFocus == true })
      await turn()
      return try #require(app.editor?.sheet)
    }

    func close() async {
      app.editor?.dismiss()
      await settle()
      window.close()
      await settle()
    }
  }

  private func withApp(
    _ page: String = BusinessRoute.Page.overview, at place: BusinessRoute, _ store: BusinessStore = BusinessStore(),
    _ body: @MainActor (AppStage) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let stage = try AppStage(page, at: place, store)
      await stage.turn()
      try await body(stage)
      await stage.close()
    }
  }

  /// Types into the title without leaving the field.
  private func typeTitle(_ text: String, into sheet: ModalSheet) throws { try typeTitle(text, into: sheet.formView) }

  private func typeTitle(_ text: String, into form: FormView) throws {
    let cell = try #require(form.boundItems.lazy.compactMap { form.cell(at: $0) as? TitleFormCell }.first)
    let field = try #require(cell.children.lazy.compactMap { $0 as? ValueField<String> }.first)
    field.grabFocus()
    var position: Int32 = 0
    gtk_editable_insert_text(OpaquePointer(field.entry.pointer), text, Int32(text.utf8.count), &position)
  }

  @Test func newOrderIsValidatedSavedAndDisplayed() async throws {
    try await withApp(at: .overview) { stage in
      let figures = widgets(KPIView.self, in: stage.app.navigation.currentPage)
      let figure = try #require(figures.first { $0.caption == "Open Orders" })
      let open = try #require(figure.value.flatMap { Int($0) })
      let count = stage.store.orders.count
      stage.app.open(.orders(OrderListCriteria()))
      await stage.turn()
      try await stage.press("New Work Order")
      let sheet = try await stage.sheet()
      #expect(stage.address == "create-edit" && sheet.endButton.currentTitle == "Create")
      sheet.endButton.emit("clicked")
      await stage.turn()
      #expect(sheet.view.message?.text == "1 field needs your attention." && stage.store.orders.count == count)
      try typeTitle("Grease the pump", into: sheet)
      sheet.endButton.emit("clicked")
      #expect(await turnUntil { stage.app.editor == nil && stage.message != nil })
      await stage.turn()
      let order = try #require(stage.store.orders.first { $0.title == "Grease the pump" })
      #expect(stage.store.orders.count == count + 1 && stage.message == "\(order.id) added")
      #expect(await turnUntil { stage.titles == ["Maintenance", "Work Orders (\(count + 1))", order.id.rawValue] })
      #expect(stage.address == "object-details?object=\(order.id)")
      #expect(figure.value == "\(open + 1)")
      // The new order can be undone.
      #expect(stage.window.press("z", .control) && stage.store.orders[order.id] == nil)
      #expect(await turnUntil { stage.titles.count == 2 } && stage.message == "\(order.id) deleted")
      #expect(stage.window.press("z", [.control, .shift]) && stage.store.orders[order.id] == order)
    }
  }

  @Test func newOrderTakesTheFocus() async throws {
    try await withApp(at: .orders(OrderListCriteria())) { stage in
      // Assistive technology presses buttons without moving the focus.
      stage.window.clearFocus()
      try await stage.press("New Work Order")
      let sheet = try await stage.sheet()
      try typeTitle("Grease the pump", into: sheet)
      sheet.endButton.emit("clicked")
      #expect(await turnUntil { stage.app.editor == nil && stage.titles.count == 3 })
      #expect(await turnUntil { stage.app.navigation.currentPage.content?.containsFocus == true })
    }
  }

  @Test func editsCanBeUndoneAndRedone() async throws {
    try await withApp(at: .order("WO-1001")) { stage in
      let before = stage.store.data
      try await stage.press("Edit")
      let sheet = try await stage.sheet()
      try typeTitle("Soon: ", into: sheet)
      let draft = try #require(stage.app.editor?.form.model)
      draft.attachments.append(Attachment(name: "a.png", content: .picture(EncodedImage(id: "a", bytes: [1]))))
      sheet.endButton.emit("clicked")
      #expect(await turnUntil { stage.app.editor == nil && stage.message == "WO-1001 changed" })
      await stage.turn()
      let edited = stage.store.data
      #expect(edited.documents.count == before.documents.count + 1)
      // Long after the message, and also if nothing has the focus.
      await advance(by: .seconds(60))
      stage.window.clearFocus()
      for _ in 1...2 {
        #expect(stage.window.press("z", .control) && stage.store.data == before)
        #expect(stage.message == "Changes to WO-1001 undone" && !stage.window.press("z", .control))
        #expect(stage.window.press("z", [.control, .shift]) && stage.store.data == edited)
        #expect(stage.message == "WO-1001 changed")
        #expect(!stage.window.press("z", [.control, .shift]))
      }
    }
  }

  @Test func savedChangesAreDisplayedImmediately() async throws {
    try await withApp(at: .order("WO-1001")) { stage in
      let before = try #require(stage.store.orders["WO-1001"])
      try await stage.press("Edit")
      let sheet = try await stage.sheet()
      #expect(stage.address == "create-edit?object=WO-1001" && sheet.endButton.currentTitle == "Save")
      try typeTitle("Soon: ", into: sheet)
      sheet.endButton.emit("clicked")
      #expect(await turnUntil { stage.app.editor == nil && stage.message == "WO-1001 changed" })
      await stage.turn()
      var expected = before
      expected.title = "Soon: \(before.title)"
      #expect(stage.store.orders["WO-1001"] == expected, "no other value changed")
      let header = try #require(widgets(ObjectHeader.self, in: stage.app.navigation.currentPage).first)
      #expect(header.headlineText == expected.title && stage.address == "object-details?object=WO-1001")
      #expect(stage.titles.count == 3)
    }
  }

  @Test func unchangedSaveDisplaysNoMessage() async throws {
    try await withApp(at: .order("WO-1001")) { stage in
      let before = stage.store.data
      try await stage.press("Edit")
      try await stage.sheet().endButton.emit("clicked")
      #expect(await turnUntil { stage.app.editor == nil })
      await stage.turn()
      #expect(stage.store.data == before && stage.message == nil)
    }
  }

  @Test func cancelAsksBeforeDiscardingChanges() async throws {
    try await withApp(at: .order("WO-1001")) { stage in
      let before = stage.store.data
      try await stage.press("Edit")
      let sheet = try await stage.sheet()
      try typeTitle("Soon: ", into: sheet)
      for answer in ["Keep Editing", "Discard"] {
        sheet.cancelButton.emit("clicked")
        await stage.turn()
        let question = try #require(sheet.dialog.coveringView)
        #expect(stage.app.editor != nil)
        let button = [question.primaryButton, question.secondaryButton].first { $0.currentTitle == answer }
        try #require(button).emit("clicked")
        await stage.turn()
      }
      #expect(await turnUntil { stage.app.editor == nil })
      #expect(stage.store.data == before && stage.message == nil)
      #expect(stage.address == "object-details?object=WO-1001")
    }
  }

  @Test func failedSaveKeepsTheInput() async throws {
    try await withFolder { folder in
      let store = BusinessStore(BusinessFile(folder: "\(folder)/data"), delay: 1)
      try await withApp(at: .order("WO-1001"), store) { stage in
        let before = store.data
        try await stage.press("Edit")
        let sheet = try await stage.sheet()
        try typeTitle("Soon: ", into: sheet)
        let draft = try #require(stage.app.editor?.form.model)
        draft.attachments.append(Attachment(name: "gone.txt", content: .file("\(folder)/gone.txt")))
        sheet.endButton.emit("clicked")
        #expect(await turnUntil { sheet.view.message?.text.contains("gone.txt") == true })
        #expect(sheet.endButton.isEnabled && stage.app.editor != nil && store.data == before)
        #expect(draft.order.title.hasPrefix("Soon: ") && draft.attachments.last?.name == "gone.txt")
        write("here", to: "\(folder)/gone.txt")
        sheet.endButton.emit("clicked")
        #expect(await turnUntil { stage.message == "WO-1001 changed" })
        let order = try #require(store.orders["WO-1001"])
        #expect(store.data.documents(of: order).last?.name == "gone.txt" && order.title.hasPrefix("Soon: "))
      }
      store.flush()
    }
  }

  @Test(arguments: ["Continue Editing", "Discard"])
  func unfinishedFormIsOfferedAfterACrash(answer: String) async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: "\(folder)/data")
      let attachments = "\(file.folder)/\(Document.folder)"
      @MainActor func drafts() -> String {
        let bytes = try? contentsOfFile("\(file.folder)/\(BusinessFile.draftsName)")
        return bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
      }
      write("here", to: "\(folder)/here.txt")
      let before = try #require(BusinessStore().orders["WO-1001"])
      try await withApp(at: .order("WO-1001"), BusinessStore(file, delay: 1)) { stage in
        try await stage.press("Edit")
        let sheet = try await stage.sheet()
        #expect(drafts().isEmpty)
        let draft = try #require(stage.app.editor?.form.model)
        draft.attachments.append(Attachment(name: "here.txt", content: .file("\(folder)/here.txt"), byteCount: 4))
        try typeHours("x", into: sheet.formView)
        await stage.turn()
        // The last text is still being typed.
        #expect(sheet.formView.focusField("title"))
        try typeTitle("Soon: ", into: sheet)
        #expect(
          await turnUntil { drafts().contains("Soon: ") && namesInFolder(attachments).count == 1 })
        #expect(draft.order.title == before.title)
        // The run ends without closing its store.
      }
      let store = BusinessStore(file, delay: 1)
      // The address of the last run doesn't open an empty form over the offer.
      try await withApp("create-edit", at: .edit("WO-1001"), store) { stage in
        #expect(stage.app.editor == nil)
        @MainActor func offer() -> Button? {
          widgets(Button.self, in: stage.app.root).first { $0.label == answer && $0.isMapped }
        }
        try #require(offer()).emit("clicked")
        await stage.turn()
        #expect(offer() == nil && store.recoveredDrafts.isEmpty)
        if answer == "Discard" {
          #expect(await turnUntil { drafts().isEmpty && namesInFolder(attachments).isEmpty })
          #expect(stage.app.editor == nil && store.orders["WO-1001"] == before)
          return
        }
        let sheet = try await stage.sheet()
        let draft = try #require(stage.app.editor?.form.model)
        #expect(draft.order.title.hasSuffix(before.title) && draft.order.title.contains("Soon: "))
        #expect(draft.attachments.last?.name == "here.txt" && draft.order.plannedHours == before.plannedHours)
        sheet.endButton.emit("clicked")
        await stage.turn()
        #expect(sheet.view.message?.text == "1 field needs your attention." && store.orders["WO-1001"] == before)
        try typeHours("3", into: sheet.formView)
        sheet.endButton.emit("clicked")
        #expect(await turnUntil { stage.app.editor == nil && stage.message == "WO-1001 changed" })
        let order = try #require(store.orders["WO-1001"])
        #expect(order.plannedHours == 3 && store.data.documents(of: order).last?.name == "here.txt")
        #expect(await turnUntil { drafts().isEmpty && !store.hasUnsavedChanges })
        #expect(namesInFolder(attachments).count == 1)
      }
      store.flush()
    }
  }

  @Test func addressOffersItsUnfinishedForm() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      let orders = BusinessStore().orders
      let new = WorkOrder(id: "WO-1055", title: "", createdDate: BusinessData.now)
      let drafts = [try #require(orders["WO-1001"]), try #require(orders["WO-1002"]), new].map { base in
        var order = base
        order.title = "Pump"
        let document = Document(copying: Attachment(name: "gone.txt", content: .file("\(folder)/gone.txt")))
        return SavedDraft(
          id: UUID(), base: base, isInStore: base != new, order: order, documents: base == new ? [document] : [],
          sources: [:], texts: [:])
      }
      try file.write(drafts, removing: [])
      let store = BusinessStore(file, delay: 1)
      @MainActor func offers(_ stage: AppStage) -> [String] {
        widgets(Label.self, in: stage.app.root).filter(\.isMapped).map(\.text).filter { $0.contains("The app ended") }
      }
      try await withApp("create-edit", at: .edit("WO-1002"), store) { stage in
        #expect(await turnUntil { offers(stage) == ["The app ended before you saved your changes to WO-1002."] })
        stage.app.show(.edit(nil))
        let offer = "The app ended before you saved a new work order. Lost attachments: gone.txt."
        #expect(await turnUntil { offers(stage) == [offer] })
        #expect(stage.app.editor == nil && store.recoveredDrafts.count == 3)
      }
      // Generated orders have no such notice.
      await store.generate(orders: 3)
      try await withApp("create-edit", at: .edit(nil), store) { stage in
        #expect(offers(stage).isEmpty)
        _ = try await stage.sheet()
      }
      store.flush()
    }
  }

  /// Replaces the text of the planned hours, without leaving the field.
  private func typeHours(_ text: String, into form: FormView) throws {
    #expect(form.focusField("plannedHours"))
    let field = try #require(
      form.boundItems.lazy.compactMap { form.cell(at: $0) as? StepperFormCell }.first { $0.title == "Planned Hours" }?
        .inputFields.first as? ValueField<Double>)
    let editable = OpaquePointer(field.entry.pointer)
    field.grabFocus()
    gtk_editable_delete_text(editable, 0, -1)
    var position: Int32 = 0
    gtk_editable_insert_text(editable, text, Int32(text.utf8.count), &position)
  }

  @Test func orderDeletedDuringEditingCanStillBeSaved() async throws {
    try await withApp(at: .order("WO-1001")) { stage in
      try await stage.press("Edit")
      let sheet = try await stage.sheet()
      try typeTitle("Soon: ", into: sheet)
      stage.store.delete(orders: ["WO-1001"]) { _ in }
      #expect(await turnUntil { stage.titles.count == 2 }, "its page closes")
      sheet.endButton.emit("clicked")
      #expect(await turnUntil { sheet.view.message?.text.contains("was deleted") == true })
      #expect(stage.app.editor != nil && stage.store.orders["WO-1001"] == nil)
      sheet.endButton.emit("clicked")
      #expect(await turnUntil { stage.app.editor == nil })
      #expect(stage.store.orders["WO-1001"]?.title.hasPrefix("Soon: ") == true && stage.message == "WO-1001 added")
      await stage.turn()
      #expect(stage.window.press("z", .control) && stage.store.orders["WO-1001"] == nil)
      #expect(stage.message == "WO-1001 deleted")
    }
  }

  // MARK: Addresses

  @Test func addressOpensTheFormOverItsParentPages() async throws {
    let cases: [(WorkOrder.ID?, Int, String)] = [
      (nil, 2, "list-report"), ("WO-1001", 3, "object-details?object=WO-1001"),
    ]
    for (id, count, below) in cases {
      try await withApp("create-edit", at: .edit(id)) { stage in
        _ = try await stage.sheet()
        #expect(stage.app.navigation.pages.count == count)
        #expect(stage.address == (id.map { "create-edit?object=\($0)" } ?? "create-edit"))
        stage.app.editor?.dismiss()
        await stage.turn()
        #expect(stage.address == below)
      }
    }
  }

  @Test func formClosesWithItsPageUnlessEdited() async throws {
    for isEdited in [false, true] {
      try await withNoPeerLeft {
        let window = Window()
        let host = ContentHost()
        window.child = host.root
        window.present()
        await paint(window, frames: 2)
        let form: FormWindow<OrderDraft>
        let (store, history) = (BusinessStore(), UndoHistory())
        let before = store.data
        do {
          let resolved = try catalog.resolve(Address(parsing: "create-edit?object=WO-1001"))
          let app = BusinessApp(PageContext(resolved, undoHistory: history), at: .edit("WO-1001"), store)
          host.show(app.root)
          #expect(await turnUntil { app.editor?.sheet?.formView.containsFocus == true })
          form = try #require(app.editor)
        }
        if isEdited { form.form.model.order.title = "Pump" }
        host.clear()
        await settle(turns: 10)
        #expect(form.isPresented == isEdited)
        if isEdited {
          form.sheet?.endButton.emit("clicked")
          #expect(await turnUntil { store.orders["WO-1001"]?.title == "Pump" && !form.isPresented })
          // Another page of the window can undo this.
          #expect(history.undo() && store.data == before)
        }
        form.dismiss()
        await settle()
        window.close()
      }
    }
  }

  @Test func closingAsksAboutTheFormBeforeUnsavedData() async throws {
    try await withUnsaved { _, _ in
      let gallery = GalleryHost()
      try await gallery.open("create-edit")
      @MainActor func form() -> FormView? {
        windows(over: gallery.window).first.flatMap { widgets(FormView.self, in: $0).first }
      }
      #expect(await turnUntil { form()?.containsFocus == true })
      let sheet = try #require(windows(over: gallery.window).first)
      try typeTitle("Pump", into: try #require(form()))
      gallery.window.requestClose()
      try await gallery.waitForFrames()
      #expect(!gallery.window.isDisposed && windows(over: gallery.window).count == 1 && !sheet.isDisposed)
      try #require(widgets(ActionButton.self, in: sheet).first { $0.currentTitle == "Discard" }).emit("clicked")
      // The window continues to close, and asks the necessary questions.
      #expect(await turnUntil { sheet.isDisposed && windows(over: gallery.window).count == 1 })
      let question = try #require(windows(over: gallery.window).first)
      try #require(widgets(ActionButton.self, in: question).first { $0.currentTitle == "Cancel" }).emit("clicked")
      #expect(await turnUntil { question.isDisposed })
      #expect(!gallery.window.isDisposed)
      await gallery.close()
    }
  }

  private func labels(_ gallery: GalleryHost) -> [String] {
    widgets(Label.self, in: gallery.window).filter(\.isMapped).map(\.text)
  }

  @Test func unknownOrderIsReported() async throws {
    try await withNoPeerLeft {
      BusinessStore.shared = BusinessStore()
      let gallery = GalleryHost()
      try await gallery.open("create-edit?object=WO-9")
      #expect(labels(gallery).contains("Order Not Found"))
      gallery.window.pageContext?.setValue("WO-1002", ofKnob: "object")
      try await gallery.waitForFrames()
      #expect(!labels(gallery).contains("Order Not Found"))
      #expect(widgets(NavigationView.self, in: gallery.window).first?.pages.count == 3)
      #expect(gallery.window.address?.description == "create-edit?object=WO-1002")
      await gallery.close()
    }
  }

  @Test(arguments: [0, 3]) func addressWithoutObjectOpensTheFirstOrder(generated: Int) async throws {
    try await withNoPeerLeft {
      let store = BusinessStore()
      BusinessStore.shared = store
      if generated > 0 { await store.generate(orders: generated) }
      let gallery = GalleryHost()
      try await gallery.open(generated > 0 ? "object-details?orders=100000" : "object-details")
      let first = try #require(store.orders.map(\.id).first)
      #expect(first == (generated > 0 ? "WO-100001" : "WO-1001"))
      #expect(widgets(NavigationView.self, in: gallery.window).first?.currentPage.title == first.rawValue)
      #expect(gallery.window.pageContext?.value(ofKnob: "object") == first.rawValue)
      // It can be deleted like an order that the address names.
      store.delete(orders: [first]) { _ in }
      try await gallery.waitForFrames()
      #expect(!labels(gallery).contains("Object Not Found"))
      #expect(widgets(NavigationView.self, in: gallery.window).first?.pages.count == 2)
      await gallery.close()
      BusinessStore.shared = BusinessStore()
    }
  }

  // MARK: Deleting

  @Test func deletingAnAddressedOrderReturnsToTheList() async throws {
    try await withNoPeerLeft {
      BusinessStore.shared = BusinessStore()
      let gallery = GalleryHost()
      try await gallery.open("object-details?object=WO-1003")
      let navigation = try #require(widgets(NavigationView.self, in: gallery.window).first)
      #expect(navigation.currentPage.navigationBar.activateAction("page.delete"))
      try await gallery.waitForFrames()
      #expect(labels(gallery).contains("WO-1003 deleted") && !labels(gallery).contains("Object Not Found"))
      #expect(navigation.pages.count == 2 && gallery.window.address?.page == "list-report")
      await gallery.close()
    }
  }

  @Test func undoRestoresADeletedOrder() async throws {
    for isByKey in [true, false] {
      try await withApp(at: .order("WO-1003")) { stage in
        let before = stage.store.orders.map(\.id)
        #expect(stage.app.navigation.currentPage.navigationBar.activateAction("page.delete"))
        #expect(await turnUntil { stage.titles == ["Maintenance", "Work Orders (\(before.count - 1))"] })
        #expect(stage.store.orders["WO-1003"] == nil && stage.app.toasts.isOfferingUndo)
        await stage.turn()
        if isByKey {
          #expect(!stage.window.press("z") && stage.window.press("z", .control))
        } else {
          let button = widgets(ActionButton.self, in: stage.app.root).first { $0.currentTitle == "Undo" }
          try #require(button?.isMapped == true ? button : nil).emit("clicked")
        }
        #expect(await turnUntil { stage.titles.last == "Work Orders (\(before.count))" })
        #expect(stage.store.orders.map(\.id) == before && stage.message == "WO-1003 restored")
        #expect(!stage.app.toasts.isOfferingUndo && !stage.window.press("z", .control))
      }
    }
  }

  @Test func manyOrdersAreDeletedAfterAQuestion() async throws {
    try await withApp(at: .orders(OrderListCriteria())) { stage in
      let list = try #require(stage.app.navigation.currentPage as? ListReportPage<WorkOrder>)
      let before = stage.store.orders.map(\.id)
      #expect(await turnUntil { list.loadedItems.count == before.count })
      @MainActor func answer(_ title: String) async throws {
        let question = try #require(windows(over: stage.window).first)
        #expect(question.title == "Delete 21 Orders?" && list.selectedIDs.count == 21)
        try #require(widgets(ActionButton.self, in: question).first { $0.currentTitle == title }).emit("clicked")
        #expect(await turnUntil { question.isDisposed })
        await stage.turn()
      }
      list.beginSelection()
      list.select(Set(list.itemIDs.prefix(21)))
      #expect(list.press(.delete))
      try await answer("Keep")
      #expect(list.selectedIDs.count == 21 && stage.store.orders.count == before.count)
      #expect(list.press(.delete))
      try await answer("Delete")
      #expect(stage.store.orders.count == before.count - 21 && !list.isSelecting)
      #expect(stage.window.press("z", .control) && stage.store.orders.map(\.id) == before)
      // Fewer orders are deleted immediately.
      #expect(await turnUntil { list.loadedItems.count == before.count })
      list.beginSelection()
      list.select(Set(list.itemIDs.prefix(20)))
      #expect(list.press(.delete) && stage.store.orders.count == before.count - 20)
      #expect(windows(over: stage.window).isEmpty)
    }
  }

  @Test func emptyListOffersANewOrder() async throws {
    try await withApp(at: .orders(OrderListCriteria())) { stage in
      let list = try #require(stage.app.navigation.currentPage as? ListReportPage<WorkOrder>)
      stage.store.delete(orders: stage.store.orders.map(\.id)) { _ in }
      #expect(await turnUntil { list.state == .empty && list.emptyState.isMapped })
      #expect(list.emptyState.primaryButton.currentTitle == "New Work Order")
      list.emptyState.primaryButton.emit("clicked")
      _ = try await stage.sheet()
      #expect(stage.address == "create-edit")
    }
  }

  @Test func completionsAndDocumentsCanBeUndone() async throws {
    try await withApp("gallery-view", at: .gallery(nil)) { stage in
      let page = try #require(stage.app.navigation.currentPage as? GalleryViewPage<Document>)
      #expect(await turnUntil { page.loadedItems.count == stage.store.documents.count })
      await stage.turn()
      let before = stage.store.data
      // By key and in the previewer.
      page.listView.focusItem(at: ItemIndex(section: 0, item: 0))
      let first = try #require(page.itemIDs.first)
      #expect(page.press(.delete) && stage.store.documents[first] == nil)
      let deleted = stage.store.data
      let last = try #require(page.itemIDs.last)
      let other = try #require(stage.store.documents[last]).attachment(in: stage.store.file)
      let restore = try #require(try page.previews.onDelete?(other, 0))
      try restore()
      #expect(stage.store.data == deleted)
      _ = try page.previews.onDelete?(other, 0)
      // Not the deletion that was undone in the previewer.
      #expect(stage.window.press("z", .control) && stage.store.data == deleted)
      #expect(stage.window.press("z", .control) && stage.store.data == before)
      #expect(!stage.window.press("z", .control))
      stage.app.open(.orders(OrderListCriteria()))
      await stage.turn()
      let list = try #require(stage.app.navigation.currentPage as? ListReportPage<WorkOrder>)
      #expect(await turnUntil { list.loadedItems.count == before.orders.count })
      list.beginSelection()
      let open = list.itemIDs.filter { stage.store.orders[$0]?.status != .completed }
      list.select(Set(open.prefix(5)))
      try #require(list.selectionActions?().first { $0.id == "complete" }).perform()
      #expect(stage.store.data != before && list.isSelecting == false)
      #expect(stage.window.press("z", .control) && stage.store.data == before)
    }
  }

  @Test func historyOutlivesThePage() async throws {
    try await withNoPeerLeft {
      BusinessStore.shared = BusinessStore()
      let gallery = GalleryHost()
      try await gallery.open("object-details?object=WO-1003")
      let navigation = try #require(widgets(NavigationView.self, in: gallery.window).first)
      #expect(navigation.currentPage.navigationBar.activateAction("page.delete"))
      #expect(await turnUntil { BusinessStore.shared.orders["WO-1003"] == nil })
      try await gallery.open("button-cell")
      #expect(!gallery.window.press("z", .control))
      try await gallery.open("list-report")
      #expect(gallery.window.press("z", .control))
      #expect(BusinessStore.shared.orders["WO-1003"] != nil)
      await gallery.close()
    }
  }

  @Test(arguments: ["complete", "delete"]) func batchThatOutlivesItsPageCanBeUndone(action: String) async throws {
    let (store, history) = (BusinessStore(), UndoHistory())
    await store.generate(orders: 5_000)
    try await withNoPeerLeft {
      let window = Window()
      let host = ContentHost()
      window.child = host.root
      window.present()
      weak var weakApp: BusinessApp?
      do {
        let resolved = try catalog.resolve(Address(page: "list-report"))
        let app = BusinessApp(PageContext(resolved, undoHistory: history), at: .orders(OrderListCriteria()), store)
        weakApp = app
        host.show(app.root)
        let list = try #require(app.navigation.currentPage as? ListReportPage<WorkOrder>)
        #expect(await turnUntil { list.loadedItems.count >= 20 })
        list.beginSelection()
        list.select(Set(list.itemIDs.prefix(20)))
        try #require(list.selectionActions?().first { $0.id == action }).perform()
      }
      host.clear()
      #expect(!history.canUndo)
      #expect(await turnUntil { weakApp == nil })
      #expect(await turnUntil { history.canUndo })
      window.close()
    }
  }

  @Test func partialUndoIsReported() async throws {
    try await withApp(at: .orders(OrderListCriteria())) { stage in
      stage.app.delete(["WO-1001", "WO-1002"])
      stage.store.save(WorkOrder(id: "WO-1001", title: "Pump", createdDate: BusinessData.now))
      #expect(stage.window.press("z", .control))
      #expect(stage.store.orders["WO-1001"]?.title == "Pump" && stage.store.orders["WO-1002"] != nil)
      #expect(stage.message == "Partly done: some records have changed since")
    }
  }

  @Test func addressedOrderIsSelectedInTheList() async throws {
    try await withApp(at: .order("WO-1003")) { stage in
      let list = try #require(stage.app.navigation.pages.compactMap { $0 as? ListReportPage<WorkOrder> }.last)
      @MainActor func selected() -> WorkOrder.ID? {
        list.displayedView.selectedItem.flatMap { list.loadedItems.item(at: $0) }
      }
      #expect(list.isMapped && !list.showsGrid)
      #expect(await turnUntil { selected() == "WO-1003" })
      // A step isn’t a separate item of the list.
      let step = try #require(stage.store.orders["WO-1005"]?.steps.first)
      stage.app.open(.step("WO-1005", step.id), from: list)
      await stage.turn()
      #expect(selected() == "WO-1005")
      let product = try #require(stage.store.products.first { _ in true })
      stage.app.open(.product(product.id))
      await stage.turn()
      #expect(selected() == "WO-1005")
    }
  }

  @Test func undoRestoresTheWholeLastDeletion() async throws {
    try await withApp(at: .orders(OrderListCriteria())) { stage in
      let before = stage.store.orders.map(\.id)
      stage.app.delete(["WO-1001"])
      stage.app.delete(["WO-1004", "WO-1002", "WO-1004"])
      #expect(stage.store.orders.count == before.count - 3)
      #expect(stage.window.press("z", .control))
      #expect(stage.store.orders.map(\.id) == before.filter { $0 != "WO-1001" })
      // Changes from before a replacement of all data aren't applied to the new data.
      stage.app.delete(["WO-1002"])
      stage.store.reset()
      #expect(stage.window.press("z", .control) && stage.store.orders.map(\.id) == before)
      #expect(stage.message == "Can’t undo: all data was replaced")
    }
  }

  @Test func failedActionsLeaveTheHistory() async throws {
    try await withApp(at: .orders(OrderListCriteria())) { stage in
      let (store, bar) = (stage.store, stage.app.toasts)
      stage.app.delete(["WO-1001"])
      #expect(stage.window.press("z", .control))
      store.delete(orders: ["WO-1001"]) { _ in }
      #expect(stage.window.press("z", [.control, .shift]))
      #expect(stage.message == "Can’t redo: the data has changed since" && !bar.isOfferingUndo && !bar.history.canUndo)
      for title in ["Pump", "Motor"] {
        store.change(orders: ["WO-1002"]) {
          $0.title = title
        } completion: {
          if title == "Pump" { bar.history.add("Changed", undone: "Undone", $0, in: store) }
        }
      }
      #expect(stage.window.press("z", .control) && store.orders["WO-1002"]?.title == "Motor")
      #expect(stage.message == "Can’t undo: the data has changed since" && !bar.history.canRedo)
    }
  }
}
