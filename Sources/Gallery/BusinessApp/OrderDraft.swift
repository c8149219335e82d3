import Floorplan
import FoundationEssentials
import Observation

/// An editable copy of a work order, until it is saved or discarded.
@Observable
final class OrderDraft {
  /// The edited order, without its ``attachments``.
  var order: WorkOrder
  /// The attachments of the order, including files to add when it is saved.
  var attachments: [Attachment]

  let people: ListPickerItems<Person>
  let products: [Product]
  let suppliers: [Supplier]
  let locations: Suggestions

  /// The order as it was when editing began, or at the last attempt to save it.
  @ObservationIgnored private var baseOrder: WorkOrder
  /// Whether the store contained the order then.
  @ObservationIgnored private(set) var isInStore: Bool
  /// The reversal of the saved changes, or nil before the draft is saved.
  @ObservationIgnored private(set) var reversal: BusinessStore.Reversal?
  /// The attachments that already are documents.
  @ObservationIgnored private var savedAttachmentIDs: Set<Attachment.ID>
  /// The ID of the saved states of the form.
  @ObservationIgnored private(set) var savedDraftID = UUID()
  /// The documents of the attachments that were copied with the saved states, even if they have been removed since.
  @ObservationIgnored private(set) var copiedDocuments: [Attachment.ID: Document] = [:]

  /// Creates a draft of an order.
  init(_ order: WorkOrder, in store: BusinessStore) {
    self.order = order
    baseOrder = order
    isInStore = store.orders.contains(order.id)
    attachments = store.data.documents(of: order).map { $0.attachment(in: store.file) }
    savedAttachmentIDs = Set(order.attachments.map(\.rawValue))
    people = ListPickerItems(people: store.people.sorted(by: \.name))
    products = store.products.sorted(by: Self.name)
    suppliers = store.suppliers.sorted(by: \.name)
    locations = Self.locations(in: store)
  }

  /// Creates a draft of a new order, which only has a number.
  convenience init(newIn store: BusinessStore) {
    self.init(WorkOrder(id: store.makeOrderID(), title: "", createdDate: BusinessData.now), in: store)
  }

  /// Returns the title of a product in the list of options.
  static func name(of product: Product) -> String { [product.name, product.model].joinedInReadingOrder() }

  // MARK: Unfinished forms

  /// Returns the state of the form, to be restored after a crash; nil if nothing has changed.
  func state(in form: Form<OrderDraft>) -> SavedDraft? {
    let texts = form.inputTexts
    guard form.hasChanges || !texts.isEmpty else { return nil }
    var edited = order
    edited.attachments = attachments.map { Document.ID(rawValue: $0.id) }
    let added = addedAttachments
    let documents = added.map { copiedDocuments[$0.id] ?? Document(copying: $0) }
    for document in documents { copiedDocuments[document.id.rawValue] = document }
    var sources: [Attachment.ID: String] = [:]
    for attachment in added { sources[attachment.id] = attachment.source }
    return SavedDraft(
      id: savedDraftID, base: baseOrder, isInStore: isInStore, order: edited, documents: documents, sources: sources,
      texts: texts, newAttachments: added)
  }

  /// Creates the form of a saved state, which has the changes since editing began; lost attachments are left out.
  ///
  /// - Parameters:
  ///   - saved: The state.
  ///   - store: The store of the order and its documents.
  /// - Returns: The form.
  static func form(restoring saved: SavedDraft, in store: BusinessStore) -> Form<OrderDraft> {
    let draft = OrderDraft(saved.base, in: store)
    // The form compares with the order as it was when editing began.
    let form = draft.form
    (draft.savedDraftID, draft.isInStore, draft.order) = (saved.id, saved.isInStore, saved.order)
    for document in saved.documents { draft.copiedDocuments[document.id.rawValue] = document }
    draft.attachments = saved.order.attachments.compactMap { id in
      if let document = store.documents[id] { return document.attachment(in: store.file) }
      return saved.documents.first { $0.id == id }.flatMap { saved.attachment($0, in: store.file) }
    }
    form.restoreInputTexts(saved.texts)
    return form
  }

  // MARK: Saving

  /// Saves the order with its new files.
  ///
  /// - Parameter store: The store of the order and its documents.
  /// - Throws: `AttachmentRefusal` for a file that can't be kept, ``OrderConflict`` if the stored order has changed
  ///   meanwhile, or `CancellationError`. Nothing is saved then.
  func save(in store: BusinessStore) async throws {
    try mergeStoredChanges(from: store)
    let documents = try await Document.saveAttachments(addedAttachments, in: store.file)
    do {
      try Task.checkCancellation()
      // The order may have changed while files were copied.
      try mergeStoredChanges(from: store)
    } catch {
      for document in documents where !store.isInDraft(document.id) { document.removeCopy(in: store.file) }
      throw error
    }
    for document in documents { store.save(document) }
    let before = store.orders[order.id]
    store.save(result(in: store))
    reversal = store.reversal(ofSaving: order.id, before: before, adding: documents.map(\.id))
  }

  /// The attachments that aren't documents yet.
  var addedAttachments: [Attachment] { attachments.filter { !savedAttachmentIDs.contains($0.id) } }

  /// Returns the order to save.
  ///
  /// - Parameter store: The store of the documents; attachments that it doesn't contain are left out.
  /// - Returns: The order.
  func result(in store: BusinessStore) -> WorkOrder {
    var result = order
    result.attachments = attachments.map { Document.ID(rawValue: $0.id) }.filter(store.documents.contains)
    return result
  }

  /// Merges changes of the stored order into the draft; a value that was edited here is kept.
  ///
  /// - Throws: ``OrderConflict`` if saving now would overwrite a change. The same conflict is thrown only once: saving
  ///   again confirms it.
  func mergeStoredChanges(from store: BusinessStore) throws(OrderConflict) {
    guard let current = store.orders[order.id] else {
      guard isInStore else { return }
      isInStore = false
      throw .deleted
    }
    isInStore = true
    guard current != baseOrder else { return }
    mergeStoredDocuments(of: current, from: store)
    let before = baseOrder
    baseOrder = current
    let clashes = merge(current, before)
    guard clashes.isEmpty else { throw .changed(clashes) }
  }

  /// Merges changed values, except for the documents.
  ///
  /// - Returns: The names of the values that were edited here as well.
  private func merge(_ current: WorkOrder, _ before: WorkOrder) -> [String] {
    var clashes: [String] = []
    func merge(_ name: String, _ path: WritableKeyPath<WorkOrder, some Equatable>) {
      guard before[keyPath: path] != current[keyPath: path] else { return }
      if order[keyPath: path] == before[keyPath: path] {
        order[keyPath: path] = current[keyPath: path]
      } else if order[keyPath: path] != current[keyPath: path] {
        clashes.append(name)
      }
    }
    merge(localized("Title"), \.title)
    merge(localized("Location"), \.location)
    merge(localized("Notes"), \.notes)
    merge(localized("Status"), \.status)
    merge(localized("Priority"), \.priority)
    merge(localized("Assigned To"), \.assigneeID)
    merge(localized("Product"), \.productID)
    merge(localized("Supplier"), \.supplierID)
    merge(localized("Due"), \.dueDate)
    merge(localized("Planned Hours"), \.plannedHours)
    merge(localized("Cost"), \.cost)
    merge(localized("Progress"), \.progress)
    merge(localized("Needs Approval"), \.needsApproval)
    merge(localized("Parts"), \.parts)
    merge(localized("Steps"), \.steps)
    merge(localized("Created"), \.createdDate)
    return clashes
  }

  /// Merges the documents by addition and removal, which never conflict.
  private func mergeStoredDocuments(of current: WorkOrder, from store: BusinessStore) {
    let removed = Set(baseOrder.attachments).subtracting(current.attachments)
    attachments.removeAll { removed.contains(Document.ID(rawValue: $0.id)) }
    let (before, own) = (Set(baseOrder.attachments), Set(attachments.map(\.id)))
    let added = current.attachments.filter { !before.contains($0) && !own.contains($0.rawValue) }
    savedAttachmentIDs.formUnion(added.map(\.rawValue))
    attachments += added.compactMap { store.documents[$0]?.attachment(in: store.file) }
  }
}

/// A conflict to confirm before the order is saved.
nonisolated enum OrderConflict: Error, Hashable, CustomStringConvertible {
  /// The order was deleted meanwhile.
  case deleted
  /// Values that were changed meanwhile, by name.
  case changed([String])

  var description: String {
    switch self {
    case .deleted: localized("the order was deleted. Save again to restore it.")
    case .changed(let names):
      localized("these values were changed elsewhere: %1$@. Save again to overwrite them.").filled(
        with: names.localizedList)
    }
  }
}
