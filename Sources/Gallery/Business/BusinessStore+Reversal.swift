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
    /// The number of changed records.
    var count: Int { steps.reduce(0) { $0 + $1.names.count } }
    /// The number of the changed order or the name of the changed document; nil for several records.
    var name: String? { count == 1 ? steps[0].names[0] : nil }
  }

  /// A step of the reversal of a change.
  fileprivate enum ReversalStep {
    case revertOrders([RecordTable<WorkOrder>.Edit])
    case deleteDocument(Document, attachedTo: [WorkOrder.ID])
    case restoreDocument(RemovedDocument)

    /// The names of the records that the step changes, without the orders of a document.
    var names: [String] {
      switch self {
      case .revertOrders(let edits): edits.map(\.id.rawValue)
      case .deleteDocument(let document, _): [document.name]
      case .restoreDocument(let removed): [removed.document.name]
      }
    }
  }

  /// Returns the reversal of changes that were just made.
  func reversal(of edits: [RecordTable<WorkOrder>.Edit]) -> Reversal {
    Reversal(steps: edits.isEmpty ? [] : [.revertOrders(edits)], replacementCount: replacementCount)
  }

  /// Returns the reversal of a saved order and the documents that were added with it.
  ///
  /// - Parameters:
  ///   - id: The ID of the order.
  ///   - before: The order before it was saved, or nil for a new order.
  ///   - documents: The added documents.
  /// - Returns: The reversal.
  func reversal(ofSaving id: WorkOrder.ID, before: WorkOrder?, adding documents: [Document.ID]) -> Reversal {
    let after = orders[id]
    let edits = after == nil || after == before ? [] : [RecordTable.Edit(id, before: before, after: after)]
    let added = documents.compactMap { self.documents[$0] }.map { ReversalStep.deleteDocument($0, attachedTo: []) }
    return Reversal(steps: reversal(of: edits).steps + added, replacementCount: replacementCount)
  }

  /// Deletes documents, and detaches them from their orders.
  @discardableResult
  func delete(documents ids: [Document.ID]) -> Reversal {
    let removed = ids.compactMap { remove(document: $0) }
    // In reverse order: each position is the one after the preceding deletions.
    return Reversal(
      steps: removed.reversed().map { .restoreDocument($0) }, replacementCount: replacementCount)
  }

  /// Reverts a change, except for records that have changed since.
  ///
  /// - Parameters:
  ///   - reversal: The reversal of the change.
  ///   - completion: Called with the reversal that redoes the change, or with the reason why nothing was reverted.
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
    case .revertOrders(let edits):
      revert(edits) { completion($0.isEmpty ? nil : .revertOrders($0)) }
    case .deleteDocument(let document, let orders):
      let id = document.id
      guard documents[id] == document, data.orders(of: id).map(\.id) == orders else { return completion(nil) }
      completion(remove(document: id).map { .restoreDocument($0) })
    case .restoreDocument(let removed):
      let document = removed.document
      guard !documents.contains(document.id) else { return completion(nil) }
      restore(removed)
      completion(.deleteDocument(document, attachedTo: data.orders(of: document.id).map(\.id)))
    }
  }
}
