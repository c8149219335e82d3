import Floorplan

extension BusinessApp {
  /// Returns the overview with urgent orders, key figures and links to all lists.
  func overviewPage() -> NavigationPage {
    let page = OverviewPage(localized("Maintenance"))
    page.keyFigures = keyFigures
    page.setPreviews { [unowned self] in
      urgentOrders()
      lowProducts()
      team()
    }
    page.setActions { [unowned self] in dataActions }
    page.setFacets { [unowned self] in facets() }
    return page
  }

  /// The numbers of orders by kind, and the remaining work.
  private var keyFigures: [KPIView] {
    let overdue = keyFigure(localized("Overdue"), OrderListCriteria(isOverdue: true))
    overdue.image = .indicator(.negative)
    overdue.imageSemanticStatus = .negative
    let work = keyFigure(localized("Planned Work"), Self.openOrders) { store, _ in
      Int(store.orders.remainingHours.rounded())
    }
    work.unit = localized("h", context: "hours")
    return [
      overdue, keyFigure(localized("Open Orders"), Self.openOrders),
      keyFigure(localized("On Hold"), OrderListCriteria(statuses: [.onHold])), work,
    ]
  }

  private func keyFigure(
    _ caption: String, _ criteria: OrderListCriteria,
    value: @escaping (BusinessStore, OrderListCriteria) -> Int = { $0.orderIndex.count($1.query) }
  ) -> KPIView {
    let view = KPIView()
    view.caption = caption
    view.didSelectHandler = { [unowned self] in open(.orders(criteria)) }
    view.observe { [unowned view, store] in view.value = groupedDigits(value(store, criteria)) }
    return view
  }

  private static let openOrders = OrderListCriteria(statuses: OrderStatus.open)

  /// Returns the section with the orders that are due first.
  private func urgentOrders() -> PageSection {
    let criteria = Self.openOrders
    let count = store.orderIndex.count(criteria.query)
    var results = store.orderIndex.results(criteria.query)
    let first = results.next(PageSection.maximumPreviewRowCount, examining: .max).compactMap { store.orders[$0] }
    return .preview("orders", localized("Due Next"), first.map { orderRow($0, in: "orders") }, count: count) {
      [unowned self] in
      open(.orders(criteria))
    }
  }

  /// Returns the row of an order; several sections may contain the same order.
  func orderRow(_ order: WorkOrder, in section: String) -> PageRow {
    PageRow("\(section)/\(order.id)", ObjectCell.self, showing: OrderRow(order, store)) { cell, row in
      cell.show(row)
    } activate: { [unowned self] in
      open(.order(order.id))
    }
  }

  /// The maximum number, which fits into a window of typical width; the others are behind "See All".
  private static let maximumLowStockCount = 6

  /// Returns the section with the products that are low or out of stock.
  private func lowProducts() -> PageSection {
    let products = store.products.filter(\.isLowOnStock)
    let first = products.prefix(Self.maximumLowStockCount).map { productItem($0) }
    return .shelf("products", localized("Low Stock"), first, count: products.count) { [unowned self] in
      open(.lowStockProducts)
    }
  }

  /// Returns a row that displays a product and opens it.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - quantity: The quantity, if it matters.
  /// - Returns: The row.
  func productItem(_ product: Product, quantity: Int? = nil) -> PageRow {
    let content = ProductItem(product: product, quantity: quantity)
    return PageRow("products/\(product.id)", ItemCell.self, showing: content) { cell, item in
      let product = item.product
      cell.detailImageView.show(product)
      cell.titleText = item.quantity.map { "\($0) × \(product.name)" } ?? product.name
      cell.subtitleText = product.model
      cell.statusText = product.availability.title
      cell.semanticStatus = product.availability.semantic
      // The status is essential, and doesn't fit on one line at a large text scale.
      cell.statusLabel.numberOfLines = 2
    } activate: { [unowned self] in
      open(.product(product.id))
    }
  }

  private func team() -> PageSection {
    .shelf("people", localized("Team"), store.people.map { personItem($0) }, count: store.people.count) {
      [unowned self] in
      open(.collection(.people))
    }
  }

  func personItem(_ person: Person) -> PageRow {
    PageRow("people/\(person.id)", ItemCell.self, showing: person) { cell, person in
      cell.detailImageView.placeholderText = person.name
      cell.detailImageView.isCircular = true
      cell.titleText = person.name
      cell.subtitleText = person.role
    } activate: { [unowned self] in
      open(.person(person.id))
    }
  }

  private func facets() -> [PageRow] {
    func facet(_ id: String, _ title: String, _ count: Int, _ icon: String, _ route: BusinessRoute) -> PageRow {
      .facet(id, title, count: count, image: .icon(icon)) { [unowned self] in open(route) }
    }
    func all(_ kind: BusinessRoute.RecordKind, _ count: Int, _ icon: String) -> PageRow {
      facet("all-\(kind.rawValue)", kind.title, count, icon, kind == .documents ? .gallery(nil) : .records(kind))
    }
    return [
      facet(
        "orders", localized("Work Orders"), store.orders.count, "emblem-system-symbolic", .orders(OrderListCriteria())),
      all(.products, store.products.count, "package-x-generic-symbolic"),
      all(.suppliers, store.suppliers.count, "mail-send-symbolic"),
      all(.people, store.people.count, "system-users-symbolic"),
      all(.documents, store.documents.count, "text-x-generic-symbolic"),
    ]
  }
}

/// A product and a quantity.
private struct ProductItem: Hashable {
  let product: Product
  let quantity: Int?
}
