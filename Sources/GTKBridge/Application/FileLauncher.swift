import CGTK
import Glibc

/// Opens files with other applications of the desktop.
@MainActor
public enum FileLauncher {
  /// Opens a file with the default application for its type, through the portal in a sandbox.
  ///
  /// - Parameters:
  ///   - file: The path or the URI of the file.
  ///   - display: The display for the application.
  ///   - completion: A closure that is called once with an error message for logs, or nil on success; an application
  ///     that was launched may still fail.
  public static func open(_ file: FileLocation, on display: Display, completion: @escaping (_ problem: String?) -> Void)
  {
    let address: String
    switch file {
    case .address(let uri): address = uri
    case .path(let path):
      let file = g_file_new_for_path(path)
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      address = String(taking: g_file_get_uri(file)) ?? ""
    }
    let context = gdk_display_get_app_launch_context(OpaquePointer(display.pointer))
    defer { g_object_unref(context.map(UnsafeMutableRawPointer.init)) }
    let launch = context.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GAppLaunchContext.self) }
    g_app_info_launch_default_for_uri_async(
      address, launch, nil, passResult,
      Closure<AsyncResult>.data { result in
        var failure: UnsafeMutablePointer<GError>?
        let isOpen = g_app_info_launch_default_for_uri_finish(result, &failure) != 0
        completion(isOpen ? nil : takeMessage(of: &failure))
      })
  }
}

/// Writes bytes to a new temporary file in its own folder, readable by other programs of the user.
///
/// The function is thread-safe. Another program may read the file at any time, so it isn't removed when this program
/// ends, but by a later call of ``removeOldTemporaryFiles(in:)``, or of ``removeTemporaryFile(_:)`` for a file of this
/// program only.
///
/// - Parameters:
///   - bytes: The contents.
///   - name: The name of the file; folders in the name are dropped, and a long name is truncated.
/// - Returns: The path of the file.
/// - Throws: ``FileError`` with the system's message.
public nonisolated func writeTemporaryFile(_ bytes: [UInt8], named name: String) throws(FileError) -> String {
  let folder = try makeTemporaryFolder(named: temporaryFolderPrefix)
  let last = name.split(separator: "/").last.map(String.init) ?? ""
  let plain = last.filter { $0 != "\0" }
  // File systems limit names to 255 bytes.
  var truncated = plain
  while truncated.utf8.count > 240 { truncated.removeFirst() }
  let path = folder + "/" + (truncated.isEmpty || truncated == "." || truncated == ".." ? "attachment" : truncated)
  try writeFile(bytes, to: path, mode: 0o666)
  return path
}

/// Creates a folder for temporary files, which the caller removes; the function is thread-safe.
///
/// - Parameter prefix: The start of the name.
/// - Returns: The path of the folder.
/// - Throws: ``FileError`` with the system's message.
public nonisolated func makeTemporaryFolder(named prefix: String) throws(FileError) -> String {
  var failure: UnsafeMutablePointer<GError>?
  guard let folder = String(taking: g_dir_make_tmp("\(prefix)XXXXXX", &failure)) else {
    throw FileError(path: prefix, kind: .other, reason: takeMessage(of: &failure))
  }
  return folder
}

/// Removes a file of ``writeTemporaryFile(_:named:)`` with its folder; the function is thread-safe.
///
/// - Parameter path: The path of the file, which needn't exist anymore.
public nonisolated func removeTemporaryFile(_ path: String) {
  try? removeFile(path)
  rmdir(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
}

/// Removes the files of ``writeTemporaryFile(_:named:)`` that haven't changed for a day, with their folders.
///
/// Call this function when the program starts. It is thread-safe.
///
/// - Parameter folder: The folder for temporary files; nil for that of the system.
public nonisolated func removeOldTemporaryFiles(in folder: String? = nil) {
  let base = folder ?? String(cString: g_get_tmp_dir())
  for name in namesInFolder(base) where name.hasPrefix(temporaryFolderPrefix) {
    let path = "\(base)/\(name)"
    var status = stat()
    func isOld(_ path: String) -> Bool {
      lstat(path, &status) == 0 && status.st_mtim.tv_sec < time(nil) - 24 * 3600
    }
    // Not through a link, which another user may have created.
    guard isOld(path), status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else { continue }
    let files = namesInFolder(path).map { "\(path)/\($0)" }
    // An editor may save in place, which leaves the date of the folder unchanged.
    guard files.allSatisfy(isOld) else { continue }
    for file in files { try? removeFile(file) }
    rmdir(path)
  }
}

/// The start of the names of the folders that contain temporary files for other programs.
private nonisolated let temporaryFolderPrefix = "floorplan-file-"
