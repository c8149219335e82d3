import FloorplanUI
import GTKBridge
import Synchronization

/// The contents of attachments that an app loads, and files with contents for other programs.
final class AttachmentContents {
  private var loaded: [AttachmentLoader: Result<EncodedImage, AttachmentError>] = [:]
  private var waiting: [AttachmentLoader: [(Result<EncodedImage, AttachmentError>) -> Void]] = [:]
  /// Finds the programs that display PDF documents, off the main thread; nil if they aren't installed.
  var findPDFPrograms: @Sendable () -> PDFPrograms? = { PDFPrograms() }
  private let documentCopies = DocumentCopies()

  /// Returns the image of an attachment, or nil if it isn’t an image or isn’t loaded.
  func picture(of attachment: Attachment) -> ImageSource? {
    guard attachment.isPicture, case .loader(let loader) = attachment.content else { return attachment.picture }
    return (try? loaded[loader]?.get()).map(ImageSource.encoded)
  }

  /// Returns whether the loader hasn't been started.
  func needsLoading(_ loader: AttachmentLoader) -> Bool { loaded[loader] == nil && waiting[loader] == nil }

  /// Loads contents on another thread, once for all callers; a failed load is repeated.
  func load(_ loader: AttachmentLoader, completion: @escaping (Result<EncodedImage, AttachmentError>) -> Void) {
    if let known = loaded[loader], case .success = known { return completion(known) }
    waiting[loader, default: []].append(completion)
    guard waiting[loader]?.count == 1 else { return }
    Background.run {
      Result { try loader.read() }.mapError { AttachmentError(ofLoading: $0) }
    } completion: { [weak self] result in
      guard let self, let asking = waiting.removeValue(forKey: loader) else { return }
      let outcome = result.map { EncodedImage(id: "attachment \(Attachment.newID())", bytes: $0) }
      loaded[loader] = outcome
      for body in asking { body(outcome) }
    }
  }

  /// The maximum size of a text that is displayed, in bytes.
  nonisolated private static let maximumTextByteCount = 1_000_000
  /// The maximum number of Unicode scalars of a text that are displayed.
  nonisolated private static let maximumScalarCount = 64_000

  /// Reads contents off the main thread, after the app has loaded them if necessary.
  private func read<Content: Sendable>(
    _ attachment: Attachment, completion: @escaping (Result<Content, AttachmentError>) -> Void,
    _ body: @escaping @Sendable (ContentSource) throws(AttachmentError) -> Content
  ) {
    func read(_ source: ContentSource) {
      Background.run {
        Result { () throws(AttachmentError) in try body(source) }
      } completion: {
        completion($0)
      }
    }
    switch attachment.content {
    case .file(let path): read(.file(.path(path)))
    case .uri(let uri): read(.file(.address(uri)))
    case .picture(let image): read(.image(image))
    case .loader(let loader):
      load(loader) { result in
        switch result {
        case .success(let image): read(.image(image))
        case .failure(let problem): completion(.failure(problem))
        }
      }
    }
  }

  /// Reads the start of a text off the main thread; the result is nil if it isn't UTF-8 or too large.
  func text(of attachment: Attachment, completion: @escaping (Result<String?, AttachmentError>) -> Void) {
    read(attachment, completion: completion) { source throws(AttachmentError) in
      do throws(PictureLoadError) {
        return Self.text(try source.bytes(limit: Self.maximumTextByteCount, Cancellation()))
      } catch {
        if case .unreadable(let error) = error { throw AttachmentError(error) }
        return nil
      }
    }
  }

  nonisolated private static func text(_ bytes: [UInt8]) -> String? {
    guard bytes.count <= maximumTextByteCount, !bytes.contains(0),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    let content = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
    let start = content.prefix(maximumScalarCount)
    return start.endIndex == content.endIndex ? String(start) : String(start) + "…"
  }

  /// Opens a PDF document off the main thread; the result is nil if no program can display it.
  func document(
    of attachment: Attachment, cancellation: Cancellation,
    completion: @escaping (Result<PDFDocument?, AttachmentError>) -> Void
  ) {
    read(attachment, completion: completion) { [findPDFPrograms, documentCopies] source throws(AttachmentError) in
      guard let programs = findPDFPrograms() else {
        try source.check()
        return nil
      }
      return try PDFDocument(at: try documentCopies.path(of: source, cancellation), with: programs, cancellation)
    }
  }

  /// Finds or writes a file with the contents of an attachment, for other programs.
  func file(of attachment: Attachment, completion: @escaping (Result<FileLocation, AttachmentError>) -> Void) {
    let name = attachment.name
    read(attachment, completion: completion) { source throws(AttachmentError) in
      switch source {
      case .file(let file):
        _ = try source.info()
        return file
      case .image(let image): return .path(try writeNewFile(image.bytes, named: name))
      }
    }
  }
}

/// Writes a temporary file, off the main thread; the first call removes those of earlier days.
private nonisolated func writeNewFile(_ bytes: [UInt8], named name: String) throws(AttachmentError) -> String {
  _ = oldFilesRemoval
  do throws(FileError) { return try writeTemporaryFile(bytes, named: name) } catch { throw AttachmentError(error) }
}

private nonisolated let oldFilesRemoval: Void = removeOldTemporaryFiles()

/// The source of contents.
private nonisolated enum ContentSource: Hashable, Sendable {
  case file(FileLocation)
  case image(EncodedImage)

  /// Returns the properties of the file, or nil for an image.
  func info() throws(AttachmentError) -> FileInfo? {
    guard case .file(let file) = self else { return nil }
    do throws(FileError) { return try file.info() } catch { throw AttachmentError(error) }
  }

  /// Throws if the file of a document can't be read or is too large.
  func check() throws(AttachmentError) {
    let limit = PDFDocument.maximumByteCount
    guard try info()?.byteCount ?? 0 <= limit else { throw .tooLarge(limit: limit) }
  }

  func bytes(limit: Int, _ cancellation: Cancellation) throws(PictureLoadError) -> [UInt8] {
    switch self {
    case .image(let image): image.bytes
    case .file(let file): try file.contents(limit: limit, cancellation: cancellation)
    }
  }
}

/// Local copies of documents for the programs that read them, which are removed with this object; it is thread-safe.
private nonisolated final class DocumentCopies: Sendable {
  private let paths = Mutex<[ContentSource: String]>([:])

  deinit {
    for path in paths.withLock({ $0.values }) { removeTemporaryFile(path) }
  }

  /// Returns the absolute path of a document, or of its copy if it isn't a local file.
  func path(of source: ContentSource, _ cancellation: Cancellation) throws(AttachmentError) -> String {
    if case .file(.path(let path)) = source {
      try source.check()
      return absolutePath(path)
    }
    return try paths.withLock { (paths: inout [ContentSource: String]) throws(AttachmentError) in
      // The system may have removed the copy.
      if let known = paths[source], (try? FileLocation.path(known).info()) != nil { return known }
      try source.check()
      let limit = PDFDocument.maximumByteCount
      let bytes = try Result { () throws(PictureLoadError) in try source.bytes(limit: limit, cancellation) }
        .mapError { AttachmentError(ImageError($0, address: "", bytes: limit, pixels: 0)) }.get()
      let path = try writeNewFile(bytes, named: "document.pdf")
      paths[source] = path
      return path
    }
  }
}
