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
  let products: OptionTable<Product>
  let suppliers: OptionTable<Supplier>

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
    people = PersonOptions(store.people)
    products = OptionTable(store.products) { "\($0.name) · \($0.model)" }
    suppliers = OptionTable(store.suppliers) { $0.name }
  }

  /// A new order, which has nothing but a number.
  convenience init(newIn store: BusinessStore) {
    self.init(WorkOrder(id: store.newOrderID(), title: "", createdDate: BusinessData.now), in: store)
  }

  // MARK: Choices

  /// The number of the order's status among all of them.
  var status: [Int] {
    get { OrderStatus.indices(of: [order.status]) }
    set { if let chosen = OrderStatus.values(at: newValue).first { order.status = chosen } }
  }

  /// The number of the order's priority among all of them.
  var priority: [Int] {
    get { OrderPriority.indices(of: [order.priority]) }
    set { if let chosen = OrderPriority.values(at: newValue).first { order.priority = chosen } }
  }

  /// The number of who does it, among ``people``.
  var assignee: [Int] {
    get { people.table.options(of: order.assigneeID) }
    set { order.assigneeID = people.table.id(of: newValue) }
  }

  /// The number of what it is about, among ``products``.
  var product: [Int] {
    get { products.options(of: order.productID) }
    set { order.productID = products.id(of: newValue) }
  }

  /// The number of who has a part in it, among ``suppliers``.
  var supplier: [Int] {
    get { suppliers.options(of: order.supplierID) }
    set { order.supplierID = suppliers.id(of: newValue) }
  }

  // MARK: Saving

  /// The attachments that are no documents yet.
  var addedAttachments: [Attachment] { attachments.filter { !filed.contains($0.id) } }

  /// The order as it is to be saved.
  ///
  /// - Parameters:
  ///   - added: The documents that ``addedAttachments`` have become.
  ///   - store: Where documents are; those that are gone are left out.
  /// - Returns: The order.
  func result(with added: [Attachment.ID: Document.ID] = [:], in store: BusinessStore) -> WorkOrder {
    var result = order
    result.attachments = attachments.map { added[$0.id] ?? Document.ID(rawValue: $0.id) }
    result.attachments.removeAll { !store.documents.contains($0) }
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
    var clashes: [String] = []
    for field in OrderDraftField.all where field.differs(before, current) {
      if !field.differs(before, order) {
        field.copy(from: current, to: &order)
      } else if field.differs(current, order) {
        clashes.append(field.name)
      }
    }
    guard clashes.isEmpty else { throw .changed(clashes) }
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
    case .deleted: localized("the order was deleted meanwhile. Save it again to bring it back.")
    case .changed(let names):
      localized("others have changed this meanwhile: %1$@. Save again to replace it with yours.").filled(
        with: names.asList)
    }
  }
}

/// A value of an order that is changed and merged by itself.
private struct OrderDraftField {
  let name: String
  private let areEqual: (WorkOrder, WorkOrder) -> Bool
  private let take: (WorkOrder, inout WorkOrder) -> Void

  private init<Value: Equatable>(_ name: String, _ path: WritableKeyPath<WorkOrder, Value>) {
    self.name = name
    areEqual = { $0[keyPath: path] == $1[keyPath: path] }
    take = { $1[keyPath: path] = $0[keyPath: path] }
  }

  func differs(_ one: WorkOrder, _ other: WorkOrder) -> Bool { !areEqual(one, other) }

  func copy(from source: WorkOrder, to order: inout WorkOrder) { take(source, &order) }

  /// All but the documents, and what never changes.
  static let all = [
    OrderDraftField(localized("Title"), \.title), OrderDraftField(localized("Location"), \.location),
    OrderDraftField(localized("Notes"), \.notes),
    OrderDraftField(localized("Status"), \.status), OrderDraftField(localized("Priority"), \.priority),
    OrderDraftField(localized("Assigned To"), \.assigneeID), OrderDraftField(localized("Product"), \.productID),
    OrderDraftField(localized("Supplier"), \.supplierID), OrderDraftField(localized("Due"), \.dueDate),
    OrderDraftField(localized("Planned Hours"), \.plannedHours), OrderDraftField(localized("Cost"), \.cost),
    OrderDraftField(localized("Done"), \.progress), OrderDraftField(localized("Needs Approval"), \.needsApproval),
    OrderDraftField(localized("Parts"), \.parts), OrderDraftField(localized("Steps"), \.steps),
    OrderDraftField(localized("Created"), \.createdDate),
  ]
}
