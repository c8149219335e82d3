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
    form.onSaved = { [weak self, weak origin] in self?.didSave($0, from: origin, before: order) }
    guard form.present(over: navigation) else { return }
    didOpen(form, .edit(id))
  }

  private func didOpen(_ form: FormWindow<OrderDraft>?, _ route: BusinessRoute?) {
    (editor, formRoute) = (form, route)
    didNavigate()
  }

  private func didSave(_ draft: OrderDraft, from origin: NavigationPage?, before: WorkOrder?) {
    let id = draft.order.id
    // Not "saved": the file is written later, and that can fail.
    let text = (before == nil ? localized("%1$@ added") : localized("%1$@ changed")).filled(with: "\(id)")
    if let reversal = draft.reversal {
      let undone = before == nil ? localized("%1$@ deleted") : localized("Changes to %1$@ undone")
      addUndo(of: text, undone.filled(with: "\(id)"), reversal, isOffered: false)
    }
    guard before == nil else {
      if store.orders[id] != before { announce(text) }
      return
    }
    announce(text)
    open(.order(id), from: origin, takesFocus: true)
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

  /// The maximum number of orders that are deleted without asking.
  private static let maximumUnconfirmedDeletions = 20

  /// Deletes orders and offers to undo that, after asking if they are many; pages about them are left.
  ///
  /// - Parameters:
  ///   - ids: The orders.
  ///   - prepare: Called just before they are deleted; not if the user keeps them.
  func delete(_ ids: [WorkOrder.ID], prepare: @escaping () -> Void = {}) {
    guard ids.count > Self.maximumUnconfirmedDeletions, let window = navigation.window else {
      prepare()
      return store.delete(orders: ids) { [weak self] in self?.didDelete($0) }
    }
    DialogWindow.ask(
      localized("Delete %1$@ Order?", "Delete %1$@ Orders?", count: ids.count),
      localized("You can undo this until you close the window."),
      keep: localized("Keep"), discard: localized("Delete"), over: window, direction: navigation.direction
    ) { [weak self] isDiscarded in
      guard let self, isDiscarded == true else { return }
      prepare()
      store.delete(orders: ids) { [weak self] in self?.didDelete($0) }
    }
  }

  private func didDelete(_ removed: BusinessStore.RemovedOrders) {
    guard let first = removed.first else { return }
    let isSingle = removed.count == 1
    addUndo(
      of: isSingle
        ? localized("%1$@ deleted").filled(with: "\(first.id)")
        : localized("%1$@ order deleted", "%1$@ orders deleted", count: removed.count),
      isSingle
        ? localized("%1$@ restored").filled(with: "\(first.id)")
        : localized("%1$@ order restored", "%1$@ orders restored", count: removed.count),
      store.reversal(of: removed))
  }

  // MARK: Undo

  /// Lets the user undo a change until the window is closed.
  ///
  /// - Parameters:
  ///   - done: The description of the change, such as “WO-1001 deleted”.
  ///   - undone: The message when the change was undone, such as “WO-1001 restored”.
  ///   - reversal: What reverts the change.
  ///   - isOffered: Whether the bar offers it; if not, a message displays the change.
  /// - Returns: The identifier in the history, or nil if nothing has changed.
  @discardableResult
  func addUndo(
    of done: String, _ undone: String, _ reversal: BusinessStore.Reversal, isOffered: Bool = true
  ) -> UndoHistory.ActionID? {
    guard !reversal.isEmpty else { return nil }
    // The history outlives this page.
    let (store, history) = (store, undoBar.history)
    var next = reversal
    func revert(_ message: String?, ifReplaced replaced: String) -> () -> Void {
      { [store, weak history] in
        store.performAfterRunningBatches {
          store.revert(next) { result in
            switch result {
            case .success(let opposite):
              next = opposite
              if let message { history?.report(message) }
            case .failure(.replaced):
              history?.removeAll()
              history?.report(replaced)
            case .failure(.changed):
              history?.report(localized("The data has changed since then"))
            }
          }
        }
      }
    }
    return history.add(
      done, isOffered: isOffered,
      undo: revert(undone, ifReplaced: localized("Can’t undo: all orders were replaced")),
      redo: revert(isOffered ? nil : done, ifReplaced: localized("Can’t redo: all orders were replaced")))
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
