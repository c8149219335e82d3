package import CGTK
import FloorplanLayout
package import GTKBridge

/// A picture that people can look at closely: at first all of it, then as large as they want, and moved about.
///
/// It is decoded off the main thread at the size at which it is shown; while that grows, what is there is shown until
/// the finer one is. Two fingers, the wheel with Control and a double press make it larger, each around its place; the
/// wheel alone moves it. Whoever shows it adds keys and dragging.
///
/// ## CSS nodes
///
///     picture
///
/// ## Accessibility
///
/// A picture, named by ``accessibilityLabel``.
@MainActor
package final class ZoomablePictureView: CustomWidget {
  private lazy var load = PictureLoad { [unowned self] in pictureDidLoad() }
  private var pointerPlace: Point?

  /// `picture`.
  package override class var cssName: String { "picture" }
  /// A picture.
  package override class var accessibleRole: GtkAccessibleRole { .img }

  /// Makes a view that shows nothing yet.
  package override init() {
    super.init()
    overflow = .hidden
    addGestures()
  }

  /// What is shown, which is no icon; nil for nothing.
  package var image: ImageSource? {
    didSet {
      guard image != oldValue else { return }
      load.reset()
      let room = zoom.viewSize
      zoom = PictureZoom()
      zoom.viewSize = room
      zoomDidChange()
    }
  }
  /// How large the picture is shown, and which part of it.
  package private(set) var zoom = PictureZoom()
  /// Why the picture is missing; nil while all is well.
  package var error: ImageError? { load.error }
  /// Whether there is a picture by now.
  package var isLoaded: Bool { load.picture != nil }
  /// Called when the picture has been loaded, or could not be; then ``error`` says why.
  package var onLoad: (() -> Void)?
  /// Called when ``zoom`` may have become another.
  package var onZoom: (() -> Void)?
  /// What the picture shows, for assistive technology.
  package var accessibilityLabel = "" {
    didSet { if accessibilityLabel != oldValue { setAccessibleLabel(accessibilityLabel) } }
  }

  // MARK: Loading

  /// Sizes come in steps, so that a window that people resize doesn't have each of them decoded.
  private static let sideStep = 512
  /// No side is decoded larger, whatever the scale: so many pixels take a quarter of a gigabyte.
  private static let largestSide = 8192

  /// The longer side of a square in which all that is shown of the picture is as fine as on the screen, in its pixels.
  private var wantedSide: Int {
    let (room, frame) = (zoom.viewSize, zoom.frame.size)
    let side = max(room.width, room.height, frame.width, frame.height) * Double(max(1, scaleFactor))
    let wanted = min(max(1, Int(side.rounded(.up))), Self.largestSide)
    return (wanted + Self.sideStep - 1) / Self.sideStep * Self.sideStep
  }

  /// The longer side of a square that the picture fits into without becoming coarser, in pixels.
  package var wholeSide: Int {
    guard let origin = load.picture?.origin, !origin.isScalable else { return wantedSide }
    return min(max(origin.width, origin.height), Self.largestSide)
  }

  private func loadPicture() {
    guard let image, image.needsLoading, zoom.viewSize.width > 0, zoom.viewSize.height > 0, !isDisposed else { return }
    let side = wantedSide
    if let picture = load.picture, let origin = picture.origin, !origin.isScalable, picture.width == origin.width,
      side >= max(picture.width, picture.height)
    {
      // It is all that the file has.
      return
    }
    load.load(image, for: PictureBox(width: side, height: side, fit: .within))
  }

  private func pictureDidLoad() {
    if let picture = load.picture {
      let factor = Double(max(1, scaleFactor))
      let (width, height) = (picture.origin?.width ?? picture.width, picture.origin?.height ?? picture.height)
      zoom.pictureSize = Size(width: Double(width) / factor, height: Double(height) / factor)
      zoom.enlargesToFit = picture.origin?.isScalable == true
    }
    queueDraw()
    onLoad?()
    onZoom?()
  }

  // MARK: Zooming

  /// Changes what is seen.
  package func changeZoom(_ change: (inout PictureZoom) -> Void) {
    guard isLoaded else { return }
    let old = zoom
    change(&zoom)
    if zoom != old { zoomDidChange() }
  }

  private func zoomDidChange() {
    guard !isDisposed else { return }
    loadPicture()
    queueDraw()
    onZoom?()
  }

  /// Whether two fingers hold the picture.
  package private(set) var isPinched = false
  private var scaleBefore = 1.0

  private func addGestures() {
    let pinch = ZoomGesture()
    pinch.onBegin { [weak self] in self?.beginPinch() }
    pinch.onChange { [weak self] factor, middle in self?.pinch(factor, middle) }
    pinch.onEnd { [weak self] in self?.isPinched = false }
    addController(pinch)
    let click = ClickGesture()
    click.onPress { [weak self] count, x, y in if count == 2 { self?.toggle(Point(x: x, y: y)) } }
    addController(click)
    let motion = MotionController()
    motion.onMove { [weak self] x, y in self?.pointerPlace = Point(x: x, y: y) }
    motion.onLeave { [weak self] in self?.pointerPlace = nil }
    addController(motion)
    let wheel = ScrollController([.horizontal, .vertical])
    wheel.onScroll { [weak self, weak wheel] x, y in
      guard let self, let wheel else { return false }
      return scroll(
        x: x, y: y, isPixelwise: wheel.isPixelwise, zooms: wheel.heldModifiers.contains(.controlMask))
    }
    addController(wheel)
  }

  private func beginPinch() {
    isPinched = true
    scaleBefore = zoom.scale
  }

  private func pinch(_ factor: Double, _ middle: (x: Double, y: Double)?) {
    if !isPinched { beginPinch() }
    let place = middle.map { Point(x: $0.x, y: $0.y) }
    let scale = scaleBefore * factor
    changeZoom { $0.zoom(to: scale, around: place) }
  }

  /// Goes from all of the picture to its own size, or twice that, and back.
  private func toggle(_ place: Point) {
    changeZoom {
      if $0.canZoomOut { $0.fit() } else { $0.zoom(to: $0.fitScale < 1 ? 1 : $0.fitScale * 2, around: place) }
    }
  }

  /// How far a click of a wheel moves the picture, in pixels.
  private static let wheelStep = 48.0
  /// How much larger a click of a wheel makes it, and a pixel of a touchpad.
  private static let wheelZoom = 0.2
  private static let touchpadZoom = 0.01
  /// The most that one event does.
  private static let zoomRange = 0.5...2.0

  /// The wheel turned, or fingers moved on a touchpad.
  ///
  /// - Returns: Whether that meant something.
  func scroll(x: Double, y: Double, isPixelwise: Bool, zooms: Bool) -> Bool {
    guard isLoaded else { return false }
    if zooms {
      let factor = 1 - y * (isPixelwise ? Self.touchpadZoom : Self.wheelZoom)
      let place = pointerPlace
      changeZoom { $0.zoom(by: min(max(factor, Self.zoomRange.lowerBound), Self.zoomRange.upperBound), around: place) }
      return true
    }
    guard zoom.isPannable else { return false }
    let step = isPixelwise ? 1 : Self.wheelStep
    changeZoom { $0.pan(x: -x * step, y: -y * step) }
    return true
  }

  // MARK: Arrangement

  /// Any room will do.
  package override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    Measurement(minimum: Self.leastSide, natural: Self.naturalSide)
  }
  private static let leastSide = 48
  private static let naturalSide = 480

  /// Loads the picture at the size that it has now.
  package override func sizeAllocate(width: Int, height: Int) {
    let room = Size(width: Double(width), height: Double(height))
    guard room != zoom.viewSize else { return }
    zoom.viewSize = room
    // Handlers change what is laid out just now.
    MainLoop.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in self?.zoomDidChange() }
  }

  /// Draws the picture at whole pixels, since half a pixel aside all of it would be blurred.
  package override func snapshot(_ snapshot: Snapshot) {
    guard let picture = load.picture else { return }
    let frame = zoom.frame
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    snapshot.draw(
      picture, x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.size.width, height: frame.size.height)
  }

  /// Lets go of the closures and of what is still being loaded.
  package override func dispose() {
    super.dispose()
    onLoad = nil
    onZoom = nil
    load.cancel()
  }
}
