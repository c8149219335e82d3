/// The reason why a camera delivers no frames.
public struct CameraError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// No camera was found.
    case missing
    /// The user has no permission to use the camera.
    case noPermission
    /// Another program uses the camera.
    case busy
    /// The camera was disconnected.
    case unplugged
    /// The device isn't a camera, or supports no known format.
    case unusable
    /// The camera is open but delivers no frames.
    case silent
    /// Any other problem.
    case other
  }

  /// The kind of problem.
  public let kind: Kind
  /// The name of the camera; empty if there is none.
  public let camera: String
  /// The system's description of the error; empty if there is none.
  public let reason: String

  /// Creates an error.
  public init(_ kind: Kind, camera: String = "", reason: String = "") {
    self.kind = kind
    self.camera = camera
    self.reason = reason
  }

  /// The problem and, if known, its solution.
  public var description: String {
    let camera = camera.isEmpty ? "The camera" : "The camera “\(camera)”"
    let text =
      switch kind {
      case .missing: "There is no camera."
      case .noPermission: "You may not use \(camera.lowercasingFirst). Ask whoever set up this computer."
      case .busy: "\(camera) is used by another program. Close that one and try again."
      case .unplugged: "\(camera) was unplugged."
      case .unusable: "\(camera) gives no pictures that can be used here."
      case .silent: "\(camera) gives no pictures. Is something covering or blocking it?"
      case .other: "\(camera) doesn’t work."
      }
    return reason.isEmpty ? text : "\(text) (\(reason))"
  }
}

extension String {
  fileprivate var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}
