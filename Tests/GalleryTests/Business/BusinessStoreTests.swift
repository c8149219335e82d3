import Floorplan
import GTKTestSupport
import Glibc
import Observation
import Synchronization
import Testing

@testable import Gallery

@Suite struct BusinessStoreTests {
  /// A disk that is full until a test frees space.
  private nonisolated final class Disk: Sendable {
    nonisolated struct Full: Error, CustomStringConvertible {
      var description: String { "no room on the disk" }
    }

    let file: BusinessFile
    let isFull = Mutex(true)
    /// The number of orders at each write.
    let written = Mutex<[Int]>([])

    init(_ file: BusinessFile) { self.file = file }

    func write(_ data: BusinessData) throws {
      if isFull.withLock({ $0 }) { throw Full() }
      try file.write(data)
      written.withLock { $0.append(data.orders.count) }
    }
  }

  /// Runs the body with a store that has an unsaved change.
  private func withFullDisk(_ body: @MainActor (BusinessStore, Disk) async throws -> Void) async throws {
    try await withFolder { folder in
      let disk = Disk(BusinessFile(folder: folder))
      let store = BusinessStore(disk.file, delay: 1) { try disk.write($0) }
      store.save(.numbered(1))
      try await body(store, disk)
    }
  }

  /// Counts the changes of the values that a closure reads.
  private final class Watch {
    private(set) var changes = -1
    private var observer: Observer?

    init(_ read: @escaping () -> Void) {
      observer = observe { [unowned self] in
        read()
        changes += 1
      }
    }
  }

  private var small: BusinessStore { BusinessStore(.small) }

  @Test func observersAreNotifiedOfTheirTableOnly() async throws {
    let store = small
    let orders = Watch { _ = store.orders.count }
    let order = Watch { _ = store.orders["WO-1"] }
    let documents = Watch { _ = store.documents["D-1"] }
    let others = Watch { _ = (store.people.count, store.products.count, store.suppliers.count, store.problem) }
    store.save(.numbered(3))
    store.save(.numbered(4))
    await settle()
    #expect(orders.changes == 1 && order.changes == 1 && documents.changes == 0 && others.changes == 0)
    // An equal value isn't a change.
    store.save(.numbered(3))
    store.delete(order: "WO-77")
    store.change(orders: ["WO-1", "WO-77"]) { _ in
    } completion: { _ in
    }
    await settle()
    #expect(orders.changes == 1)
    store.save(
      try #require(
        store.documents["D-3"].map { document in
          var renamed = document
          renamed.name = "c.txt"
          return renamed
        }))
    await settle()
    #expect(orders.changes == 1 && documents.changes == 1 && others.changes == 0)
  }

  @Test func restoredOrderReturnsToItsIndex() throws {
    let store = small
    store.save(.numbered(3))
    let before = store.data
    let removed = try #require(store.delete(order: "WO-1"))
    #expect(store.orders.map(\.id) == ["WO-2", "WO-3"] && store.delete(order: "WO-1") == nil)
    #expect(found(in: store) == ["WO-2", "WO-3"])
    store.restore(removed)
    store.restore(removed)
    #expect(store.data == before && found(in: store) == ["WO-1", "WO-2", "WO-3"])
  }

  @Test func deletingAndRestoringADocumentUpdatesOrders() throws {
    let store = small
    let before = store.data
    let removed = try #require(store.delete(document: "D-2"))
    #expect(removed.name == "a.txt")
    #expect(store.documents["D-2"] == nil && store.orders["WO-1"]?.attachments == ["D-1"])
    #expect(store.data.orders(of: "D-2").isEmpty && store.data.orders(of: "D-1").map(\.id) == ["WO-1"])
    store.restore(removed)
    #expect(store.data == before && store.data.orders(of: "D-2").map(\.id) == ["WO-1"])
    // The order may have been deleted in the meantime.
    let again = try #require(store.delete(document: "D-2"))
    let order = try #require(store.delete(order: "WO-1"))
    store.restore(again)
    store.restore(order)
    #expect(store.documents["D-2"] != nil && store.orders["WO-1"]?.attachments == ["D-1"])
    #expect(store.delete(document: "D-9") == nil)
  }

  /// Counts how often the index is set or changed.
  private final class IndexChanges {
    private let store: BusinessStore
    private(set) var count = 0

    init(_ store: BusinessStore) {
      self.store = store
      watch()
    }

    private func watch() {
      withObservationTracking {
        _ = store.orderIndex
      } onChange: { [self] in
        MainActor.assumeIsolated {
          count += 1
          watch()
        }
      }
    }
  }

  /// Returns data with a number of orders, some of them with documents.
  private static func data(_ count: Int) -> BusinessData {
    var data = BusinessData.small
    for number in 3...count {
      var order = WorkOrder.numbered(number, "Order \(number % 7)")
      order.dueDate = BusinessData.now.adding(days: number % 11)
      order.attachments = number.isMultiple(of: 3) ? ["D-1", "D-2"] : []
      data.orders.save(order)
    }
    return data
  }

  private func bulkChange(
    _ store: BusinessStore, _ ids: [WorkOrder.ID], _ body: @escaping @Sendable (inout WorkOrder) -> Void
  ) async {
    await withCheckedContinuation { continuation in store.change(orders: ids, body) { _ in continuation.resume() } }
  }

  private func bulkDelete(_ store: BusinessStore, _ ids: [WorkOrder.ID]) async -> BusinessStore.Reversal {
    await withCheckedContinuation { continuation in store.delete(orders: ids) { continuation.resume(returning: $0) } }
  }

  private func bulkRestore(_ store: BusinessStore, _ removed: BusinessStore.Reversal) async -> Bool {
    await withCheckedContinuation { continuation in
      store.revert(removed) { continuation.resume(returning: (try? $0.get()) != nil) }
    }
  }

  @Test func longChangeIsIndicated() async {
    let store = BusinessStore(Self.data(4_100))
    store.orderRecords.noticeDelay = 1
    let gate = Gate()
    var isDone = false
    store.change(orders: (1...20).map { WorkOrder.ID(rawValue: "WO-\($0)") }) { order in
      gate.pass()
      order.status = .completed
    } completion: { _ in
      isDone = true
    }
    #expect(!store.orderRecords.isChanging)
    #expect(await turnUntil { store.orderRecords.isChanging } && !isDone)
    gate.open()
    #expect(await turnUntil { isDone && !store.orderRecords.isChanging })
    #expect(store.orders["WO-20"]?.status == .completed)
  }

  /// Changes some and all orders of a small store, and some of a large one.
  @Test(arguments: [(40, 5), (40, 40), (4_100, 20)]) func bulkChangesMatchSingleChanges(
    count: Int, changed: Int
  ) async {
    let (bulk, oneByOne) = (BusinessStore(Self.data(count)), BusinessStore(Self.data(count)))
    // Also a duplicate, and one that doesn't exist.
    var numbers = (0..<changed).map { 1 + $0 * 7 % count }
    numbers += [numbers[0], count + 9]
    let ids = numbers.map { WorkOrder.ID(rawValue: "WO-\($0)") }
    @MainActor func expectSame(_ location: SourceLocation = #_sourceLocation) {
      #expect(bulk.data == oneByOne.data, sourceLocation: location)
      for words in ["", "order 3", "pump"] {
        var place = OrderListCriteria(search: words, grouping: .status)
        if !words.isEmpty { place.statuses = [.onHold, .new] }
        let query = place.query
        var (one, other) = (bulk.orderIndex.results(query), oneByOne.orderIndex.results(query))
        let found = (try? one.rest(), try? other.rest())
        #expect(found.0 == found.1 && one.groups == other.groups, "\(words)", sourceLocation: location)
      }
    }
    await bulkChange(bulk, ids) { $0.status = .onHold }
    for id in ids {
      guard var order = oneByOne.orders[id] else { continue }
      order.status = .onHold
      oneByOne.save(order)
    }
    expectSame()
    let removed = await bulkDelete(bulk, ids)
    let removedOneByOne = ids.compactMap { oneByOne.delete(order: $0) }
    #expect(removed.count == changed && removedOneByOne.count == changed && removed.name == nil)
    expectSame()
    for store in [bulk, oneByOne] { store.delete(document: "D-1") }
    #expect(await bulkRestore(bulk, removed))
    for one in removedOneByOne.reversed() { oneByOne.restore(one) }
    expectSame()
    #expect(bulk.orders.count == count && !bulk.orders.contains { $0.attachments.contains("D-1") })
    bulk.reset()
    #expect(await !bulkRestore(bulk, removed) && bulk.data == BusinessData.ReadResult.samples.data)
  }

  @Test(arguments: [40, 4_100]) func bulkChangesUpdateTheIndexOnce(count: Int) async {
    let store = BusinessStore(Self.data(count))
    let ids = (1...30).map { WorkOrder.ID(rawValue: "WO-\($0)") }
    let index = IndexChanges(store)
    await bulkChange(store, ids) { $0.status = .completed }
    #expect(index.count == 1)
    let removed = await bulkDelete(store, ids)
    #expect(index.count == 2 && removed.count == 30)
    #expect(await bulkRestore(store, removed) && index.count == 3)
  }

  @Test func bulkChangesKeepConcurrentChanges() async {
    let store = BusinessStore(Self.data(4_100))
    let ids = (1...30).map { WorkOrder.ID(rawValue: "WO-\($0)") }
    var removed: BusinessStore.Reversal?
    store.delete(orders: ids) { removed = $0 }
    store.save(.numbered(5_000, "New"))
    store.delete(order: "WO-1")
    #expect(await turnUntil { removed != nil })
    #expect(removed?.count == 29 && store.orders.count == 4_071 && store.orders["WO-5000"]?.title == "New")
    #expect(store.orderIndex.count == 4_071)
    // A result that arrives after all data were replaced changes nothing.
    removed = nil
    store.delete(orders: store.orders.map(\.id)) { removed = $0 }
    store.reset()
    #expect(await turnUntil { removed != nil })
    #expect(removed?.count == 0 && store.data == BusinessData.ReadResult.samples.data)
  }

  @Test func deletionsBeforeAResetAreNotRestored() async throws {
    let store = small
    let order = try #require(store.delete(order: "WO-1"))
    let document = try #require(store.delete(document: "D-1"))
    store.reset()
    store.restore(order)
    store.restore(document)
    #expect(store.data == BusinessData.ReadResult.samples.data)
    await store.generate(orders: 5)
    let generated = try #require(store.delete(order: "WO-100001"))
    store.discardGeneratedOrders()
    store.restore(generated)
    #expect(store.data == BusinessData.ReadResult.samples.data)
  }

  @Test func canceledGenerationAddsNoOrders() async {
    let store = small
    let making = Task { await store.generate(orders: 20_000) }
    #expect(await turnUntil { store.isGenerating })
    store.save(.numbered(3))
    store.discardGeneratedOrders()
    await making.value
    #expect(!store.isGenerating && !store.isGenerated && store.orders.count == 3)
    // Another request waits for the running generation.
    let requests = [5, 9].map { count in Task { await store.generate(orders: count) } }
    for task in requests { await task.value }
    #expect(store.isGenerated && !store.isGenerating && store.orders.count == 5)
    store.discardGeneratedOrders()
    #expect(store.orders["WO-3"] != nil)
  }

  @Test func restoredOrderOmitsADeletedDocument() throws {
    let store = small
    let order = try #require(store.delete(order: "WO-1"))
    store.delete(document: "D-1")
    store.restore(order)
    #expect(store.orders["WO-1"]?.attachments == ["D-2"])
    #expect(try BusinessData.read(store.data.json(), from: "f").notes.isEmpty)
  }

  @Test(arguments: [40, 4_100]) func reversalsUndoAndRedoChanges(count: Int) async throws {
    let store = BusinessStore(Self.data(count))
    let ids = (1...20).map { WorkOrder.ID(rawValue: "WO-\($0)") }
    var states = [store.data]
    var reversals: [BusinessStore.Reversal] = []
    @MainActor func revert(_ reversal: BusinessStore.Reversal) async throws -> BusinessStore.Reversal {
      try await withCheckedContinuation { continuation in
        store.revert(reversal) { continuation.resume(returning: $0) }
      }.get()
    }
    let change = await withCheckedContinuation { continuation in
      store.change(orders: ids) {
        $0.status = .completed
      } completion: {
        continuation.resume(returning: $0)
      }
    }
    // The sample contains no completed order.
    #expect(change.count == ids.count)
    #expect(Set(store.orders.filter { $0.status == .completed }.map(\.id)) == Set(ids))
    reversals.append(change)
    states.append(store.data)
    reversals.append(await bulkDelete(store, ids))
    states.append(store.data)
    reversals.append(try #require(store.delete(document: "D-1")))
    states.append(store.data)
    store.save(.numbered(count + 1, "New"))
    let new = WorkOrder.ID(rawValue: "WO-\(count + 1)")
    reversals.append(store.reversal(ofSaving: new, before: nil, adding: []))
    let last = store.data
    // Undo everything and redo it, twice.
    for _ in 1...2 {
      for index in reversals.indices.reversed() {
        reversals[index] = try await revert(reversals[index])
        #expect(store.data == states[index], "\(index)")
      }
      for index in reversals.indices { reversals[index] = try await revert(reversals[index]) }
      #expect(store.data == last)
    }
    // All data was replaced.
    store.reset()
    await #expect(throws: ReversalError.replaced) { _ = try await revert(reversals[0]) }
    #expect(store.data == BusinessData.ReadResult.samples.data)
  }

  @Test func reversalKeepsLaterChanges() async throws {
    let store = small
    var order = try #require(store.orders["WO-1"])
    let before = order
    order.title = "Edited"
    store.save(order)
    let reversal = store.reversal(ofSaving: order.id, before: before, adding: [])
    order.title = "Edited elsewhere"
    store.save(order)
    var failure: ReversalError?
    store.revert(reversal) { if case .failure(let error) = $0 { failure = error } }
    #expect(failure == .changed && store.orders["WO-1"] == order)
    // An order without a change has no reversal.
    #expect(store.reversal(ofSaving: order.id, before: order, adding: []).isEmpty)
    #expect(store.reversal(of: [RecordTable<WorkOrder>.Edit]()).isEmpty)
  }

  /// Reverts a change of a few records.
  private func revert(_ reversal: BusinessStore.Reversal, in store: BusinessStore) throws -> BusinessStore.Reversal {
    var result: Result<BusinessStore.Reversal, ReversalError>?
    store.revert(reversal) { result = $0 }
    return try #require(result).get()
  }

  @Test func reversalOfANewOrderKeepsLaterChanges() throws {
    let store = small
    let before = store.data
    let document = Self.document("added.txt")
    var order = WorkOrder.numbered(7)
    order.attachments = [document.id]
    store.save(document)
    store.save(order)
    let added = store.data
    let reversal = store.reversal(ofSaving: order.id, before: nil, adding: [document.id])
    // The edited order, or another order, uses the document.
    var edited = order
    edited.title = "Edited elsewhere"
    store.save(edited)
    let kept = store.data
    #expect(throws: ReversalError.changed) { _ = try revert(reversal, in: store) }
    #expect(store.data == kept)
    store.save(order)
    var other = WorkOrder.numbered(8)
    other.attachments = [document.id]
    store.save(other)
    let partial = try revert(reversal, in: store)
    #expect(partial.isPartial && store.orders["WO-7"] == nil && store.documents[document.id] == document)
    #expect(store.orders["WO-8"] == other)
    _ = try revert(partial, in: store)
    store.delete(order: other.id)
    #expect(store.data == added)
    // The document itself was changed.
    var renamed = document
    renamed.name = "Renamed elsewhere"
    store.save(renamed)
    _ = try revert(try revert(reversal, in: store), in: store)
    #expect(store.documents[document.id] == renamed && store.orders["WO-7"] == order)
    store.save(document)
    // Nothing was changed meanwhile.
    let redo = try revert(reversal, in: store)
    #expect(!redo.isPartial && store.data == before)
    let undo = try revert(redo, in: store)
    #expect(!undo.isPartial && store.data == added)
  }

  @Test(arguments: [2, 20]) func reversalOfADeletionReportsWhatItRestored(count: Int) async throws {
    let store = BusinessStore(Self.data(40))
    let ids = (1...count).map { WorkOrder.ID(rawValue: "WO-\($0)") }
    let removed = await bulkDelete(store, ids)
    let again = WorkOrder.numbered(1, "Again")
    store.save(again)
    let redo = try revert(removed, in: store)
    #expect(redo.isPartial && store.orders["WO-1"] == again && store.orders.count == 40)
    // Only what was restored is deleted again.
    var undo = try revert(redo, in: store)
    #expect(!undo.isPartial && store.orders.count == 41 - count && store.orders["WO-1"] == again)
    undo = try revert(undo, in: store)
    store.save(.numbered(2, "Edited elsewhere"))
    if count > 2 {
      undo = try revert(undo, in: store)
      #expect(undo.isPartial)
    } else {
      #expect(throws: ReversalError.changed) { _ = try revert(undo, in: store) }
    }
    #expect(store.orders.count == 42 - count && store.orders["WO-2"]?.title == "Edited elsewhere")
  }

  @Test func reversalOfADocumentKeepsLaterChanges() throws {
    let store = small
    let before = store.data
    let reversal = try #require(store.delete(document: "D-2"))
    let redo = try revert(reversal, in: store)
    #expect(store.data == before)
    // A document that was restored in another way isn't deleted again.
    #expect(throws: ReversalError.changed) { _ = try revert(reversal, in: store) }
    var order = WorkOrder.numbered(2)
    order.attachments = ["D-2"]
    store.save(order)
    let kept = store.data
    #expect(throws: ReversalError.changed) { _ = try revert(redo, in: store) }
    #expect(store.data == kept)
    store.save(.numbered(2))
    _ = try revert(redo, in: store)
    #expect(store.documents["D-2"] == nil && store.orders["WO-1"]?.attachments == ["D-1"])
  }

  @Test func newOrderIDsAreUnique() throws {
    let store = small
    let (one, other) = (store.makeOrderID(), store.makeOrderID())
    #expect(one != other && !store.orders.contains(one) && one.rawValue.hasPrefix("WO-"))
    let samples = BusinessStore()
    // The order may be restored.
    samples.delete(order: "WO-1054")
    #expect(samples.makeOrderID() == "WO-1055")
    samples.reset()
    #expect(samples.makeOrderID() == "WO-1056")
  }

  @Test func changesPersistInTheNextStore() async throws {
    try await withFolder { folder in
      let store = BusinessStore(BusinessFile(folder: folder), delay: 5)
      #expect(store.problem == nil && !store.hasUnsavedChanges)
      store.save(.numbered(1, "Mine"))
      store.delete(order: "WO-1001")
      #expect(store.hasUnsavedChanges)
      #expect(await turnUntil { !store.hasUnsavedChanges })
      let next = BusinessStore(BusinessFile(folder: folder))
      #expect(next.data == store.data && next.orders["WO-1"]?.title == "Mine")
      next.reset()
      next.flush()
      #expect(BusinessStore(BusinessFile(folder: folder)).data == BusinessData.ReadResult.samples.data)
    }
  }

  @Test func failedSaveSetsProblemAndKeepsChanges() async throws {
    try await withFullDisk { store, disk in
      #expect(await turnUntil { store.problem != nil })
      #expect(store.problem?.kind == .saveFailed && store.problem?.message.contains("no room on the disk") == true)
      #expect(store.hasUnsavedChanges && store.orders["WO-1"] != nil)
      disk.isFull.withLock { $0 = false }
      store.save(.numbered(2))
      #expect(await turnUntil { store.problem == nil })
      let saved = BusinessStore(disk.file)
      #expect(saved.orders["WO-1"] != nil && saved.orders["WO-2"] != nil)
    }
  }

  @Test func changesAfterDamageAreSavedInANewFile() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      write("{", to: file.path)
      let store = BusinessStore(file)
      #expect(store.problem?.kind == .damaged)
      store.save(.numbered(1))
      store.flush()
      // The message still applies.
      #expect(store.problem?.kind == .damaged)
      store.problem = nil
      #expect(store.problem == nil && BusinessStore(file).orders["WO-1"] != nil)
    }
  }

  @Test func salvagedDataIsSavedOnce() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      write(
        try BusinessData.small.text.replacing("\"status\":\"new\"", with: "\"status\":\"zzz\"", maxReplacements: 1),
        to: file.path)
      let store = BusinessStore(file, delay: 1)
      #expect(store.problem?.kind == .damaged && store.orders.map(\.id) == ["WO-2"])
      #expect(await turnUntil { !store.hasUnsavedChanges })
      let next = BusinessStore(file)
      #expect(next.problem == nil && next.data == store.data)
      #expect(files(folder) == ["business.json", "business.json.damaged-1"])
    }
  }

  @Test func eachRunKeepsABackupOfTheFileThatItFound() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      var found: [[UInt8]] = []
      for number in 1...5 {
        let store = BusinessStore(file)
        for title in ["First", "Second"] {
          store.save(.numbered(number, title))
          store.flush()
        }
        found.insert(try contentsOfFile(file.path), at: 0)
      }
      for number in 1...3 {
        let backup = try contentsOfFile("\(file.path).backup-\(number)")
        #expect(backup == found[number])
      }
      #expect(files(folder).count == 4)
    }
  }

  @Test func restoringABackupKeepsTheCurrentData() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      try file.write(.small)
      let store = BusinessStore(file, delay: 1)
      store.delete(order: "WO-1")
      store.flush()
      let current = store.data
      let backup = try #require(file.storage.versions().first)
      var isDone = false
      store.restore(backup) { error in
        #expect(error == nil)
        isDone = true
      }
      #expect(await turnUntil { isDone })
      #expect(store.data == .small && found(in: store) == ["WO-1", "WO-2"])
      store.flush()
      #expect(BusinessStore(file).data == .small)
      let kept = try file.open(try #require(file.storage.versions().first { $0.name == "business.json.backup-1" }))
      #expect(kept.reading.data == current)
      // A copy that can't be read changes nothing.
      write("{", to: "\(file.path).damaged-1")
      let damaged = try #require(file.storage.versions().first { $0.isDamaged })
      var failure: (any Error)?
      store.restore(damaged) { failure = $0 }
      #expect(await turnUntil { failure != nil })
      #expect(failure is BusinessFormatError && store.data == .small && store.problem == nil)
    }
  }

  @Test func restoringFirstKeepsTwoOlderBackups() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      var versions: [BusinessData] = []
      for number in 1...4 {
        var data = BusinessData.small
        data.orders.save(.numbered(number + 10))
        try file.write(data)
        if number < 4 { try file.storage.backUp() }
        versions.insert(data, at: 0)
      }
      let store = BusinessStore(file, delay: 1)
      let oldest = try #require(file.storage.versions().first { $0.name == "business.json.backup-3" })
      var isDone = false
      store.restore(oldest) { error in isDone = error == nil }
      #expect(await turnUntil { isDone })
      store.flush()
      store.save(.numbered(20))
      store.flush()
      for number in 1...3 {
        let copy = try #require(file.storage.versions().first { $0.name == "business.json.backup-\(number)" })
        #expect(try file.open(copy).reading.data == versions[number - 1], "\(number)")
      }
    }
  }

  @Test func failedSavePreventsRestoringABackup() async throws {
    try await withFullDisk { store, disk in
      try disk.file.write(.small)
      try disk.file.storage.backUp()
      var failure: (any Error)?
      store.restore(try #require(disk.file.storage.versions().first)) { failure = $0 }
      #expect(await turnUntil { failure != nil })
      #expect(failure is Disk.Full && store.orders["WO-1"] != nil && store.orders.count == 55)
    }
  }

  /// Returns a document with a file in the folder of the attachments.
  private static func document(_ file: String) -> Document {
    Document(
      id: Document.ID(rawValue: file), name: file, kind: .report, byteCount: 1, date: BusinessData.now,
      content: .file("\(Document.folder)/\(file)"))
  }

  /// Runs the body with a file whose data and backup use files, and with a file that nothing uses.
  private func withOrphan(
    _ body:
      @MainActor (_ file: BusinessFile, _ data: BusinessData, _ attachments: String, _ names: [String])
      async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      let attachments = "\(folder)/\(Document.folder)"
      let names = ["used", "in “backup”", "orphan"].enumerated().map { "\(1111111111111 + $0)-0a1b2c3d4e5f-\($1)" }
      var data = BusinessData.small
      for name in names.dropLast() { data.documents.save(Self.document(name)) }
      try file.write(data)
      try file.storage.backUp()
      // Another spelling of the same text.
      let backup = "\(file.path).backup-1"
      write(String(decoding: try contentsOfFile(backup), as: UTF8.self).replacing("“", with: "\\u201C"), to: backup)
      _ = data.documents.remove(Document.ID(rawValue: names[1]))
      try file.write(data)
      try createFolder(attachments)
      for name in names { write("x", to: "\(attachments)/\(name)") }
      try await body(file, data, attachments, names)
    }
  }

  /// Opens the file, and waits until orphaned files are removed.
  private func openStore(_ file: BusinessFile) async -> BusinessStore {
    let store = BusinessStore(file, delay: 1)
    await waitForBackgroundWork()
    return store
  }

  @Test func orphanedFilesOfAKilledRunAreRemoved() async throws {
    try await withOrphan { file, _, attachments, names in
      let own = [
        "my notes.odt", ".~lock.\(names[0])#", "2024-01-report.txt", "\(names[0]).A1B2C3", "a-b-c.txt",
        "\(names[0]) (copy)",
      ]
      for name in own { write("x", to: "\(attachments)/\(name)") }
      let temporary = "1111111111114-0a1b2c3d4e5f-half.A1B2C3"
      write("x", to: "\(attachments)/\(temporary)")
      #expect(await openStore(file).problem == nil)
      #expect(files(attachments) == (names.dropLast() + own).sorted())
    }
  }

  @Test func filesAreKeptIfACopyCannotBeRead() async throws {
    try await withOrphan { file, data, attachments, names in
      let text = try data.text
      let copies = [
        "business.json.damaged-1": "{",
        "business.json.old": text.replacing("\"status\":\"new\"", with: "\"status\":\"zzz\""),
        "renamed": "", "copy.json": text.replacing("\"documents\":[", with: "\"documents\":[\n{},"),
      ]
      for (name, text) in copies {
        write(text, to: "\(file.folder)/\(name)")
        _ = await openStore(file)
        #expect(files(attachments) == names, "\(name)")
        try removeFile("\(file.folder)/\(name)")
      }
      // The folder may contain other files of the user.
      try renameFile(attachments, to: "\(file.folder)-attachments")
      symlink("\(file.folder)-attachments", attachments)
      defer { removeTree("\(file.folder)-attachments") }
      _ = await openStore(file)
      #expect(files(attachments) == names)
    }
  }

  @Test func filesAreKeptIfTheDataIsIncomplete() async throws {
    try await withOrphan { file, data, attachments, names in
      // The second of two records with the same ID is left out, so that only the text mentions its file.
      let text = try data.text
      let line = try #require(text.split(separator: "\n").first { $0.contains(names[0]) })
      let duplicate = line.replacing("\(Document.folder)/\(names[0])", with: "\(Document.folder)/\(names[2])")
      write(text.replacing(line, with: "\(line.hasSuffix(",") ? line.dropLast() : line),\n\(duplicate)"), to: file.path)
      let store = await openStore(file)
      #expect(store.notes.count == 1 && files(attachments) == names)
      store.save(.numbered(7))
      store.flush()
      #expect(file.storage.versions().count == 2, "the file is backed up in spite of its notes")
      // The backup still mentions the file.
      _ = await openStore(file)
      #expect(files(attachments) == names)
      // A missing or unreadable file doesn't mean that there are no documents.
      try removeFile(file.path)
      _ = await openStore(file)
      #expect(files(attachments) == names)
    }
  }

  @Test func laterVersionIsNeverOverwritten() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      write("{\"version\":9}", to: file.path)
      let store = BusinessStore(file, delay: 1)
      store.save(.numbered(1))
      store.reset()
      store.flush()
      await advance(by: .milliseconds(20))
      await waitForBackgroundWork()
      let bytes = try contentsOfFile(file.path)
      #expect(bytes == Array("{\"version\":9}".utf8))
      #expect(store.problem?.kind == .notSaving && !store.hasUnsavedChanges)
    }
  }

  @Test func generatedOrdersAreNeverSaved() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      let store = BusinessStore(file, delay: 1)
      store.save(.numbered(1))
      let before = store.data
      await store.generate(orders: 300)
      #expect(store.isGenerated && store.orders.count == 300 && found(in: store).count == 300)
      store.save(.numbered(2))
      store.delete(order: "WO-100001")
      await advance(by: .milliseconds(20))
      await waitForBackgroundWork()
      store.flush()
      #expect(BusinessStore(file).data == before)
      await store.generate(orders: 10)
      #expect(store.orders.count == 10)
      store.discardGeneratedOrders()
      #expect(!store.isGenerated && store.data == before && found(in: store).count == before.orders.count)
      await store.generate(orders: 10)
      store.reset()
      store.flush()
      #expect(!store.isGenerated && BusinessStore(file).data == BusinessData.ReadResult.samples.data)
    }
  }

  @Test func retryingSavesWithoutAFurtherChange() async throws {
    try await withFullDisk { store, disk in
      #expect(await turnUntil { store.problem?.kind == .saveFailed })
      store.problem = nil
      store.retrySaving()
      #expect(
        await turnUntil { store.problem?.kind == .saveFailed } && store.hasUnsavedChanges,
        "the second attempt fails too")
      disk.isFull.withLock { $0 = false }
      store.retrySaving()
      #expect(await turnUntil { !store.hasUnsavedChanges && store.problem == nil })
      #expect(disk.written.withLock { $0 } == [55])
    }
  }

  @Test func unsavedChangesSurviveGeneratedOrders() async throws {
    try await withFullDisk { store, disk in
      await store.generate(orders: 5)
      disk.isFull.withLock { $0 = false }
      store.flush()
      #expect(disk.written.withLock { $0 } == [55])
    }
  }

  @Test func unreferencedStoreIsDeallocated() async throws {
    try await withFolder { folder in
      weak var weakStore: BusinessStore?
      do {
        let store = BusinessStore(BusinessFile(folder: folder), delay: 1)
        store.save(.numbered(1))
        weakStore = store
      }
      await advance(by: .milliseconds(20))
      await waitForBackgroundWork()
      #expect(weakStore == nil)
    }
  }

  private func found(in store: BusinessStore) -> [WorkOrder.ID] {
    var results = store.orderIndex.results(RecordQuery(sorting: [RecordSort(\.id)]))
    return (try? results.rest()) ?? []
  }
}
