import Floorplan
import FloorplanProgram

/// Saving attachments as documents, with their bytes in the folder of the business data.
nonisolated extension Document {
  /// The maximum size of a document, in bytes; a picture from a camera is smaller.
  static let maximumByteCount = 20_000_000
  /// The folder of the documents' files, in the folder of the business data.
  static let folder = "attachments"

  /// Saves attachments as documents in the folder of the business data, on another thread.
  ///
  /// - Parameters:
  ///   - attachments: Attachments in files, at addresses or in memory.
  ///   - file: The file of the business data; if it is nil, only pictures can be kept.
  /// - Returns: Documents with the IDs of the attachments.
  /// - Throws: ``AttachmentSaveError``, or `CancellationError` if the task was canceled. Copies are removed then.
  @MainActor
  static func saveAttachments(_ attachments: [Attachment], in file: BusinessFile?) async throws -> [Document] {
    guard !attachments.isEmpty else { return [] }
    let (now, cancellation) = (DateTime.now(), Cancellation())
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Background.run {
          Result { try copies(of: attachments, in: file, now, cancellation) }
        } completion: {
          continuation.resume(with: $0)
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  private static func copies(
    of attachments: [Attachment], in file: BusinessFile?, _ now: DateTime, _ cancellation: Cancellation
  ) throws -> [Document] {
    var documents: [Document] = []
    var copied: Set<Attachment.ID> = []
    do {
      for attachment in attachments {
        let bytes = try bytes(of: attachment, cancellation)
        if let file, !attachment.hasCopy(in: file) { copied.insert(attachment.id) }
        documents.append(
          Document(attachment, now, byteCount: bytes.count, try content(bytes, of: attachment, in: file)))
      }
    } catch {
      // A draft may use copies from before.
      for document in documents where copied.contains(document.id.rawValue) { document.removeCopiedFile(in: file) }
      throw error
    }
    return documents
  }

  private init(_ attachment: Attachment, _ now: DateTime, byteCount: Int, _ content: DocumentContent) {
    self.init(
      id: Document.ID(rawValue: attachment.id), name: attachment.name,
      kind: attachment.picture == nil ? .report : .picture, byteCount: byteCount, date: attachment.date ?? now,
      content: content)
  }

  /// Creates the document of an attachment that ``copyFiles(of:in:)`` copies.
  @MainActor
  init(copying attachment: Attachment) {
    self.init(attachment, DateTime.now(), byteCount: attachment.byteCount ?? 0, .file(attachment.copyPath))
  }

  /// Copies the files of attachments that aren't in the folder of the business data yet; unreadable ones are left out.
  static func copyFiles(of attachments: [Attachment], in file: BusinessFile) {
    for attachment in attachments where !attachment.hasCopy(in: file) {
      _ = try? content(bytes(of: attachment, Cancellation()), of: attachment, in: file)
    }
  }

  private static func content(
    _ bytes: [UInt8], of attachment: Attachment, in file: BusinessFile?
  ) throws(AttachmentSaveError) -> DocumentContent {
    guard let file else {
      guard attachment.picture != nil else {
        throw AttachmentSaveError(
          attachment, localized("this data isn’t saved, so files can’t be added"))
      }
      return .picture(bytes)
    }
    let path = attachment.copyPath
    do throws(FileError) {
      try createFolder("\(file.folder)/\(folder)")
      // Otherwise, another process could remove the file, which no saved data uses yet.
      lockFolder(file.folder)
      try writeFile(bytes, to: "\(file.folder)/\(path)")
    } catch {
      throw AttachmentSaveError(attachment, error.clause)
    }
    return .file(path)
  }

  private static func bytes(of attachment: Attachment, _ cancellation: Cancellation) throws -> [UInt8] {
    let file: FileLocation
    switch attachment.content {
    case .picture(let image): return image.bytes
    case .file(let path): file = .path(path)
    case .uri(let uri): file = .address(uri)
    case .loader: throw AttachmentSaveError(attachment, localized("its content isn’t available"))
    }
    do throws(PictureLoadError) {
      return try file.contents(limit: maximumByteCount, cancellation: cancellation)
    } catch {
      switch error {
      case .cancelled: throw CancellationError()
      case .tooManyBytes:
        throw AttachmentSaveError(
          attachment, localized("it is larger than %1$@ MB").filled(with: groupedDigits(maximumByteCount / 1_000_000)))
      case .unreadable(let error): throw AttachmentSaveError(attachment, error.clause)
      case .undecodable, .truncated, .tooManyPixels:
        throw AttachmentSaveError(attachment, localized("it can’t be read"))
      }
    }
  }

  /// The path of the copied file, relative to the folder of the business data, or nil if the document has no such copy.
  var copiedFile: String? {
    guard case .file(let path) = content else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] == Self.folder ? path : nil
  }

  /// The ID of the attachment in the name of the copied file, or nil if there is none.
  var attachmentID: String? {
    copiedFile.flatMap { Self.attachmentID(inFileName: $0.dropFirst(Self.folder.count + 1)) }
  }

  /// Returns the ID of the attachment in a name of a copied file, or nil for any other name.
  static func attachmentID(inFileName name: some StringProtocol) -> String? {
    let parts = name.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    // Shorter numbers are rare among random ones of 64 bits, but not in names that users choose.
    let isRandom = parts.dropLast().allSatisfy { part in
      (11...13).contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    }
    return parts.count == 3 && isRandom ? "\(parts[0])-\(parts[1])" : nil
  }

  /// Removes the copied file, if there is one.
  func removeCopiedFile(in file: BusinessFile?) {
    if let file, let copiedFile { try? removeFile("\(file.folder)/\(copiedFile)") }
  }
}

private nonisolated extension Attachment {
  /// The path of the copied file, relative to the folder of the business data.
  ///
  /// It contains as much of the attachment's name as fits, since other programs display it.
  var copyPath: String {
    var name = name.filter { $0 != "/" && $0 != "\0" }
    // A file name has at most 255 bytes.
    while id.utf8.count + name.utf8.count > 240, !name.isEmpty { name.removeFirst() }
    return "\(Document.folder)/\(id)-\(name)"
  }

  func hasCopy(in file: BusinessFile) -> Bool { FileIdentity(path: "\(file.folder)/\(copyPath)") != nil }
}

/// The reason why an attachment can't be saved with an order.
nonisolated struct AttachmentSaveError: Error, Hashable, CustomStringConvertible {
  /// The name of the attachment.
  let name: String
  let reason: String

  init(_ attachment: Attachment, _ reason: String) {
    name = attachment.name
    self.reason = reason
  }

  var description: String { localized("Can’t save “%1$@”: %2$@.").filled(with: onOneLine(name), reason) }
}
