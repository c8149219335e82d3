import Floorplan

/// Filters, sorts and groups a list of orders with chips, column headers and a filter window.
final class OrderFiltering {
  static let actionID = "filter"

  private unowned let app: BusinessApp
  private unowned let page: ListReportPage
  private let source: OrderListSource
  private weak var window: FilterWindow<OrderFilter>?

  /// Adds filtering to a list for its lifetime, and displays the active criteria.
  @discardableResult
  init(_ app: BusinessApp, _ page: ListReportPage, _ source: OrderListSource) {
    self.app = app
    self.page = page
    self.source = source
    page.filterBar.onClick = { [weak self, source] in self?.show(source.criteria.toggling(chip: $0)) }
    page.onSort = { [weak self] in self?.sort($0) }
    showCriteria()
    page.addCancellable(self)
  }

  private func sort(_ sort: GridSort) {
    var criteria = source.criteria
    criteria.sorting = [OrderSort(field: BusinessApp.columns[sort.column].field, isAscending: sort.isAscending)]
    show(criteria)
  }

  /// Applies criteria to the list.
  private func show(_ criteria: OrderListCriteria) {
    source.criteria = criteria
    showCriteria()
    app.setRoute(.orders(criteria), of: page)
    page.reload()
  }

  private func showCriteria() {
    let criteria = source.criteria
    page.filterBar.items = criteria.chips(app.store)
    page.sortDescriptor = BusinessApp.sort(criteria)
    var action = PageAction(Self.actionID, localized("Filter"), count: criteria.filterCount) { [weak self] in
      self?.open()
    }
    action.accessibilityCount = localized("%1$@ active", "%1$@ active", count: criteria.filterCount)
    page.pageActions = [action] + page.pageActions.filter { $0.id != Self.actionID }
  }

  // MARK: The window

  private func open() {
    guard window?.isPresented != true else { return }
    let store = app.store
    let filter = OrderFilter(source.criteria, store)
    let opened = FilterWindow(filter.form, of: localized("Orders"), totalCount: store.orders.count) { filter in
      await Self.count(filter.criteria.query, in: store.orderIndex)
    }
    opened.isDefault = { $0.isInitial }
    opened.reset = { $0.reset() }
    opened.onConfirm = { [weak self] filter in
      guard let self, !page.isDisposed else { return }
      show(filter.criteria)
    }
    window = opened
    app.context.isWaiting = { [weak opened] in opened?.isCounting == true }
    opened.present(over: page)
  }

  @concurrent
  private nonisolated static func count(_ query: RecordQuery<IndexedOrder>, in index: OrderIndex) async -> Int {
    index.count(query)
  }
}

extension OrderFiltering: Cancellable {
  /// Closes the filter window with the list.
  func cancel() { window?.dismiss() }
}

extension BusinessApp {
  /// Opens the filter window of the current list, if it has one.
  func openFilter() { navigation.currentPage.actions.first { $0.id == OrderFiltering.actionID }?.perform() }
}
