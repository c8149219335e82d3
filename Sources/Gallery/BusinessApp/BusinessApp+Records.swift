import Floorplan

extension BusinessApp {
  /// Returns the list of all records of a kind, in rows or as cells side by side.
  func recordListPage(_ kind: BusinessRoute.RecordKind, inColumns: Bool = false) -> NavigationPage {
    switch kind {
    case .products: productsPage(isLowOnStock: false, inColumns: inColumns)
    case .suppliers:
      listPage(kind, inColumns, \.suppliers, texts: { [$0.name, $0.contact, $0.place] }, route: { .supplier($0) }) {
        cell, supplier in
        cell.detailImageView.placeholderText = supplier.name
        cell.headlineText = supplier.name
        cell.subheadlineText = supplier.contact
        cell.footnoteText = supplier.place
        cell.statusText = localized("%1$@ of 5").filled(with: oneDecimalAtMost(supplier.rating))
      }
    case .people:
      listPage(kind, inColumns, \.people, texts: { [$0.name, $0.role, $0.place] }, route: { .person($0) }) {
        $0.show($1)
      }
    case .documents: documentsPage(inColumns: inColumns)
    }
  }

  /// Returns the list of the documents, each of which opens a preview.
  private func documentsPage(inColumns: Bool) -> NavigationPage {
    let page = listPage(.documents, inColumns, \.documents, texts: { [$0.name, $0.kind.title] }, route: nil) {
      [file = store.file] cell, document in
      cell.detailImage = document.image(in: file)
      cell.headlineText = document.name
      cell.subheadlineText = document.kind.title
      cell.footnoteText = document.date.dateText
    }
    page.openItems(in: documentPreviews()) { [unowned self] in attachment($0) }
    page.contextActions = { [unowned self] in [deleteAction(ofDocument: $0)] }
    return page
  }

  /// Returns the list of all products, or of those that are low or out of stock.
  func productsPage(isLowOnStock: Bool, inColumns: Bool) -> NavigationPage {
    listPage(
      .products, inColumns, \.products, title: isLowOnStock ? localized("Low Stock") : nil,
      texts: { [$0.name, $0.model, $0.category] }, route: { .product($0) },
      isListed: { !isLowOnStock || $0.isLowOnStock }
    ) { cell, product in
      cell.detailImage = .icon(product.imageName ?? "package-x-generic")
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
    _ kind: BusinessRoute.RecordKind, _ inColumns: Bool, _ table: KeyPath<BusinessStore, RecordTable<Record>>,
    title: String? = nil, texts: @escaping @Sendable (Record) -> [String], route: ((Record.ID) -> BusinessRoute)?,
    isListed: @escaping (Record) -> Bool = { _ in true },
    show: @escaping (ObjectCell, Record) -> Void
  ) -> ListReportPage {
    let source = RecordListSource { [store] in
      // Only the table of orders is large.
      let records = store[keyPath: table].sorted { texts($0)[0] }.filter(isListed)
      return RecordIndex(records, by: [], searching: texts)
    }
    let rows = ListReportRows(
      ObjectCell.self, of: { [store] in store[keyPath: table][Record.ID(rawValue: $0)] }, name: { texts($0)[0] }
    ) { cell, record, search in
      show(cell, record)
      cell.accessoryType = route == nil ? .none : .disclosureIndicator
      for label in [cell.headlineLabel, cell.subheadlineLabel, cell.footnoteLabel] {
        label.highlightMatches(of: search)
      }
    }
    let page: ListReportPage =
      inColumns
      ? ObjectCollectionPage(title ?? kind.title, source, rows) : ListReportPage(title ?? kind.title, source, rows)
    page.rememberSearches(of: kind.rawValue, in: store.recentSearches)
    if let route {
      page.onOpen = { [unowned self, unowned page] in open(route(Record.ID(rawValue: $0)), from: page) }
    }
    // Reads of the source during the reload are observed as well.
    page.observe { [unowned page] in page.reload(keepingScrollPosition: true) }
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
