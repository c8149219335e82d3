import Floorplan

/// Documents as pictures, and the previewer over the pages that show some.
extension BusinessApp {
  /// All documents, or those of an order.
  func galleryPage(_ order: WorkOrder.ID?) -> NavigationPage {
    let cells = ListReportRows(ItemCell.self) { [unowned self] id in
      store.documents[Document.ID(rawValue: id)]?.name ?? id
    } configure: { [unowned self] cell, id, search in
      guard let document = store.documents[Document.ID(rawValue: id)] else { return }
      cell.show(document, in: store.file)
      cell.titleLabel.emphasize(search)
    }
    let source = RecordListSource { [unowned self] in
      RecordIndex(documents(of: order), by: []) { [$0.name, $0.kind.title] }
    }
    let title = order == nil ? localized("Documents") : localized("Attachments")
    let page = GalleryViewPage(title, source, cells) { [unowned self] in attachment($0) }
    page.subtitle = order?.rawValue
    page.rememberSearches(of: BusinessPlace.RecordKind.documents.rawValue, in: store.recentSearches)
    page.emptyTitle = localized("No Documents")
    page.previews.onDelete = { [unowned self] in try delete($0) }
    page.contextActions = { [unowned self, unowned page] in documentActions($0, on: page) }
    page.observe { [unowned self, unowned page] in
      if let order, store.orders[order] == nil { return leave(page) }
      // What the source reads is observed as well.
      page.reload(keepingPlace: true)
    }
    return page
  }

  /// The documents of an order in its order; without one, all of them, the newest first.
  private func documents(of order: WorkOrder.ID?) -> [Document] {
    guard let order else { return store.documents.sorted { ($1.date, $0.id) < ($0.date, $1.id) } }
    return store.orders[order].map(store.data.documents(of:)) ?? []
  }

  private static let mostOrdersInMenu = 5

  private func documentActions(_ id: String, on page: GalleryViewPage) -> [ContextMenuItem] {
    let orders = store.data.orders(of: Document.ID(rawValue: id)).prefix(Self.mostOrdersInMenu).map(\.id)
    return [ContextMenuItem(localized("Open")) { [unowned page] in _ = page.preview(id) }]
      + orders.map { order in
        ContextMenuItem(localized("Go to %1$@").filled(with: "\(order)")) { [unowned self] in open(.order(order)) }
      }
  }

  /// The documents of an order on a shelf, each of which opens the previewer.
  func documents(
    of order: WorkOrder, in previews: PreviewController, on page: ObjectDetailsPage
  ) -> PageSection? {
    let documents = store.data.documents(of: order)
    previews.attachments = documents.map { $0.attachment(in: store.file) }
    guard !documents.isEmpty else { return nil }
    let items = documents.map { document in
      PageRow("documents/\(document.id)", ItemCell.self, showing: document) { [file = store.file] cell, document in
        cell.show(document, in: file)
      } activate: { [unowned page] in
        _ = previews.open(document.id.rawValue, over: page.sectionsView)
      }
    }
    var section = PageSection.shelf(
      "documents", localized("Attachments (%1$@)").filled(with: groupedDigits(documents.count)), items)
    // Also where none is left out: there they stand in rows.
    section.seeAll = PageSection.SeeAll(count: documents.count, isInHeader: true) { [unowned self] in
      open(.gallery(order.id))
    }
    return section
  }

  /// The file of a document; nil where there is none.
  func attachment(_ id: String) -> Attachment? {
    store.documents[Document.ID(rawValue: id)]?.attachment(in: store.file)
  }

  /// Previews of documents: one that is deleted there goes from the store, and comes back with an undo.
  func documentPreviews() -> PreviewController {
    let previews = PreviewController()
    previews.onDelete = { [unowned self] in try delete($0) }
    return previews
  }

  /// Deletes the document of an attachment, also from the orders that have it with them.
  private func delete(_ attachment: Attachment) throws -> PreviewRestoration {
    let id = Document.ID(rawValue: attachment.id)
    guard let removed = store.delete(document: id) else {
      throw DocumentError(description: localized("It no longer exists."))
    }
    return { [store] in
      store.restore(removed)
      guard store.documents.contains(id) else {
        throw DocumentError(
          description: localized("All data was replaced."))
      }
    }
  }

  nonisolated private struct DocumentError: Error, CustomStringConvertible { let description: String }
}

extension ItemCell {
  /// Shows a document, whose file is beside that of the data.
  func show(_ document: Document, in file: BusinessFile?) {
    self.detailImage = document.image(in: file)
    self.titleText = document.name
    self.subtitleText = document.kind.title
  }
}
