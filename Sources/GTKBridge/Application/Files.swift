import CGTK

/// Why a file could not be read.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What the system says.
  public let reason: String

  /// The file and the reason.
  public nonisolated var description: String { "\(path): \(reason)" }
}

/// Reads a whole file.
///
/// Can be called from any thread.
/// - Throws: ``FileError`` with the system's reason.
public nonisolated func contentsOfFile(_ path: String) throws(FileError) -> [UInt8] {
  // A pipe or a device would block, or never end.
  if g_file_test(path, G_FILE_TEST_EXISTS) != 0, g_file_test(path, G_FILE_TEST_IS_REGULAR) == 0 {
    throw FileError(path: path, reason: "not a regular file")
  }
  var bytes: UnsafeMutablePointer<CChar>?
  var count: gsize = 0
  var failure: UnsafeMutablePointer<GError>?
  guard g_file_get_contents(path, &bytes, &count, &failure) != 0 else {
    let reason = failure.map { String(cString: $0.pointee.message) } ?? "unknown error"
    g_clear_error(&failure)
    throw FileError(path: path, reason: reason)
  }
  defer { g_free(bytes) }
  return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count)))
}

/// The folders in which installed data is looked for, the user's first.
public nonisolated var dataFolders: [String] {
  var folders = [String(cString: g_get_user_data_dir())]
  var next = g_get_system_data_dirs()
  while let folder = next?.pointee {
    folders.append(String(cString: folder))
    next = next?.successor()
  }
  return folders
}

/// The value of an environment variable.
public nonisolated func environmentVariable(_ name: String) -> String? { g_getenv(name).map { String(cString: $0) } }
