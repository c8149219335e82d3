import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// Shows an attached picture on paper.
///
/// ## CSS nodes
///
///     picture.fdlFUIInlineSignatureFormCell_picture
@MainActor
final class SignaturePicture: CustomWidget {
  private typealias Parts = ComponentParts.InlineSignatureFormCell
  private var texture: Texture?
  private var shown: [UInt8]?
  private var ticket: ImageTicket?

  override class var cssName: String { "picture" }
  /// The canvas says what there is.
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  override init() {
    super.init()
    canBeTarget = false
    become(Parts.picture)
    isVisible = false
  }

  /// Called where bytes are no picture that can be shown.
  var onFailure: (() -> Void)?

  /// Shows a picture that is there already, with the bytes of its file.
  func show(_ picture: AttachedPicture) {
    stop()
    shown = picture.png
    texture = picture.texture
    isVisible = true
    queueDraw()
  }

  /// Shows the picture of a file, once it is decoded; nil for none.
  func show(png: [UInt8]?) {
    guard png != shown else { return }
    stop()
    shown = png
    texture = nil
    isVisible = png != nil
    queueDraw()
    guard let png else { return }
    let image = EncodedImage(id: "signature \(png.count) \(png.hashValue)", bytes: png)
    guard let request = ImageRequest(.encoded(image), box: AttachedPicture.box) else { return }
    let loader = ImageLoader.shared
    if let known = loader.cache[request] { return finish(.success(known)) }
    ticket = loader.load(request) { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<Texture, ImageError>) {
    ticket = nil
    switch result {
    case .success(let loaded): texture = loaded
    case .failure: onFailure?()
    }
    queueDraw()
  }

  private func stop() { ticket = nil }

  override func snapshot(_ snapshot: Snapshot) {
    guard let texture else { return }
    snapshot.draw(texture, withinX: 0, y: 0, width: Double(width), height: Double(height))
  }

  override func dispose() {
    stop()
    super.dispose()
  }
}
