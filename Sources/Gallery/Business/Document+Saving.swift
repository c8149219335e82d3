import Floorplan

/// Saving attachments as documents, with their bytes in the folder of the business data.
nonisolated extension Document {
  /// The name of the folder of the documents' files, in the folder of the business data.
  static let folder = "attachments"
  /// The maximum size of a document, in bytes; a picture from a camera is smaller.
  static let maximumByteCount = 20_000_000

  /// Saves attachments as documents in the folder of the business data, on another thread.
  ///
  /// - Parameters:
  ///   - attachments: Attachments in files, at addresses or in memory.
  ///   - file: The file of the business data; if it is nil, only pictures can be kept.
  /// - Returns: Documents with the IDs of the attachments.
  /// - Throws: `AttachmentRefusal`, or `CancellationError` if the task was canceled. Copies are removed then.
  @MainActor
  static func saveAttachments(_ attachments: [Attachment], in file: BusinessFile?) async throws -> [Document] {
    guard let file else {
      return try attachments.map { attachment in
        guard case .picture(let image) = attachment.content else {
          let reason = localized("this data isn’t saved, so files can’t be added")
          throw AttachmentRefusal(name: attachment.name, problem: .cannotSave(reason))
        }
        return Document(attachment, byteCount: image.bytes.count, .picture(image.bytes))
      }
    }
    guard !attachments.isEmpty else { return [] }
    // Otherwise, another process could remove the copies, which no saved data uses yet.
    try createFolder(file.folder)
    lockFolder(file.folder)
    let byteCounts = try await file.attachments.save(attachments)
    return zip(attachments, byteCounts).map { Document(copying: $0, byteCount: $1) }
  }

  @MainActor
  private init(_ attachment: Attachment, byteCount: Int, _ content: DocumentContent) {
    self.init(
      id: Document.ID(rawValue: attachment.id), name: attachment.name,
      kind: attachment.picture == nil ? .report : .picture, byteCount: byteCount,
      date: attachment.date ?? DateTime.now(), content: content)
  }

  /// Creates the document of an attachment with a copy in the folder of the business data.
  @MainActor
  init(copying attachment: Attachment, byteCount: Int? = nil) {
    let path = "\(Self.folder)/\(AttachmentFolder.copyName(of: attachment))"
    self.init(attachment, byteCount: byteCount ?? attachment.byteCount ?? 0, .file(path))
  }

  /// The name of the copied file, or nil if the document has no such copy.
  var copyName: Substring? {
    guard case .file(let path) = content else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] == Self.folder ? parts[1] : nil
  }

  /// The ID of the attachment in the name of the copied file, or nil if there is none.
  var attachmentID: Attachment.ID? { copyName.flatMap(AttachmentFolder.attachmentID) }

  /// Removes the copied file, if there is one.
  func removeCopy(in file: BusinessFile?) {
    if let file, let copyName { try? removeFile("\(file.attachments.path)/\(copyName)") }
  }
}

nonisolated extension BusinessFile {
  /// The folder with the documents' files.
  var attachments: AttachmentFolder {
    AttachmentFolder("\(folder)/\(Document.folder)", maximumByteCount: Document.maximumByteCount)
  }
}
