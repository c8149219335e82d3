import FloorplanUI
import GTKBridge

/// The bytes of attachments that an app loads, and files with the bytes of those that are in none.
@MainActor
final class AttachmentContents {
  private var loaded: [AttachmentLoader: Result<EncodedImage, AttachmentProblem>] = [:]
  private var waiting: [AttachmentLoader: [(Result<EncodedImage, AttachmentProblem>) -> Void]] = [:]
  private static var count = 0

  /// What a loader gave; nil where it has not been asked, or is still at work.
  func known(_ loader: AttachmentLoader) -> Result<EncodedImage, AttachmentProblem>? { loaded[loader] }

  /// Whether a loader is at work.
  func isLoading(_ loader: AttachmentLoader) -> Bool { waiting[loader] != nil }

  /// Has a loader give its bytes, on another thread and once for all that ask; what failed is tried again.
  func load(_ loader: AttachmentLoader, then: @escaping (Result<EncodedImage, AttachmentProblem>) -> Void) {
    if let known = loaded[loader], (try? known.get()) != nil { return then(known) }
    guard waiting[loader] == nil else {
      waiting[loader]?.append(then)
      return
    }
    waiting[loader] = [then]
    Background.run {
      Result { try loader.read() }.mapError { AttachmentProblem.unreadable("\($0)") }
    } then: { [weak self] result in
      self?.finish(loader, result)
    }
  }

  private func finish(_ loader: AttachmentLoader, _ result: Result<[UInt8], AttachmentProblem>) {
    Self.count += 1
    let number = Self.count
    let outcome = result.map { EncodedImage(id: "attachment \(number)", bytes: $0) }
    guard let asking = waiting.removeValue(forKey: loader) else { return }
    loaded[loader] = outcome
    for body in asking { body(outcome) }
  }

  /// Forgets everything, and who waits.
  func cancel() {
    waiting = [:]
    loaded = [:]
  }

  /// A file with the bytes of an attachment, which other programs can read.
  func file(of attachment: Attachment, then: @escaping (Result<FileLocation, AttachmentProblem>) -> Void) {
    switch attachment.content {
    case .file(let path): check(.path(path), then)
    case .address(let address): check(.address(address), then)
    case .picture(let image): write(image.bytes, attachment.name, then)
    case .loader(let loader):
      load(loader) { result in
        switch result {
        case .failure(let problem): then(.failure(problem))
        case .success(let image): self.write(image.bytes, attachment.name, then)
        }
      }
    }
  }

  /// Opens an attachment with the program that people have chosen for its type.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - display: Where the program is to show it.
  ///   - then: Is called once with why that was not possible, or nil.
  func open(_ attachment: Attachment, on display: Display, then: @escaping (AttachmentProblem?) -> Void) {
    file(of: attachment) { result in
      switch result {
      case .failure(let problem): then(problem)
      case .success(let file): FileLauncher.open(file, on: display) { then($0.map(AttachmentProblem.notOpened)) }
      }
    }
  }

  private func check(_ file: FileLocation, _ then: @escaping (Result<FileLocation, AttachmentProblem>) -> Void) {
    Background.run {
      Result { () throws(FileError) in try file.facts() }.map { _ in file }.mapError(AttachmentProblem.init)
    } then: {
      then($0)
    }
  }

  private func write(
    _ bytes: [UInt8], _ name: String, _ then: @escaping (Result<FileLocation, AttachmentProblem>) -> Void
  ) {
    Background.run {
      Result { () throws(FileError) in try writeTemporaryFile(bytes, named: name) }.map(FileLocation.path)
        .mapError(AttachmentProblem.init)
    } then: {
      then($0)
    }
  }
}
