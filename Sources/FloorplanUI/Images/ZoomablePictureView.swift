import FloorplanLayout
package import GTKBridge

/// A picture that users can zoom and pan; initially it fits the view.
///
/// It is decoded on another thread in the displayed size; when that grows, the current picture stays until the sharper
/// one is loaded. Pinching, Control and the wheel, and a double click zoom around their position; the wheel alone pans.
/// The container adds keys and dragging.
///
/// ## CSS nodes
///
///     picture
///
/// ## Accessibility
///
/// An image labeled by ``accessibilityLabel``.
package final class ZoomablePictureView: CustomWidget {
  private lazy var load = addCancellable(PictureLoad { [unowned self] in pictureDidLoad() })
  private var pointerPosition: Point?

  package override class var cssName: String { "picture" }
  package override class var accessibleRole: AccessibleRole { .img }

  /// Creates an empty view.
  package override init() {
    super.init()
    overflow = .hidden
    addGestures()
  }

  /// The picture, or nil for none; icons aren't supported.
  package var image: ImageSource? {
    didSet {
      guard image != oldValue else { return }
      load.reset()
      let space = zoom.viewSize
      zoom = PictureZoom()
      zoom.viewSize = space
      zoomDidChange()
    }
  }
  /// The zoom and pan state.
  package private(set) var zoom = PictureZoom()
  /// The reason why the picture couldn't be loaded, or nil if there is no error.
  package var error: ImageError? { load.error }
  /// Whether a picture is loaded.
  package var isLoaded: Bool { load.picture != nil }
  /// Called when the picture has been loaded or loading has failed; see ``error``.
  @Callback package var onLoad: (() -> Void)?
  /// Called when ``zoom`` may have changed.
  @Callback package var onZoom: (() -> Void)?
  /// The accessible label of the picture.
  package var accessibilityLabel = "" {
    didSet { if accessibilityLabel != oldValue { setAccessibleLabel(accessibilityLabel) } }
  }

  // MARK: Loading

  /// The step of decoded sizes in pixels, so resizing a window doesn't decode the picture for each size.
  private static let sideStep = 512
  /// The maximum side of a decoded picture in pixels, which takes up to 256 MiB.
  private static let maximumSide = 8192

  /// The side of the square box for decoding the picture at the screen's resolution, in pixels.
  private var requestedSide: Int {
    let (space, frame) = (zoom.viewSize, zoom.frame.size)
    let side = max(space.width, space.height, frame.width, frame.height) * Double(max(1, scaleFactor))
    let requested = min(max(1, Int(side.rounded(.up))), Self.maximumSide)
    return (requested + Self.sideStep - 1) / Self.sideStep * Self.sideStep
  }

  /// The side of a square box that contains the picture without loss of resolution, in pixels.
  package var fullResolutionSide: Int {
    guard let source = load.picture?.source, !source.isScalable else { return requestedSide }
    return min(max(source.width, source.height), Self.maximumSide)
  }

  private func loadPicture() {
    guard let image, image.needsLoading, zoom.viewSize.width > 0, zoom.viewSize.height > 0, !isDisposed else { return }
    let side = requestedSide
    if let picture = load.picture, let source = picture.source, !source.isScalable, picture.width == source.width,
      side >= max(picture.width, picture.height)
    {
      // The picture is already decoded at its full resolution.
      return
    }
    load.load(image, for: PictureBox(width: side, height: side, fit: .contain))
  }

  private func pictureDidLoad() {
    if let picture = load.picture {
      let factor = Double(max(1, scaleFactor))
      let (width, height) = (picture.source?.width ?? picture.width, picture.source?.height ?? picture.height)
      zoom.pictureSize = Size(width: Double(width) / factor, height: Double(height) / factor)
      zoom.enlargesToFit = picture.source?.isScalable == true
    }
    queueDraw()
    onLoad?()
    onZoom?()
  }

  // MARK: Zoom

  /// Modifies the zoom and pan state.
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

  /// Whether a pinch gesture is active.
  package private(set) var isPinched = false
  private var initialScale = 1.0

  private func addGestures() {
    let pinch = addController(ZoomGesture())
    pinch.onBegin { [weak self] in self?.beginPinch() }
    pinch.onChange { [weak self] factor, middle in self?.pinch(factor, middle) }
    pinch.onEnd { [weak self] in self?.isPinched = false }
    addController(ClickGesture()).onPress { [weak self] count, x, y in
      if count == 2 { self?.toggle(Point(x: x, y: y)) }
    }
    let motion = addController(MotionController())
    motion.onMove { [weak self] x, y in self?.pointerPosition = Point(x: x, y: y) }
    motion.onLeave { [weak self] in self?.pointerPosition = nil }
    let wheel = addController(ScrollController([.horizontal, .vertical]))
    wheel.onScroll { [weak self, weak wheel] x, y in
      guard let self, let wheel else { return false }
      return scroll(
        x: x, y: y, isPrecise: wheel.isPrecise, zooms: wheel.modifiers.contains(.control))
    }
  }

  private func beginPinch() {
    isPinched = true
    initialScale = zoom.scale
  }

  private func pinch(_ factor: Double, _ middle: (x: Double, y: Double)?) {
    if !isPinched { beginPinch() }
    let position = middle.map { Point(x: $0.x, y: $0.y) }
    let scale = initialScale * factor
    changeZoom { $0.zoom(to: scale, around: position) }
  }

  /// Toggles between the complete picture and its natural size, or twice the fitting scale if that is larger.
  private func toggle(_ position: Point) {
    changeZoom {
      if $0.canZoomOut { $0.fit() } else { $0.zoom(to: $0.fitScale < 1 ? 1 : $0.fitScale * 2, around: position) }
    }
  }

  /// The distance panned by a wheel click, in pixels.
  private static let wheelStep = 48.0
  /// The relative zoom of a wheel click, and of a touchpad pixel.
  private static let wheelZoom = 0.2
  private static let touchpadZoom = 0.01
  /// The range of zoom factors of a single event.
  private static let zoomRange = 0.5...2.0

  /// Handles a scroll event.
  ///
  /// - Returns: Whether the event was handled.
  func scroll(x: Double, y: Double, isPrecise: Bool, zooms: Bool) -> Bool {
    guard isLoaded else { return false }
    if zooms {
      let factor = 1 - y * (isPrecise ? Self.touchpadZoom : Self.wheelZoom)
      let position = pointerPosition
      changeZoom {
        $0.zoom(by: min(max(factor, Self.zoomRange.lowerBound), Self.zoomRange.upperBound), around: position)
      }
      return true
    }
    guard zoom.isPannable else { return false }
    let step = isPrecise ? 1 : Self.wheelStep
    changeZoom { $0.pan(x: -x * step, y: -y * step) }
    return true
  }

  // MARK: Arrangement

  package override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(minimum: Self.minimumSide, natural: Self.naturalSide)
  }
  private static let minimumSide = 48
  private static let naturalSide = 480

  package override func sizeAllocate(width: Int, height: Int) {
    let space = Size(width: Double(width), height: Double(height))
    guard space != zoom.viewSize else { return }
    zoom.viewSize = space
    // Deferred, because handlers may change the layout.
    MainLoop.idle(priority: .input) { [weak self] in self?.zoomDidChange() }
  }

  // Whole pixels, because a fractional offset would blur the picture.
  package override func snapshot(_ snapshot: Snapshot) {
    guard let picture = load.picture else { return }
    let frame = zoom.frame
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    snapshot.draw(
      picture, x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.size.width, height: frame.size.height)
  }
}
