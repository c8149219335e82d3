public import CGTK
public import GTKBridge

/// A view of a complete picture, scaled down to fit but never enlarged.
///
///     let view = PictureView()
///     view.image = .file("/usr/share/pixmaps/debian-logo.png")
///     view.accessibilityLabel = "The logo of Debian"
///
/// The picture is decoded on another thread in the displayed size. While the view grows, the current picture stays
/// until the sharper one is loaded.
///
/// ## CSS nodes
///
///     picture
///
/// ## Accessibility
///
/// An image labeled by ``accessibilityLabel``.
@MainActor
public final class PictureView: CustomWidget, BuildableWidget {
  private lazy var load = PictureLoad { [unowned self] in
    queueDraw()
    onLoad?()
  }
  private var wantedSide = 0

  public override class var cssName: String { "picture" }
  public override class var accessibleRole: GtkAccessibleRole { .img }

  /// Creates an empty view.
  public required override init() {
    super.init()
    overflow = .hidden
  }

  /// The picture, or nil for none; icons aren't supported.
  public var image: ImageSource? {
    didSet {
      guard image != oldValue else { return }
      load.reset()
      loadPicture()
      queueDraw()
    }
  }
  /// The reason why the picture couldn't be loaded, or nil if there is no error.
  public var error: ImageError? { load.error }
  /// Whether a picture is loaded.
  public var isLoaded: Bool { load.picture != nil }
  /// Called when the picture has been loaded or loading has failed; see ``error``.
  public var onLoad: (() -> Void)?
  /// The accessible label of the picture.
  public var accessibilityLabel = "" {
    didSet { if accessibilityLabel != oldValue { setAccessibleLabel(accessibilityLabel) } }
  }

  /// The step of decoded sizes in pixels, so that resizing a window doesn't decode the picture for each size.
  private static let sideStep = 512

  private func loadPicture() {
    guard let image, image.needsLoading, wantedSide > 0 else { return }
    load.load(image, for: PictureBox(width: wantedSide, height: wantedSide, fit: .within))
  }

  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    Measurement(minimum: Self.minimumSide, natural: Self.naturalSide)
  }
  private static let minimumSide = 48
  private static let naturalSide = 480

  public override func sizeAllocate(width: Int, height: Int) {
    let side = max(width, height) * scaleFactor
    let stepped = (max(1, side) + Self.sideStep - 1) / Self.sideStep * Self.sideStep
    guard stepped != wantedSide else { return }
    wantedSide = stepped
    // Deferred, because handlers may change the layout.
    MainLoop.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in self?.loadPicture() }
  }

  public override func snapshot(_ snapshot: Snapshot) {
    guard let picture = load.picture, width > 0, height > 0 else { return }
    snapshot.draw(
      picture, withinWidth: Double(width), height: Double(height), pixelScale: Double(scaleFactor))
  }

  public override func dispose() {
    super.dispose()
    onLoad = nil
    load.cancel()
  }
}
