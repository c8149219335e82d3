import Floorplan

/// Filters, sorts and groups a list of orders with chips, column headers and a filter window.
extension BusinessApp {
  private static let filterAction = "filter"

  /// Adds filtering to a list, and displays the active criteria.
  func addFiltering(to page: ListReportPage<WorkOrder>, _ source: OrderListSource) {
    page.onSort = { [unowned self, unowned page, source] sort in
      var criteria = source.criteria
      criteria.sorting = [OrderSort(Self.columns[sort.column].field, isAscending: sort.isAscending)]
      show(criteria, of: source, on: page)
    }
    // Closes the filter window with the list.
    page.addCancellable(source)
    showCriteria(of: source, on: page)
  }

  /// Applies criteria to a list.
  private func show(_ criteria: OrderListCriteria, of source: OrderListSource, on page: ListReportPage<WorkOrder>) {
    source.criteria = criteria
    showCriteria(of: source, on: page)
    setRoute(.orders(criteria), of: page)
    page.reload()
  }

  private func showCriteria(of source: OrderListSource, on page: ListReportPage<WorkOrder>) {
    let criteria = source.criteria
    page.filterBar.items = OrderListCriteria.all(in: store).chips(of: criteria) {
      [unowned self, unowned page, source] change in
      var criteria = source.criteria
      change(&criteria)
      show(criteria, of: source, on: page)
    }
    page.sortDescriptor = Self.sort(criteria)
    var action = PageAction(Self.filterAction, localized("Filter"), count: criteria.filterCount) {
      [unowned self, unowned page, source] in
      openFilter(of: source, on: page)
    }
    action.accessibilityCount = localized("%1$@ active", "%1$@ active", count: criteria.filterCount)
    page.pageActions = [action] + page.pageActions.filter { $0.id != Self.filterAction }
  }

  private func openFilter(of source: OrderListSource, on page: ListReportPage<WorkOrder>) {
    guard source.filterWindow?.isPresented != true else { return }
    let filter = OrderFilter(source.criteria, store)
    let window = FilterWindow(filter.form, of: localized("Orders"), totalCount: store.orders.count) { [store] filter in
      await Self.count(filter.criteria.query, in: store.orderIndex)
    }
    window.isDefault = { $0.isInitial }
    window.reset = { $0.reset() }
    window.onConfirm = { [weak self, weak page] filter in
      guard let self, let page, !page.isDisposed else { return }
      show(filter.criteria, of: source, on: page)
    }
    source.filterWindow = window
    context.isWaiting = { [weak window] in window?.isCounting == true }
    window.present(over: page)
  }

  @concurrent
  private nonisolated static func count(_ query: RecordQuery<IndexedOrder>, in index: OrderIndex) async -> Int {
    index.count(query)
  }

  /// Opens the filter window of the current list, if it has one.
  func openFilter() { navigation.currentPage.actions.first { $0.id == Self.filterAction }?.perform() }
}
