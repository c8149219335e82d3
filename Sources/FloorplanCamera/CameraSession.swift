import Dispatch
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
  private let stopping = Stopping()

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
    let stopping = stopping
    DispatchQueue(label: "camera").async {
      do throws(CameraError) {
        guard let camera = camera ?? source.cameras().first else { throw CameraError(.missing) }
        guard !stopping.isAsked else { return }
        let stream = try source.open(camera, width: width, height: height)
        defer { stream.close() }
        var last = ContinuousClock.now
        while !stopping.isAsked {
          if let frame = try stream.nextFrame(within: Self.turn) {
            guard !stopping.isAsked else { return }
            onFrame(frame)
            last = .now
          } else if ContinuousClock.now - last > .milliseconds(patience) {
            throw CameraError(.silent, camera: camera.name)
          }
        }
      } catch {
        if !stopping.isAsked { onFailure(error) }
      }
    }
  }

  /// The maximum time until a stop takes effect, in milliseconds.
  private static let turn = 100

  deinit { stop() }

  /// Takes no more pictures.
  ///
  /// Doesn't wait: the camera is let go of within a tenth of a second, as a rule.
  public func stop() { stopping.ask() }
}

/// Whether the thread is to end; not the session, whose end is to end the thread.
private final class Stopping: Sendable {
  private let flag = Atomic(false)
  var isAsked: Bool { flag.load(ordering: .acquiring) }

  func ask() { flag.store(true, ordering: .releasing) }
}
