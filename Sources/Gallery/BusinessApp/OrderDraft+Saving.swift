import Floorplan

extension OrderDraft {
  /// Saves the order with its new files.
  ///
  /// - Parameter store: Where the order and its documents are.
  /// - Throws: ``FilingError`` for a file that can't be kept, ``OrderConflict`` where others have changed the order
  ///   meanwhile, `CancellationError`; nothing was saved then.
  func save(in store: BusinessStore) async throws {
    try takeOverChanges(from: store)
    let filed = try await FiledAttachment.file(addedAttachments, in: store.file)
    do {
      try Task.checkCancellation()
      // Copying may have taken its time.
      try takeOverChanges(from: store)
    } catch {
      for one in filed { one.remove() }
      throw error
    }
    var documents: [Attachment.ID: Document.ID] = [:]
    for one in filed {
      let id = store.newDocumentID()
      store.save(one.document(id))
      documents[one.attachment.id] = id
    }
    store.save(result(with: documents, in: store))
  }
}
