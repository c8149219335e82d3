import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite struct OrderDraftTests {
  private var small: BusinessStore { BusinessStore(.small) }

  private func draft(_ id: WorkOrder.ID = "WO-1", in store: BusinessStore) throws -> OrderDraft {
    OrderDraft(try #require(store.orders[id]), in: store)
  }

  @Test func unchangedDraftEqualsItsOrder() {
    let samples = BusinessData.ReadResult.samples.data
    let cases: [(BusinessData, [WorkOrder])] = [
      (samples, Array(samples.orders) + OrderGenerator(samples).orders(200)),
      (.small, Array(BusinessData.small.orders)),
    ]
    for (data, orders) in cases {
      let store = BusinessStore(data)
      for order in orders {
        let draft = OrderDraft(order, in: store)
        #expect(draft.result(in: store) == order && draft.addedAttachments.isEmpty)
      }
    }
  }

  @Test func peopleAreSortedByName() {
    let store = BusinessStore()
    let people = OrderDraft(newIn: store).people.items
    #expect(people.count == store.people.count)
    #expect(people.map(\.name) == people.map(\.name).sorted { FoldedText($0) < FoldedText($1) })
  }

  @Test func newDraftsHaveUniqueIDs() async throws {
    let store = small
    let (one, other) = (OrderDraft(newIn: store), OrderDraft(newIn: store))
    #expect(one.order.id != other.order.id)
    one.order.title = "Pump"
    try await one.save(in: store)
    #expect(store.orders[one.order.id]?.title == "Pump" && store.orders.count == 3)
  }

  // MARK: Concurrent changes

  @Test func saveMergesConcurrentChanges() async throws {
    let store = small
    let draft = try draft(in: store)
    var changed = draft.order
    (changed.location, changed.steps) = ("Hall 3", [])
    changed.attachments = ["D-1", "D-3"]
    store.save(changed)
    draft.order.title = "Pump"
    try await draft.save(in: store)
    var expected = changed
    expected.title = "Pump"
    #expect(store.orders["WO-1"] == expected)
  }

  @Test func conflictThrowsOnceAndLosesNothing() async throws {
    let store = small
    let draft = try draft(in: store)
    var changed = draft.order
    (changed.title, changed.cost, changed.location) = ("Valve", 7, "Hall 3")
    store.save(changed)
    draft.order.title = "Pump"
    draft.order.cost = 7
    await #expect(throws: OrderConflict.changed(["Title"])) { try await draft.save(in: store) }
    #expect(store.orders["WO-1"] == changed && draft.order.title == "Pump" && draft.order.location == "Hall 3")
    try await draft.save(in: store)
    changed.title = "Pump"
    #expect(store.orders["WO-1"] == changed)
  }

  @Test func secondSaveRestoresADeletedOrder() async throws {
    let store = small
    let draft = try draft(in: store)
    draft.order.title = "Pump"
    let expected = draft.result(in: store)
    let removed = try #require(store.delete(order: "WO-1"))
    await #expect(throws: OrderConflict.deleted) { try await draft.save(in: store) }
    #expect(store.orders["WO-1"] == nil && draft.order == expected)
    try await draft.save(in: store)
    #expect(store.orders["WO-1"] == expected)
    // Restoring the deleted order as well changes nothing.
    store.restore(removed)
    #expect(store.orders["WO-1"] == expected)
  }

  @Test func saveDoesNotRestoreADeletedDocument() async throws {
    let store = small
    let draft = try draft(in: store)
    let removed = try #require(store.delete(document: "D-2"))
    draft.order.title = "Pump"
    try await draft.save(in: store)
    #expect(store.orders["WO-1"]?.attachments == ["D-1"] && draft.attachments.map(\.id) == ["D-1"])
    // Restoring the document also restores it in the draft.
    store.restore(removed)
    try await draft.save(in: store)
    #expect(store.orders["WO-1"]?.attachments == ["D-1", "D-2"])
  }

  // MARK: Files

  private func withFiles(
    _ body: @MainActor (_ folder: String, _ store: BusinessStore) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let store = BusinessStore(BusinessFile(folder: "\(folder)/data"), delay: 1)
      try await body(folder, store)
      store.flush()
    }
  }

  @Test func filesStayWhileACopyMentionsThem() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: "\(folder)/data")
      let attachments = "\(file.folder)/\(Document.folder)"
      write("own", to: "\(folder)/own.txt")
      @MainActor func start() async -> BusinessStore {
        let store = BusinessStore(file, delay: 1)
        await waitForBackgroundWork()
        return store
      }
      let store = await start()
      let draft = OrderDraft(newIn: store)
      draft.order.title = "Pump"
      draft.attachments = (1...2).map { number in
        Attachment(
          id: "\(1111111111111 * number)-0a1b2c3d4e5f", name: "\(number).png",
          content: .picture(EncodedImage(id: "\(number)", bytes: [1])))
      }
      try await draft.save(in: store)
      let documents = store.data.documents(of: try #require(store.orders[draft.order.id]))
      store.delete(document: documents[0].id)
      // A document's path must not lead out of the attachments folder.
      store.save(
        Document(
          id: "D-900", name: "own.txt", kind: .report, byteCount: 3, date: BusinessData.now,
          content: .file("attachments/../../own.txt")))
      store.delete(document: "D-900")
      store.close()
      #expect(files(attachments).count == 2, "only a start removes files")
      // No backup exists yet.
      let next = await start()
      #expect(files(attachments).count == 1 && files(folder).contains("own.txt"))
      next.reset()
      next.close()
      let restored = await start()
      let backup = try #require(file.storage.versions().first)
      var isDone = false
      restored.restore(backup) { error in isDone = error == nil }
      #expect(await turnUntil { isDone })
      restored.close()
      #expect(restored.documents[documents[1].id] != nil && files(attachments).count == 1)
      // The last of these starts replaces the last backup that mentions the file.
      for number in 1...4 {
        let later = await start()
        if number == 1 { later.reset() } else { later.save(.numbered(number)) }
        #expect(files(attachments).count == 1, "\(number)")
        later.close()
      }
      _ = await start()
      #expect(files(attachments).isEmpty && files(folder).contains("own.txt"))
    }
  }

  @Test func addedFilesBecomeDocuments() async throws {
    try await withFiles { folder, store in
      write("Torque: 40 Nm", to: "\(folder)/report.txt")
      let picture = EncodedImage(id: "p", bytes: [1, 2, 3])
      let draft = OrderDraft(newIn: store)
      draft.order.title = "Pump"
      draft.attachments = [
        Attachment(name: "report.txt", content: .file("\(folder)/report.txt")),
        Attachment(name: "a/b.png", content: .picture(picture)),
        Attachment(name: "also.txt", content: .uri("file://\(folder)/report.txt")),
      ]
      try await draft.save(in: store)
      let order = try #require(store.orders[draft.order.id])
      let documents = store.data.documents(of: order)
      #expect(documents.map(\.name) == ["report.txt", "a/b.png", "also.txt"])
      #expect(documents.map(\.kind) == [.report, .picture, .report] && documents.map(\.byteCount) == [13, 3, 13])
      let contents = try documents.map { document in
        guard case .file(let path) = document.attachment(in: store.file).content else { return "no file" }
        return String(decoding: try contentsOfFile(path), as: UTF8.self)
      }
      #expect(contents == ["Torque: 40 Nm", "\u{1}\u{2}\u{3}", "Torque: 40 Nm"])
      // The form displays them as documents next time, and doesn't save them again.
      let again = OrderDraft(order, in: store)
      #expect(again.addedAttachments.isEmpty && again.result(in: store) == order)
      // A document that is removed from an order stays among the documents.
      again.attachments.removeFirst()
      try await again.save(in: store)
      #expect(store.orders[order.id]?.attachments == Array(order.attachments.dropFirst()))
      #expect(store.documents[order.attachments[0]] != nil)
    }
  }

  @Test func failedFileCopyLeavesNothingBehind() async throws {
    try await withFiles { folder, store in
      write("x", to: "\(folder)/here.txt")
      let before = store.data
      let draft = OrderDraft(newIn: store)
      draft.order.title = "Pump"
      draft.attachments = [
        Attachment(name: "here.txt", content: .file("\(folder)/here.txt")),
        Attachment(name: "gone.txt", content: .file("\(folder)/gone.txt")),
      ]
      let filled = (draft.order, draft.attachments)
      let problem = await #expect(throws: AttachmentRefusal.self) { try await draft.save(in: store) }
      #expect(problem?.name == "gone.txt")
      #expect(store.data == before && files("\(folder)/data/attachments").isEmpty)
      #expect(draft.order == filled.0 && draft.attachments == filled.1)
      write("y", to: "\(folder)/gone.txt")
      try await draft.save(in: store)
      #expect(store.orders[draft.order.id]?.attachments.count == 2 && files("\(folder)/data/attachments").count == 2)
    }
  }

  @Test func storeWithoutFileKeepsOnlyPictures() async throws {
    let store = small
    let draft = try draft(in: store)
    draft.attachments.append(
      Attachment(name: "a.png", content: .picture(EncodedImage(id: "a", bytes: [7]))))
    try await draft.save(in: store)
    let last = try #require(store.orders["WO-1"]?.attachments.last)
    #expect(store.documents[last]?.content == .picture([7]))
    try await withFolder { folder in
      write("x", to: "\(folder)/a.txt")
      let other = try self.draft("WO-2", in: store)
      other.attachments = [Attachment(name: "a.txt", content: .file("\(folder)/a.txt"))]
      await #expect(throws: AttachmentRefusal.self) { try await other.save(in: store) }
      #expect(store.orders["WO-2"]?.attachments == [])
    }
  }

  @Test func canceledSaveChangesNothing() async throws {
    try await withFiles { folder, store in
      write("x", to: "\(folder)/a.txt")
      let before = store.data
      let draft = OrderDraft(newIn: store)
      draft.attachments = [Attachment(name: "a.txt", content: .file("\(folder)/a.txt"))]
      let saving = Task { try await draft.save(in: store) }
      saving.cancel()
      await #expect(throws: CancellationError.self) { try await saving.value }
      #expect(store.data == before && files("\(folder)/data/attachments").isEmpty)
    }
  }
}
