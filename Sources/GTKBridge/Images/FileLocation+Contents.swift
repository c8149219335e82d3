import CGTK
import Glibc

/// What tells one state of a file from another without reading it.
public nonisolated struct FileStamp: Hashable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int

  /// The state of the file at a path; nil where there is none.
  ///
  /// Asks the system once.
  public nonisolated init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    size = status.st_size
  }
}

/// The path of the file at an address; nil where the address is not one of a file of this machine.
public nonisolated func pathOfFile(at address: String) -> String? {
  let file = g_file_new_for_uri(address)
  defer { g_object_unref(UnsafeMutableRawPointer(file)) }
  return String(taking: g_file_get_path(file))
}

extension FileLocation {
  /// Reads all of a picture's file.
  ///
  /// To be called off the main thread, since it takes as long as the disk or the network does.
  ///
  /// - Parameters:
  ///   - limit: The most bytes to read.
  ///   - cancellation: What tells that nobody waits any more.
  /// - Returns: The bytes.
  /// - Throws: A ``PictureProblem``: unreadable, too many bytes, cancelled.
  public nonisolated func contents(
    limit: Int, cancellation: Cancellation
  ) throws(PictureProblem) -> [UInt8] {
    let file = newHandle()
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    try checkType(of: file, cancellation)
    var failure: UnsafeMutablePointer<GError>?
    guard let stream = g_file_read(file, cancellation.pointer, &failure) else {
      throw problem(&failure, cancellation)
    }
    defer { g_object_unref(stream) }
    var bytes: [UInt8] = []
    let input = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = g_input_stream_read(input, &chunk, gsize(Self.chunkSize), cancellation.pointer, &failure)
      guard count >= 0 else { throw problem(&failure, cancellation) }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw .tooManyBytes }
      bytes += chunk[..<count]
    }
  }

  private nonisolated static let chunkSize = 1 << 17

  /// A pipe would block until someone writes, and a device may never end.
  private nonisolated func checkType(of file: OpaquePointer, _ cancellation: Cancellation) throws(PictureProblem) {
    var failure: UnsafeMutablePointer<GError>?
    guard
      let info = g_file_query_info(
        file, "standard::type", G_FILE_QUERY_INFO_NONE, cancellation.pointer, &failure)
    else { throw problem(&failure, cancellation) }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    // What GIO can't tell the type of comes from a network.
    switch g_file_info_get_file_type(info) {
    case G_FILE_TYPE_REGULAR, G_FILE_TYPE_UNKNOWN: return
    case G_FILE_TYPE_DIRECTORY: throw .unreadable("it is a folder")
    default: throw .unreadable("it is not a regular file")
    }
  }

  private nonisolated func problem(
    _ failure: inout UnsafeMutablePointer<GError>?, _ cancellation: Cancellation
  ) -> PictureProblem {
    let message = takeMessage(of: &failure)
    return cancellation.isCancelled ? .cancelled : .unreadable(message)
  }
}
