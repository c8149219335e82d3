package import GTKBridge

/// A cache of decoded pictures, so a picture that becomes visible again is available in the same frame.
///
/// Each picture is stored for a size and a state of its file. If the total size exceeds ``byteLimit``, the least
/// recently displayed pictures are removed.
@MainActor
public final class ImageCache {
  private var pictures: LeastRecentlyUsed<ImageRequest, Texture>

  /// Creates an empty cache.
  ///
  /// - Parameter byteLimit: The maximum size of the pixels of all pictures, in bytes.
  public init(byteLimit: Int = ImageCache.defaultByteLimit) { pictures = LeastRecentlyUsed(limit: byteLimit) }

  /// The default limit of 64 MiB: about 8,000 pictures of 45 by 45 pixels, or 1,700 of 110 by 90.
  public nonisolated static let defaultByteLimit = 64 << 20

  /// The maximum size of the pixels of all pictures, in bytes; 0 disables the cache.
  public var byteLimit: Int {
    get { pictures.limit }
    set { pictures.limit = max(0, newValue) }
  }
  /// The size of the pixels of all pictures, in bytes.
  public var byteCount: Int { pictures.cost }
  /// The number of pictures.
  public var count: Int { pictures.count }

  /// Removes all pictures from the cache; displayed pictures stay.
  public func removeAll() { pictures.removeAll() }

  package subscript(_ request: ImageRequest) -> Texture? {
    get { pictures.value(for: request) }
    set {
      if let newValue {
        pictures.insert(newValue, for: request, cost: newValue.byteCount)
      } else {
        pictures.remove(request)
      }
    }
  }
}
