import Floorplan
import GTKTestSupport
import Glibc
import Testing

@testable import Gallery

/// Unfinished forms of runs that were killed.
@Suite struct SavedDraftTests {
  /// A new order with every value, an attached file and a refused text, in a folder with saved data.
  private func withDraft(
    _ body: @MainActor (_ file: BusinessFile, _ store: BusinessStore, _ draft: OrderDraft) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: "\(folder)/data")
      try file.write(.small)
      write("Torque: 40 Nm", to: "\(folder)/report.txt")
      let store = BusinessStore(file, delay: 1)
      let draft = OrderDraft(newIn: store)
      (draft.order.title, draft.order.location, draft.order.notes) = ("Pump", "Hall 3", "Öl\n")
      (draft.order.status, draft.order.priority, draft.order.progress) = (.onHold, .high, 0.1)
      (draft.order.assigneeID, draft.order.productID, draft.order.supplierID) = ("P-1", "PR-1", "S-1")
      (draft.order.plannedHours, draft.order.cost, draft.order.needsApproval) = (1.5, 0.3, true)
      draft.order.dueDate = DateTime(year: 2026, month: 3, day: 31, hour: 23, minute: 59)
      draft.attachments = [
        Attachment(
          id: "1111111111111-0a1b2c3d4e5f", name: "report.txt", content: .file("\(file.folder)/../report.txt"),
          byteCount: 13)
      ]
      try await body(file, store, draft)
      store.flush()
    }
  }

  /// Keeps the state of a draft, with a refused text, and returns the store of the next start.
  private func kill(_ store: BusinessStore, _ draft: OrderDraft, _ file: BusinessFile) async throws -> BusinessStore {
    let state = try state(of: draft, in: store)
    store.keepDraft(state, id: state.id)
    store.flush()
    return await start(file)
  }

  /// Returns the state of a form in which the user has entered the values of a draft, with a refused text.
  private func state(of draft: OrderDraft, in store: BusinessStore) throws -> SavedDraft {
    let base = OrderDraft(WorkOrder(id: draft.order.id, title: "", createdDate: BusinessData.now), in: store)
    let form = base.form
    (base.order, base.attachments) = (draft.order, draft.attachments)
    form.restoreInputTexts(["cost": ["x"]])
    return try #require(base.state(in: form))
  }

  private func start(_ file: BusinessFile) async -> BusinessStore {
    let store = BusinessStore(file, delay: 1)
    await waitForBackgroundWork()
    return store
  }

  private func attachments(_ file: BusinessFile) -> [String] { files("\(file.folder)/\(Document.folder)") }

  @Test func everyValueIsRestored() async throws {
    try await withDraft { file, store, draft in
      let next = try await kill(store, draft, file)
      try removeFile("\(file.folder)/../report.txt")
      #expect(next.draftProblem == nil && attachments(file).count == 1, "the sweep keeps the attachments of drafts")
      let saved = try #require(next.recoveredDrafts.first)
      #expect(next.recoveredDrafts.count == 1 && next.makeOrderID() != draft.order.id)
      let form = OrderDraft.form(restoring: saved, in: next)
      var order = form.model.order
      order.attachments = []
      #expect(order == draft.order && form.hasChanges && form.inputTexts == ["cost": ["x"]])
      #expect(form.model.attachments.map(\.id) == draft.attachments.map(\.id))
      #expect(!form.validate() && form.invalidFields == ["cost"])
      next.didContinue(saved.id)
      // A failed save keeps the only copy of the file.
      form.model.attachments.append(Attachment(name: "gone.txt", content: .file("\(file.folder)/gone.txt")))
      next.keepDraft(form.model.state(in: form), id: saved.id)
      await #expect(throws: AttachmentRefusal.self) { try await form.model.save(in: next) }
      #expect(attachments(file).count == 1)
      form.model.attachments.removeLast()
      try await form.model.save(in: next)
      form.acceptChanges()
      next.endDraft(saved.id, form.model.copiedDocuments.values)
      next.flush()
      let last = await start(file)
      #expect(last.recoveredDrafts.isEmpty)
      #expect(files(file.folder) == ["attachments", "business.json", "business.json.backup-1"])
      let result = try #require(last.orders[draft.order.id])
      let document = try #require(last.data.documents(of: result).first)
      #expect(result.title == "Pump" && document.byteCount == 13 && document.name == "report.txt")
      let path = "\(file.attachments.path)/\(try #require(document.copyName))"
      #expect(String(decoding: try contentsOfFile(path), as: UTF8.self) == "Torque: 40 Nm")
    }
  }

  @Test func discardedDraftLeavesNothingBehind() async throws {
    try await withDraft { file, store, draft in
      let next = try await kill(store, draft, file)
      #expect(files(file.folder).contains(BusinessFile.draftsName) && attachments(file).count == 1)
      let copy = "\(file.folder)/\(Document.folder)/\(try #require(attachments(file).first))"
      next.discard(try #require(next.recoveredDrafts.first))
      #expect(next.recoveredDrafts.isEmpty)
      next.flush()
      #expect(!files(file.folder).contains(BusinessFile.draftsName) && attachments(file).isEmpty)
      // Later drafts don't remove it again.
      write("restored by the user", to: copy)
      let other = OrderDraft(newIn: next)
      other.order.title = "Valve"
      let state = try state(of: other, in: next)
      next.keepDraft(state, id: state.id)
      next.flush()
      #expect(files(file.folder).contains(BusinessFile.draftsName) && attachments(file).count == 1)
    }
  }

  @Test func savedOrderIsNotOfferedAgain() async throws {
    try await withDraft { file, store, draft in
      let state = try state(of: draft, in: store)
      let unrefused = SavedDraft(
        id: state.id, base: state.base, isInStore: false, order: state.order, documents: state.documents, sources: [:],
        texts: [:])
      try await draft.save(in: store)
      store.keepDraft(unrefused, id: unrefused.id)
      store.flush()
      let next = await start(file)
      #expect(next.recoveredDrafts.isEmpty && attachments(file).count == 1)
      // The order differs from the draft at the next start.
      next.delete(order: draft.order.id)
      next.flush()
      #expect(await start(file).recoveredDrafts.isEmpty)
    }
  }

  @Test func missingCopyIsReplacedByTheOriginal() async throws {
    try await withDraft { file, store, draft in
      draft.attachments.append(
        Attachment(id: "2222222222222-0a1b2c3d4e5f", name: "gone.txt", content: .file("\(file.folder)/gone.txt")))
      let next = try await kill(store, draft, file)
      removeTree("\(file.folder)/\(Document.folder)")
      let saved = try #require(next.recoveredDrafts.first)
      #expect(saved.lostNames(in: next) == ["gone.txt"])
      let form = OrderDraft.form(restoring: saved, in: next)
      #expect(form.model.attachments.map(\.content) == [.file("\(file.folder)/../report.txt")])
      try await form.model.save(in: next)
      let order = try #require(next.orders[draft.order.id])
      let document = try #require(next.data.documents(of: order).first)
      #expect(document.name == "report.txt" && document.byteCount == 13 && attachments(file).count == 1)
    }
  }

  @Test func draftIsKeptUntilItsOrderIsSaved() async throws {
    try await withDraft { file, _, draft in
      let disk = Gate()
      let store = BusinessStore(file, delay: 1) { data in
        disk.pass()
        try file.write(data)
      }
      let state = try state(of: draft, in: store)
      store.keepDraft(state, id: state.id)
      #expect(await turnUntil { files(file.folder).contains(BusinessFile.draftsName) })
      store.save(draft.order)
      store.endDraft(state.id, [])
      await settle()
      #expect(files(file.folder).contains(BusinessFile.draftsName))
      disk.open()
      #expect(await turnUntil { !files(file.folder).contains(BusinessFile.draftsName) })
      #expect(try BusinessData.read(contentsOfFile(file.path), from: "").data.orders.contains(draft.order.id))
    }
  }

  @Test func damagedDraftsAreKept() async throws {
    try await withDraft { file, store, draft in
      _ = try await kill(store, draft, file)
      write("{\"version\":1,\"drafts\":[{}]}", to: "\(file.folder)/\(BusinessFile.draftsName)")
      for number in 1...2 {
        let next = await start(file)
        #expect(next.recoveredDrafts.isEmpty && next.problem == nil && next.orders.count == 2)
        #expect((next.draftProblem?.kind == .damaged) == (number == 1))
        #expect(number == 2 || next.draftProblem?.message.contains("drafts.json.damaged-1") == true)
        #expect(attachments(file).count == 1, "the damaged file may mention them")
      }
      #expect(files(file.folder).contains("drafts.json.damaged-1"))
    }
  }

  @Test func laterVersionIsNeverOverwritten() async throws {
    try await withDraft { file, store, draft in
      let later = "{\"version\":9,\"drafts\":\"in another way\"}"
      let path = "\(file.folder)/\(BusinessFile.draftsName)"
      write(later, to: path)
      let current = await start(file)
      let next = try await kill(current, draft, file)
      #expect(next.draftProblem?.kind == .notSaving && next.recoveredDrafts.isEmpty)
      #expect(draft.attachments.allSatisfy { !current.isInDraft(Document.ID(rawValue: $0.id)) }, "no draft needs them")
      #expect(String(decoding: try contentsOfFile(path), as: UTF8.self) == later)
    }
  }

  @Test func failedWriteIsReported() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: "\(folder)/data")
      let store = BusinessStore(file, delay: 1)
      let draft = OrderDraft(newIn: store)
      draft.order.title = "Pump"
      let state = try state(of: draft, in: store)
      // Another process creates the folder.
      try createFolder(file.folder)
      let descriptor = Glibc.open(file.folder, O_RDONLY | O_DIRECTORY)
      #expect(flock(descriptor, LOCK_EX) == 0)
      store.keepDraft(state, id: state.id)
      store.flush()
      #expect(store.draftProblem?.kind == .saveFailed && files(file.folder).isEmpty)
      #expect(store.draftProblem?.message.contains("Another session") == true)
      close(descriptor)
      store.flush()
      #expect(store.draftProblem == nil && files(file.folder) == [BusinessFile.draftsName])
    }
  }

  @Test func draftsOfAnotherProcessAreNotOffered() async throws {
    try await withFolder { folder in
      // The folder isn't locked by this process yet.
      let file = BusinessFile(folder: folder)
      let text = "{\"version\":1,\"drafts\":[]}"
      write(text, to: "\(folder)/\(BusinessFile.draftsName)")
      let descriptor = Glibc.open(folder, O_RDONLY | O_DIRECTORY)
      defer { close(descriptor) }
      #expect(flock(descriptor, LOCK_EX) == 0)
      let store = BusinessStore(file, delay: 1)
      let draft = OrderDraft(newIn: store)
      draft.order.title = "Pump"
      let state = try state(of: draft, in: store)
      store.keepDraft(state, id: state.id)
      store.flush()
      #expect(store.problem?.kind == .notSaving && store.recoveredDrafts.isEmpty && store.draftProblem == nil)
      #expect(String(decoding: try contentsOfFile("\(folder)/\(BusinessFile.draftsName)"), as: UTF8.self) == text)
    }
  }
}
