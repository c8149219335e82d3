import Floorplan

/// Attachments that become documents: their bytes are where those of documents are.
nonisolated extension Document {
  /// More than a picture of a camera has; the data of a user is no archive.
  static let mostBytes = 20_000_000
  /// The folder of the files, in that of the data.
  static let folder = "attachments"

  /// Copies attachments beside the business data, on another thread.
  ///
  /// - Parameters:
  ///   - attachments: The attachments: in files, at addresses or pictures in memory.
  ///   - file: Where the data is saved; nil where it isn't, and only pictures can be kept.
  /// - Returns: A document with the id of each of them.
  /// - Throws: ``FilingError``, or `CancellationError` where the task was cancelled; nothing was copied then.
  @MainActor
  static func filing(_ attachments: [Attachment], in file: BusinessFile?) async throws -> [Document] {
    guard !attachments.isEmpty else { return [] }
    let (now, cancellation) = (DateTime.now(), Cancellation())
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Background.run {
          Result { try copies(of: attachments, in: file, now, cancellation) }
        } then: {
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
    do {
      for attachment in attachments {
        let bytes = try bytes(of: attachment, cancellation)
        documents.append(
          Document(
            id: Document.ID(rawValue: attachment.id), name: attachment.name,
            kind: attachment.picture == nil ? .report : .picture, byteCount: bytes.count,
            date: attachment.date ?? now, content: try content(bytes, of: attachment, in: file)))
      }
    } catch {
      for document in documents { document.removeOwnFile(in: file) }
      throw error
    }
    return documents
  }

  private static func content(
    _ bytes: [UInt8], of attachment: Attachment, in file: BusinessFile?
  ) throws(FilingError) -> DocumentContent {
    guard let file else {
      guard attachment.picture != nil else {
        throw FilingError(
          attachment, localized("this data isn’t saved, so files can’t be added"))
      }
      return .picture(bytes)
    }
    let path = "\(folder)/\(fileName(of: attachment))"
    do throws(FileError) {
      try makeFolders("\(file.folder)/\(folder)")
      try writeFile(bytes, to: "\(file.folder)/\(path)")
    } catch {
      throw FilingError(attachment, error.reason)
    }
    return .file(path)
  }

  private static func bytes(of attachment: Attachment, _ cancellation: Cancellation) throws -> [UInt8] {
    let file: FileLocation
    switch attachment.content {
    case .picture(let image): return image.bytes
    case .file(let path): file = .path(path)
    case .address(let address): file = .address(address)
    case .loader: throw FilingError(attachment, localized("its content isn’t available"))
    }
    do throws(PictureProblem) {
      return try file.contents(limit: mostBytes, cancellation: cancellation)
    } catch {
      switch error {
      case .cancelled: throw CancellationError()
      case .tooManyBytes:
        throw FilingError(
          attachment, localized("it is larger than %1$@ MB").filled(with: groupedDigits(mostBytes / 1_000_000)))
      case .unreadable(let reason), .undecodable(let reason): throw FilingError(attachment, reason)
      case .truncated, .tooManyPixels: throw FilingError(attachment, localized("it can’t be read"))
      }
    }
  }

  /// A name that no other has, with as much of the attachment's own as there is room for: other programs show it.
  private static func fileName(of attachment: Attachment) -> String {
    var name = attachment.name.filter { $0 != "/" && $0 != "\0" }
    // A file system takes 255 bytes for a name.
    while attachment.id.utf8.count + name.utf8.count > 240, !name.isEmpty { name.removeFirst() }
    return "\(attachment.id)-\(name)"
  }

  /// The file that was copied for the document, by its path from the folder of the data; nil where there is none, or the
  /// path leads elsewhere.
  var ownFile: String? {
    guard case .file(let path) = content else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] == Self.folder ? path : nil
  }

  /// Takes the copy back, where nothing has become of it.
  func removeOwnFile(in file: BusinessFile?) {
    if let file, let ownFile { try? removeFile("\(file.folder)/\(ownFile)") }
  }
}

/// Why an attachment could not be kept with an order.
nonisolated struct FilingError: Error, Hashable, CustomStringConvertible {
  /// What the attachment is called.
  let name: String
  let reason: String

  init(_ attachment: Attachment, _ reason: String) {
    name = attachment.name
    self.reason = reason
  }

  var description: String { localized("Can’t save %1$@: %2$@.").filled(with: quoted(name), reason) }
}
