/// A device and its orientation, which the conditions of a style sheet test.
///
/// The default on a desktop is ``desktop``, regardless of the shape of the window.
public struct StyleSheetEnvironment: Sendable, Hashable {
  /// A kind of device.
  public enum Device: String, Sendable, Hashable, CaseIterable {
    /// A tablet; a desktop window counts as one.
    case ipad
    /// A phone.
    case iphone
  }

  /// The orientation of a device.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// The height is greater than the width.
    case portrait
    /// The width is greater than the height.
    case landscape
  }

  /// The kind of device.
  public var device: Device
  /// The orientation of the device.
  public var orientation: Orientation

  /// The environment of every desktop window: a tablet in landscape orientation, because most windows are wide.
  public static let desktop = StyleSheetEnvironment(device: .ipad, orientation: .landscape)

  /// All combinations of device and orientation.
  public static let all = Device.allCases.flatMap { device in
    Orientation.allCases.map { StyleSheetEnvironment(device: device, orientation: $0) }
  }

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - device: The kind of device.
  ///   - orientation: The orientation of the device.
  public init(device: Device, orientation: Orientation) {
    self.device = device
    self.orientation = orientation
  }
}
