import Floorplan

extension BusinessApp {
  /// Returns the list of work orders, as cells or in a grid, which users can search, filter, sort and group.
  func orderListPage(_ start: OrderListCriteria) -> NavigationPage {
    let source = OrderListSource(store)
    source.criteria = start
    source.delivery = delivery
    let page = ListReportPage(localized("Work Orders"), source.items, columns: Self.columns) {
      [store] cell, order in
      cell.show(OrderRow(order, store))
    }
    page.gridItems = { [store] in Self.gridItems(OrderRow($0, store)) }
    page.search = start.search
    page.onOpen = { [unowned self, unowned page] in open(.order($0.id), from: page) }
    page.onSearch = { [unowned self, unowned page, source] search in
      source.criteria.search = search
      setRoute(.orders(source.criteria), of: page)
    }
    addFiltering(to: page, source)
    page.rememberSearches(of: "orders", in: store.recentSearches)
    let newActions = listActions(on: page)
    page.pageActions += newActions
    page.emptyAction = newActions.first
    page.contextActions = { [unowned self] in contextActions($0) }
    page.selectionActions = { [unowned self, unowned page] in selectionActions(on: page) }
    page.observe { [unowned self, unowned page] in
      guard source.delivery != delivery else { return }
      source.delivery = delivery
      page.items = source.items
    }
    return page
  }

  private static func gridItems(_ row: OrderRow) -> [any GridRowItem] {
    let order = row.order
    return [
      GridRowTextItem(text: order.title), GridRowTextItem(text: order.id.rawValue),
      GridRowTextItem(
        text: row.overdueText ?? order.dueDate?.dateText ?? "–", semanticStatus: row.isOverdue ? .negative : nil),
      GridRowTextItem(text: order.status.title, semanticStatus: row.semanticStatus),
      GridRowTextItem(text: order.priority.title), GridRowTextItem(number: order.cost, formatter: euros),
    ]
  }

  static let columns = [
    column(.title, localized("Order"), .flexible, minimumWidth: 160, importance: .high),
    column(.id, localized("Number"), .points(110), minimumWidth: 110, importance: .low),
    column(.dueDate, localized("Due"), .points(110), minimumWidth: 110),
    column(.status, localized("Status"), .points(150), minimumWidth: 150, importance: .high),
    column(.priority, localized("Priority"), .points(100), minimumWidth: 100, importance: .low),
    column(.cost, localized("Cost"), .points(110), alignment: .trailing),
  ]

  private static func column(
    _ field: OrderField, _ title: String, _ width: GridColumnWidth, minimumWidth: Double = 48,
    importance: GridColumnImportance = .medium, alignment: TextAlignment? = nil
  ) -> GridColumn {
    GridColumn(
      title, id: field.rawValue, width: width, minimumWidth: minimumWidth, importance: importance, isSortable: true,
      alignment: alignment)
  }

  /// Returns the sort indicator of the grid: the first sort criterion.
  static func sort(_ criteria: OrderListCriteria) -> GridSort? {
    guard let first = criteria.sorting.first else { return nil }
    let column = columns.firstIndex { $0.id == first.option.rawValue }
    return column.map { GridSort(column: $0, isAscending: first.isAscending) }
  }

  // MARK: Related orders

  /// Returns a preview of related orders with a link to all, or nil if there are none.
  func relatedOrders(_ criteria: OrderListCriteria) -> PageSection? {
    let index = store.orderIndex
    let count = index.count(criteria.query)
    guard count > 0 else { return nil }
    var ids: [WorkOrder.ID] = []
    // Completed orders follow the open ones.
    let parts: [Set<OrderStatus>] = [OrderStatus.open, [.completed]]
    for statuses in parts where ids.count < PageSection.maximumPreviewRowCount {
      var part = criteria
      part.statuses = statuses
      var results = index.results(part.query)
      ids += results.next(PageSection.maximumPreviewRowCount - ids.count, examining: .max)
    }
    let rows = ids.compactMap { store.orders[$0] }.map { orderRow($0, in: "orders") }
    return .preview("orders", localized("Work Orders (%1$@)").filled(with: groupedDigits(count)), rows, count: count) {
      [unowned self] in open(.orders(criteria))
    }
  }

  /// Returns a facet for related orders, or nil if there are none.
  private func ordersFacet(_ id: String, _ title: String, _ criteria: OrderListCriteria) -> PageRow? {
    let count = store.orderIndex.count(criteria.query)
    guard count > 0 else { return nil }
    return .facet(id, title, count: count) { [unowned self] in open(.orders(criteria)) }
  }

  /// Returns the facets for orders with the same product, assignee or supplier.
  func facets(of order: WorkOrder) -> [PageRow] {
    let ways = [
      (
        "product", localized("Orders for %1$@"), order.productID.flatMap { store.products[$0]?.name },
        OrderListCriteria(product: order.productID)
      ),
      (
        "person", localized("Orders Assigned to %1$@"), order.assigneeID.flatMap { store.people[$0]?.name },
        OrderListCriteria(assignee: order.assigneeID)
      ),
      (
        "supplier", localized("Orders With %1$@"), order.supplierID.flatMap { store.suppliers[$0]?.name },
        OrderListCriteria(supplier: order.supplierID)
      ),
    ]
    return ways.compactMap { id, title, name, criteria in
      name.flatMap { ordersFacet("\(id)-orders", title.filled(with: $0), criteria) }
    }
  }

  /// Returns the facet for the completed orders of a list, if there are any.
  func completedOrders(_ criteria: OrderListCriteria) -> [PageRow] {
    var completed = criteria
    completed.statuses = [.completed]
    return [ordersFacet("completed-orders", localized("Completed Orders"), completed)].compactMap(\.self)
  }

  // MARK: Actions

  private func contextActions(_ order: WorkOrder) -> [ContextMenuItem] {
    [
      ContextMenuItem(localized("Edit")) { [unowned self] in edit(order.id) },
      ContextMenuItem(localized("Mark as Completed"), isEnabled: order.status != .completed) { [unowned self] in
        complete([order.id])
      },
      ContextMenuItem(localized("Delete"), isDestructive: true) { [unowned self] in delete([order.id]) },
    ]
  }

  private func selectionActions(on page: ListReportPage<WorkOrder>) -> [PageAction] {
    [
      PageAction("complete", localized("Mark as Completed")) { [unowned self, unowned page] in
        let ids = page.selectedIDs
        page.endSelection()
        complete(ids)
      },
      PageAction("delete", localized("Delete"), isDestructive: true) { [unowned self, unowned page] in
        delete(page.selectedIDs) { [weak page] in page?.endSelection() }
      },
    ]
  }

  private func complete(_ ids: [WorkOrder.ID]) {
    store.change(orders: ids) { order in
      order.status = .completed
      order.progress = 1
    } completion: { [store, history = toasts.history, weak self] change in
      let text = localized("%1$@ order marked as completed", "%1$@ orders marked as completed", count: ids.count)
      let undone = localized(
        "%1$@ order no longer marked as completed", "%1$@ orders no longer marked as completed", count: change.count)
      history.add(text, undone: undone, change, in: store, isOffered: false)
      self?.announce(text)
    }
  }
}
