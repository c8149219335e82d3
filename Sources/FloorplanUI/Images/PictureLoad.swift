import GTKBridge

/// The picture of a view during and after loading; a picture in a different size stays until the new one is loaded.
final class PictureLoad: Cancellable {
  private(set) var picture: Texture?
  /// The reason why the picture couldn't be loaded, or nil if there is no error.
  private(set) var error: ImageError?
  /// The loader of pictures.
  var loader = ImageLoader.shared
  private let onFinish: () -> Void
  private var request: ImageRequest?
  private var handle: ImageLoadHandle?
  private var followsScaleFactor = false

  /// - Parameter onFinish: A closure called when a picture has been loaded or loading has failed.
  init(onFinish: @escaping () -> Void) { self.onFinish = onFinish }

  /// Loads an image for a box, in pixels, unless it is already loaded.
  func load(_ image: ImageSource, for box: PictureBox) {
    guard let requested = ImageRequest(image, box: box), requested != request else { return }
    request = requested
    handle = nil
    if let known = loader.cache[requested] {
      finish(.success(known))
    } else {
      handle = loader.load(requested) { [weak self] in self?.finish($0) }
    }
  }

  /// Calls a closure whenever the scale factor of the view changes; further calls have no effect.
  func followScaleFactor(of view: Widget, _ reload: @escaping () -> Void) {
    guard !followsScaleFactor else { return }
    followsScaleFactor = true
    view.connect("notify::scale-factor", reload)
  }

  private func finish(_ result: Result<Texture, ImageError>) {
    handle = nil
    switch result {
    case .success(let texture): (picture, error) = (texture, nil)
    case .failure(let problem): (picture, error) = (nil, problem)
    }
    onFinish()
  }

  /// Removes the picture and cancels loading.
  func reset() {
    cancel()
    (picture, error, request) = (nil, nil, nil)
  }

  /// Cancels loading.
  func cancel() { handle = nil }
}
