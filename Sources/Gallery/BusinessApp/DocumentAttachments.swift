import Floorplan

/// The documents of a store as previewers have them: the same attachment each time, as long as the document is the same.
final class DocumentAttachments {
  private let store: BusinessStore
  private var known: [Document.ID: (document: Document, attachment: Attachment)] = [:]

  /// - Parameter store: Where the documents are.
  init(_ store: BusinessStore) { self.store = store }

  /// How many attachments are remembered: of no more documents than there are.
  var knownCount: Int { known.count }

  /// The attachment of a document, with the document's id.
  func attachment(of document: Document) -> Attachment {
    if let known = known[document.id], known.document == document { return known.attachment }
    let attachment = document.attachment(in: store.file)
    known[document.id] = (document, attachment)
    // Documents go, and all of them may be others.
    if known.count > store.documents.count { known = known.filter { store.documents.contains($0.key) } }
    return attachment
  }
}
