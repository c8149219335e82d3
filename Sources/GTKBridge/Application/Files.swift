import CGTK
import Glibc
import Synchronization

/// An error from reading or writing a file.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Kind: Hashable, Sendable {
    /// The file doesn't exist.
    case missing
    /// Access is denied.
    case noPermission
    /// The path refers to a folder.
    case folder
    /// The path refers to a pipe, a socket or a device, which could block or be endless.
    case notRegularFile
    /// The file exceeds the size limit; the size is nil if unknown.
    case tooLarge(byteCount: Int?)
    /// The disk is full.
    case noSpace
    /// Any other error.
    case other
  }

  /// The path of the file.
  public let path: String
  /// The kind of error.
  public let kind: Kind
  /// The error message for logs, from the system if available.
  public let reason: String

  /// The path and the message.
  public nonisolated var description: String { "\(path): \(reason)" }
}

/// Reads a whole file.
///
/// The function is thread-safe, and never blocks on anything but a regular file.
///
/// - Parameters:
///   - path: The path of the file.
///   - limit: The maximum number of bytes to read.
/// - Returns: The contents.
/// - Throws: ``FileError`` with the system's message.
public nonisolated func contentsOfFile(_ path: String, limit: Int = .max) throws(FileError) -> [UInt8] {
  // Without O_NONBLOCK, opening a pipe waits for a writer.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
  guard descriptor >= 0 else { throw systemError(path) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw systemError(path) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw FileError(path: path, kind: .folder, reason: "it is a folder")
  default: throw FileError(path: path, kind: .notRegularFile, reason: "not a regular file")
  }
  let size = Int(status.st_size)
  guard size <= limit else { throw tooLarge(path, size, limit) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(size)
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw systemError(path) }
    guard count > 0 else { return bytes }
    guard bytes.count + count <= limit else { throw tooLarge(path, nil, limit) }
    bytes += buffer[..<count]
  }
}

/// Returns the absolute path of a relative one, without `.`, `..` and repeated slashes.
///
/// The function is thread-safe.
public nonisolated func absolutePath(_ path: String) -> String {
  String(taking: g_canonicalize_filename(path, nil)) ?? path
}

/// Writes a whole file atomically, replacing any existing file.
///
/// Readers see either the old or the new contents, even after a power loss: the bytes are written to a temporary file
/// in the same folder, synced, and renamed. The file replaces a symbolic link at the path. The function is thread-safe.
///
/// - Parameters:
///   - bytes: The contents.
///   - path: The path of the file, in an existing folder.
///   - mode: The permissions of a new file, by default only for the user.
/// - Throws: ``FileError`` with the system's message; the existing file is then unchanged.
public nonisolated func writeFile(_ bytes: [UInt8], to path: String, mode: Int32 = 0o600) throws(FileError) {
  var failure: UnsafeMutablePointer<GError>?
  let flags = GFileSetContentsFlags(
    rawValue: G_FILE_SET_CONTENTS_CONSISTENT.rawValue | G_FILE_SET_CONTENTS_DURABLE.rawValue)
  let isWritten = bytes.withUnsafeBytes { buffer in
    // An empty array may have no address, which GLib doesn't accept.
    let start = buffer.bindMemory(to: CChar.self).baseAddress
    return withUnsafePointer(to: CChar(0)) { nothing in
      g_file_set_contents_full(path, start ?? nothing, bytes.count, flags, mode, &failure)
    }
  }
  guard isWritten == 0 else { return }
  defer { g_clear_error(&failure) }
  // GLib's message contains the name of the temporary file. The system's messages follow from the error codes.
  let code = GFileError(rawValue: numericCast(failure?.pointee.code ?? 0))
  let numbers = [ENOENT, ENOTDIR, EACCES, EPERM, EROFS, EISDIR, ENOSPC, EIO, ENAMETOOLONG, ELOOP]
  if let number = numbers.first(where: { g_file_error_from_errno($0) == code }) { throw systemError(path, number) }
  throw FileError(path: path, kind: .other, reason: takeMessage(of: &failure))
}

/// Creates a folder and its missing parents, by default accessible only to the user.
///
/// The function is thread-safe.
///
/// - Throws: ``FileError`` with the system's message.
public nonisolated func createFolder(_ path: String, mode: Int32 = 0o700) throws(FileError) {
  guard g_mkdir_with_parents(path, mode) == 0 else { throw systemError(path) }
}

/// Renames a file within a file system, replacing any existing file.
///
/// The function is thread-safe.
///
/// - Throws: ``FileError`` with the system's message and the old path.
public nonisolated func renameFile(_ path: String, to other: String) throws(FileError) {
  guard rename(path, other) == 0 else { throw systemError(path) }
}

/// Removes a file; processes that have it open can still read it.
///
/// The function is thread-safe.
///
/// - Throws: ``FileError`` with the system's message.
public nonisolated func removeFile(_ path: String) throws(FileError) {
  guard unlink(path) == 0 else { throw systemError(path) }
}

/// Returns the names of the entries of a folder, sorted, or none if the folder can't be read.
///
/// Names that aren't UTF-8 are left out. The function is thread-safe.
public nonisolated func namesInFolder(_ path: String) -> [String] {
  guard let folder = g_dir_open(path, 0, nil) else { return [] }
  defer { g_dir_close(folder) }
  var names: [String] = []
  while let name = g_dir_read_name(folder) {
    if let text = String(validatingCString: name) { names.append(text) }
  }
  return names.sorted()
}

/// Returns the SHA-256 checksum of bytes, in hexadecimal digits.
package nonisolated func sha256(_ bytes: [UInt8]) -> String {
  String(taking: g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))) ?? ""
}

/// Returns whether a path refers to a symbolic link.
public nonisolated func isSymbolicLink(_ path: String) -> Bool { g_file_test(path, G_FILE_TEST_IS_SYMLINK) != 0 }

/// Locks a folder for this process until it exits; further calls succeed too.
///
/// The function is thread-safe.
///
/// - Returns: True if this process has the lock, false if another one has it, or nil if the folder can't be locked.
@discardableResult
public nonisolated func lockFolder(_ path: String) -> Bool? {
  lockedFolders.withLock { locked in
    guard !locked.contains(path) else { return true }
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isLocked = errno == EWOULDBLOCK
      close(descriptor)
      return isLocked ? false : nil
    }
    locked.insert(path)
    return true
  }
}

/// The paths of the folders that this process has locked.
private nonisolated let lockedFolders = Mutex<Set<String>>([])

/// Removes the temporary files that ``writeFile(_:to:mode:)`` leaves if its process is killed.
///
/// Call the function before the first write. It locks the folder, and does nothing if that fails. It is thread-safe.
///
/// - Parameters:
///   - folder: The folder of the files.
///   - isWritten: Returns whether the process may have written the file with a name.
public nonisolated func removeTemporaryFiles(in folder: String, of isWritten: (Substring) -> Bool) {
  guard lockFolder(folder) == true else { return }
  for name in namesInFolder(folder) {
    // GLib appends a period and six capital letters or digits. A suffix of only one kind may be the user's.
    let (suffix, rest) = (name.utf8.suffix(6), name.utf8.dropLast(6))
    let letterCount = suffix.count { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    let digitCount = suffix.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard letterCount > 0, digitCount > 0, letterCount + digitCount == 6, rest.last == UInt8(ascii: "."),
      isWritten(Substring(rest.dropLast()))
    else { continue }
    try? removeFile("\(folder)/\(name)")
  }
}

private nonisolated func tooLarge(_ path: String, _ size: Int?, _ limit: Int) -> FileError {
  let reason =
    size.map { "it has \($0) bytes; the limit is \(limit)" } ?? "it is larger than the limit of \(limit) bytes"
  return FileError(path: path, kind: .tooLarge(byteCount: size), reason: reason)
}

/// Returns the error for an error number of the system.
nonisolated func systemError(_ path: String, _ number: Int32 = errno) -> FileError {
  let kind: FileError.Kind =
    switch number {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM, EROFS: .noPermission
    case EISDIR: .folder
    // The errors of opening a socket, or a device without a driver.
    case ENXIO, ENODEV: .notRegularFile
    case ENOSPC, EDQUOT: .noSpace
    default: .other
    }
  return FileError(path: path, kind: kind, reason: String(cString: strerror(number)))
}

/// The base folder for user data, in which programs have their own folders.
public nonisolated var userDataFolder: String { String(cString: g_get_user_data_dir()) }

/// Returns the value of an environment variable.
public nonisolated func environmentVariable(_ name: String) -> String? { g_getenv(name).map { String(cString: $0) } }

/// Returns the path of a GFile, or its URI if the path doesn't exist, as on a server, or isn't valid UTF-8.
nonisolated func pathOrAddress(of file: OpaquePointer) -> String {
  if let path = g_file_get_path(file) {
    defer { g_free(path) }
    // A file name may contain any bytes; a text with replacement characters would refer to another file.
    if let text = String(validatingCString: path) { return text }
  }
  return String(taking: g_file_get_uri(file)) ?? ""
}
