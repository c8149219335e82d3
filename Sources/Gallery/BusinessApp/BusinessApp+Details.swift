import Floorplan

extension BusinessApp {
  /// Returns the page with the details of an order.
  func orderPage(_ id: WorkOrder.ID) -> NavigationPage {
    let previews = documentPreviews()
    let page = detailsPage(id.rawValue, ObjectHeader(), \.orders[id]) { [unowned self] order, page, header in
      show(order, in: header)
      page.values = values(of: order)
      page.facets = facets(of: order)
      return [steps(of: order), parts(of: order), documents(of: order, in: previews, on: page)]
    }
    page.addCancellable(previews)
    page.setActions { [unowned self] in
      PageAction("edit", localized("Edit")) { [unowned self] in edit(id) }
      PageAction("delete", localized("Delete"), isInMenu: true, isDestructive: true) { [unowned self] in delete([id]) }
    }
    return page
  }

  /// Creates a page about a record; the page is left when the record is removed.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - header: The header of the page.
  ///   - record: Returns the record; its reads are observed.
  ///   - orders: The related orders, if any.
  ///   - show: Displays the record on the page and in the header, and returns the sections above the related orders.
  /// - Returns: The page.
  private func detailsPage<Record, Header: Widget>(
    _ title: String, _ header: Header, _ record: @escaping (BusinessStore) -> Record?, orders: OrderListCriteria? = nil,
    show: @escaping (Record, ObjectDetailsPage, Header) -> [PageSection?]
  ) -> ObjectDetailsPage {
    let page = ObjectDetailsPage(title)
    page.header = header
    page.observe { [unowned self, unowned page, unowned header] in
      guard let record = record(store) else { return }
      page.related = (show(record, page, header) + [orders.flatMap(relatedOrders)]).compactMap(\.self)
      if let orders { page.facets = completedOrders(orders) }
    }
    page.keepOpen { [store] in record(store) != nil }
    return page
  }

  /// Returns a closure that opens the place, or nil without a place.
  private func link(to route: BusinessRoute?) -> (() -> Void)? {
    route.map { route in { [unowned self] in open(route) } }
  }

  private func show(_ order: WorkOrder, in header: ObjectHeader) {
    let row = OrderRow(order, store)
    header.headlineText = order.title
    header.subheadlineText = order.location
    header.footnoteText = row.footnote
    header.descriptionText = order.notes.isEmpty ? nil : order.notes
    header.statusText = order.status.title
    header.semanticStatus = row.isOverdue ? .negative : order.status.semantic
    header.substatusText = order.priority.title
    header.substatusImage = .indicator(order.priority.indicator)
    header.tags = order.needsApproval ? [Tag(localized("Needs Approval"))] : []
  }

  private func values(of order: WorkOrder) -> [KeyValue] {
    let product = order.productID.flatMap { store.products[$0] }
    let supplier = order.supplierID.flatMap { store.suppliers[$0] }
    let person = order.assigneeID.flatMap { store.people[$0] }
    return [
      KeyValue(localized("Assigned To"), person?.name, action: link(to: person.map { .person($0.id) })),
      KeyValue(localized("Product"), product?.name, action: link(to: product.map { .product($0.id) })),
      KeyValue(localized("Supplier"), supplier?.name, action: link(to: supplier.map { .supplier($0.id) })),
      KeyValue(localized("Due"), order.dueDate?.dateText), KeyValue(localized("Created"), order.createdDate.dateText),
      KeyValue(localized("Planned"), hours(order.plannedHours)), KeyValue(localized("Cost"), euros(order.cost)),
      KeyValue(localized("Progress"), percentText(of: order.progress)),
    ]
  }

  /// Returns a section with all steps rather than a preview: users read instructions in order.
  private func steps(of order: WorkOrder) -> PageSection? {
    guard !order.steps.isEmpty else { return nil }
    let rows = order.steps.map { step in
      PageRow("steps/\(step.id)", ObjectCell.self, showing: step) { cell, step in
        cell.headlineText = step.title
        cell.subheadlineText = localized("%1$@ min").filled(with: "\(step.durationMinutes)")
        cell.statusText = step.isDone ? localized("Done") : nil
        cell.semanticStatus = .positive
        cell.accessoryType = .disclosureIndicator
      } activate: { [unowned self] in
        open(.step(order.id, step.id))
      }
    }
    return PageSection(
      "steps",
      localized("Steps (%1$@ of %2$@ done)").filled(with: "\(order.steps.count { $0.isDone })", "\(rows.count)")
    ) {
      rows
    }
  }

  private func parts(of order: WorkOrder) -> PageSection? {
    let parts = store.data.parts(of: order)
    guard !parts.isEmpty else { return nil }
    return .shelf(
      "parts", localized("Parts (%1$@)").filled(with: groupedDigits(parts.count)),
      parts.map { productItem($0.product, quantity: $0.quantity) })
  }

  /// Returns the page with the details of a step, with links to the previous and the next one.
  func stepPage(_ id: WorkOrder.ID, _ stepID: OrderStep.ID) -> NavigationPage {
    detailsPage(
      localized("Step"), ObjectHeader(),
      { store in store.orders[id].flatMap { order in order.steps.firstIndex { $0.id == stepID }.map { (order, $0) } } }
    ) { [unowned self] found, page, header in
      let (order, index) = found
      let step = order.steps[index]
      page.title = step.title
      header.headlineText = step.title
      header.subheadlineText = order.title
      header.bodyText = step.notes.isEmpty ? nil : step.notes
      header.statusText = step.isDone ? localized("Done") : localized("Open", context: "state")
      header.semanticStatus = step.isDone ? .positive : .informative
      page.values = [
        KeyValue(localized("Order"), id.rawValue),
        KeyValue(localized("Duration"), localized("%1$@ min").filled(with: "\(step.durationMinutes)")),
      ]
      page.siblings = ObjectDetailsPage.Siblings(index: index, count: order.steps.count) {
        [unowned self, unowned page] in
        let next = order.steps[index + $0].id
        open(.step(id, next), from: navigation.pages.last { $0 !== page })
      }
      page.objectActions = [
        PageAction("done", step.isDone ? localized("Mark as Not Done") : localized("Mark as Done")) { [unowned self] in
          var changed = order
          changed.steps[index].isDone.toggle()
          store.save(changed)
          toasts.history.add(
            localized("%1$@ changed").filled(with: "\(id)"),
            undone: localized("Changes to %1$@ undone").filled(with: "\(id)"),
            store.reversal(ofSaving: id, before: order, adding: []), in: store, isOffered: false)
        }
      ]
      return []
    }
  }

  /// Returns the page with the details of a product.
  func productPage(_ id: Product.ID) -> NavigationPage {
    detailsPage(
      localized("Product"), ObjectHeader(), \.products[id], orders: OrderListCriteria(product: id)
    ) { [unowned self] product, page, header in
      page.title = product.name
      header.detailImageView.show(product)
      header.headlineText = product.name
      header.subheadlineText = product.model
      header.statusText = product.availability.title
      header.semanticStatus = product.availability.semantic
      header.substatusText = euros(product.price)
      let supplier = product.supplierID.flatMap { store.suppliers[$0] }
      page.values = [
        KeyValue(localized("Category"), product.category), KeyValue(localized("In Stock"), "\(product.stock)"),
        KeyValue(localized("Supplier"), supplier?.name, action: link(to: supplier.map { .supplier($0.id) })),
      ]
      return []
    }
  }

  /// Returns the page with the details of a supplier.
  func supplierPage(_ id: Supplier.ID) -> NavigationPage {
    detailsPage(
      localized("Supplier"), ObjectHeader(), \.suppliers[id], orders: OrderListCriteria(supplier: id)
    ) { [unowned self] supplier, page, header in
      page.title = supplier.name
      header.headlineText = supplier.name
      header.subheadlineText = supplier.place
      header.detailImageView.placeholderText = supplier.name
      page.values = [
        KeyValue(localized("Contact"), supplier.contact), KeyValue(localized("Phone"), supplier.phone),
        KeyValue(localized("Email"), supplier.mail),
      ]
      let products = store.data.products(of: id)
      let title = localized("Products (%1$@)").filled(with: groupedDigits(products.count))
      return [products.isEmpty ? nil : .shelf("products", title, products.map { productItem($0) })]
    }
  }

  /// Returns the page with the details of a person.
  func personPage(_ id: Person.ID) -> NavigationPage {
    detailsPage(
      localized("Person"), ProfileHeader(), \.people[id], orders: OrderListCriteria(assignee: id)
    ) { person, page, header in
      page.title = person.name
      header.headlineText = person.name
      header.subheadlineText = person.role
      header.descriptionText = person.place
      header.detailImageView.placeholderText = person.name
      page.values = [KeyValue(localized("Phone"), person.phone), KeyValue(localized("Email"), person.mail)]
      return []
    }
  }
}
