import CGTK

/// The location of a file.
public nonisolated enum FileLocation: Hashable, Sendable {
  /// A path on this computer.
  case path(String)
  /// A URI that GIO can open, such as `file:` or `resource:`.
  case address(String)

  /// Creates a location from a URI or a path, which starts with a slash.
  public init(_ text: String) { self = text.hasPrefix("/") ? .path(text) : .address(text) }

  /// The path or the URI.
  var text: String {
    switch self {
    case .path(let text), .address(let text): text
    }
  }

  /// Creates a GFile; the caller owns the reference.
  func newHandle() -> OpaquePointer {
    switch self {
    case .path(let path): g_file_new_for_path(path)
    case .address(let address): g_file_new_for_uri(address)!
    }
  }

  /// Copies the file to another location, replacing any existing file.
  ///
  /// Call this method off the main thread, because it blocks on the disk or the network.
  ///
  /// - Parameter destination: The new file, in an existing folder; it gets the system's default permissions.
  /// - Throws: ``FileError`` with the system's message.
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
    throw FileError(destination.text, &failure)
  }
}
