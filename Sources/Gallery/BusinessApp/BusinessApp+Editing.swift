import Floorplan

extension BusinessApp {
  /// Opens the form of an order in a window.
  ///
  /// - Parameters:
  ///   - id: The order, or nil for a new one.
  ///   - origin: The page from which to open a new order after it is saved.
  func edit(_ id: WorkOrder.ID?, from origin: NavigationPage? = nil) {
    let order = id.flatMap { store.orders[$0] }
    guard id == nil || order != nil else { return }
    let draft = order.map { OrderDraft($0, in: store) } ?? OrderDraft(newIn: store)
    present(draft.form, isNew: id == nil, from: origin)
  }

  /// Opens the form of an unfinished order that an earlier run has left.
  func continueEditing(_ saved: SavedDraft) {
    if present(OrderDraft.form(restoring: saved, in: store), isNew: !saved.isInStore) { store.didContinue(saved.id) }
  }

  @discardableResult
  private func present(_ content: Form<OrderDraft>, isNew: Bool, from origin: NavigationPage? = nil) -> Bool {
    guard editor == nil else { return false }
    let draft = content.model
    let form = FormWindow(
      isNew ? localized("New Work Order") : localized("Edit Work Order"),
      action: isNew ? localized("Create") : localized("Save"), content
    ) { [store] in try await $0.save(in: store) }
    form.onChange = { [store] in store.keepDraft($0.model.state(in: $0), id: $0.model.savedDraftID) }
    form.onClose = { [store, weak self, unowned content] in
      // A form that is closed without a question keeps its changes for the next start.
      if !content.hasChanges { store.endDraft(content.model.savedDraftID, content.model.copiedDocuments.values) }
      self?.didOpen(nil, nil)
    }
    form.onSaved = { [store, history = toasts.history, weak self, weak origin] draft in
      guard let text = Self.addUndo(of: draft, in: store, to: history) else { return }
      self?.announce(text)
      if isNew { self?.open(.order(draft.order.id), from: origin, takesFocus: true) }
    }
    guard form.present(over: navigation) else { return false }
    didOpen(form, .edit(isNew || !store.orders.contains(draft.order.id) ? nil : draft.order.id))
    return true
  }

  private func didOpen(_ form: FormWindow<OrderDraft>?, _ route: BusinessRoute?) {
    (editor, formRoute) = (form, route)
    didNavigate()
  }

  /// Lets the user undo a saved draft, even if the page that opened its form is gone.
  ///
  /// - Returns: The message, or nil if nothing has changed.
  private static func addUndo(of draft: OrderDraft, in store: BusinessStore, to history: UndoHistory) -> String? {
    guard let reversal = draft.reversal else { return nil }
    let (id, isInStore) = ("\(draft.order.id)", draft.isInStore)
    // Not "saved": the file is written later, and that can fail.
    let text = (isInStore ? localized("%1$@ changed") : localized("%1$@ added")).filled(with: id)
    let undone = (isInStore ? localized("Changes to %1$@ undone") : localized("%1$@ deleted")).filled(with: id)
    return history.add(text, undone: undone, reversal, in: store, isOffered: false) == nil ? nil : text
  }

  /// The actions of a list of orders.
  func listActions(on page: NavigationPage) -> [PageAction] {
    [
      .new(localized("New Work Order")) { [unowned self, unowned page] in edit(nil, from: page) }
    ]
  }

  // MARK: Deleting

  /// The maximum number of objects that are deleted without asking.
  private static let maximumUnconfirmedDeletions = 20

  /// Deletes orders and offers to undo that, after asking if they are many; pages about them are left.
  ///
  /// - Parameters:
  ///   - ids: The orders.
  ///   - prepare: Called just before they are deleted; not if the user keeps them.
  func delete(_ ids: [WorkOrder.ID], prepare: @escaping () -> Void = {}) {
    // The deletion may end when this page is gone.
    let (store, history) = (store, toasts.history)
    confirmDeletion(
      of: ids.count, localized("Delete %1$@ Order?", "Delete %1$@ Orders?", count: ids.count)
    ) {
      prepare()
      store.delete(orders: ids) { Self.addUndo(of: $0, in: store, to: history) }
    }
  }

  /// Asks the user before many objects are deleted.
  ///
  /// - Parameters:
  ///   - count: The number of objects.
  ///   - question: The question, such as “Delete 54 Orders?”.
  ///   - delete: Called immediately if they are few, or if the user confirms.
  func confirmDeletion(of count: Int, _ question: String, delete: @escaping () -> Void) {
    guard count > Self.maximumUnconfirmedDeletions, let window = navigation.window else { return delete() }
    DialogWindow.ask(
      question, localized("You can undo this until you close the window."), keep: localized("Keep"),
      discard: localized("Delete"), over: window, direction: navigation.direction
    ) { isDiscarded in
      if isDiscarded == true { delete() }
    }
  }

  private static func addUndo(
    of deletion: BusinessStore.Reversal, in store: BusinessStore, to history: UndoHistory
  ) {
    history.add(
      deletion.name.map { localized("%1$@ deleted").filled(with: $0) }
        ?? localized("%1$@ order deleted", "%1$@ orders deleted", count: deletion.count),
      undone: deletion.name.map { localized("%1$@ restored").filled(with: $0) }
        ?? localized("%1$@ order restored", "%1$@ orders restored", count: deletion.count),
      deletion, in: store)
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
      // After a crash, the notice offers to continue instead; there is no such notice above generated orders.
      let draft = store.recoveredDrafts.first { ($0.isInStore ? $0.order.id : nil) == id }
      if let draft, !store.isGenerated { store.offerFirst(draft) } else { edit(id) }
      if editor == nil { didNavigate() }
    }
  }
}

extension UndoHistory {
  /// Lets the user undo a change of a store until the window is closed, even if the page is gone.
  ///
  /// - Parameters:
  ///   - done: The description of the change, such as “WO-1001 deleted”.
  ///   - undone: The message when the change was undone, such as “WO-1001 restored”.
  ///   - reversal: The reversal of the change.
  ///   - store: The store.
  ///   - isOffered: Whether the bar offers it; if not, a message displays the change.
  /// - Returns: The identifier of the action, or nil if nothing has changed.
  @discardableResult
  func add(
    _ done: String, undone: String, _ reversal: BusinessStore.Reversal, in store: BusinessStore, isOffered: Bool = true
  ) -> ActionID? {
    guard !reversal.isEmpty else { return nil }
    return add(done, undone: undone, reversal: reversal, isOffered: isOffered) { reversal, completion in
      store.orderRecords.performAfterRunningChanges {
        store.revert(reversal) { completion($0.map { ($0, $0.isPartial) }) }
      }
    }
  }
}
