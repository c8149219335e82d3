import CGTK

/// The location of a file.
public nonisolated enum FileLocation: Hashable, Sendable {
  /// A path on this machine.
  case path(String)
  /// A URI that GIO can open: `file:`, `resource:` and more.
  case address(String)

  /// Makes a location from a path, which begins with a slash, or a URI.
  public init(_ text: String) { self = text.hasPrefix("/") ? .path(text) : .address(text) }

  /// The path or the URI.
  var text: String {
    switch self {
    case .path(let text), .address(let text): text
    }
  }

  /// A new GFile, with a reference for the caller.
  func newHandle() -> OpaquePointer {
    switch self {
    case .path(let path): g_file_new_for_path(path)
    case .address(let address): g_file_new_for_uri(address)!
    }
  }

  /// Writes all of the file to another place, in place of what is there.
  ///
  /// To be called off the main thread, since it takes as long as the disk or the network does.
  ///
  /// - Parameter destination: The new file, in a folder that is there; anybody may read it whom the system lets by itself.
  /// - Throws: ``FileError`` with the system's reason.
  public func copy(to destination: FileLocation) throws(FileError) {
    let (source, target) = (newHandle(), destination.newHandle())
    defer {
      g_object_unref(UnsafeMutableRawPointer(source))
      g_object_unref(UnsafeMutableRawPointer(target))
    }
    let flags = GFileCopyFlags(
      rawValue: G_FILE_COPY_OVERWRITE.rawValue | G_FILE_COPY_TARGET_DEFAULT_PERMS.rawValue)
    var failure: UnsafeMutablePointer<GError>?
    guard g_file_copy(source, target, flags, nil, nil, nil, &failure) == 0 else { return }
    throw FileError(path: destination.text, kind: .other, reason: takeMessage(of: &failure))
  }
}
