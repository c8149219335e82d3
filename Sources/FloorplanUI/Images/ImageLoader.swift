package import GTKBridge

/// Loads pictures off the main thread and keeps them.
///
/// Views use ``shared``; what an app sets here holds for all of them.  A picture is decoded at the size at which it is
/// shown.  Equal requests share one load, and a load that nobody waits for any more is given up.
@MainActor
public final class ImageLoader {
  /// The loader that views use.
  public static let shared = ImageLoader()

  /// Where loaded pictures are kept.
  public let cache: ImageCache
  /// The most pixels that a picture may have to be decoded; by itself 8192 times 8192.
  ///
  /// Some decoders need four bytes for each of them, whatever the size is that is shown.
  public var largestPixelCount = 1 << 26
  /// The most bytes that the file of a picture may have to be read; by itself 256 MiB.
  public var largestByteCount = 1 << 28
  /// How many pictures are loaded at a time; at least 1.
  public var largestLoadCount = 2 { didSet { startLoads() } }

  /// Called with the reason for each picture that somebody waited for and that can't be shown: for a log, or to tell people.
  ///
  /// A ``DetailImageView`` has the reason for its own picture too.
  public var onFailure: ((ImageError) -> Void)?

  /// Whether pictures are still to come that somebody waits for.
  public var isLoading: Bool { !loads.isEmpty }
  /// How many pictures were read and decoded, or could not be.
  private(set) var loadCount = 0
  private var loads: [ImageRequest: Load] = [:]
  private var waiting: [Load] = []
  private(set) var runningCount = 0

  /// A loader with a cache of its own.
  public init(cache: ImageCache = ImageCache()) { self.cache = cache }

  /// A load that goes on, for all that wait for it.
  private final class Load {
    let request: ImageRequest
    let cancellation = Cancellation()
    // Weak, because a view that goes lets go of its ticket, and must not be waited for.
    private var tickets: [() -> ImageTicket?] = []
    var waiting: [ImageTicket] { tickets.compactMap { $0() }.filter(\.isPending) }

    init(_ request: ImageRequest) { self.request = request }

    func add(_ ticket: ImageTicket) { tickets.append { [weak ticket] in ticket } }
  }

  /// Loads a picture that is not in the cache.
  ///
  /// - Parameters:
  ///   - request: Which picture at which size.
  ///   - body: What is done with it, unless the ticket is cancelled before.
  /// - Returns: What cancels the load, also by going.
  package func load(_ request: ImageRequest, _ body: @escaping (Result<Texture, ImageError>) -> Void) -> ImageTicket {
    let load = loads[request] ?? begin(request)
    let ticket = ImageTicket(body)
    load.add(ticket)
    ticket.onCancel = { [weak self, weak load] in
      guard let self, let load, load.waiting.isEmpty else { return }
      giveUp(load)
    }
    return ticket
  }

  private func begin(_ request: ImageRequest) -> Load {
    let load = Load(request)
    loads[request] = load
    waiting.append(load)
    startLoads()
    return load
  }

  private func giveUp(_ load: Load) {
    load.cancellation.cancel()
    waiting.removeAll { $0 === load }
    if loads[load.request] === load { loads[load.request] = nil }
  }

  private func startLoads() {
    while runningCount < max(1, largestLoadCount), !waiting.isEmpty {
      let load = waiting.removeFirst()
      runningCount += 1
      let (request, cancellation) = (load.request, load.cancellation)
      let (bytes, pixels) = (largestByteCount, largestPixelCount)
      Background.run {
        request.load(largestByteCount: bytes, largestPixelCount: pixels, cancellation: cancellation)
      } then: { result in
        self.finish(load, result)
      }
    }
  }

  private func finish(_ load: Load, _ result: Result<Texture, PictureProblem>) {
    runningCount -= 1
    loadCount += 1
    if loads[load.request] === load { loads[load.request] = nil }
    if case .success(let texture) = result { cache[load.request] = texture }
    startLoads()
    // What is called may ask for more or cancel others.
    let outcome = result.mapError {
      ImageError($0, address: load.request.address, bytes: largestByteCount, pixels: largestPixelCount)
    }
    let waiting = load.waiting
    if case .failure(let error) = outcome, !waiting.isEmpty { onFailure?(error) }
    for ticket in waiting { ticket.finish(outcome) }
  }
}

/// What waits for a picture.
@MainActor
package final class ImageTicket: Cancellable {
  private var body: ((Result<Texture, ImageError>) -> Void)?
  fileprivate var onCancel: (() -> Void)?
  fileprivate var isPending: Bool { body != nil }

  fileprivate init(_ body: @escaping (Result<Texture, ImageError>) -> Void) { self.body = body }

  isolated deinit { cancel() }

  fileprivate func finish(_ result: Result<Texture, ImageError>) {
    let body = body
    self.body = nil
    onCancel = nil
    body?(result)
  }

  /// Waits no more.
  package func cancel() {
    body = nil
    let onCancel = onCancel
    self.onCancel = nil
    onCancel?()
  }
}

nonisolated extension ImageError {
  /// What a person is told of a problem, with the limits that were set.
  package init(_ problem: PictureProblem, address: String, bytes: Int, pixels: Int) {
    let reason: Reason =
      switch problem {
      case .unreadable(let words): .unreadable(words)
      case .tooManyBytes: .tooManyBytes(limit: bytes)
      case .undecodable(let words): .undecodable(words)
      case .truncated: .truncated
      case .tooManyPixels(let width, let height): .tooManyPixels(width: width, height: height, limit: pixels)
      case .cancelled: .unreadable("cancelled")
      }
    self.init(address: address, reason: reason)
  }
}
