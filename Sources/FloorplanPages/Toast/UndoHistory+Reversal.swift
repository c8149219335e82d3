public import FloorplanUI
import GTKBridge

/// The reason why a change can't be reverted.
public nonisolated enum ReversalError: Error {
  /// All data has been replaced since.
  case replaced
  /// The same records have been changed or deleted since.
  case changed
}

extension UndoHistory {
  /// Adds an action that a value reverts, such as edits of a ``RecordTable``; messages report its undo and redo.
  ///
  /// - Parameters:
  ///   - done: The description of the action, such as “Order deleted”.
  ///   - undone: The message after it was undone, such as “Order restored”.
  ///   - reversal: The value that reverts the action.
  ///   - isOffered: Whether the bar offers to undo the action; otherwise, a message reports its redo.
  ///   - revert: Reverts a change and calls its completion: with the value that reverts it again and whether some
  ///     records were left out, or with the reason why nothing was reverted.
  /// - Returns: The identifier of the action.
  @discardableResult
  public func add<Reversal>(
    _ done: String, undone: String, reversal: Reversal, isOffered: Bool = true,
    revert:
      @escaping (
        Reversal, _ completion: @escaping (Result<(opposite: Reversal, isPartial: Bool), ReversalError>) -> Void
      ) -> Void
  ) -> ActionID {
    var id: ActionID?
    var next = reversal
    func perform(_ message: String?, ifReplaced replaced: String, ifChanged changed: String) -> () -> Void {
      { [weak self] in
        revert(next) { result in
          switch result {
          case .success(let result):
            next = result.opposite
            let partial = result.isPartial ? localized("Partly done: some records have changed since") : nil
            if let message = partial ?? message { self?.report(message) }
          case .failure(.replaced):
            self?.removeAll()
            self?.report(replaced)
          case .failure(.changed):
            if let id { self?.remove(id) }
            self?.report(changed)
          }
        }
      }
    }
    let newID = add(
      done, isOffered: isOffered,
      undo: perform(
        undone, ifReplaced: localized("Can’t undo: all data was replaced"),
        ifChanged: localized("Can’t undo: the data has changed since")),
      redo: perform(
        isOffered ? nil : done, ifReplaced: localized("Can’t redo: all data was replaced"),
        ifChanged: localized("Can’t redo: the data has changed since")))
    id = newID
    return newID
  }
}
