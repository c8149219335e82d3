import Floorplan
import FoundationEssentials
import Observation

/// The business data of the process, shared by all windows.
///
/// Each table notifies its own observers. Changes are saved after a short delay; call ``close()`` before the process
/// ends.
@Observable
final class BusinessStore {
  /// The orders and their index.
  let orderRecords: IndexedRecords<WorkOrder, IndexedOrder>
  private(set) var products: RecordTable<Product>
  private(set) var suppliers: RecordTable<Supplier>
  private(set) var people: RecordTable<Person>
  private(set) var documents: RecordTable<Document>

  var orders: RecordTable<WorkOrder> { orderRecords.records }
  /// The index of the orders for lists.
  var orderIndex: OrderIndex { orderRecords.index }

  /// The problem with the file, or nil if there is none, after a successful save, or after the user has read it.
  var problem: BusinessProblem?
  /// The corrections made while reading the file; none after the user has read them.
  var notes: [BusinessNote] = []
  /// The problem with the file of unfinished forms, or nil if there is none, after a successful save, or after the user
  /// has read it.
  var draftProblem: BusinessProblem?
  /// The unfinished forms of an earlier run, until the user continues or discards them.
  private(set) var recoveredDrafts: [SavedDraft] = []
  /// Whether the orders are generated; generated orders are never saved.
  var isGenerated: Bool { savedData != nil }
  /// The data before orders were generated.
  private var savedData: BusinessData?
  /// The task that generates orders, while it runs.
  private var generation: Task<Void, Never>?
  /// Whether orders are being generated.
  var isGenerating: Bool { generation != nil }

  /// The file of the data and folder of the documents, or nil if nothing is saved.
  let file: BusinessFile?
  /// The recent search terms of the lists.
  let recentSearches: RecentSearches

  @ObservationIgnored private var saver: BackgroundSaver<BusinessData>?
  @ObservationIgnored private var writer: BackedUpFile.Writer?
  @ObservationIgnored private var draftSaver: BackgroundSaver<(drafts: [SavedDraft], unused: [Document])>?
  /// The states of open forms with changes.
  @ObservationIgnored private var openDrafts: [SavedDraft.ID: SavedDraft] = [:]
  /// The closed forms whose states are kept until the data is saved.
  @ObservationIgnored private var endedDrafts: Set<SavedDraft.ID> = []
  /// The copied attachments of closed forms that didn't become documents.
  @ObservationIgnored private var unusedDocuments: [Document] = []
  /// The error of the last save, or nil after success.
  @ObservationIgnored private var saveError: (any Error)?
  /// The highest number of an order since launch, except for generated ones; nil if there was none.
  @ObservationIgnored private var lastOrderNumber: Int?
  /// The number of times that all data was replaced: records deleted before can't be restored afterwards.
  var replacementCount: Int { orderRecords.replacementCount }
  /// The number of changes.
  @ObservationIgnored private var changeCount = 0

  /// The store of the user's data, which is read on first use.
  ///
  /// Tests and the rendering of pictures, which must not read that data, set another store first.
  static var shared: BusinessStore {
    get {
      if let sharedIfOpen { return sharedIfOpen }
      let store = BusinessStore(.forCurrentUser)
      sharedIfOpen = store
      return store
    }
    set { sharedIfOpen = newValue }
  }

  /// The ``shared`` store, if it is open.
  private(set) static var sharedIfOpen: BusinessStore?

  /// Closes the ``shared`` store, if it is open.
  static func closeShared() { sharedIfOpen?.close() }

  /// Opens a file, or starts with the sample data.
  ///
  /// - Parameters:
  ///   - file: The file of the data.
  ///   - delay: The time to wait for further changes, in milliseconds: long enough for the changes of one action, short
  ///     enough to lose little.
  ///   - write: Saves the data, on any thread; the default writes the file.
  convenience init(
    _ file: BusinessFile, delay: UInt32 = 300, write: (@Sendable (BusinessData) throws -> Void)? = nil
  ) {
    let opening = file.open()
    self.init(opening.reading.data, file)
    problem = opening.problem
    notes = opening.reading.notes
    guard opening.problem?.kind != .notSaving else { return }
    let writer = BackedUpFile.Writer(file.storage, needsBackup: opening.problem == nil)
    self.writer = writer
    let stored = file.readDrafts()
    draftProblem = stored.problem
    // A form may have been saved just before the end.
    recoveredDrafts = stored.drafts.filter { orders[$0.order.id] != $0.order || !$0.texts.isEmpty }
    reserveNumbers(of: recoveredDrafts.map(\.order.id))
    // Records and drafts that were left out may use files too.
    if opening.problem == nil, notes.isEmpty, draftProblem == nil {
      var used = documents
      for document in recoveredDrafts.flatMap(\.documents) { used.save(document) }
      // Listed now: attachments that are added from now on aren't orphaned.
      let copies = file.attachments.fileNames
      Background.run { [used] in
        writer.withoutBackup { file.removeOrphans(among: copies, besides: used) }
      } completion: {
      }
    }
    saver = BackgroundSaver(
      delay: delay, state: { [unowned self] in savedData ?? self.data },
      write: write ?? { try writer.write($0.json()) },
      onCompletion: { [unowned self] in saved($0) })
    if draftProblem?.kind != .notSaving {
      draftSaver = BackgroundSaver(
        delay: delay, state: { [unowned self] in draftState() },
        write: { try file.write($0.drafts, removing: $0.unused) },
        onCompletion: { [unowned self] in savedDrafts($0) })
    }
    // The order may have changed before the next start, which would then offer the draft.
    if recoveredDrafts.count < stored.drafts.count { draftSaver?.scheduleSave() }
    // Otherwise, the next start would find the same damage.
    if !opening.reading.losses.isEmpty { saver?.scheduleSave() }
  }

  /// Creates a store whose data is never saved, for pictures, tests and generated data.
  convenience init(_ data: BusinessData = BusinessData.ReadResult.samples.data) { self.init(data, nil) }

  private init(_ data: BusinessData, _ file: BusinessFile?) {
    self.file = file
    recentSearches = RecentSearches(file?.folder)
    orderRecords = IndexedRecords(data.orders, OrderIndex(data), indexed: IndexedOrder.indexer(for: data))
    (products, suppliers, people, documents) = (data.products, data.suppliers, data.people, data.documents)
    reserveNumbers(of: data.orders.map(\.id))
    orderRecords.onChange = { [unowned self] in changed() }
  }

  /// All tables, as a value.
  var data: BusinessData {
    BusinessData(orders: orders, products: products, suppliers: suppliers, people: people, documents: documents)
  }

  // MARK: Orders

  /// Returns an ID that no order has had since launch, except for generated ones that were discarded.
  func makeOrderID() -> WorkOrder.ID {
    var number = lastOrderNumber ?? 1000
    repeat { number += 1 } while orders.contains(WorkOrder.ID(rawValue: "WO-\(number)"))
    lastOrderNumber = number
    return WorkOrder.ID(rawValue: "WO-\(number)")
  }

  /// Excludes numbers from ``makeOrderID()``: a deleted order may be restored, and a draft isn't in the table yet.
  private func reserveNumbers(of ids: [WorkOrder.ID]) {
    guard let number = ids.compactMap({ Int($0.rawValue.dropFirst(3)) }).max() else { return }
    lastOrderNumber = max(number, lastOrderNumber ?? number)
  }

  /// Saves a new or edited order; an unchanged one has no effect.
  func save(_ order: WorkOrder) { orderRecords.save(order) }

  /// Changes orders; many orders are changed off the main thread.
  ///
  /// - Parameters:
  ///   - ids: The IDs of the orders.
  ///   - body: Changes one order.
  ///   - completion: Called after the change with its reversal, unless all data was replaced meanwhile.
  func change(
    orders ids: [WorkOrder.ID], _ body: @escaping @Sendable (inout WorkOrder) -> Void,
    completion: @escaping (Reversal) -> Void
  ) {
    orderRecords.change(ids, body) { [self] in
      if let edits = $0 { completion(reversal(of: edits)) }
    }
  }

  /// Deletes orders; many orders are deleted off the main thread.
  ///
  /// - Parameters:
  ///   - ids: The IDs of the orders.
  ///   - completion: Called after the deletion with its reversal, which is empty if all data was replaced meanwhile.
  func delete(orders ids: [WorkOrder.ID], completion: @escaping (Reversal) -> Void) {
    orderRecords.delete(ids) { [self] in completion(reversal(of: $0 ?? [])) }
  }

  /// Reverts edits of orders, except for orders that have changed since.
  ///
  /// - Parameters:
  ///   - edits: The edits to revert.
  ///   - completion: Called after the change with the opposite edits; none if all data was replaced meanwhile.
  func revert(_ edits: [RecordTable<WorkOrder>.Edit], completion: @escaping ([RecordTable<WorkOrder>.Edit]) -> Void) {
    orderRecords.revert(edits) { [self] in
      // The documents may have been deleted meanwhile.
      let documents = documents
      return { order in
        var order = order
        order.attachments.removeAll { !documents.contains($0) }
        return order
      }
    } completion: {
      completion($0 ?? [])
    }
  }

  // MARK: Documents

  /// A deleted document, and its positions in the orders that it was attached to.
  struct RemovedDocument {
    let document: Document
    fileprivate let removal: RecordTable<Document>.Edit
    fileprivate let positions: [(order: WorkOrder.ID, index: Int)]
  }

  /// Saves a new or edited document.
  func save(_ document: Document) {
    guard documents[document.id] != document else { return }
    documents.save(document)
    changed()
  }

  /// Deletes a document, and detaches it from its orders.
  ///
  /// - Returns: A value for `restore`, or nil if there is no such document.
  func remove(document id: Document.ID) -> RemovedDocument? {
    guard let document = documents[id], let removal = documents.remove(id) else { return nil }
    let positions: [(order: WorkOrder.ID, index: Int)] = data.orders(of: id).compactMap { order in
      order.attachments.firstIndex(of: id).map { (order.id, $0) }
    }
    orderRecords.changeUnindexed(positions.map(\.order)) { $0.attachments.removeAll { $0 == id } }
    changed()
    return RemovedDocument(document: document, removal: removal, positions: positions)
  }

  /// Restores a deleted document, also in the orders that it was attached to.
  func restore(_ deleted: RemovedDocument) {
    let id = deleted.document.id
    documents.restore(deleted.removal)
    for (orderID, index) in deleted.positions {
      orderRecords.changeUnindexed([orderID]) { order in
        guard !order.attachments.contains(id) else { return }
        order.attachments.insert(id, at: min(index, order.attachments.count))
      }
    }
    changed()
  }

  // MARK: Unfinished forms

  private var drafts: [SavedDraft] { recoveredDrafts + openDrafts.values }

  /// Returns whether the state of an unfinished form contains a document.
  func isInDraft(_ id: Document.ID) -> Bool { drafts.contains { $0.documents.contains { $0.id == id } } }

  /// Saves the state of an open form after a delay, for the next start after a crash, if anything is saved.
  ///
  /// - Parameters:
  ///   - draft: The state, or nil if the form has no changes.
  ///   - id: The ID of the form's states.
  func keepDraft(_ draft: SavedDraft?, id: SavedDraft.ID) {
    guard let draftSaver, !isGenerated, openDrafts[id] != draft else { return }
    openDrafts[id] = draft
    draftSaver.scheduleSave()
  }

  /// Offers a recovered draft before the others.
  func offerFirst(_ draft: SavedDraft) { recoveredDrafts = [draft] + recoveredDrafts.filter { $0.id != draft.id } }

  /// Stops offering a recovered draft, whose form has been opened.
  func didContinue(_ id: SavedDraft.ID) { recoveredDrafts.removeAll { $0.id == id } }

  /// Discards a recovered draft and its new attachments.
  func discard(_ draft: SavedDraft) {
    didContinue(draft.id)
    endDraft(draft.id, draft.documents)
  }

  /// Removes the state of a closed form as soon as all changes are saved.
  ///
  /// - Parameters:
  ///   - id: The ID of the form's states.
  ///   - documents: The copied attachments; those that didn't become documents are removed.
  func endDraft(_ id: SavedDraft.ID, _ documents: some Sequence<Document>) {
    guard let draftSaver else { return }
    endedDrafts.insert(id)
    unusedDocuments += documents.filter { !self.documents.contains($0.id) }
    draftSaver.scheduleSave()
  }

  private func draftState() -> (drafts: [SavedDraft], unused: [Document]) {
    if !hasUnsavedChanges {
      for id in endedDrafts { openDrafts[id] = nil }
      endedDrafts = []
    }
    // Files of a draft that is still kept would be copied again.
    return (drafts, endedDrafts.isEmpty ? unusedDocuments : [])
  }

  private func savedDrafts(_ error: (any Error)?) {
    if let error {
      draftProblem = BusinessProblem(
        .saveFailed, localized("Unfinished Forms Aren’t Kept"), error,
        localized("If the app crashes, your entries are lost. The app tries again with the next change."))
      return
    }
    if endedDrafts.isEmpty { unusedDocuments = [] }
    if draftProblem?.kind == .saveFailed { draftProblem = nil }
  }

  // MARK: All data

  /// Restores the sample data, also in the file, and discards all changes.
  func reset() {
    let samples = BusinessData.ReadResult.samples.data
    discardGenerated()
    notes = []
    show(samples, OrderIndex(samples))
    changed()
  }

  /// Whether ``restore(_:completion:)`` can replace the data.
  var canRestoreCopies: Bool { saver != nil }

  /// Replaces all data with an earlier version; the current data is kept as a backup.
  ///
  /// - Parameters:
  ///   - copy: The earlier version.
  ///   - completion: Called after the data was replaced, or with an error.
  func restore(_ copy: BackedUpFile.Version, completion: @escaping ((any Error)?) -> Void) {
    guard let file, let writer else { return }
    // Read before saving, which may rename the backups.
    Background.run {
      Result { try file.open(copy) }
    } completion: { [weak self] result in
      do {
        self?.replaceAll(with: try result.get(), writer, completion: completion)
      } catch {
        completion(error)
      }
    }
  }

  private func replaceAll(
    with opening: BusinessFile.Opening, _ writer: BackedUpFile.Writer, completion: @escaping ((any Error)?) -> Void
  ) {
    flush()
    // If saving fails, the current data has no other copy.
    if let saveError { return completion(saveError) }
    let baseChanges = changeCount
    Background.run {
      Result { try writer.backUp() }
    } completion: { [weak self] result in
      guard let self else { return }
      // The backup lacks changes that were made meanwhile.
      guard changeCount == baseChanges else { return replaceAll(with: opening, writer, completion: completion) }
      do {
        try result.get()
        discardGenerated()
        show(opening.reading.data, OrderIndex(opening.reading.data))
        (problem, notes) = (opening.problem, opening.reading.notes)
        changed()
        completion(nil)
      } catch {
        completion(error)
      }
    }
  }

  /// Replaces all orders with generated ones until ``reset()`` or ``discardGeneratedOrders()``; they are never saved.
  ///
  /// A call during a generation waits for it.
  ///
  /// - Parameter count: The number of orders; the same number gives the same orders.
  func generate(orders count: Int) async {
    if let generation { return await generation.value }
    let task = Task { await makeOrders(count: count) }
    generation = task
    await task.value
  }

  private func makeOrders(count: Int) async {
    // Unsaved changes must not mix with the generated orders.
    flush()
    let base = savedData ?? data
    let (generated, index) = await Task.detached(priority: .userInitiated) {
      var generated = base
      generated.orders = RecordTable(OrderGenerator(base).orders(count))
      return (generated, OrderIndex(generated))
    }.value
    // The generation was canceled, or all data was replaced, meanwhile.
    guard !Task.isCancelled else { return }
    if !isGenerated { savedData = data }
    generation = nil
    show(generated, index)
  }

  /// Restores the data from before the generation, and cancels a running generation.
  func discardGeneratedOrders() {
    if let savedData { show(savedData, OrderIndex(savedData)) }
    discardGenerated()
  }

  private func discardGenerated() {
    generation?.cancel()
    generation = nil
    guard savedData != nil else { return }
    savedData = nil
    // The pages release the generated orders as soon as they have loaded the user's.
    trimMemorySoon()
  }

  private func show(_ data: BusinessData, _ index: OrderIndex) {
    orderRecords.replaceAll(data.orders, index, indexed: IndexedOrder.indexer(for: data))
    (products, suppliers, people, documents) = (data.products, data.suppliers, data.people, data.documents)
    if !isGenerated { reserveNumbers(of: data.orders.map(\.id)) }
  }

  // MARK: Saving

  /// Saves unsaved changes immediately, and returns when they are saved or saving has failed.
  func flush() {
    saver?.flush()
    draftSaver?.flush()
  }

  /// Saves unsaved changes and search terms.
  func close() {
    flush()
    recentSearches.flush()
  }

  /// Retries saving after a failure; success clears ``problem``.
  func retrySaving() { saver?.retry() }

  var hasUnsavedChanges: Bool { saver?.isPending ?? false }

  private func changed() {
    changeCount += 1
    orderRecords.repeatRunningChanges()
    if !isGenerated { saver?.scheduleSave() }
  }

  private func saved(_ error: (any Error)?) {
    saveError = error
    if !endedDrafts.isEmpty { draftSaver?.scheduleSave() }
    if let error {
      problem = BusinessProblem(
        .saveFailed, localized("Can’t Save Changes"), error,
        localized("Your changes are kept while the app is running, and saved with the next change."))
    } else if problem?.kind == .saveFailed {
      problem = nil
    }
  }
}
