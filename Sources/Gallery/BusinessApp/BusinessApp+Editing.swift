import Floorplan

extension BusinessApp {
  /// Opens the form of an order in a window.
  ///
  /// - Parameters:
  ///   - id: The order, or nil for a new one.
  ///   - origin: The page from which to open a new order after it is saved.
  func edit(_ id: WorkOrder.ID?, from origin: NavigationPage? = nil) {
    let order = id.flatMap { store.orders[$0] }
    let isNew = id == nil
    guard editor == nil, isNew || order != nil else { return }
    let draft = order.map { OrderDraft($0, in: store) } ?? OrderDraft(newIn: store)
    let form = FormWindow(
      isNew ? localized("New Work Order") : localized("Edit Work Order"),
      action: isNew ? localized("Create") : localized("Save"), draft.form
    ) { [store] in try await $0.save(in: store) }
    form.onClose = { [weak self] in
      self?.didOpen(nil, nil)
    }
    form.onSaved = { [weak self, weak origin] in self?.didSave($0.order.id, from: origin, before: order) }
    guard form.present(over: navigation) else { return }
    didOpen(form, .edit(id))
  }

  private func didOpen(_ form: FormWindow<OrderDraft>?, _ route: BusinessRoute?) {
    (editor, formRoute) = (form, route)
    didNavigate()
  }

  private func didSave(_ id: WorkOrder.ID, from origin: NavigationPage?, before: WorkOrder?) {
    // Not "saved": the file is written later, and that can fail.
    guard let before else {
      announce(localized("%1$@ added").filled(with: "\(id)"))
      return open(.order(id), from: origin)
    }
    if store.orders[id] != before { announce(localized("%1$@ changed").filled(with: "\(id)")) }
  }

  /// The actions of a list of orders.
  func listActions(on page: NavigationPage) -> [PageAction] {
    [
      PageAction("new", localized("New Work Order"), image: .icon("list-add-symbolic")) {
        [unowned self, unowned page] in
        edit(nil, from: page)
      }
    ]
  }

  /// The actions of an order.
  func orderActions(_ id: WorkOrder.ID) -> [PageAction] {
    [
      PageAction("edit", localized("Edit")) { [unowned self] in edit(id) },
      PageAction("delete", localized("Delete"), isInMenu: true, isDestructive: true) { [unowned self] in delete([id]) },
    ]
  }

  // MARK: Deleting

  /// Deletes orders and offers to undo that; pages about them are left.
  func delete(_ ids: [WorkOrder.ID]) {
    store.delete(orders: ids) { [weak self] in self?.offerToRestore($0) }
  }

  private func offerToRestore(_ removed: BusinessStore.RemovedOrders) {
    guard let first = removed.first else { return }
    let text =
      removed.count == 1
      ? localized("%1$@ deleted").filled(with: "\(first.id)")
      : localized("%1$@ order deleted", "%1$@ orders deleted", count: removed.count)
    undoBar.offer(text) { [weak self] in self?.restore(removed) }
  }

  /// Restores deleted orders at their former positions.
  private func restore(_ removed: BusinessStore.RemovedOrders) {
    store.restore(removed) { [weak self] isDone in
      guard let self, let first = removed.first else { return }
      guard isDone else { return announce(localized("Can’t undo: all orders were replaced")) }
      announce(
        removed.count == 1
          ? localized("%1$@ restored").filled(with: "\(first.id)")
          : localized("%1$@ order restored", "%1$@ orders restored", count: removed.count))
    }
  }

  // MARK: Addresses

  /// Opens the form of a route as soon as the pages are mapped, unless a form is open.
  func openForm(of route: BusinessRoute) {
    guard editor == nil else { return }
    formRoute = route == route.page ? nil : route
    if navigation.isMapped { openPendingForm() }
  }

  func openPendingForm() {
    guard editor == nil, formRoute != nil else { return }
    // A window that is just being mapped can't be the parent of another one yet.
    MainLoop.idle { [weak self] in
      guard let self, editor == nil, case .edit(let id)? = formRoute, navigation.window != nil else { return }
      formRoute = nil
      edit(id)
      if editor == nil { didNavigate() }
    }
  }
}
