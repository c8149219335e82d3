package import GTKBridge

/// An asynchronous loader of pictures, with a cache.
///
/// Views use the ``shared`` loader and its settings. Pictures are decoded on another thread in the displayed size.
/// Equal requests share a load, and a load without any waiting view is canceled.
@MainActor
public final class ImageLoader {
  /// The loader that all views use.
  public static let shared = ImageLoader()

  /// The cache of loaded pictures.
  public let cache: ImageCache
  /// The maximum number of pixels of a picture; 8192 × 8192 by default.
  ///
  /// Some decoders need four bytes for each pixel, independent of the displayed size.
  public var maximumPixelCount = 1 << 26
  /// The maximum size of a picture file, in bytes; 256 MiB by default.
  public var maximumByteCount = 1 << 28
  /// The maximum number of concurrent loads, at least 1.
  public var maximumConcurrentLoads = 2 { didSet { startLoads() } }

  /// Called with the error of each requested picture that can't be displayed, for example to log it.
  ///
  /// The error of a ``DetailImageView`` is also available from the view.
  public var onFailure: ((ImageError) -> Void)?

  /// Whether requested pictures are being loaded.
  public var isLoading: Bool { !loads.isEmpty }
  /// The number of finished loads, including failures.
  private(set) var loadCount = 0
  private var loads: [ImageRequest: Load] = [:]
  private var waiting: [Load] = []
  private(set) var runningCount = 0

  /// Creates a loader with a cache.
  public init(cache: ImageCache = ImageCache()) { self.cache = cache }

  /// A load shared by all requests that wait for it.
  private final class Load {
    let request: ImageRequest
    let cancellation = Cancellation()
    /// The handlers of the waiting requests, in order.
    var handlers: [(id: ObjectIdentifier, body: (Result<Texture, ImageError>) -> Void)] = []

    init(_ request: ImageRequest) { self.request = request }
  }

  /// Loads a picture that isn't in the cache.
  ///
  /// - Parameters:
  ///   - request: The picture and its size.
  ///   - body: A closure called with the result, unless the handle is canceled before.
  /// - Returns: A handle that cancels the load when it is canceled or freed.
  package func load(_ request: ImageRequest, _ body: @escaping (Result<Texture, ImageError>) -> Void) -> ImageLoadHandle
  {
    let load = loads[request] ?? begin(request)
    let handle = ImageLoadHandle { [weak self, weak load] id in
      if let self, let load { cancel(id, of: load) }
    }
    load.handlers.append((ObjectIdentifier(handle), body))
    return handle
  }

  private func begin(_ request: ImageRequest) -> Load {
    let load = Load(request)
    loads[request] = load
    waiting.append(load)
    startLoads()
    return load
  }

  private func cancel(_ id: ObjectIdentifier, of load: Load) {
    load.handlers.removeAll { $0.id == id }
    guard load.handlers.isEmpty else { return }
    load.cancellation.cancel()
    waiting.removeAll { $0 === load }
    if loads[load.request] === load { loads[load.request] = nil }
  }

  private func startLoads() {
    while runningCount < max(1, maximumConcurrentLoads), !waiting.isEmpty {
      let load = waiting.removeFirst()
      runningCount += 1
      let (request, cancellation) = (load.request, load.cancellation)
      let (bytes, pixels) = (maximumByteCount, maximumPixelCount)
      Background.run {
        request.load(maximumByteCount: bytes, maximumPixelCount: pixels, cancellation: cancellation)
      } completion: { result in
        self.finish(load, result)
      }
    }
  }

  private func finish(_ load: Load, _ result: Result<Texture, PictureLoadError>) {
    runningCount -= 1
    loadCount += 1
    if loads[load.request] === load { loads[load.request] = nil }
    if case .success(let texture) = result { cache[load.request] = texture }
    startLoads()
    // The handlers may request or cancel loads.
    let outcome = result.mapError {
      ImageError($0, address: load.request.address, bytes: maximumByteCount, pixels: maximumPixelCount)
    }
    if case .failure(let error) = outcome, !load.handlers.isEmpty { onFailure?(error) }
    while !load.handlers.isEmpty { load.handlers.removeFirst().body(outcome) }
  }
}

/// A request that waits for a picture.
@MainActor
package final class ImageLoadHandle: Cancellable {
  private let onCancel: (ObjectIdentifier) -> Void

  fileprivate init(onCancel: @escaping (ObjectIdentifier) -> Void) { self.onCancel = onCancel }

  isolated deinit { cancel() }

  /// Cancels the request.
  package func cancel() { onCancel(ObjectIdentifier(self)) }
}

nonisolated extension ImageError {
  /// Creates an error from a decoding problem and the limits.
  package init(_ problem: PictureLoadError, address: String, bytes: Int, pixels: Int) {
    let reason: Reason =
      switch problem {
      case .unreadable(let error): .unreadable(error)
      case .tooManyBytes: .tooManyBytes(limit: bytes)
      case .undecodable(let words): .undecodable(words)
      case .truncated, .cancelled: .truncated
      case .tooManyPixels(let width, let height): .tooManyPixels(width: width, height: height, limit: pixels)
      }
    self.init(address: address, reason: reason)
  }
}
