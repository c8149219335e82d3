import Glibc

/// An error that prevents replacing the content of a file, which is then unchanged.
package enum FileReplacementError: Error, Hashable, Sendable {
  /// The content isn't the expected one.
  case changed
  /// The system's reason.
  case failed(String)
}

/// Replaces the content of a file atomically, unless it is no longer the expected one.
///
/// The file keeps its permissions, and a link to it stays a link.
package func replaceFile(_ path: String, from old: [UInt8], to new: [UInt8]) throws(FileReplacementError) {
  // Renaming replaces a link, so the link's target is renamed to.
  guard let target = realpath(path, nil) else { throw systemFailure() }
  defer { free(target) }
  var status = stat()
  guard stat(target, &status) == 0 else { throw systemFailure() }
  var copy = Array((String(cString: target) + ".XXXXXX").utf8CString)
  let descriptor = mkstemp(&copy)
  guard descriptor >= 0 else { throw systemFailure() }
  defer { close(descriptor) }
  do throws(FileReplacementError) {
    guard writeAll(new, to: descriptor), fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
      throw systemFailure()
    }
    guard try content(of: target, atMost: old.count + 1) == old else { throw .changed }
    guard rename(copy, target) == 0 else { throw systemFailure() }
  } catch {
    unlink(copy)
    throw error
  }
}

private func systemFailure() -> FileReplacementError { .failed(String(cString: strerror(errno))) }

/// Writes all bytes, in several calls if the descriptor accepts only a part of it.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      written += count
    } else if errno != EINTR {
      return false
    }
  }
  return true
}

private func content(
  of path: UnsafePointer<CChar>, atMost limit: Int
) throws(FileReplacementError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw systemFailure() }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count < limit {
    let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      bytes += piece[..<count]
    } else if count == 0 {
      break
    } else if errno != EINTR {
      throw systemFailure()
    }
  }
  return bytes
}
