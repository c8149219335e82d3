import CGTK
import Glibc

/// Opens files with the desktop's other programs.
@MainActor
public enum FileLauncher {
  /// Opens a file with the program that people have chosen for its type; in a sandbox, the portal does it.
  ///
  /// - Parameters:
  ///   - file: The file's path, or its address.
  ///   - display: Where the program is to show it.
  ///   - then: Is called once with why that was not possible, or nil; a program that was started may still fail.
  public static func open(_ file: FileLocation, on display: Display, then: @escaping (_ problem: String?) -> Void) {
    let address: String
    switch file {
    case .address(let given): address = given
    case .path(let path):
      let file = g_file_new_for_path(path)
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      address = String(taking: g_file_get_uri(file)) ?? ""
    }
    let context = gdk_display_get_app_launch_context(OpaquePointer(display.pointer))
    defer { g_object_unref(context.map(UnsafeMutableRawPointer.init)) }
    let launch = context.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GAppLaunchContext.self) }
    g_app_info_launch_default_for_uri_async(
      address, launch, nil,
      { _, result, data in
        var failure: UnsafeMutablePointer<GError>?
        let isOpen = g_app_info_launch_default_for_uri_finish(result, &failure) != 0
        Closure<(String?) -> Void>.taken(from: data)(isOpen ? nil : takeMessage(of: &failure))
      }, Closure.data(then))
  }
}

/// Writes bytes to a new file that other programs of this user can read, in a folder of its own.
///
/// Can be called from any thread. Nobody removes the file: another program may be reading it as long as it likes, so that
/// it stays until the system empties the folder for such files.
///
/// - Parameters:
///   - bytes: What is written.
///   - name: What the file is to be called; folders in it are left out, and what is too long is cut off.
/// - Returns: The path of the file.
/// - Throws: ``FileError`` with the system's reason.
public nonisolated func writeTemporaryFile(_ bytes: [UInt8], named name: String) throws(FileError) -> String {
  var failure: UnsafeMutablePointer<GError>?
  guard let folder = String(taking: g_dir_make_tmp("floorplan-XXXXXX", &failure)) else {
    throw FileError(path: name, kind: .other, reason: takeMessage(of: &failure))
  }
  let last = name.split(separator: "/").last.map(String.init) ?? ""
  let plain = last.filter { $0 != "\0" }
  // A file system takes 255 bytes for a name.
  var kept = plain
  while kept.utf8.count > 240 { kept.removeFirst() }
  let path = folder + "/" + (kept.isEmpty || kept == "." || kept == ".." ? "attachment" : kept)
  let isWritten = bytes.withUnsafeBufferPointer { buffer in
    buffer.withMemoryRebound(to: CChar.self) {
      g_file_set_contents(path, $0.baseAddress, gssize(buffer.count), &failure) != 0
    }
  }
  guard isWritten else { throw FileError(path: path, kind: .other, reason: takeMessage(of: &failure)) }
  return path
}
