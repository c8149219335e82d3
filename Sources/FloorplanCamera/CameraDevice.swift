/// A camera that the system has.
public struct CameraDevice: Hashable, Sendable {
  /// What tells it from the others, as `/dev/video0`.
  public let path: String
  /// What it calls itself.
  public let name: String

  /// A camera.
  public init(path: String, name: String) {
    self.path = path
    self.name = name
  }
}
