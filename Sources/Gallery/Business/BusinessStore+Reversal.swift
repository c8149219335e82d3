import Floorplan

extension BusinessStore {
  /// A change of orders and documents that can be reverted until all data is replaced.
  struct Reversal {
    /// The steps that revert the change, in their order.
    fileprivate let steps: [ReversalStep]
    /// The number of replacements of all data before the change.
    fileprivate let replacementCount: Int
    /// Whether the change left out records that had changed.
    fileprivate(set) var isPartial = false

    /// Whether nothing has changed.
    var isEmpty: Bool { steps.isEmpty }
    fileprivate var count: Int { steps.reduce(0) { $0 + $1.count } }
  }

  /// The reason why a change can't be reverted.
  nonisolated enum ReversalError: Error {
    /// All data was replaced since.
    case replaced
    /// The same records were changed or deleted since.
    case changed
  }

  /// A step of the reversal of a change.
  fileprivate enum ReversalStep {
    case deleteOrders([WorkOrder])
    case restoreOrders(RemovedOrders)
    case replaceOrders([OrderEdit])
    case deleteDocument(Document, attachedTo: [WorkOrder.ID])
    case restoreDocument(RemovedDocument)

    /// The number of records that the step changes, without the orders of a document.
    var count: Int {
      switch self {
      case .deleteOrders(let orders): orders.count
      case .restoreOrders(let removed): removed.count
      case .replaceOrders(let edits): edits.count
      case .deleteDocument, .restoreDocument: 1
      }
    }
  }

  /// Returns the reversal of a deletion of orders.
  func reversal(of removed: RemovedOrders) -> Reversal {
    Reversal(
      steps: removed.count > 0 ? [.restoreOrders(removed)] : [], replacementCount: removed.replacementCount)
  }

  /// Returns the reversal of deletions of documents that were just made.
  func reversal(of removed: [RemovedDocument]) -> Reversal {
    // The last one first, because each has its position after the deletions before it.
    Reversal(steps: removed.reversed().map { .restoreDocument($0) }, replacementCount: replacementCount)
  }

  /// Returns the reversal of changes that were just made.
  func reversal(of edits: [OrderEdit]) -> Reversal {
    Reversal(steps: edits.isEmpty ? [] : [.replaceOrders(edits)], replacementCount: replacementCount)
  }

  /// Returns the reversal of a saved order and the documents that were added with it.
  ///
  /// - Parameters:
  ///   - id: The ID of the order.
  ///   - before: The order before it was saved, or nil for a new order.
  ///   - documents: The added documents.
  /// - Returns: The reversal.
  func reversal(ofSaving id: WorkOrder.ID, before: WorkOrder?, adding documents: [Document.ID]) -> Reversal {
    var steps: [ReversalStep] = []
    if let after = orders[id], after != before {
      steps = [before.map { .replaceOrders([OrderEdit(before: $0, after: after)]) } ?? .deleteOrders([after])]
    }
    steps += documents.compactMap { self.documents[$0] }.map { .deleteDocument($0, attachedTo: []) }
    return Reversal(steps: steps, replacementCount: replacementCount)
  }

  /// Reverts a change, except for records that have changed since.
  ///
  /// - Parameters:
  ///   - reversal: The reversal of the change.
  ///   - completion: Called with what makes the change again, or with the reason why nothing was reverted.
  func revert(_ reversal: Reversal, completion: @escaping (Result<Reversal, ReversalError>) -> Void) {
    let count = reversal.replacementCount
    func perform(_ steps: ArraySlice<ReversalStep>, _ opposites: [ReversalStep]) {
      guard count == replacementCount else { return completion(.failure(.replaced)) }
      guard let step = steps.first else {
        guard !opposites.isEmpty else { return completion(.failure(.changed)) }
        var opposite = Reversal(steps: opposites, replacementCount: count)
        opposite.isPartial = opposite.count < reversal.count
        return completion(.success(opposite))
      }
      revert(step) { opposite in
        perform(steps.dropFirst(), (opposite.map { [$0] } ?? []) + opposites)
      }
    }
    perform(reversal.steps[...], [])
  }

  /// - Parameters:
  ///   - step: The step.
  ///   - completion: Called with the opposite step, or with nil if nothing was changed.
  private func revert(_ step: ReversalStep, completion: @escaping (ReversalStep?) -> Void) {
    switch step {
    case .deleteOrders(let orders):
      delete(unchanged: orders) { completion($0.count > 0 ? .restoreOrders($0) : nil) }
    case .restoreOrders(let removed):
      restore(removed) { completion($0.isEmpty ? nil : .deleteOrders($0)) }
    case .replaceOrders(let edits):
      replace(edits) { completion($0.isEmpty ? nil : .replaceOrders($0)) }
    case .deleteDocument(let document, let orders):
      let id = document.id
      guard documents[id] == document, data.orders(of: id).map(\.id) == orders else { return completion(nil) }
      completion(delete(document: id).map { .restoreDocument($0) })
    case .restoreDocument(let removed):
      let document = removed.document
      guard !documents.contains(document.id) else { return completion(nil) }
      restore(removed)
      completion(.deleteDocument(document, attachedTo: data.orders(of: document.id).map(\.id)))
    }
  }
}
