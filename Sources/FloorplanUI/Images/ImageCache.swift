package import GTKBridge

/// Decoded pictures, kept so that one that comes into sight again is there in the same frame.
///
/// Each is kept for one size on the screen and one state of its file.  When all together take more than ``byteLimit``,
/// those that were not shown the longest go.
@MainActor
public final class ImageCache {
  private var pictures: LeastRecentlyUsed<ImageRequest, Texture>

  /// An empty cache.
  ///
  /// - Parameter byteLimit: The most bytes that the pixels of all pictures may take.
  public init(byteLimit: Int = ImageCache.standardByteLimit) { pictures = LeastRecentlyUsed(limit: byteLimit) }

  /// 64 MiB: some eight thousand pictures of 45 by 45 pixels, or seventeen hundred of 110 by 90.
  public nonisolated static let standardByteLimit = 64 << 20

  /// The most bytes that the pixels of all pictures may take; 0 keeps none.
  public var byteLimit: Int {
    get { pictures.limit }
    set { pictures.limit = max(0, newValue) }
  }
  /// How many bytes the pixels of all pictures take.
  public var byteCount: Int { pictures.cost }
  /// How many pictures are kept.
  public var count: Int { pictures.count }

  /// Forgets all pictures; what is shown stays.
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
