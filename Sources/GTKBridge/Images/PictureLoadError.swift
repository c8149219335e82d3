import CGTK

/// An error from reading or decoding a picture.
public nonisolated enum PictureLoadError: Error, Hashable, Sendable {
  /// The file can't be read.
  case unreadable(FileError)
  /// The file exceeds the size limit.
  case tooManyBytes
  /// The file isn't a picture or is damaged; contains the decoder's message.
  case undecodable(String)
  /// The file ends before the picture is complete.
  case truncated
  /// The picture exceeds the pixel limit.
  case tooManyPixels(width: Int, height: Int)
  /// The work was canceled.
  case cancelled
}

/// Returns the message of a GError and frees it.
nonisolated func takeMessage(of failure: inout UnsafeMutablePointer<GError>?) -> String {
  defer { g_clear_error(&failure) }
  return failure?.pointee.message.map { String(cString: $0) } ?? "unknown error"
}
