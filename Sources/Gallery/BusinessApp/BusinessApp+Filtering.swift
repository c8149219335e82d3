import Floorplan

/// Filters, sorts and groups a list of orders with chips, column headers and a filter window.
extension BusinessApp {
  /// Adds filtering to a list, and displays the active criteria.
  func addFiltering(to page: ListReportPage<WorkOrder>, _ source: OrderListSource) {
    page.onSort = { [unowned self, unowned page, source] sort in
      var criteria = source.criteria
      guard let field = OrderField(rawValue: Self.columns[sort.column].id) else { return }
      criteria.sorting = [OrderSort(field, isAscending: sort.isAscending)]
      show(criteria, of: source, on: page)
    }
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
    page.setFilter(activeCount: criteria.filterCount) { [unowned self, unowned page, source] in
      makeFilter(of: source, on: page)
    }
  }

  private func makeFilter(
    of source: OrderListSource, on page: ListReportPage<WorkOrder>
  ) -> FilterWindow<OrderFilter> {
    let window = FilterWindow(
      OrderFilter(source.criteria, store).form, of: localized("Orders"), index: { [store] in store.orderIndex },
      query: { $0.criteria.query })
    window.isDefault = { $0.isInitial }
    window.reset = { $0.reset() }
    window.onConfirm = { [weak self, unowned page] in self?.show($0.criteria, of: source, on: page) }
    context.isWaiting = { [weak window] in window?.isCounting == true }
    return window
  }
}
