import Floorplan

/// An attachment whose bytes are where those of documents are.
nonisolated struct FiledAttachment: Hashable, Sendable {
  /// More than a picture of a camera has; the data of a user is no archive.
  static let mostBytes = 20_000_000
  /// The folder of the files, in that of the data.
  static let folder = "attachments"

  let attachment: Attachment
  let byteCount: Int
  let content: DocumentContent
  /// The file that was written; nil where there is none.
  private let path: String?

  /// Copies attachments beside the business data, on another thread.
  ///
  /// - Parameters:
  ///   - attachments: The attachments: in files, at addresses or pictures in memory.
  ///   - file: Where the data is saved; nil where it isn't, and only pictures can be kept.
  /// - Returns: What is known of each of them.
  /// - Throws: ``FilingError``, or `CancellationError` where the task was cancelled; nothing was copied then.
  @MainActor
  static func file(_ attachments: [Attachment], in file: BusinessFile?) async throws -> [FiledAttachment] {
    guard !attachments.isEmpty else { return [] }
    let cancellation = Cancellation()
    let result = await withTaskCancellationHandler {
      await copies(of: attachments, in: file, cancellation)
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }

  @MainActor
  private static func copies(
    of attachments: [Attachment], in file: BusinessFile?, _ cancellation: Cancellation
  ) async -> Result<[FiledAttachment], any Error> {
    await withCheckedContinuation { continuation in
      Background.run {
        Result { try Self.copy(attachments, to: file, cancellation) }
      } then: {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Takes the copy back, where nothing has become of it.
  func remove() { if let path { try? removeFile(path) } }

  /// The document that the attachment becomes.
  @MainActor
  func document(_ id: Document.ID) -> Document {
    Document(
      id: id, name: attachment.name, kind: attachment.picture == nil ? .report : .picture, byteCount: byteCount,
      date: attachment.date ?? .now(), content: content)
  }

  private static func copy(
    _ attachments: [Attachment], to file: BusinessFile?, _ cancellation: Cancellation
  ) throws -> [FiledAttachment] {
    var filed: [FiledAttachment] = []
    do {
      for attachment in attachments { filed.append(try FiledAttachment(attachment, in: file, cancellation)) }
    } catch {
      for one in filed { one.remove() }
      throw error
    }
    return filed
  }

  private init(_ attachment: Attachment, in file: BusinessFile?, _ cancellation: Cancellation) throws {
    let bytes = try Self.bytes(of: attachment, cancellation)
    self.attachment = attachment
    byteCount = bytes.count
    guard let file else {
      guard attachment.picture != nil else {
        throw FilingError(
          attachment, localized("this data is not saved, so that no file can be kept with it"))
      }
      path = nil
      content = .picture(bytes)
      return
    }
    let name = "\(Self.folder)/\(Self.fileName(of: attachment))"
    let target = "\(file.folder)/\(name)"
    do throws(FileError) {
      try makeFolders("\(file.folder)/\(Self.folder)")
      try writeFile(bytes, to: target)
    } catch {
      throw FilingError(attachment, error.reason)
    }
    path = target
    content = .file(name)
  }

  private static func bytes(of attachment: Attachment, _ cancellation: Cancellation) throws -> [UInt8] {
    let file: FileLocation
    switch attachment.content {
    case .picture(let image): return image.bytes
    case .file(let path): file = .path(path)
    case .address(let address): file = .address(address)
    case .loader: throw FilingError(attachment, localized("its content is not at hand"))
    }
    do throws(PictureProblem) {
      return try file.contents(limit: mostBytes, cancellation: cancellation)
    } catch {
      switch error {
      case .cancelled: throw CancellationError()
      case .tooManyBytes:
        throw FilingError(
          attachment, localized("it has more than %1$@ MB").filled(with: groupedDigits(mostBytes / 1_000_000)))
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
}

nonisolated extension Document {
  /// The file that was copied for the document, by its path from the folder of the data; nil where there is none, or the
  /// path leads elsewhere.
  var ownFile: String? {
    guard case .file(let path) = content else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] == FiledAttachment.folder ? path : nil
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

  var description: String { localized("%1$@ can’t be kept: %2$@.").filled(with: quoted(name), reason) }
}
