import Glibc

/// The identity of the file that a path refers to, independent of spelling and links.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt

  /// Creates the identity of the file at a path, or returns nil and sets `errno` if there is none.
  ///
  /// Makes a single system call.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }
}
