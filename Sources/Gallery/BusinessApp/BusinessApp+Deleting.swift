import Floorplan

extension BusinessApp {
  /// Deletes orders, which can be taken back for a while; whoever looks at one of them goes back.
  func delete(_ ids: [WorkOrder.ID]) {
    store.delete(orders: ids) { [weak self] in self?.offerToRestore($0) }
  }

  private func offerToRestore(_ removed: BusinessStore.RemovedOrders) {
    guard let first = removed.first else { return }
    let text =
      removed.count == 1
      ? localized("%1$@ was deleted").filled(with: "\(first.id)")
      : localized("%1$@ order was deleted", "%1$@ orders were deleted", count: removed.count)
    undoBar.offer(text) { [weak self] in self?.restore(removed) }
  }

  /// Each comes back to its place among the others.
  private func restore(_ removed: BusinessStore.RemovedOrders) {
    store.restore(removed) { [weak self] isDone in
      guard let self, let first = removed.first else { return }
      guard isDone else { return announce(localized("Nothing comes back: all orders have been replaced since")) }
      announce(
        removed.count == 1
          ? localized("%1$@ is back").filled(with: "\(first.id)")
          : localized("%1$@ order is back", "%1$@ orders are back", count: removed.count))
    }
  }
}
