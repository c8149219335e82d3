public import CGTK
public import GTKBridge

/// A picture by itself, as large as there is room and no larger than it is, all of it in sight.
///
///     let view = PictureView()
///     view.image = .file("/usr/share/pixmaps/debian-logo.png")
///     view.accessibilityLabel = "The logo of Debian"
///
/// It is decoded off the main thread, at the size at which it is shown; while the view grows, what is there is shown until
/// the finer one is.
///
/// ## CSS nodes
///
///     picture
///
/// ## Accessibility
///
/// A picture, named by ``accessibilityLabel``.
@MainActor
public final class PictureView: CustomWidget, BuildableWidget {
  private lazy var load = PictureLoad { [unowned self] in
    queueDraw()
    onLoad?()
  }
  private var wantedSide = 0

  /// `picture`.
  public override class var cssName: String { "picture" }
  /// A picture.
  public override class var accessibleRole: GtkAccessibleRole { .img }

  /// Makes a view that shows nothing yet.
  public required override init() {
    super.init()
    overflow = .hidden
  }

  /// What is shown, which is no icon; nil for nothing.
  public var image: ImageSource? {
    didSet {
      guard image != oldValue else { return }
      load.reset()
      loadPicture()
      queueDraw()
    }
  }
  /// Why the picture is missing; nil while all is well.
  public var error: ImageError? { load.error }
  /// Whether there is a picture by now.
  public var isLoaded: Bool { load.picture != nil }
  /// Called when the picture has been loaded, or could not be; then ``error`` says why.
  public var onLoad: (() -> Void)?
  /// What the picture shows, for assistive technology.
  public var accessibilityLabel = "" {
    didSet { if accessibilityLabel != oldValue { setAccessibleLabel(accessibilityLabel) } }
  }

  /// Sizes come in steps, so that a window that people resize doesn't have each of them decoded.
  private static let sideStep = 512

  private func loadPicture() {
    guard let image, image.needsLoading, wantedSide > 0 else { return }
    load.load(image, for: PictureBox(width: wantedSide, height: wantedSide, fit: .within))
  }

  /// Any room will do.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    Measurement(minimum: Self.leastSide, natural: Self.naturalSide)
  }
  private static let leastSide = 48
  private static let naturalSide = 480

  /// Loads the picture at the size that it has now.
  public override func sizeAllocate(width: Int, height: Int) {
    let side = max(width, height) * scaleFactor
    let stepped = (max(1, side) + Self.sideStep - 1) / Self.sideStep * Self.sideStep
    guard stepped != wantedSide else { return }
    wantedSide = stepped
    // Handlers change what is laid out just now.
    MainLoop.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in self?.loadPicture() }
  }

  /// Draws the picture in the middle.
  public override func snapshot(_ snapshot: Snapshot) {
    guard let picture = load.picture, width > 0, height > 0 else { return }
    snapshot.draw(
      picture, withinWidth: Double(width), height: Double(height), pixelScale: Double(scaleFactor))
  }

  /// Lets go of the closure and of what is still being loaded.
  public override func dispose() {
    super.dispose()
    onLoad = nil
    load.cancel()
  }
}
