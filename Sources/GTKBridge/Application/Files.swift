import CGTK
import Glibc

/// Why a file could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing is wrong.
  public enum Kind: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// It may not be read.
    case noPermission
    /// It is a folder.
    case folder
    /// It is a pipe, a socket or a device: reading would wait, or never end.
    case notRegular
    /// It has more bytes than were wanted: so many, or an unknown number where the system doesn't know the size either.
    case tooLarge(byteCount: Int?)
    /// Something else.
    case other
  }

  /// The file.
  public let path: String
  /// What kind of thing is wrong.
  public let kind: Kind
  /// The same in words, those of the system where it has some.
  public let reason: String

  /// The file and the reason.
  public nonisolated var description: String { "\(path): \(reason)" }
}

/// Reads a whole file.
///
/// Can be called from any thread, and never waits for what is no file.
///
/// - Parameters:
///   - path: The file.
///   - limit: The most bytes to read.
/// - Returns: The bytes.
/// - Throws: ``FileError`` with the system's reason.
public nonisolated func contentsOfFile(_ path: String, limit: Int = .max) throws(FileError) -> [UInt8] {
  // Without O_NONBLOCK, opening a pipe waits for someone who writes.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
  guard descriptor >= 0 else { throw systemError(path) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw systemError(path) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw FileError(path: path, kind: .folder, reason: "it is a folder")
  default: throw FileError(path: path, kind: .notRegular, reason: "not a regular file")
  }
  let size = Int(status.st_size)
  guard size <= limit else { throw tooLarge(path, size, limit) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(size)
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw systemError(path) }
    guard count > 0 else { return bytes }
    guard bytes.count + count <= limit else { throw tooLarge(path, nil, limit) }
    bytes += piece[..<count]
  }
}

/// Writes a whole file, in place of what is there.
///
/// Whoever reads it finds the old bytes or the new ones, also after a loss of power: they are written beside it, made
/// durable, and take its name.  A symbolic link at the path is replaced by the file.  Can be called from any thread.
///
/// - Parameters:
///   - bytes: The bytes.
///   - path: The file, in a folder that is there.
///   - mode: Who may read and write it where it is new: nobody but the user if not said otherwise.
/// - Throws: ``FileError`` with the system's reason; what was there is there still.
public nonisolated func writeFile(_ bytes: [UInt8], to path: String, mode: Int32 = 0o600) throws(FileError) {
  var failure: UnsafeMutablePointer<GError>?
  let flags = GFileSetContentsFlags(
    rawValue: G_FILE_SET_CONTENTS_CONSISTENT.rawValue | G_FILE_SET_CONTENTS_DURABLE.rawValue)
  let isWritten = bytes.withUnsafeBytes { buffer in
    // An empty array may have no address, which GLib doesn't take.
    let start = buffer.bindMemory(to: CChar.self).baseAddress
    return withUnsafePointer(to: CChar(0)) { nothing in
      g_file_set_contents_full(path, start ?? nothing, bytes.count, flags, mode, &failure)
    }
  }
  guard isWritten == 0 else { return }
  defer { g_clear_error(&failure) }
  // GLib's words name a temporary file that nobody knows; the system's follow from its codes.
  let code = GFileError(rawValue: numericCast(failure?.pointee.code ?? 0))
  if let known = systemNumbers.first(where: { $0.code == code }) { throw systemError(path, known.number) }
  throw FileError(path: path, kind: .other, reason: takeMessage(of: &failure))
}

/// The system's numbers for GLib's codes of what happens to files that are written.
private nonisolated var systemNumbers: [(code: GFileError, number: Int32)] {
  [
    (G_FILE_ERROR_NOENT, ENOENT), (G_FILE_ERROR_NOTDIR, ENOTDIR), (G_FILE_ERROR_ACCES, EACCES),
    (G_FILE_ERROR_PERM, EPERM), (G_FILE_ERROR_ROFS, EROFS), (G_FILE_ERROR_ISDIR, EISDIR),
    (G_FILE_ERROR_NOSPC, ENOSPC), (G_FILE_ERROR_IO, EIO), (G_FILE_ERROR_NAMETOOLONG, ENAMETOOLONG),
    (G_FILE_ERROR_LOOP, ELOOP),
  ]
}

/// Makes a folder, and those on the way to it that aren't there, for nobody but the user.
///
/// Can be called from any thread.
///
/// - Throws: ``FileError`` with the system's reason.
public nonisolated func makeFolders(_ path: String) throws(FileError) {
  guard g_mkdir_with_parents(path, 0o700) == 0 else { throw systemError(path) }
}

/// Gives a file another name in the same file system; a file that has that name already is replaced.
///
/// Can be called from any thread.
///
/// - Throws: ``FileError`` with the system's reason and the old path.
public nonisolated func renameFile(_ path: String, to other: String) throws(FileError) {
  guard rename(path, other) == 0 else { throw systemError(path) }
}

/// Removes a file; whoever has it open keeps it as long.
///
/// Can be called from any thread.
///
/// - Throws: ``FileError`` with the system's reason.
public nonisolated func removeFile(_ path: String) throws(FileError) {
  guard unlink(path) == 0 else { throw systemError(path) }
}

/// Which file a path leads to, however it is spelled and over whatever links.
public nonisolated struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt

  /// The file at a path; nil where there is none.
  ///
  /// Asks the system once.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }
}

private nonisolated func tooLarge(_ path: String, _ size: Int?, _ limit: Int) -> FileError {
  let amount = size.map { "it has \($0) bytes, more" } ?? "it has more bytes"
  return FileError(path: path, kind: .tooLarge(byteCount: size), reason: "\(amount) than the \(limit) that are read")
}

private nonisolated func systemError(_ path: String, _ number: Int32 = errno) -> FileError {
  let kind: FileError.Kind =
    switch number {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM, EROFS: .noPermission
    case EISDIR: .folder
    // What open says of a socket, and of a device that nothing stands behind.
    case ENXIO, ENODEV: .notRegular
    default: .other
    }
  return FileError(path: path, kind: kind, reason: String(cString: strerror(number)))
}

/// The folder in which a program keeps the data of the user, in a folder of its own.
public nonisolated var userDataFolder: String { String(cString: g_get_user_data_dir()) }

/// The value of an environment variable.
public nonisolated func environmentVariable(_ name: String) -> String? { g_getenv(name).map { String(cString: $0) } }

/// The path of a GFile; its address where it has none, as on a server, or one that is no text.
nonisolated func pathOrAddress(of file: OpaquePointer) -> String {
  if let path = g_file_get_path(file) {
    defer { g_free(path) }
    // A name may be any bytes; of what is no UTF-8 a text would lead nowhere.
    if let text = String(validatingCString: path) { return text }
  }
  return String(taking: g_file_get_uri(file)) ?? ""
}
