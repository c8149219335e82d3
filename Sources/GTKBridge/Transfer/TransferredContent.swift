import CGTK

/// Pasted or dropped content: files, or a picture that isn't a file.
public nonisolated enum TransferredContent: Hashable, Sendable {
  /// The paths of at least one file, or the URI of a file without a path, as on a server.
  case files([String])
  /// The encoded picture and its content type, such as `image/png`.
  case picture([UInt8], contentType: String)
  /// Neither files nor a picture.
  case nothing
  /// The content can't be read.
  case failed(PictureProblem)

  /// The accepted picture types in order of preference.
  static let pictureTypes = [
    "image/png", "image/jpeg", "image/webp", "image/tiff", "image/bmp", "image/gif", "image/svg+xml",
  ]
}

extension Clipboard {
  /// Whether the clipboard contains files or a picture.
  public var hasFilesOrPicture: Bool {
    ContentTransfer.kind(of: .clipboard(pointer)) != nil
  }

  /// Reads the files or the picture on the clipboard, preferring files.
  ///
  /// - Parameters:
  ///   - limit: The maximum size of a picture, in bytes.
  ///   - then: A closure that is called once with the content.
  public func readFilesOrPicture(limit: Int, then: @escaping (TransferredContent) -> Void) {
    ContentTransfer(.clipboard(pointer), limit, then).begin()
  }

  /// Copies a picture to the clipboard.
  public func set(texture: Texture) { gdk_clipboard_set_texture(OpaquePointer(pointer), texture.pointer) }
}
