import FloorplanUI
import GTKBridge

/// The contents of attachments that an app loads, and files with contents for other programs.
@MainActor
final class AttachmentContents {
  private var loaded: [AttachmentLoader: Result<EncodedImage, AttachmentError>] = [:]
  private var waiting: [AttachmentLoader: [(Result<EncodedImage, AttachmentError>) -> Void]] = [:]
  /// The programs that display PDF documents; nil if they aren't installed.
  var pdfPrograms = PDFPrograms()
  /// The local files of documents, for contents that don't change.
  private var documentFiles: [Attachment.Content: FileLocation] = [:]

  /// Returns the image of an attachment, or nil if it isn’t an image or isn’t loaded.
  func picture(of attachment: Attachment) -> ImageSource? {
    guard attachment.isPicture, case .loader(let loader) = attachment.content else { return attachment.picture }
    return (try? loaded[loader]?.get()).map(ImageSource.encoded)
  }

  /// Returns whether the loader hasn't been started.
  func needsLoading(_ loader: AttachmentLoader) -> Bool { loaded[loader] == nil && waiting[loader] == nil }

  /// Loads contents on another thread, once for all callers; a failed load is repeated.
  func load(_ loader: AttachmentLoader, then: @escaping (Result<EncodedImage, AttachmentError>) -> Void) {
    if let known = loaded[loader], case .success = known { return then(known) }
    waiting[loader, default: []].append(then)
    guard waiting[loader]?.count == 1 else { return }
    Background.run {
      Result { try loader.read() }.mapError { ($0 as? FileError).map(AttachmentError.init) ?? .unreadable("\($0)") }
    } then: { [weak self] result in
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

  /// Reads the start of a text off the main thread; the result is nil if it isn't UTF-8 or too large.
  func text(of attachment: Attachment, then: @escaping (Result<String?, AttachmentError>) -> Void) {
    func read(_ file: FileLocation) {
      Background.run {
        Result { () throws(PictureLoadError) in
          Self.text(try file.contents(limit: Self.maximumTextByteCount, cancellation: Cancellation()))
        }
      } then: { result in
        switch result {
        case .success(let text): then(.success(text))
        case .failure(.unreadable(let error)): then(.failure(AttachmentError(error)))
        case .failure: then(.success(nil))
        }
      }
    }
    switch attachment.content {
    case .file(let path): read(.path(path))
    case .uri(let uri): read(.address(uri))
    case .picture(let image): then(.success(Self.text(image.bytes)))
    case .loader(let loader): load(loader) { then($0.map { Self.text($0.bytes) }) }
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
    then: @escaping (Result<PDFDocument?, AttachmentError>) -> Void
  ) {
    func open(_ file: FileLocation) {
      Background.run { [pdfPrograms] in
        Result { () throws(AttachmentError) in
          let path = try file.localPath(limit: PDFDocument.maximumByteCount)
          return try pdfPrograms.map { (programs) throws(AttachmentError) in
            try PDFDocument(at: path, with: programs, cancellation)
          }
        }
      } then: { [weak self] result in
        if let self, case .success(let document?) = result { documentFiles[attachment.content] = .path(document.path) }
        then(result)
      }
    }
    if let known = documentFiles[attachment.content] { return open(known) }
    file(of: attachment) { result in
      switch result {
      case .failure(let problem): then(.failure(problem))
      case .success(let file): open(file)
      }
    }
  }

  /// Finds or writes a file with the contents of an attachment, for other programs.
  func file(of attachment: Attachment, then: @escaping (Result<FileLocation, AttachmentError>) -> Void) {
    func find(_ work: @escaping @Sendable () throws(FileError) -> FileLocation) {
      Background.run {
        Result(catching: work).mapError(AttachmentError.init)
      } then: {
        then($0)
      }
    }
    let name = attachment.name
    switch attachment.content {
    case .file(let path): find { () throws(FileError) in try FileLocation.path(path).checked() }
    case .uri(let uri): find { () throws(FileError) in try FileLocation.address(uri).checked() }
    case .picture(let image): find { () throws(FileError) in .path(try writeTemporaryFile(image.bytes, named: name)) }
    case .loader(let loader):
      load(loader) { result in
        switch result {
        case .failure(let problem): then(.failure(problem))
        case .success(let image): self.file(of: Attachment(name: name, content: .picture(image)), then: then)
        }
      }
    }
  }
}

nonisolated extension FileLocation {
  /// Returns the location, or throws if the file can't be read.
  fileprivate func checked() throws(FileError) -> FileLocation {
    _ = try info()
    return self
  }

  /// Returns the path of the file, or of a temporary copy if it isn't local.
  fileprivate func localPath(limit: Int) throws(AttachmentError) -> String {
    let byteCount = try Result { () throws(FileError) in try info().byteCount }.mapError(AttachmentError.init).get()
    guard byteCount ?? 0 <= limit else { throw .tooLarge(limit: limit) }
    if case .path(let path) = self { return path }
    let bytes = try Result { () throws(PictureLoadError) in try contents(limit: limit, cancellation: Cancellation()) }
      .mapError { AttachmentError(ImageError($0, address: "", bytes: limit, pixels: 0)) }.get()
    return try Result { () throws(FileError) in try writeTemporaryFile(bytes, named: "document.pdf") }
      .mapError(AttachmentError.init).get()
  }
}
