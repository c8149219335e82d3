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
    page.filterBar.onPress = { [weak self, source] in self?.show(source.place.pressing($0)) }
    page.onSort = { [weak self] in self?.sort($0) }
    showPlace()
    page.own(self)
  }

  private func sort(_ sort: GridSort) {
    var place = source.place
    place.sorting = [OrderSort(field: BusinessApp.columns[sort.column].field, isAscending: sort.isAscending)]
    show(place)
  }

  /// Applies criteria to the list.
  private func show(_ place: OrderListPlace) {
    source.place = place
    showPlace()
    app.page(page, isNowAt: .orders(place))
    page.reload()
  }

  private func showPlace() {
    let place = source.place
    page.filterBar.items = place.chips(app.store)
    page.sortDescriptor = BusinessApp.sort(place)
    var action = PageAction(Self.actionID, localized("Filter"), count: place.filterCount) { [weak self] in self?.open()
    }
    action.spokenCount = localized("%1$@ active", "%1$@ active", count: place.filterCount)
    page.pageActions = [action] + page.pageActions.filter { $0.id != Self.actionID }
  }

  // MARK: The window

  private func open() {
    guard window?.isPresented != true else { return }
    let store = app.store
    let filter = OrderFilter(source.place, store)
    let opened = FilterWindow(filter.form, of: localized("Orders"), total: store.orders.count) { filter in
      await Self.count(filter.place.query, in: store.orderIndex)
    }
    opened.isInitial = { $0.isInitial }
    opened.reset = { $0.reset() }
    opened.onShow = { [weak self] filter in
      guard let self, !page.isDisposed else { return }
      show(filter.place)
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
  func openFilter() { navigation.page.actions.first { $0.id == OrderFiltering.actionID }?.perform() }
}
