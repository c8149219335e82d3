import Glibc
import Synchronization

/// Takes pictures with a camera on a thread of its own, until it is stopped or nobody has it any more.
///
///     let session = CameraSession(from: SystemCameras(), width: 1280, height: 720) { frame in
///       …                    // on the thread of the camera
///     } onFailure: { error in
///       Task { @MainActor in show("\(error)") }
///     }
///
/// While a picture is looked at the next ones are taken, and the newest comes next.
public final class CameraSession: Sendable {
  private let work: Work

  /// Begins to take pictures.
  ///
  /// - Parameters:
  ///   - camera: The camera; nil for the first that the source has.
  ///   - source: Where it comes from.
  ///   - width: The width that is wanted, in pixels; the camera may have others only.
  ///   - height: The height that is wanted, in pixels.
  ///   - patience: How long a camera may give no picture before that is a failure, in milliseconds.
  ///   - onFrame: Is called with each picture, on the thread of the camera; once ``stop()`` was called, only a call
  ///     that is on its way goes on.
  ///   - onFailure: Is called once, when there will be no more pictures because something is wrong; on the same thread.
  public init(
    _ camera: CameraDevice? = nil, from source: any CameraSource, width: Int = 1280, height: Int = 720,
    patience: Int = 5000, onFrame: @escaping @Sendable (CameraFrame) -> Void,
    onFailure: @escaping @Sendable (CameraError) -> Void
  ) {
    work = Work(
      camera: camera, source: source, width: width, height: height, patience: patience, onFrame: onFrame,
      onFailure: onFailure)
    work.start()
  }

  deinit { stop() }

  /// Takes no more pictures.
  ///
  /// Doesn't wait: the camera is let go of within a tenth of a second, as a rule.
  public func stop() { work.isStopped.store(true, ordering: .releasing) }
}

/// What the thread has; not the session, whose end is to end the thread.
private final class Work: Sendable {
  let isStopped = Atomic(false)
  private let camera: CameraDevice?
  private let source: any CameraSource
  private let width: Int
  private let height: Int
  private let patience: Int
  private let onFrame: @Sendable (CameraFrame) -> Void
  private let onFailure: @Sendable (CameraError) -> Void

  init(
    camera: CameraDevice?, source: any CameraSource, width: Int, height: Int, patience: Int,
    onFrame: @escaping @Sendable (CameraFrame) -> Void, onFailure: @escaping @Sendable (CameraError) -> Void
  ) {
    self.camera = camera
    self.source = source
    self.width = width
    self.height = height
    self.patience = patience
    self.onFrame = onFrame
    self.onFailure = onFailure
  }

  func start() {
    var thread = pthread_t()
    let box = Unmanaged.passRetained(self)
    let failure = pthread_create(
      &thread, nil,
      { box in
        if let box { Unmanaged<Work>.fromOpaque(box).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    guard failure == 0 else {
      box.release()
      return onFailure(CameraError(failure, of: camera?.name ?? ""))
    }
    pthread_detach(thread)
  }

  private var wasStopped: Bool { isStopped.load(ordering: .acquiring) }

  private func run() {
    do throws(CameraError) {
      guard let camera = camera ?? source.cameras().first else { throw CameraError(.missing) }
      guard !wasStopped else { return }
      let stream = try source.open(camera, width: width, height: height)
      defer { stream.close() }
      try take(from: stream, camera)
    } catch {
      if !wasStopped { onFailure(error) }
    }
  }

  /// How long stopping may take, in milliseconds.
  private static let turn = 100

  private func take(from stream: any CameraStream, _ camera: CameraDevice) throws(CameraError) {
    var last = ContinuousClock.now
    while !wasStopped {
      if let frame = try stream.nextFrame(within: Self.turn) {
        guard !wasStopped else { return }
        onFrame(frame)
        last = .now
      } else if ContinuousClock.now - last > .milliseconds(patience) {
        throw CameraError(.silent, camera: camera.name)
      }
    }
  }
}
