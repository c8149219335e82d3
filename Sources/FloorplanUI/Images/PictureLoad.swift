import GTKBridge

/// The picture that a view shows, while it is loaded and afterwards: the one in another size stays until the new one is there.
@MainActor
final class PictureLoad {
  private(set) var picture: Texture?
  /// Why the picture is missing; nil while all is well.
  private(set) var error: ImageError?
  /// What loads the pictures.
  var loader = ImageLoader.shared
  private let onFinish: () -> Void
  private var request: ImageRequest?
  private var ticket: ImageTicket?

  /// - Parameter onFinish: Is called when a picture is there, or could not be loaded.
  init(onFinish: @escaping () -> Void) { self.onFinish = onFinish }

  /// Sees to it that an image is there for a box, in pixels.
  func load(_ image: ImageSource, for box: PictureBox) {
    guard let wanted = ImageRequest(image, box: box), wanted != request else { return }
    request = wanted
    ticket = nil
    if let known = loader.cache[wanted] {
      finish(.success(known))
    } else {
      ticket = loader.load(wanted) { [weak self] in self?.finish($0) }
    }
  }

  private func finish(_ result: Result<Texture, ImageError>) {
    ticket = nil
    switch result {
    case .success(let texture): (picture, error) = (texture, nil)
    case .failure(let problem): (picture, error) = (nil, problem)
    }
    onFinish()
  }

  /// Lets go of the picture, and of what is still being loaded.
  func reset() {
    cancel()
    (picture, error, request) = (nil, nil, nil)
  }

  /// Lets go of what is still being loaded.
  func cancel() { ticket = nil }
}
