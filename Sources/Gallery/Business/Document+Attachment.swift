import Floorplan

@MainActor extension Document {
  /// Returns the document as an attachment for cells and previews.
  ///
  /// - Parameter file: The file of the business data, whose folder contains the documents' files.
  /// - Returns: An attachment with the ID of the document.
  func attachment(in file: BusinessFile?) -> Attachment {
    // For other contents, the type follows from the file name.
    let contentType: String? = if case .text = content { "text/plain" } else { nil }
    return Attachment(
      id: id.rawValue, name: name, content: attachmentContent(in: file), contentType: contentType,
      byteCount: byteCount, date: date)
  }

  private func attachmentContent(in file: BusinessFile?) -> Attachment.Content {
    switch content {
    // Pictures with equal IDs must have equal bytes, and a document can be edited.
    case .picture(let bytes): .picture(EncodedImage(id: "\(id) \(bytes.hashValue)", bytes: bytes))
    case .text(let text): .loader(AttachmentLoader(id: text) { Array(text.utf8) })
    case .file(let path): .file(Self.path(path, in: file))
    }
  }

  /// Returns the path of a document's file in the folder of the business data.
  nonisolated static func path(_ path: String, in file: BusinessFile?) -> String { "\(file?.folder ?? ".")/\(path)" }
}
