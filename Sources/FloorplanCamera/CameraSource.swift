/// A source of cameras: the system, or an app with its own pictures.
///
///     final class Doll: CameraSource {
///       func cameras() -> [CameraDevice] { [CameraDevice(path: "doll", name: "Doll")] }
///       func open(_ camera: CameraDevice, width: Int, height: Int) throws(CameraError) -> any CameraStream {
///         DollStream()
///       }
///     }
///
/// The functions aren't called on the main thread, so they may block.
public protocol CameraSource: Sendable {
  /// Returns the available cameras, the default one first.
  ///
  /// Includes cameras that can't be opened, so an app can display the reason.
  func cameras() -> [CameraDevice]
  /// Opens a camera and starts capturing.
  ///
  /// - Parameters:
  ///   - camera: One of ``cameras()``.
  ///   - width: The preferred width, in pixels. The camera may only support other sizes.
  ///   - height: The preferred height, in pixels.
  /// - Returns: The frames.
  /// - Throws: The reason why there are no frames.
  func open(_ camera: CameraDevice, width: Int, height: Int) throws(CameraError) -> any CameraStream
  /// A folder whose entries change when a camera is connected or disconnected; nil if there is no such folder.
  var folderToWatch: String? { get }
}

extension CameraSource {
  /// The default: nil.
  public var folderToWatch: String? { nil }
}

/// The frames of an open camera, for use on one thread.
public protocol CameraStream: AnyObject {
  /// Waits for a frame, and returns the newest one.
  ///
  /// - Parameter milliseconds: The maximum time to wait.
  /// - Returns: The frame; nil if there was none within this time.
  /// - Throws: The reason why there are no more frames.
  func nextFrame(within milliseconds: Int) throws(CameraError) -> CameraFrame?
  /// Stops capturing and releases the camera.
  func close()
}
