import CGTK

/// What people paste or drop: files, or a picture that stands in no file.
public nonisolated enum TransferredContent: Hashable, Sendable {
  /// The paths of files, at least one; a file that has no path, as on a server, is its address.
  case files([String])
  /// The bytes of a picture's file, and their type, as in `image/png`.
  case picture([UInt8], contentType: String)
  /// Neither files nor a picture.
  case nothing
  /// What there was could not be read.
  case failed(PictureProblem)

  /// What pictures come as, the best first.
  static let pictureTypes = [
    "image/png", "image/jpeg", "image/webp", "image/tiff", "image/bmp", "image/gif", "image/svg+xml",
  ]
}

extension Clipboard {
  /// Whether there are files or a picture on the clipboard.
  public var hasFilesOrPicture: Bool {
    ContentTransfer.kind(of: .clipboard(pointer)) != nil
  }

  /// Reads the files or the picture that are on the clipboard, files first.
  ///
  /// - Parameters:
  ///   - limit: The most bytes of a picture.
  ///   - then: Is called once with what there was.
  public func readFilesOrPicture(limit: Int, then: @escaping (TransferredContent) -> Void) {
    ContentTransfer(.clipboard(pointer), limit, then).begin()
  }

  /// Puts a picture on the clipboard.
  public func set(texture: Texture) { gdk_clipboard_set_texture(OpaquePointer(pointer), texture.pointer) }
}
