import Dispatch
import Synchronization

/// Captures frames from a camera on a separate thread, until the session is stopped or released.
///
///     let session = CameraSession(from: SystemCameras(), width: 1280, height: 720) { frame in
///       …                    // on the thread of the camera
///     } onFailure: { error in
///       Task { @MainActor in show("\(error)") }
///     }
///
/// The camera continues to capture while a frame is processed. The next call receives the newest frame.
public final class CameraSession: Sendable {
  private let isStopped = Atomic(false)

  /// Starts capturing.
  ///
  /// - Parameters:
  ///   - camera: The camera; nil for the first one of the source.
  ///   - source: The source of the camera.
  ///   - width: The preferred width, in pixels. The camera may only support other sizes.
  ///   - height: The preferred height, in pixels.
  ///   - frameTimeout: The maximum time without a frame before the session fails, in milliseconds.
  ///   - onFrame: A function that receives each frame, on the camera's thread. ``stop()`` doesn't interrupt a call that
  ///     has already started.
  ///   - onFailure: A function that is called once, on the same thread, if an error ends the session.
  public init(
    _ camera: CameraDevice? = nil, from source: any CameraSource, width: Int = 1280, height: Int = 720,
    frameTimeout: Int = 5000, onFrame: @escaping @Sendable (CameraFrame) -> Void,
    onFailure: @escaping @Sendable (CameraError) -> Void
  ) {
    // Releasing the session must end the thread.
    DispatchQueue(label: "camera").async { [weak self] in
      func isStopped() -> Bool { self?.isStopped.load(ordering: .acquiring) != false }
      do throws(CameraError) {
        guard let camera = camera ?? source.cameras().first else { throw CameraError(.notFound) }
        guard !isStopped() else { return }
        let stream = try source.open(camera, width: width, height: height)
        defer { stream.close() }
        var last = ContinuousClock.now
        while !isStopped() {
          if let frame = try stream.nextFrame(within: Self.pollInterval) {
            guard !isStopped() else { return }
            onFrame(frame)
            last = .now
          } else if ContinuousClock.now - last > .milliseconds(frameTimeout) {
            throw CameraError(.noFrames, camera: camera.name)
          }
        }
      } catch {
        if !isStopped() { onFailure(error) }
      }
    }
  }

  /// The maximum time until a stop takes effect, in milliseconds.
  private static let pollInterval = 100

  /// Stops capturing.
  ///
  /// Returns immediately. The camera is usually released within a tenth of a second.
  public func stop() { isStopped.store(true, ordering: .releasing) }
}
