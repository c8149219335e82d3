/// Why a picture is missing.
public nonisolated struct ImageError: Error, Hashable, Sendable {
  /// Which picture: its path, its address, its id, or the name of an icon.
  public let address: String
  /// What is wrong with it.
  public let reason: Reason

  /// What can be wrong with a picture.
  public enum Reason: Hashable, Sendable {
    /// It could not be read; the system's words.
    case unreadable(String)
    /// It is no picture of a known format, or a broken one; the decoder's words.
    case undecodable(String)
    /// The file ends before the picture does.
    case truncated
    /// It has more pixels than ``ImageLoader/largestPixelCount``, so it was not decoded.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// It has more bytes than ``ImageLoader/largestByteCount``, so it was not read to its end.
    case tooManyBytes(limit: Int)
    /// The icon theme has no icon of this name.
    case noSuchIcon
  }

  /// A reason for one picture.
  public nonisolated init(address: String, reason: Reason) {
    self.address = address
    self.reason = reason
  }
}

nonisolated extension ImageError: CustomStringConvertible {
  /// Which picture, and what is wrong with it.
  public nonisolated var description: String {
    switch reason {
    case .unreadable(let words): "\(address): can't be read: \(words)"
    case .undecodable(let words): "\(address): not a picture that can be shown: \(words)"
    case .truncated: "\(address): the image is incomplete"
    case .tooManyPixels(let width, let height, let limit):
      "\(address): \(width) by \(height) pixels are more than the \(limit) allowed"
    case .tooManyBytes(let limit): "\(address): more than the \(limit) bytes allowed"
    case .noSuchIcon: "\(address): the icon theme has no such icon"
    }
  }
}
