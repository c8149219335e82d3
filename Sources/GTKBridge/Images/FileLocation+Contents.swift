import CGTK
import Glibc

/// The state of a file, which detects modifications without reading the file.
public nonisolated struct FileStamp: Hashable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int

  /// Creates the state of the file at a path, or nil if there is none.
  ///
  /// Makes a single system call.
  public nonisolated init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    size = status.st_size
  }
}

nonisolated extension FileStamp: CustomStringConvertible {
  /// The time and the size, which differ between two states.
  public var description: String { "\(seconds).\(nanoseconds) \(size)" }
}

/// Returns the path of the file at a URI, or nil if the URI doesn't refer to a local file.
public nonisolated func localPath(ofURI address: String) -> String? {
  let file = g_file_new_for_uri(address)
  defer { g_object_unref(UnsafeMutableRawPointer(file)) }
  return String(taking: g_file_get_path(file))
}

extension FileLocation {
  /// Reads the whole file of a picture.
  ///
  /// Call this method off the main thread, because it blocks on the disk or the network.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes to read.
  ///   - cancellation: The cancellation of the work.
  /// - Returns: The contents.
  /// - Throws: A ``PictureLoadError``: unreadable, too many bytes, canceled.
  public nonisolated func contents(
    limit: Int, cancellation: Cancellation
  ) throws(PictureLoadError) -> [UInt8] {
    do throws(FileError) {
      g_object_unref(UnsafeMutableRawPointer(try query("standard::size", cancellation)))
    } catch {
      throw cancellation.isCancelled ? .cancelled : .unreadable(error)
    }
    let file = newHandle()
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
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

  private nonisolated func problem(
    _ failure: inout UnsafeMutablePointer<GError>?, _ cancellation: Cancellation
  ) -> PictureLoadError {
    let error = FileError(text, &failure)
    return cancellation.isCancelled ? .cancelled : .unreadable(error)
  }
}
