/// Which orders have which documents with them.
nonisolated struct DocumentUses: Sendable {
  private var documents: [WorkOrder.ID: [Document.ID]] = [:]
  private var orders: [Document.ID: Set<WorkOrder.ID>] = [:]

  init(_ orders: [WorkOrder]) {
    for order in orders { set(order.attachments, of: order.id) }
  }

  /// Takes over which documents an order has with it.
  ///
  /// - Complexity: O(its documents).
  mutating func set(_ new: [Document.ID], of order: WorkOrder.ID) {
    let old = documents[order] ?? []
    guard new != old else { return }
    for document in old { orders[document]?.remove(order) }
    for document in new { orders[document, default: []].insert(order) }
    documents[order] = new.isEmpty ? nil : new
  }

  /// The orders that have a document with them, by their numbers.
  ///
  /// - Complexity: O(*k* log *k*) for *k* of them.
  func orders(of document: Document.ID) -> [WorkOrder.ID] { (orders[document] ?? []).sorted() }
}
