public import GTKBridge

/// An error that prevents displaying a picture.
public nonisolated struct ImageError: Error, Hashable, Sendable {
  /// The path, the address or the identifier of the picture, or the name of the icon.
  public let address: String
  /// The reason.
  public let reason: Reason

  /// The reason of an error.
  public enum Reason: Hashable, Sendable {
    /// The picture can't be read.
    case unreadable(FileError)
    /// The picture has an unknown format or is broken; the decoder's message for logs.
    case undecodable(String)
    /// The file is truncated.
    case truncated
    /// The picture has more pixels than ``ImageLoader/maximumPixelCount`` and wasn't decoded.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// The file has more bytes than ``ImageLoader/maximumByteCount`` and wasn't read completely.
    case tooManyBytes(limit: Int)
    /// The icon theme has no icon of this name.
    case noSuchIcon
  }

  /// Creates an error for a picture.
  public nonisolated init(address: String, reason: Reason) {
    self.address = address
    self.reason = reason
  }
}

nonisolated extension ImageError: CustomStringConvertible {
  /// The picture and the problem.
  public nonisolated var description: String {
    switch reason {
    case .unreadable(let error): "\(address): can't be read: \(error.reason)"
    case .undecodable(let words): "\(address): not a supported image: \(words)"
    case .truncated: "\(address): the image is incomplete"
    case .tooManyPixels(let width, let height, let limit):
      "\(address): \(width) × \(height) pixels exceed the limit of \(limit) pixels"
    case .tooManyBytes(let limit): "\(address): larger than the limit of \(limit) bytes"
    case .noSuchIcon: "\(address): icon not found in the icon theme"
    }
  }
}
