import FloorplanProgram
import FloorplanUI
import GTKBridge

/// A folder in which an app keeps copies of attachments.
///
///     let folder = AttachmentFolder("\(dataFolder)/attachments", maximumByteCount: 20_000_000)
///     let byteCounts = try await folder.save(order.newAttachments)
///     order.files += order.newAttachments.map(AttachmentFolder.copyName)
///
/// The names of the copies contain the IDs of the attachments, so copies that nothing uses can be found and removed.
public nonisolated struct AttachmentFolder: Hashable, Sendable {
  /// The path of the folder, which is created with the first copy.
  public let path: String
  /// The maximum size of a file, in bytes.
  public let maximumByteCount: Int

  /// Creates a value for a folder, which needn't exist.
  public init(_ path: String, maximumByteCount: Int = .max) {
    (self.path, self.maximumByteCount) = (path, maximumByteCount)
  }

  // MARK: Copies

  /// Returns the file name of an attachment's copy, with as much of its own name as fits.
  public static func copyName(of attachment: Attachment) -> String {
    // Other programs display the end of the name.
    var name = attachment.name.filter { $0 != "/" && $0 != "\0" }
    // A file name has at most 255 bytes.
    let id = attachment.id.filter { $0 != "/" && $0 != "\0" }
    while id.utf8.count + name.utf8.count > 240, !name.isEmpty { name.removeFirst() }
    return "\(id)-\(name)"
  }

  /// Copies attachments, on another thread.
  ///
  /// - Parameter attachments: The attachments; an existing copy is replaced.
  /// - Returns: The sizes of the copies, in bytes.
  /// - Throws: ``AttachmentRefusal``, or `CancellationError` if the task was canceled. New copies are removed then.
  @MainActor
  public func save(_ attachments: [Attachment]) async throws -> [Int] {
    guard !attachments.isEmpty else { return [] }
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Background.run {
          Result { try copyAll(attachments, cancellation) }
        } completion: {
          continuation.resume(with: $0)
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  /// Copies attachments that have no copy yet, on the current thread; unreadable ones are left out.
  public func copyMissing(_ attachments: [Attachment]) {
    for attachment in attachments where !hasCopy(of: attachment) { _ = try? copy(attachment, Cancellation()) }
  }

  private func copyPath(of attachment: Attachment) -> String { "\(path)/\(Self.copyName(of: attachment))" }

  private func hasCopy(of attachment: Attachment) -> Bool { FileIdentity(path: copyPath(of: attachment)) != nil }

  private func copyAll(_ attachments: [Attachment], _ cancellation: Cancellation) throws -> [Int] {
    var added: [Attachment] = []
    do {
      return try attachments.map { attachment in
        if cancellation.isCancelled { throw CancellationError() }
        let isNew = !hasCopy(of: attachment)
        let byteCount = try copy(attachment, cancellation)
        if isNew { added.append(attachment) }
        return byteCount
      }
    } catch {
      for attachment in added { try? removeFile(copyPath(of: attachment)) }
      throw error
    }
  }

  private func copy(_ attachment: Attachment, _ cancellation: Cancellation) throws -> Int {
    do {
      let bytes = try bytes(of: attachment, cancellation)
      try createFolder(path)
      try writeFile(bytes, to: copyPath(of: attachment))
      return bytes.count
    } catch let error as FileError {
      throw AttachmentRefusal(name: attachment.name, problem: .cannotSave(error.clause))
    } catch let problem as AttachmentError {
      throw AttachmentRefusal(name: attachment.name, problem: problem)
    }
  }

  private func bytes(of attachment: Attachment, _ cancellation: Cancellation) throws -> [UInt8] {
    let file: FileLocation
    switch attachment.content {
    case .picture(let image): return image.bytes
    case .file(let path): file = .path(path)
    case .uri(let uri): file = .address(uri)
    case .loader(let loader):
      return try Result { try loader.read() }.mapError { AttachmentError(ofLoading: $0) }.get()
    }
    do throws(PictureLoadError) {
      return try file.contents(limit: maximumByteCount, cancellation: cancellation)
    } catch {
      if case .cancelled = error { throw CancellationError() }
      throw AttachmentError(ImageError(error, address: "", bytes: maximumByteCount, pixels: 0))
    }
  }

  // MARK: Unused copies

  /// The names of all files in the folder.
  public var fileNames: [String] { namesInFolder(path) }

  /// Returns the ID of the attachment with a copy of a name, or nil for the name of another file.
  ///
  /// An ID that isn't one of the unique IDs of ``Attachment/init(id:name:content:contentType:byteCount:date:status:)``
  /// isn't recognized.
  package static func attachmentID(inCopyName name: some StringProtocol) -> Attachment.ID? {
    let parts = name.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    // Shorter numbers are rare among random ones of 64 bits, but not in names that users choose.
    let isRandom = parts.dropLast().allSatisfy { part in
      (11...13).contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    }
    return parts.count == 3 && isRandom ? "\(parts[0])-\(parts[1])" : nil
  }

  /// Removes copies that nothing uses.
  ///
  /// - Parameters:
  ///   - names: The names to remove; those that aren't names of copies are ignored.
  ///   - ids: The IDs of the attachments whose copies are kept.
  public func removeCopies(among names: [String], besides ids: Set<Attachment.ID>) {
    for (id, names) in Dictionary(grouping: names, by: Self.attachmentID(inCopyName:)) {
      // A second file with the same ID is a copy that the user has made.
      guard let id, !ids.contains(id), names.count == 1 else { continue }
      try? removeFile("\(path)/\(names[0])")
    }
  }
}
