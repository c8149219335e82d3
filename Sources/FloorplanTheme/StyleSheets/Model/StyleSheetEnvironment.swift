/// What the conditions of a style sheet ask for.
///
/// A desktop has no such devices: whoever doesn't say otherwise gets ``desktop``, whatever the shape of the window is.
public struct StyleSheetEnvironment: Sendable, Hashable {
  /// The kind of device.
  public enum Device: String, Sendable, Hashable, CaseIterable {
    /// A tablet, which a window of a desktop counts as.
    case ipad
    /// A telephone.
    case iphone
  }

  /// The orientation of a device.
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

  /// What every window of a desktop counts as: wider than high, as most are.
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
