import CGTK

extension PictureFile {
  /// A new GFile, with a reference for the caller.
  nonisolated func newHandle() -> OpaquePointer {
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
  public nonisolated func copy(to destination: PictureFile) throws(FileError) {
    let (source, target) = (newHandle(), destination.newHandle())
    defer {
      g_object_unref(UnsafeMutableRawPointer(source))
      g_object_unref(UnsafeMutableRawPointer(target))
    }
    let flags = GFileCopyFlags(
      rawValue: G_FILE_COPY_OVERWRITE.rawValue | G_FILE_COPY_TARGET_DEFAULT_PERMS.rawValue)
    var failure: UnsafeMutablePointer<GError>?
    guard g_file_copy(source, target, flags, nil, nil, nil, &failure) == 0 else { return }
    let place =
      switch destination {
      case .path(let name), .address(let name): name
      }
    throw FileError(path: place, kind: .other, reason: takeMessage(of: &failure))
  }
}
