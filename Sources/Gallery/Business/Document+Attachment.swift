import Floorplan

@MainActor extension Document {
  /// The document as attachments' cells and viewers show it.
  ///
  /// - Parameter file: Where the data is saved, in whose folder files are.
  /// - Returns: An attachment with the document's id.
  func attachment(in file: BusinessFile?) -> Attachment {
    // The names of files tell the rest.
    let contentType: String? = if case .text = content { "text/plain" } else { nil }
    return Attachment(
      id: id.rawValue, name: name, content: attachmentContent(in: file), contentType: contentType,
      byteCount: byteCount, date: date)
  }

  private func attachmentContent(in file: BusinessFile?) -> Attachment.Content {
    switch content {
    // Equal ids stand for equal bytes, and a document may be edited.
    case .picture(let bytes): .picture(EncodedImage(id: "\(id) \(bytes.hashValue)", bytes: bytes))
    case .text(let text): .loader(Self.loader(of: text))
    case .file(let path): .file(Self.path(path, in: file))
    }
  }

  /// Returns the same loader for equal texts, so that attachments of equal documents are equal.
  private static func loader(of text: String) -> AttachmentLoader {
    let loader = loaders[text] ?? AttachmentLoader { Array(text.utf8) }
    loaders[text] = loader
    return loader
  }
  private static var loaders: [String: AttachmentLoader] = [:]

  /// Where a file of a document is.
  nonisolated static func path(_ path: String, in file: BusinessFile?) -> String { "\(file?.folder ?? ".")/\(path)" }
}
