/// The reason why a camera delivers no frames.
public struct CameraError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// No camera was found.
    case notFound
    /// The user has no permission to use the camera.
    case noPermission
    /// Another program uses the camera.
    case busy
    /// The camera was disconnected.
    case unplugged
    /// The device isn't a camera, or supports no known format.
    case unusable
    /// The camera is open but delivers no frames.
    case noFrames
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
    let camera = camera.isEmpty ? "camera" : "camera “\(camera)”"
    let text =
      switch kind {
      case .notFound: "No camera found."
      case .noPermission: "You don’t have permission to use the \(camera). Ask your administrator."
      case .busy: "The \(camera) is in use by another app. Close that app and try again."
      case .unplugged: "The \(camera) was disconnected."
      case .unusable: "The \(camera) isn’t supported."
      case .noFrames: "The \(camera) isn’t sending images. Check its lens cover and privacy switch."
      case .other: "The \(camera) isn’t working."
      }
    return reason.isEmpty ? text : "\(text) (\(reason))"
  }
}
