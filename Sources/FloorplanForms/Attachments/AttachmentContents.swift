import FloorplanUI
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
      Result { try loader.read() }.mapError { ($0 as? FileError).map(AttachmentError.init) ?? .unreadable("\($0)") }
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

  /// Passes on the file or the image with the contents of an attachment.
  private func withSource<Content>(
    of attachment: Attachment, completion: @escaping (Result<Content, AttachmentError>) -> Void,
    body: @escaping (DocumentCopies.Source) -> Void
  ) {
    switch attachment.content {
    case .file(let path): body(.file(.path(path)))
    case .uri(let uri): body(.file(.address(uri)))
    case .picture(let image): body(.image(image))
    case .loader(let loader):
      load(loader) { result in
        switch result {
        case .success(let image): body(.image(image))
        case .failure(let problem): completion(.failure(problem))
        }
      }
    }
  }

  /// Reads the start of a text off the main thread; the result is nil if it isn't UTF-8 or too large.
  func text(of attachment: Attachment, completion: @escaping (Result<String?, AttachmentError>) -> Void) {
    withSource(of: attachment, completion: completion) { source in
      switch source {
      case .image(let image): completion(.success(Self.text(image.bytes)))
      case .file(let file):
        Background.run {
          Result { () throws(PictureLoadError) in
            Self.text(try file.contents(limit: Self.maximumTextByteCount, cancellation: Cancellation()))
          }
        } completion: { result in
          switch result {
          case .success(let text): completion(.success(text))
          case .failure(.unreadable(let error)): completion(.failure(AttachmentError(error)))
          case .failure: completion(.success(nil))
          }
        }
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
    withSource(of: attachment, completion: completion) { [findPDFPrograms, documentCopies] source in
      Background.run {
        Result { () throws(AttachmentError) in
          guard let programs = findPDFPrograms() else {
            try source.check()
            return nil
          }
          let path = try documentCopies.path(of: source, cancellation)
          return try PDFDocument(at: path, with: programs, cancellation)
        }
      } completion: {
        completion($0)
      }
    }
  }

  /// Finds or writes a file with the contents of an attachment, for other programs.
  func file(of attachment: Attachment, completion: @escaping (Result<FileLocation, AttachmentError>) -> Void) {
    let name = attachment.name
    withSource(of: attachment, completion: completion) { source in
      Background.run {
        Result { () throws(FileError) in
          switch source {
          case .file(let file):
            _ = try file.info()
            return file
          case .image(let image): return FileLocation.path(try writeNewFile(image.bytes, named: name))
          }
        }.mapError(AttachmentError.init)
      } completion: {
        completion($0)
      }
    }
  }
}

/// Writes a temporary file, off the main thread; the first call removes those of earlier days.
private nonisolated func writeNewFile(_ bytes: [UInt8], named name: String) throws(FileError) -> String {
  _ = oldFilesRemoval
  return try writeTemporaryFile(bytes, named: name)
}

private nonisolated let oldFilesRemoval: Void = removeOldTemporaryFiles()

/// Local copies of documents for the programs that read them, which are removed with this object; it is thread-safe.
private nonisolated final class DocumentCopies: Sendable {
  /// The source of a document.
  nonisolated enum Source: Hashable, Sendable {
    case file(FileLocation)
    case image(EncodedImage)

    /// Throws if the file can't be read or is too large.
    func check() throws(AttachmentError) {
      guard case .file(let file) = self else { return }
      let info = try Result { () throws(FileError) in try file.info() }.mapError(AttachmentError.init).get()
      guard info.byteCount ?? 0 <= PDFDocument.maximumByteCount else {
        throw .tooLarge(limit: PDFDocument.maximumByteCount)
      }
    }

    fileprivate func bytes(_ cancellation: Cancellation) throws(AttachmentError) -> [UInt8] {
      switch self {
      case .image(let image): return image.bytes
      case .file(let file):
        try check()
        let limit = PDFDocument.maximumByteCount
        return try Result { () throws(PictureLoadError) in
          try file.contents(limit: limit, cancellation: cancellation)
        }.mapError { AttachmentError(ImageError($0, address: "", bytes: limit, pixels: 0)) }.get()
      }
    }
  }

  private let paths = Mutex<[Source: String]>([:])

  deinit {
    for path in paths.withLock({ $0.values }) { removeTemporaryFile(path) }
  }

  /// Returns the absolute path of a document, or of its copy if it isn't a local file.
  func path(of source: Source, _ cancellation: Cancellation) throws(AttachmentError) -> String {
    if case .file(.path(let path)) = source {
      try source.check()
      return absolutePath(path)
    }
    return try paths.withLock { (paths: inout [Source: String]) throws(AttachmentError) in
      // The system may have removed the copy.
      if let known = paths[source], (try? FileLocation.path(known).info()) != nil { return known }
      let bytes = try source.bytes(cancellation)
      let path = try Result { () throws(FileError) in try writeNewFile(bytes, named: "document.pdf") }
        .mapError(AttachmentError.init).get()
      paths[source] = path
      return path
    }
  }
}
