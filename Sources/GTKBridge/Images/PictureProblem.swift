import CGTK

/// Why a picture could not be read or decoded.
public nonisolated enum PictureProblem: Error, Hashable, Sendable {
  /// The file could not be read; the system's words.
  case unreadable(String)
  /// It has more bytes than allowed.
  case tooManyBytes
  /// It is no picture, or a broken one; the decoder's words.
  case undecodable(String)
  /// The bytes end before the picture does.
  case truncated
  /// It has more pixels than allowed.
  case tooManyPixels(width: Int, height: Int)
  /// Nobody waits for it any more.
  case cancelled
}

/// Takes the words out of an error of GLib's and frees it.
nonisolated func takeMessage(of failure: inout UnsafeMutablePointer<GError>?) -> String {
  defer { g_clear_error(&failure) }
  return failure?.pointee.message.map { String(cString: $0) } ?? "unknown error"
}
