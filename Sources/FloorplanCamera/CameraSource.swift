/// Where cameras come from: those of the system, or others that an app brings.
///
///     final class Doll: CameraSource {
///       func cameras() -> [CameraDevice] { [CameraDevice(path: "doll", name: "Doll")] }
///       func open(_ camera: CameraDevice, width: Int, height: Int) throws(CameraError) -> any CameraStream {
///         DollStream()
///       }
///     }
///
/// Its functions may take as long as they need: they are called beside the main thread.
public protocol CameraSource: Sendable {
  /// The cameras that there are now, the one to begin with first.
  ///
  /// One that may not be used is among them, so that people can be told why.
  func cameras() -> [CameraDevice]
  /// Begins to take pictures.
  ///
  /// - Parameters:
  ///   - camera: One of ``cameras()``.
  ///   - width: The width that is wanted, in pixels; the camera may have others only.
  ///   - height: The height that is wanted, in pixels.
  /// - Returns: The pictures.
  /// - Throws: Why there are none.
  func open(_ camera: CameraDevice, width: Int, height: Int) throws(CameraError) -> any CameraStream
  /// The folder in which something is made or removed when cameras come and go; nil where nobody can know.
  var folderToWatch: String? { get }
}

extension CameraSource {
  /// Nil.
  public var folderToWatch: String? { nil }
}

/// The pictures of a camera, taken and asked for on one thread.
public protocol CameraStream: AnyObject {
  /// Waits for a picture, the newest where there are several.
  ///
  /// - Parameter milliseconds: How long to wait at most.
  /// - Returns: The picture; nil where there was none within the time.
  /// - Throws: Why there will be no more.
  func nextFrame(within milliseconds: Int) throws(CameraError) -> CameraFrame?
  /// Takes no more pictures and lets go of the camera.
  func close()
}
