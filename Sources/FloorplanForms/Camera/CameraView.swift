public import CGTK
public import FloorplanCamera
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// What a camera sees, live.
///
///     let view = CameraView()
///     view.onFailure = { error in message.text = "\(error)" }
///     view.start()
///
/// The camera is let go of when the view is stopped, is shown no more, or goes.  Its pictures are shown whole, as large
/// as fits, and not mirrored.
///
/// ## CSS nodes
///
///     cameraview.fdlFUICameraView
///
/// ## Accessibility
///
/// A picture, named ``accessibilityLabel``.
@MainActor
public final class CameraView: CustomWidget {
  private typealias Part = ComponentParts.CameraView
  private var session: CameraSession?
  private var showing: Task<Void, Never>?

  /// What the camera saw last; nil until it gives its first picture.
  public private(set) var picture: CameraPicture?
  /// Whether pictures are being taken.
  public var isRunning: Bool { session != nil }
  /// Called when there will be no more pictures because something is wrong; the view has stopped then.
  public var onFailure: ((CameraError) -> Void)?
  /// Called whenever another picture is shown.
  public var onPicture: ((CameraPicture) -> Void)?
  /// What the view is called by assistive technology.
  public var accessibilityLabel = localized("Camera image") {
    didSet { setAccessibleLabel(accessibilityLabel) }
  }

  /// `cameraview`.
  public override class var cssName: String { "cameraview" }
  /// A picture.
  public override class var accessibleRole: GtkAccessibleRole { .img }

  /// A view that shows nothing yet.
  public override init() {
    super.init()
    become(Part.view)
    overflow = .hidden
    setAccessibleLabel(accessibilityLabel)
  }

  // MARK: Taking pictures

  /// Begins to show what a camera sees, in place of another one.
  ///
  /// - Parameters:
  ///   - camera: The camera; nil for the first that the source has.
  ///   - source: Where it comes from.
  ///   - width: The width of the pictures that is wanted, in pixels; the camera may have others only.
  ///   - height: The height that is wanted, in pixels.
  ///   - examine: Is called with each picture on the thread of the camera, so that it may take its time.
  public func start(
    _ camera: CameraDevice? = nil, from source: any CameraSource = SystemCameras(), width: Int = 1280,
    height: Int = 720, examine: (@Sendable (CameraPicture) -> Void)? = nil
  ) {
    stop()
    // The main thread may be late: only the newest picture is shown.
    let (pictures, continuation) = AsyncThrowingStream.makeStream(
      of: CameraPicture.self, bufferingPolicy: .bufferingNewest(1))
    session = CameraSession(camera, from: source, width: width, height: height) { frame in
      guard let picture = CameraPicture(frame) else { return }
      continuation.yield(picture)
      examine?(picture)
    } onFailure: {
      continuation.finish(throwing: $0)
    }
    showing = Task { [weak self] in
      do {
        for try await picture in pictures {
          // A frame may still arrive after the view was stopped.
          if !Task.isCancelled { self?.show(picture) }
        }
      } catch {
        if !Task.isCancelled, let error = error as? CameraError { self?.fail(error) }
      }
    }
  }

  /// Takes no more pictures; the last one stays.
  public func stop() {
    session?.stop()
    session = nil
    showing?.cancel()
    showing = nil
  }

  private func show(_ newest: CameraPicture) {
    let isOfSameSize = picture.map { sizes($0) == sizes(newest) } ?? false
    picture = newest
    if isOfSameSize { queueDraw() } else { queueResize() }
    onPicture?(newest)
  }

  private func sizes(_ picture: CameraPicture) -> [Int] { [picture.texture.width, picture.texture.height] }

  private func fail(_ error: CameraError) {
    stop()
    onFailure?(error)
  }

  /// Lets go of the camera.
  public override func willUnrealize() {
    stop()
    super.willUnrealize()
  }

  /// Lets go of the camera and of what is called.
  public override func dispose() {
    stop()
    onFailure = nil
    onPicture = nil
    super.dispose()
  }

  // MARK: Looks

  private static let least = (
    width: Int(Part.view.metric(.minimumWidth)), height: Int(Part.view.metric(.minimumHeight))
  )
  private static let preferred = Int(Part.view.metric(.preferredWidth))

  /// Four to three until there is a picture.
  private var proportion: Double { picture.map { Double($0.texture.height) / Double($0.texture.width) } ?? 0.75 }

  /// As wide as there is room, and as high as the picture is then.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: return Measurement(minimum: Self.least.width, natural: Self.preferred)
    case .vertical:
      let width = forSize < 0 ? Self.preferred : forSize
      return Measurement(minimum: Self.least.height, natural: Int((Double(width) * proportion).rounded()))
    }
  }

  /// Draws the picture in the middle.
  public override func snapshot(_ snapshot: Snapshot) {
    guard let texture = picture?.texture else { return }
    let scale = min(Double(width) / Double(texture.width), Double(height) / Double(texture.height))
    let (wide, high) = (Double(texture.width) * scale, Double(texture.height) * scale)
    snapshot.draw(
      texture, coveringX: (Double(width) - wide) / 2, y: (Double(height) - high) / 2, width: wide, height: high)
  }
}
