import Floorplan
import Observation

/// The business data of the process: every window shows the same, and what one changes the others show at once.
///
/// Whoever reads a table is told of its changes, and not of those of another. What is changed is saved a moment later;
/// call ``close()`` before the process ends.
@Observable
final class BusinessStore {
  private(set) var orders: RecordTable<WorkOrder>
  private(set) var products: RecordTable<Product>
  private(set) var suppliers: RecordTable<Supplier>
  private(set) var people: RecordTable<Person>
  private(set) var documents: RecordTable<Document>

  /// The orders, prepared for lists; always in step with ``orders``.
  private(set) var orderIndex: OrderIndex

  /// What is wrong with the file; nil once it is saved again, or after ``dismissProblem()``.
  private(set) var problem: BusinessProblem?
  /// What was left out as the file was read.
  private(set) var notes: [BusinessNote] = []
  /// Whether the orders are made up: they are never saved.
  var isGenerated: Bool { kept != nil }
  /// What was there before orders were generated.
  private var kept: BusinessData?
  /// What makes orders up now.
  private var generation: Task<Void, Never>?
  /// Whether orders are being made up.
  var isGenerating: Bool { generation != nil }
  /// Whether many orders are being changed, for so long that a person wants to know.
  private(set) var isChangingMany = false

  /// Where the data is saved, and documents have their files; nil where nothing is saved.
  let file: BusinessFile?
  /// What was searched in the lists.
  let recentSearches: RecentSearches

  @ObservationIgnored private var saver: Saver<BusinessData>?
  /// The number of the last new order.
  @ObservationIgnored private var lastOrderNumber: Int?
  /// The files of documents that were deleted or replaced, by their paths from the folder of the data.
  @ObservationIgnored private var leftFiles: Set<String> = []
  /// How often everything was replaced: what was deleted before doesn't come back into what came after.
  @ObservationIgnored private var era = 0
  /// How often something was changed.
  @ObservationIgnored private var changeCount = 0
  /// How many times many orders are being changed now, and what says so after a while.
  @ObservationIgnored private var batches = 0 {
    didSet {
      if batches == 0 {
        batchNote?.cancel()
        isChangingMany = false
      } else if oldValue == 0 {
        // What is done at once is not worth a word.
        batchNote = MainLoop.after(milliseconds: patience) { [weak self] in self?.isChangingMany = true }
      }
    }
  }
  @ObservationIgnored private var batchNote: LoopSource?
  /// How long many orders are changed before ``isChangingMany`` says so, in milliseconds.
  @ObservationIgnored var patience: UInt32 = 300

  /// The store of the user's data, which is read when it is first asked for.
  ///
  /// Whoever must not touch that, as a test or what makes pictures, sets another one first.
  static var shared: BusinessStore {
    get {
      if let opened { return opened }
      let store = BusinessStore(.ofUser)
      opened = store
      return store
    }
    set { opened = newValue }
  }

  /// ``shared``, where anybody has asked for it.
  private(set) static var opened: BusinessStore?

  /// Closes ``shared``, if anybody has asked for it.
  static func closeShared() { opened?.close() }

  /// Opens a file, or begins with the samples.
  ///
  /// - Parameters:
  ///   - file: Where the data is saved.
  ///   - delay: The time to wait for further changes, in milliseconds: long enough for the changes of one action, short
  ///     enough that little is lost.
  ///   - write: Saves the data, on any thread; in the file if not said otherwise.
  convenience init(
    _ file: BusinessFile, delay: UInt32 = 300, write: (@Sendable (BusinessData) throws -> Void)? = nil
  ) {
    let opening = file.open()
    self.init(opening.reading.data, file)
    problem = opening.problem
    notes = opening.reading.notes
    if opening.problem?.kind != .notSaving {
      saver = Saver(
        delay: delay, state: { [unowned self] in kept ?? self.data }, write: write ?? file.write,
        onEnd: { [unowned self] in saved($0) })
    }
  }

  /// A store of data that is never saved: for pictures, tests and generated sets.
  convenience init(_ data: BusinessData = BusinessData.Reading.samples.data) { self.init(data, nil) }

  private init(_ data: BusinessData, _ file: BusinessFile?) {
    self.file = file
    recentSearches = RecentSearches(file?.folder)
    orderIndex = OrderIndex(data)
    (orders, products, suppliers) = (data.orders, data.products, data.suppliers)
    (people, documents) = (data.people, data.documents)
  }

  /// Everything, as a value.
  var data: BusinessData {
    BusinessData(orders: orders, products: products, suppliers: suppliers, people: people, documents: documents)
  }

  // MARK: Orders

  /// Deleted orders, and where they stood.
  struct RemovedOrders {
    fileprivate let removed: [RecordTable<WorkOrder>.Removed]
    fileprivate let era: Int

    var count: Int { removed.count }
    var first: WorkOrder? { removed.first?.record }
  }

  /// The table and the index that take the place of the others, and what was taken out of the table.
  private typealias OrderBatch = (
    orders: RecordTable<WorkOrder>, index: OrderIndex, removed: [RecordTable<WorkOrder>.Removed]
  )

  /// Changes some orders of the table, where the documents are, and returns those that it takes out.
  private typealias OrderChange =
    @Sendable (inout RecordTable<WorkOrder>, RecordTable<Document>) -> [RecordTable<WorkOrder>.Removed]

  /// The index follows so many changes one by one, each of which takes a millisecond for 100,000 orders; for more it is
  /// made anew.
  private static let mostOneByOne = 16
  /// For so many orders the index is made at once, within a frame or two; for more it is made beside the main thread.
  private static let mostAtOnce = 4_000

  /// An id that no order has or had since the start.
  func newOrderID() -> WorkOrder.ID {
    var number = lastOrderNumber ?? orders.lazy.compactMap { Int($0.id.rawValue.dropFirst(3)) }.max() ?? 1000
    repeat { number += 1 } while orders.contains(WorkOrder.ID(rawValue: "WO-\(number)"))
    // A deleted one may come back.
    lastOrderNumber = number
    return WorkOrder.ID(rawValue: "WO-\(number)")
  }

  /// Takes over an order that is new or was edited; one that is as before changes nothing.
  func save(_ order: WorkOrder) {
    guard orders[order.id] != order else { return }
    change([order.id]) { orders, _ in
      orders.save(order)
      return []
    }
  }

  /// Changes orders, where they are many beside the main thread.
  ///
  /// - Parameters:
  ///   - ids: The orders.
  ///   - body: Changes one.
  ///   - then: Called when that is done; never where all was replaced before.
  func change(
    orders ids: [WorkOrder.ID], _ body: @escaping @Sendable (inout WorkOrder) -> Void, then: @escaping () -> Void
  ) {
    // A few orders that stay as they are don't have to be saved.
    let ids =
      ids.count > Self.mostOneByOne
      ? ids
      : ids.filter { id in
        guard let before = orders[id] else { return false }
        var after = before
        body(&after)
        return after != before
      }
    change(ids) { orders, _ in
      for id in ids {
        guard var order = orders[id] else { continue }
        body(&order)
        orders.save(order)
      }
      return []
    } then: { removed in
      if removed != nil { then() }
    }
  }

  /// Deletes orders, where they are many beside the main thread.
  ///
  /// - Parameters:
  ///   - ids: The orders.
  ///   - then: Called when that is done, with what brings them back with `restore`.
  func delete(orders ids: [WorkOrder.ID], then: @escaping (RemovedOrders) -> Void) {
    let era = era
    change(ids.filter(orders.contains)) { orders, _ in
      ids.compactMap { orders.remove($0) }
    } then: {
      then(RemovedOrders(removed: $0 ?? [], era: era))
    }
  }

  /// Brings deleted orders back to their old places, where they are many beside the main thread.
  ///
  /// - Parameters:
  ///   - deleted: What was deleted.
  ///   - then: Called when that is done: whether they are back, which they aren't where all has been replaced since.
  func restore(_ deleted: RemovedOrders, then: @escaping (_ isDone: Bool) -> Void) {
    let removed = deleted.removed
    guard deleted.era == era else { return then(false) }
    change(removed.map(\.record.id).filter { !orders.contains($0) }) { orders, documents in
      for one in removed.reversed() where !orders.contains(one.record.id) {
        orders.restore(one)
        // A document may have been deleted meanwhile.
        var order = one.record
        order.attachments.removeAll { !documents.contains($0) }
        orders.save(order)
      }
      return []
    } then: {
      then($0 != nil)
    }
  }

  /// Changes orders and their index, beside the main thread where both take long.
  ///
  /// - Parameters:
  ///   - ids: The orders that change.
  ///   - change: Changes them.
  ///   - then: Called when that is done, with what was taken out; with nil where all was replaced before.
  private func change(
    _ ids: [WorkOrder.ID], _ change: @escaping OrderChange,
    then: @escaping ([RecordTable<WorkOrder>.Removed]?) -> Void = { _ in }
  ) {
    guard !ids.isEmpty else { return then([]) }
    guard ids.count <= Self.mostOneByOne else { return changeTogether(change, then: then) }
    let removed = change(&orders, documents)
    let indexed = IndexedOrder.indexing(by: data)
    for id in ids {
      if let order = orders[id] { orderIndex.save(indexed(order)) } else { orderIndex.remove(id) }
    }
    changed()
    then(removed)
  }

  private func changeTogether(
    _ change: @escaping OrderChange, then: @escaping ([RecordTable<WorkOrder>.Removed]?) -> Void
  ) {
    let (base, baseEra, baseChanges) = (data, era, changeCount)
    let work: @Sendable () -> OrderBatch = {
      var changed = base
      let removed = change(&changed.orders, base.documents)
      return (changed.orders, OrderIndex(changed), removed)
    }
    func finish(_ batch: OrderBatch) {
      (orders, orderIndex) = (batch.orders, batch.index)
      changed()
      then(batch.removed)
    }
    guard base.orders.count > Self.mostAtOnce else { return finish(work()) }
    batches += 1
    Background.run(work) { [weak self] batch in
      guard let self else { return then(nil) }
      defer { batches -= 1 }
      guard era == baseEra else { return then(nil) }
      // What was changed meanwhile must not be lost.
      if changeCount == baseChanges { finish(batch) } else { changeTogether(change, then: then) }
    }
  }

  // MARK: Documents

  /// A deleted document, and the orders that had it with them.
  struct RemovedDocument {
    fileprivate let removed: RecordTable<Document>.Removed
    fileprivate let places: [(order: WorkOrder.ID, index: Int)]
    fileprivate let era: Int

    var document: Document { removed.record }
  }

  /// Takes over a document that is new or was edited.
  func save(_ document: Document) {
    guard documents[document.id] != document else { return }
    documents.save(document)
    changed()
  }

  /// Deletes a document, also from the orders that have it with them.
  ///
  /// - Returns: What brings it back with `restore`; nil where there is no such document.
  @discardableResult
  func delete(document id: Document.ID) -> RemovedDocument? {
    guard documents.contains(id), let removed = documents.remove(id) else { return nil }
    let places: [(order: WorkOrder.ID, index: Int)] = data.orders(of: id).compactMap { order in
      order.attachments.firstIndex(of: id).map { (order.id, $0) }
    }
    for (orderID, _) in places { changeAttachments(of: orderID) { $0.removeAll { $0 == id } } }
    leaveFiles(of: [removed.record])
    changed()
    return RemovedDocument(removed: removed, places: places, era: era)
  }

  /// Brings a deleted document back, also to its place in the orders that had it with them; does nothing where all has
  /// been replaced since.
  func restore(_ deleted: RemovedDocument) {
    let id = deleted.document.id
    guard deleted.era == era, !documents.contains(id) else { return }
    documents.restore(deleted.removed)
    for (orderID, index) in deleted.places {
      changeAttachments(of: orderID) { attachments in
        guard !attachments.contains(id) else { return }
        attachments.insert(id, at: min(index, attachments.count))
      }
    }
    changed()
  }

  /// Changes which documents an order has with it.
  private func changeAttachments(of id: WorkOrder.ID, _ body: (inout [Document.ID]) -> Void) {
    guard var order = orders[id] else { return }
    body(&order.attachments)
    orders.save(order)
  }

  // MARK: All of it

  /// Brings the samples back, in the file too; of what was changed nothing stays.
  func reset() {
    let samples = BusinessData.Reading.samples.data
    leaveFiles(of: (kept ?? data).documents)
    leaveGenerated()
    notes = []
    show(samples, OrderIndex(samples))
    changed()
  }

  /// Puts so many made-up orders in the place of all, until ``reset()`` or ``endGenerated()``; they are never saved.
  ///
  /// Who asks while orders are being made up waits for these.
  ///
  /// - Parameter count: How many; the same each time.
  func generate(orders count: Int) async {
    if let generation { return await generation.value }
    let task = Task { await makeUp(orders: count) }
    generation = task
    await task.value
  }

  private func makeUp(orders count: Int) async {
    // What is waiting must not be mixed up with what is made up.
    flush()
    let base = kept ?? data
    let (generated, index) = await Task.detached(priority: .userInitiated) {
      var generated = base
      generated.orders = RecordTable(OrderGenerator(base).orders(count))
      return (generated, OrderIndex(generated))
    }.value
    // Ended, or all was replaced, meanwhile.
    guard !Task.isCancelled else { return }
    if !isGenerated { kept = data }
    generation = nil
    show(generated, index)
  }

  /// Brings back what was there before orders were generated; those that are being made up are not shown.
  func endGenerated() {
    if let kept { show(kept, OrderIndex(kept)) }
    leaveGenerated()
  }

  private func leaveGenerated() {
    generation?.cancel()
    generation = nil
    kept = nil
  }

  private func show(_ data: BusinessData, _ index: OrderIndex) {
    era += 1
    (orders, products, suppliers) = (data.orders, data.products, data.suppliers)
    (people, documents, orderIndex) = (data.people, data.documents, index)
  }

  // MARK: Saving

  /// Saves at once what isn't saved yet, and returns when that is done.
  func flush() { saver?.flush() }

  /// Saves what isn't saved yet, and removes the files that no document has any more: nothing can be taken back now.
  func close() {
    flush()
    recentSearches.flush()
    // What was not saved still has them.
    guard let file, let saver, !saver.isPending else { return }
    let used = Set((kept ?? data).documents.compactMap(\.ownFile))
    for path in leftFiles.subtracting(used) { try? removeFile("\(file.folder)/\(path)") }
    leftFiles = []
  }

  private func leaveFiles(of documents: some Sequence<Document>) {
    leftFiles.formUnion(documents.compactMap(\.ownFile))
  }

  /// Tries again to save what could not be saved; ``problem`` goes once it is.
  func retrySaving() { saver?.retry() }

  /// Whether there are changes that aren't saved yet.
  var hasUnsavedChanges: Bool { saver?.isPending ?? false }

  /// Takes ``problem`` as read.
  func dismissProblem() { problem = nil }

  /// Takes ``notes`` as read.
  func dismissNotes() { notes = [] }

  private func changed() {
    changeCount += 1
    if !isGenerated { saver?.changed() }
  }

  private func saved(_ error: (any Error)?) {
    if let error {
      problem = BusinessProblem(
        .saveFailed, localized("Can’t Save Changes"), error,
        localized("Your changes are kept while the app is running, and saved with the next change."))
    } else if problem?.kind == .saveFailed {
      problem = nil
    }
  }
}
