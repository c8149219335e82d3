import CGTK

/// Pasted or dropped content: files, or a picture that isn't a file.
public nonisolated enum TransferredContent: Hashable, Sendable {
  /// The paths of at least one file, or the URI of a file without a path, as on a server.
  case files([String])
  /// The encoded picture and its content type, such as `image/png`.
  case picture([UInt8], contentType: String)
  /// Neither files nor a picture.
  case unsupported
  /// The content can't be read.
  case failed(PictureLoadError)

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
  ///   - completion: A closure that is called once with the content.
  public func readFilesOrPicture(limit: Int, completion: @escaping (TransferredContent) -> Void) {
    ContentTransfer(.clipboard(pointer), limit, completion).begin()
  }

  /// Copies a picture to the clipboard.
  public func set(texture: Texture) { gdk_clipboard_set_texture(OpaquePointer(pointer), texture.pointer) }

  /// Copies files to the clipboard: file managers paste copies, text editors paste the URIs.
  public func set(files: [FileLocation]) {
    var handles: [OpaquePointer?] = files.map { $0.newHandle() }
    withValue(of: gdk_file_list_get_type()) { value in
      let list = gdk_file_list_new_from_array(&handles, gsize(handles.count))
      g_value_take_boxed(value, list.map { UnsafeRawPointer($0) })
      gdk_clipboard_set_value(OpaquePointer(pointer), value)
    }
    for handle in handles { g_object_unref(handle.map { UnsafeMutableRawPointer($0) }) }
  }
}
