public import FloorplanCamera
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// A live view of a camera.
///
///     let view = CameraView()
///     view.onFailure = { error in message.text = "\(error)" }
///     view.start()
///
/// The view releases the camera when it is stopped, unrealized or disposed. It scales pictures to fit, and doesn't
/// mirror them.
///
/// ## CSS nodes
///
///     cameraview.fdlFUICameraView
///
/// ## Accessibility
///
/// An image named ``accessibilityLabel``.
public final class CameraView: CustomWidget {
  private static let part = ComponentParts.cameraView
  private var session: CameraSession?
  private var displayTask: Task<Void, Never>?

  /// The latest picture; nil until there is one.
  public private(set) var picture: CameraPicture?
  /// Whether the camera is running.
  public var isRunning: Bool { session != nil }
  /// Called after an error has stopped the camera.
  @Callback public var onFailure: ((CameraError) -> Void)?
  /// Called when another picture is displayed.
  @Callback public var onPicture: ((CameraPicture) -> Void)?
  /// The accessible name of the view.
  public var accessibilityLabel = localized("Camera image") {
    didSet { setAccessibleLabel(accessibilityLabel) }
  }

  public override class var cssName: String { "cameraview" }
  public override class var accessibleRole: AccessibleRole { .img }

  /// Creates a view without a picture.
  public override init() {
    super.init()
    addStyleClasses(of: Self.part)
    overflow = .hidden
    setAccessibleLabel(accessibilityLabel)
  }

  // MARK: Capturing

  /// Starts a camera, in place of the current one.
  ///
  /// - Parameters:
  ///   - camera: The camera; nil for the first one of the source.
  ///   - source: The source of the camera.
  ///   - width: The preferred width of the pictures, in pixels, which the camera may not support.
  ///   - height: The preferred height of the pictures, in pixels.
  ///   - examine: Called with each picture on the camera's thread, where it may block.
  public func start(
    _ camera: CameraDevice? = nil, from source: any CameraSource = SystemCameras(), width: Int = 1280,
    height: Int = 720, examine: (@Sendable (CameraPicture) -> Void)? = nil
  ) {
    stop()
    // If the main thread is late, only the latest picture is displayed.
    let (pictures, continuation) = AsyncThrowingStream.makeStream(
      of: CameraPicture.self, bufferingPolicy: .bufferingNewest(1))
    session = CameraSession(camera, from: source, width: width, height: height) { frame in
      guard let picture = CameraPicture(frame) else { return }
      continuation.yield(picture)
      examine?(picture)
    } onFailure: {
      continuation.finish(throwing: $0)
    }
    displayTask = Task { [weak self] in
      do {
        for try await picture in pictures {
          // A frame may still arrive after the view was stopped.
          if !Task.isCancelled { self?.show(picture) }
        }
      } catch {
        guard let self, !Task.isCancelled, let error = error as? CameraError else { return }
        stop()
        onFailure?(error)
      }
    }
  }

  /// Stops the camera; the last picture stays.
  public func stop() {
    session?.stop()
    session = nil
    displayTask?.cancel()
    displayTask = nil
  }

  private func show(_ newest: CameraPicture) {
    let oldRatio = heightToWidthRatio
    picture = newest
    if heightToWidthRatio == oldRatio { queueDraw() } else { queueResize() }
    onPicture?(newest)
  }

  public override func willUnrealize() {
    stop()
    super.willUnrealize()
  }

  public override func dispose() {
    stop()
    super.dispose()
  }

  // MARK: Measurement and drawing

  private static let minimumSize = (width: part[.minimumWidth], height: part[.minimumHeight])
  private static let preferred = part[.preferredWidth]

  /// The ratio of height to width, 3 to 4 until there is a picture.
  private var heightToWidthRatio: Double {
    picture.map { Double($0.texture.height) / Double($0.texture.width) } ?? 0.75
  }

  public override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: return Measurement(minimum: Self.minimumSize.width, natural: Self.preferred)
    case .vertical:
      let width = forSize < 0 ? Self.preferred : forSize
      return Measurement(minimum: Self.minimumSize.height, natural: Int((Double(width) * heightToWidthRatio).rounded()))
    }
  }

  public override func snapshot(_ snapshot: Snapshot) {
    guard let texture = picture?.texture else { return }
    snapshot.draw(texture, .contain, x: 0, y: 0, width: Double(width), height: Double(height))
  }
}
