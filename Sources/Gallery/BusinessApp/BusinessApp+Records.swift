import Floorplan

extension BusinessApp {
  /// Returns the list of all records of a kind, in rows or as cells side by side.
  func recordListPage(_ kind: BusinessRoute.RecordKind, inColumns: Bool = false) -> NavigationPage {
    switch kind {
    case .products: productsPage(isLowOnStock: false, inColumns: inColumns)
    case .suppliers:
      listPage(
        kind, inColumns,
        ListItems { [store] in store.suppliers }.searching(\.name, \.contact, \.place).sorting(by: \.name),
        route: { .supplier($0) }
      ) { cell, supplier in
        cell.detailImageView.placeholderText = supplier.name
        cell.headlineText = supplier.name
        cell.subheadlineText = supplier.contact
        cell.footnoteText = supplier.place
        cell.statusText = localized("%1$@ of 5").filled(with: shortNumber(supplier.rating))
      }
    case .people:
      listPage(
        kind, inColumns, ListItems { [store] in store.people }.searching(\.name, \.role, \.place).sorting(by: \.name),
        route: { .person($0) }
      ) { $0.show($1) }
    case .documents: documentsPage(inColumns: inColumns)
    }
  }

  /// Returns the list of the documents, each of which opens a preview.
  private func documentsPage(inColumns: Bool) -> NavigationPage {
    let documents = ListItems { [store] in store.documents }.searching(\.name, \.kind.title).sorting(by: \.name)
    let page = listPage(.documents, inColumns, documents, route: nil) { [file = store.file] cell, document in
      cell.detailImageView.show(document.image(in: file))
      cell.headlineText = document.name
      cell.subheadlineText = document.kind.title
      cell.footnoteText = document.date.dateText
    }
    page.openItems(in: documentPreviews()) { [store] in $0.attachment(in: store.file) }
    page.contextActions = { [unowned self] in [deleteAction(of: $0.id)] }
    return page
  }

  /// Returns the list of all products, or of those that are low or out of stock.
  func productsPage(isLowOnStock: Bool, inColumns: Bool) -> NavigationPage {
    let products = ListItems { [store] in store.products.filter { !isLowOnStock || $0.isLowOnStock } }
      .searching(\.name, \.model, \.category).sorting(by: \.name)
    return listPage(
      .products, inColumns, products, title: isLowOnStock ? localized("Low Stock") : nil, route: { .product($0) }
    ) { cell, product in
      cell.detailImageView.show(product)
      cell.headlineText = product.name
      cell.subheadlineText = product.model
      cell.footnoteText = product.category
      cell.statusText = product.availability.title
      cell.semanticStatus = product.availability.semantic
      cell.substatusText = euros(product.price)
      cell.showsFullStatus = true
    }
  }

  private func listPage<Record: BusinessRecord>(
    _ kind: BusinessRoute.RecordKind, _ inColumns: Bool, _ items: ListItems<Record>, title: String? = nil,
    route: ((Record.ID) -> BusinessRoute)?, show: @escaping (ObjectCell, Record) -> Void
  ) -> ListReportPage<Record> {
    let title = title ?? kind.title
    let configure = { (cell: ObjectCell, record: Record) in
      show(cell, record)
      cell.accessoryType = route == nil ? .none : .disclosureIndicator
    }
    let page =
      inColumns
      ? ObjectCollectionPage(title, items, configure: configure) : ListReportPage(title, items, configure: configure)
    page.rememberSearches(of: kind.rawValue, in: store.recentSearches)
    if let route {
      page.onOpen = { [unowned self, unowned page] in open(route($0.id), from: page) }
    }
    return page
  }
}

extension Document {
  /// Returns the image for a list: the picture, or the icon of the file type.
  ///
  /// - Parameter file: The file of the business data, whose folder contains the documents' files.
  /// - Returns: The picture or an icon.
  @MainActor func image(in file: BusinessFile?) -> ImageSource {
    switch content {
    case .picture(let bytes): .encoded(EncodedImage(id: "\(id) \(bytes.hashValue)", bytes: bytes))
    case .file(let path) where kind == .picture: .file(Self.path(path, in: file))
    case .text, .file: .icon(attachment(in: file).iconName)
    }
  }
}
