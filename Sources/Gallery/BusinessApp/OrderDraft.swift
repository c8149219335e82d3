import Floorplan
import Observation

/// A work order that somebody fills in or changes, until it is saved or given up.
@Observable
final class OrderDraft {
  /// The order as it is filled in, but for its ``attachments``.
  var order: WorkOrder
  /// The files of the order: those that it has, and those that it gets when it is saved.
  var attachments: [Attachment]

  let people: PersonOptions
  let products: [Product]
  let suppliers: [Supplier]

  /// The order as it was when it was opened, or as it was found at the last try to save it.
  @ObservationIgnored private var known: WorkOrder
  /// Whether it was among the orders then.
  @ObservationIgnored private var isInStore: Bool
  /// The attachments that are documents already.
  @ObservationIgnored private var filed: Set<Attachment.ID>

  /// An order that is there, and is changed.
  init(_ order: WorkOrder, in store: BusinessStore) {
    self.order = order
    known = order
    isInStore = store.orders.contains(order.id)
    attachments = store.data.documents(of: order).map { $0.attachment(in: store.file) }
    filed = Set(order.attachments.map(\.rawValue))
    people = PersonOptions(store.people.sorted(by: \.name))
    products = store.products.sorted(by: Self.name)
    suppliers = store.suppliers.sorted(by: \.name)
  }

  /// A new order, which has nothing but a number.
  convenience init(newIn store: BusinessStore) {
    self.init(WorkOrder(id: store.newOrderID(), title: "", createdDate: BusinessData.now), in: store)
  }

  /// The name of a product among the others.
  static func name(of product: Product) -> String { "\(product.name) · \(product.model)" }

  // MARK: Saving

  /// Saves the order with its new files.
  ///
  /// - Parameter store: Where the order and its documents are.
  /// - Throws: ``FilingError`` for a file that can't be kept, ``OrderConflict`` where others have changed the order
  ///   meanwhile, `CancellationError`; nothing was saved then.
  func save(in store: BusinessStore) async throws {
    try takeOverChanges(from: store)
    let documents = try await Document.filing(addedAttachments, in: store.file)
    do {
      try Task.checkCancellation()
      // Copying may have taken its time.
      try takeOverChanges(from: store)
    } catch {
      for document in documents { document.removeOwnFile(in: store.file) }
      throw error
    }
    for document in documents { store.save(document) }
    store.save(result(in: store))
  }

  /// The attachments that are no documents yet.
  var addedAttachments: [Attachment] { attachments.filter { !filed.contains($0.id) } }

  /// The order as it is to be saved.
  ///
  /// - Parameter store: Where documents are; attachments that are none, or none any more, are left out.
  /// - Returns: The order.
  func result(in store: BusinessStore) -> WorkOrder {
    var result = order
    result.attachments = attachments.map { Document.ID(rawValue: $0.id) }.filter(store.documents.contains)
    return result
  }

  /// Takes over what others have changed since the order was opened, but for what is changed here as well.
  ///
  /// - Throws: ``OrderConflict`` where something is lost by saving the order now.  Nothing is thrown for the same
  ///   reason once more: who saves again knows of it.
  func takeOverChanges(from store: BusinessStore) throws(OrderConflict) {
    guard let current = store.orders[order.id] else {
      guard isInStore else { return }
      isInStore = false
      throw .deleted
    }
    isInStore = true
    guard current != known else { return }
    takeOverDocuments(of: current, from: store)
    let before = known
    known = current
    let clashes = merge(current, before)
    guard clashes.isEmpty else { throw .changed(clashes) }
  }

  /// Takes over the values that others have changed, all but the documents, and what never changes.
  ///
  /// - Returns: The names of those that were changed here as well.
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
    merge(localized("Done"), \.progress)
    merge(localized("Needs Approval"), \.needsApproval)
    merge(localized("Parts"), \.parts)
    merge(localized("Steps"), \.steps)
    merge(localized("Created"), \.createdDate)
    return clashes
  }

  /// Lists of files are no matter of one or the other: what came or went there does so here.
  private func takeOverDocuments(of current: WorkOrder, from store: BusinessStore) {
    let gone = Set(known.attachments).subtracting(current.attachments)
    attachments.removeAll { gone.contains(Document.ID(rawValue: $0.id)) }
    let (before, here) = (Set(known.attachments), Set(attachments.map(\.id)))
    let come = current.attachments.filter { !before.contains($0) && !here.contains($0.rawValue) }
    filed.formUnion(come.map(\.rawValue))
    attachments += come.compactMap { store.documents[$0]?.attachment(in: store.file) }
  }
}

/// Why an order can't be saved without a word.
nonisolated enum OrderConflict: Error, Hashable, CustomStringConvertible {
  /// It was deleted meanwhile.
  case deleted
  /// Others have given these of its values other ones.
  case changed([String])

  var description: String {
    switch self {
    case .deleted: localized("the order was deleted. Save again to restore it.")
    case .changed(let names):
      localized("other users changed %1$@. Save again to overwrite.").filled(
        with: names.asList)
    }
  }
}
