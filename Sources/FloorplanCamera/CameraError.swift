/// Why there are no pictures from a camera.
public struct CameraError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing is wrong.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// There is no camera.
    case missing
    /// The user of the program may not use it.
    case noPermission
    /// Another program uses it.
    case busy
    /// It was taken away.
    case unplugged
    /// It is no camera, or has no pictures of a kind that is known.
    case unusable
    /// It gives no pictures.
    case silent
    /// Something else.
    case other
  }

  /// What kind of thing is wrong.
  public let kind: Kind
  /// What the camera calls itself; empty where there is none.
  public let camera: String
  /// What the system says; empty where it says nothing.
  public let reason: String

  /// An error.
  public init(_ kind: Kind, camera: String = "", reason: String = "") {
    self.kind = kind
    self.camera = camera
    self.reason = reason
  }

  /// What is wrong, and what can be done where that is known.
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
