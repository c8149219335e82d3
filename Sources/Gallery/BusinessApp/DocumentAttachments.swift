import Floorplan

/// The documents of a store as previewers have them: the same attachment each time, as long as the document is the same.
final class DocumentAttachments {
  private let file: BusinessFile?
  private var known: [Document.ID: (document: Document, attachment: Attachment)] = [:]

  /// - Parameter file: Where the data is saved, in whose folder files are.
  init(_ file: BusinessFile?) { self.file = file }

  /// The attachment of a document, with the document's id.
  func attachment(of document: Document) -> Attachment {
    if let known = known[document.id], known.document == document { return known.attachment }
    let attachment = document.attachment(in: file)
    known[document.id] = (document, attachment)
    return attachment
  }
}
