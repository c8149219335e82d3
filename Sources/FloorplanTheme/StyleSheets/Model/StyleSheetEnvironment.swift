/// What the conditions of a style sheet ask for.
public struct StyleSheetEnvironment: Sendable, Hashable {
  /// The kind of device: on a desktop, how wide the window is.
  public enum Device: String, Sendable, Hashable, CaseIterable {
    /// A wide window.
    case ipad
    /// A narrow window.
    case iphone
  }

  /// The orientation of a window.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// Higher than wide.
    case portrait
    /// Wider than high.
    case landscape
  }

  /// The kind of device.
  public var device: Device
  /// The orientation.
  public var orientation: Orientation

  /// A wide window that is wider than high, as most windows on a desktop are.
  public static let desktop = StyleSheetEnvironment(device: .ipad, orientation: .landscape)

  /// Every combination.
  public static let all = Device.allCases.flatMap { device in
    Orientation.allCases.map { StyleSheetEnvironment(device: device, orientation: $0) }
  }

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - device: The kind of device.
  ///   - orientation: The orientation.
  public init(device: Device, orientation: Orientation) {
    self.device = device
    self.orientation = orientation
  }
}
