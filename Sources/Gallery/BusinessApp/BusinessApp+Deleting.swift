import Floorplan

extension BusinessApp {
  /// Deletes orders, which can be taken back for a while; whoever looks at one of them goes back.
  func delete(_ ids: [WorkOrder.ID]) {
    let removed = ids.compactMap { store.delete(order: $0) }
    guard let first = removed.first else { return }
    let text =
      removed.count == 1
      ? localized("%1$@ was deleted").filled(with: "\(first.order.id)")
      : localized("%1$@ order was deleted", "%1$@ orders were deleted", count: removed.count)
    undoBar.offer(text) { [weak self] in self?.restore(removed) }
  }

  /// Each comes back to its place among the others.
  private func restore(_ removed: [BusinessStore.RemovedOrder]) {
    for one in removed.reversed() { store.restore(one) }
    let missing = removed.filter { !store.orders.contains($0.order.id) }
    guard missing.isEmpty else { return announce(localized("Nothing comes back: all orders have been replaced since")) }
    announce(
      removed.count == 1
        ? localized("%1$@ is back").filled(with: "\(removed[0].order.id)")
        : localized("%1$@ order is back", "%1$@ orders are back", count: removed.count))
  }
}
