import Floorplan

/// Documents as pictures, and previews of documents.
extension BusinessApp {
  /// Returns the gallery page of all documents, or of those of an order.
  func galleryPage(_ order: WorkOrder.ID?) -> NavigationPage {
    let title = order == nil ? localized("Documents") : localized("Attachments")
    let items = ListItems { [unowned self] in documents(of: order) }.searching(\.name, \.kind.title)
    let page = GalleryViewPage(title, items, ItemCell.self) { [store] cell, document in
      cell.show(document, in: store.file)
    } attachment: { [store] in
      $0.attachment(in: store.file)
    }
    page.subtitle = order?.rawValue
    page.rememberSearches(of: BusinessRoute.RecordKind.documents.rawValue, in: store.recentSearches)
    page.emptyTitle = localized("No Documents")
    page.emptyAction = order.map { order in
      PageAction("edit", localized("Edit Work Order")) { [unowned self] in edit(order) }
    }
    page.previews.onDelete = { [unowned self] file, _ in try delete(file) }
    page.contextActions = { [unowned self, unowned page] in documentActions($0, on: page) }
    page.selectionActions = { [unowned self, unowned page] in [deleteAction(onSelectionOf: page)] }
    if let order { page.keepOpen { [store] in store.orders[order] != nil } }
    return page
  }

  /// Returns the documents of an order in the order's sequence, or all documents, the newest first.
  private func documents(of order: WorkOrder.ID?) -> [Document] {
    guard let order else { return store.documents.sorted { ($1.date, $0.id) < ($0.date, $1.id) } }
    return store.orders[order].map(store.data.documents(of:)) ?? []
  }

  private static let maximumMenuOrders = 5

  private func documentActions(_ document: Document, on page: GalleryViewPage<Document>) -> [ContextMenuItem] {
    let orders = store.data.orders(of: document.id).prefix(Self.maximumMenuOrders).map(\.id)
    return [ContextMenuItem(localized("Open")) { [unowned page] in page.preview(document.id) }]
      + orders.map { order in
        ContextMenuItem(localized("Go to %1$@").filled(with: "\(order)")) { [unowned self] in open(.order(order)) }
      } + [deleteAction(of: document.id)]
  }

  /// Returns a menu item that deletes a document, which can be undone.
  func deleteAction(of id: Document.ID) -> ContextMenuItem {
    ContextMenuItem(localized("Delete"), isDestructive: true) { [unowned self] in delete([id]) }
  }

  /// Returns an action that deletes the selected documents, which can be undone.
  private func deleteAction(onSelectionOf page: GalleryViewPage<Document>) -> PageAction {
    PageAction("delete", localized("Delete"), isDestructive: true) { [unowned self, unowned page] in
      let ids = page.selectedIDs
      confirmDeletion(
        of: ids.count, localized("Delete %1$@ Document?", "Delete %1$@ Documents?", count: ids.count)
      ) { [weak self, weak page] in
        page?.endSelection()
        self?.delete(ids)
      }
    }
  }

  private func delete(_ ids: [Document.ID]) { addUndo(of: store.delete(documents: ids)) }

  @discardableResult
  private func addUndo(of deletion: BusinessStore.Reversal, isOffered: Bool = true) -> UndoHistory.ActionID? {
    toasts.history.add(
      deletion.name.map { localized("%1$@ deleted").filled(with: $0) }
        ?? localized("%1$@ document deleted", "%1$@ documents deleted", count: deletion.count),
      undone: deletion.name.map { localized("%1$@ restored").filled(with: $0) }
        ?? localized("%1$@ document restored", "%1$@ documents restored", count: deletion.count),
      deletion, in: store, isOffered: isOffered)
  }

  /// Returns a section with the documents of an order, each of which opens a preview.
  func documents(
    of order: WorkOrder, in previews: PreviewWindow, on page: ObjectDetailsPage
  ) -> PageSection? {
    let documents = store.data.documents(of: order)
    previews.items = documents.map { $0.attachment(in: store.file) }
    guard !documents.isEmpty else { return nil }
    let items = documents.map { document in
      PageRow("documents/\(document.id)", ItemCell.self, showing: document) { [file = store.file] cell, document in
        cell.show(document, in: file)
      } activate: { [unowned page] in
        previews.open(document.id.rawValue, over: page.sectionsView)
      }
    }
    var section = PageSection.shelf(
      "documents", localized("Attachments (%1$@)").filled(with: groupedDigits(documents.count)), items)
    // Add the button even if the section contains all documents, because the page behind it displays them in rows.
    section.seeAll = PageSection.SeeAll(count: documents.count, isInHeader: true) { [unowned self] in
      open(.gallery(order.id))
    }
    return section
  }

  /// Creates previews of documents; deleting one there removes it from the store and can be undone.
  func documentPreviews() -> PreviewWindow {
    let previews = PreviewWindow([])
    previews.onDelete = { [unowned self] file, _ in try delete(file) }
    return previews
  }

  /// Deletes the document of an attachment, and detaches it from its orders.
  private func delete(_ attachment: Attachment) throws -> PreviewRestoreHandler {
    let id = Document.ID(rawValue: attachment.id)
    let deletion = store.delete(documents: [id])
    guard !deletion.isEmpty else {
      throw DocumentError(description: localized("the document no longer exists"))
    }
    // The previewer has its own message, but its undo ends when it closes.
    let action = addUndo(of: deletion, isOffered: false)
    return { [store, history = toasts.history] in
      if let action { history.remove(action) }
      store.revert(deletion) { _ in }
      guard store.documents.contains(id) else {
        throw DocumentError(
          description: localized("all data was replaced"))
      }
    }
  }

  nonisolated private struct DocumentError: Error, CustomStringConvertible { let description: String }
}

extension ItemCell {
  /// Displays a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: The file of the business data, whose folder contains the documents' files.
  func show(_ document: Document, in file: BusinessFile?) {
    self.detailImageView.show(document.image(in: file))
    self.titleText = document.name
    self.subtitleText = document.kind.title
  }
}
