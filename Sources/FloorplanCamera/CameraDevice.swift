/// A camera of the system or of another source.
public struct CameraDevice: Hashable, Sendable {
  /// The identifier of the camera, such as `/dev/video0`.
  public let path: String
  /// The name that the camera reports.
  public let name: String

  /// Creates a description of a camera.
  public init(path: String, name: String) {
    self.path = path
    self.name = name
  }
}
